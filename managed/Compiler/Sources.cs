using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace Umcp.Compiler
{
    /// <summary>A source of a build: a file, or a text in its place.</summary>
    sealed class Source
    {
        public string Path;
        public string Text; // null: what the file has
        public string Hash; // the SHA-256, in hex, that the file must have; null: any
    }

    /// <summary>What became of a source.</summary>
    sealed class Parsed
    {
        public byte[] Hash; // of its bytes
        public CSharpParseOptions Options;
        public SyntaxTree Tree; // null: there is a problem
        public string Problem;  // a line of the report: the file cannot be read, or not be parsed
        public bool IsDeep;     // it may need a large stack
        public long Used;       // the last build that had it
        int members = -1;       // not counted yet

        public int CountMembers()
        {
            if (members < 0)
                members = Members.In(Tree.GetRoot()).Count();
            return members;
        }
    }

    /// <summary>Syntax trees by path and content, so that a file is parsed again only if it changed.</summary>
    sealed class Sources
    {
        const int MaxRun = 10000; // LIMIT_FILE_RUN
        const int BuildsKept = 8; // a tree that this many builds did not use is forgotten

        static readonly Encoding StrictUtf8 = new UTF8Encoding(false, true);
        static readonly Encoding Latin1 = Encoding.GetEncoding("iso-8859-1");

        readonly ConcurrentDictionary<string, Parsed> kept = new ConcurrentDictionary<string, Parsed>();
        long build;

        /// <summary>Parses each source, in their order. The tree is the same object as before if nothing
        /// changed.</summary>
        /// <param name="isTolerant">Files with expressions that are too long are a problem: nobody has refused
        /// them.</param>
        public Parsed[] Parse(IList<Source> sources, CSharpParseOptions options, bool isTolerant,
            CancellationToken cancel)
        {
            var parsed = new Parsed[sources.Count];
            build++;
            Workers.Run(parsed.Length, i => parsed[i] = Parse(sources[i], options, isTolerant, cancel), cancel);
            Forget();
            return parsed;
        }

        Parsed Parse(Source source, CSharpParseOptions options, bool isTolerant, CancellationToken cancel)
        {
            byte[] bytes = Read(source);
            if (bytes == null)
                return new Parsed {
                    Problem = source.Path + "(1,1): error CS2001: Source file '" + source.Path + "' could not be found."
                };
            byte[] hash = Hashes.Of(bytes);
            Hashes.Check(source.Path, hash, source.Hash);
            Parsed parsed;
            if (!kept.TryGetValue(source.Path, out parsed) || !parsed.Hash.SequenceEqual(hash)
                || !parsed.Options.Equals(options)) {
                parsed = Parse(Decode(bytes), options, source.Path, isTolerant, cancel);
                parsed.Hash = hash;
                kept[source.Path] = parsed;
            }
            parsed.Used = build;
            return parsed;
        }

        static Parsed Parse(SourceText text, CSharpParseOptions options, string path, bool isTolerant,
            CancellationToken cancel)
        {
            string code = text.ToString();
            var parsed = new Parsed { Options = options, IsDeep = IsDeep(code) };
            // A long expression is no reason to refuse a file: csc compiles it, too.
            int place = parsed.IsDeep ? Nesting.Find(code, options, isTolerant ? MaxRun : int.MaxValue) : -1;
            if (place >= 0) {
                var at = text.Lines.GetLinePosition(place);
                parsed.Problem = path + "(" + (at.Line + 1) + "," + (at.Character + 1) + "): " + Nesting.Error;
            } else
                parsed.Tree = CSharpSyntaxTree.ParseText(text, options, path, cancel);
            return parsed;
        }

        /// <summary>Might this nest as deeply as no code that people write? Looks at characters only, so a
        /// text or comment may count, which costs no more than the time of the other processors.</summary>
        static bool IsDeep(string code)
        {
            int brackets = 0, angles = 0, run = 0;
            foreach (char c in code) {
                run++;
                if (c == '<')
                    angles++;
                else if (c == '(' || c == '[' || c == '{')
                    brackets++;
                else if ((c == ')' || c == ']' || c == '}') && brackets > 0)
                    brackets--;
                if (c == ';' || c == '{' || c == '}')
                    angles = run = 0;
                else if (c == ',')
                    run = 0;
                if (brackets > 200 || angles > 100 || run > 20000)
                    return true;
            }
            return false;
        }

        static byte[] Read(Source source)
        {
            if (source.Text != null)
                return new UTF8Encoding(false).GetBytes(source.Text);
            try {
                return File.ReadAllBytes(source.Path);
            } catch (IOException) {
                return null;
            } catch (UnauthorizedAccessException) {
                return null;
            }
        }

        /// <summary>As csc: by the byte order mark; else UTF-8; else one byte a character.</summary>
        static SourceText Decode(byte[] bytes)
        {
            try {
                return SourceText.From(bytes, bytes.Length, StrictUtf8);
            } catch (DecoderFallbackException) {
                return SourceText.From(bytes, bytes.Length, Latin1);
            }
        }

        void Forget()
        {
            foreach (var old in kept.Where(e => e.Value.Used + BuildsKept <= build).ToList()) {
                Parsed parsed;
                kept.TryRemove(old.Key, out parsed);
            }
        }
    }
}
