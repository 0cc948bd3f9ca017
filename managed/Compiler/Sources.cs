using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Security.Cryptography;
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
    }

    /// <summary>Syntax trees by path and content, so that a file is parsed again only if it changed.</summary>
    sealed class Sources
    {
        const int BuildsKept = 8; // a tree that this many builds did not use is forgotten

        sealed class Entry
        {
            public byte[] Hash;
            public CSharpParseOptions Options;
            public SyntaxTree Tree;
            public long Used;
        }

        static readonly Encoding StrictUtf8 = new UTF8Encoding(false, true);
        static readonly Encoding Latin1 = Encoding.GetEncoding("iso-8859-1");

        readonly ConcurrentDictionary<string, Entry> entries = new ConcurrentDictionary<string, Entry>();
        long build;

        /// <summary>One tree for each source, in their order; the same object as before if nothing changed.
        /// null where the file cannot be read.</summary>
        public SyntaxTree[] Parse(IList<Source> sources, CSharpParseOptions options, CancellationToken cancel)
        {
            var trees = new SyntaxTree[sources.Count];
            build++;
            Workers.Run(trees.Length, i => trees[i] = Parse(sources[i], options, cancel), cancel);
            Forget();
            return trees;
        }

        SyntaxTree Parse(Source source, CSharpParseOptions options, CancellationToken cancel)
        {
            byte[] bytes = Read(source);
            if (bytes == null)
                return null;
            byte[] hash;
            using (var sha = SHA256.Create())
                hash = sha.ComputeHash(bytes);
            Entry entry;
            if (!entries.TryGetValue(source.Path, out entry) || !entry.Hash.SequenceEqual(hash)
                || !entry.Options.Equals(options))
                entries[source.Path] = entry = new Entry {
                    Hash = hash,
                    Options = options,
                    Tree = CSharpSyntaxTree.ParseText(Decode(bytes), options, source.Path, cancel)
                };
            entry.Used = build;
            return entry.Tree;
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
        public static SourceText Decode(byte[] bytes)
        {
            try {
                return SourceText.From(bytes, bytes.Length, StrictUtf8);
            } catch (DecoderFallbackException) {
                return SourceText.From(bytes, bytes.Length, Latin1);
            }
        }

        void Forget()
        {
            foreach (var old in entries.Where(e => e.Value.Used + BuildsKept <= build).ToList()) {
                Entry entry;
                entries.TryRemove(old.Key, out entry);
            }
        }
    }
}
