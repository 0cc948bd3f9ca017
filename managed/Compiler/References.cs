using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Reflection.Metadata;
using Microsoft.CodeAnalysis;

namespace Umcp.Compiler
{
    /// <summary>Assemblies that code is compiled against, read once until the file changes. Both lanes use
    /// it.</summary>
    sealed class References
    {
        const int MaxKept = 1024;
        const string Support = "Umcp.Support.dll"; // has what Mono's class library lacks

        sealed class Entry
        {
            public DateTime Time;
            public long Size;
            public long Used;
            public PortableExecutableReference Reference;
            public HashSet<string> Types; // public ones; null: not read yet
        }

        readonly Dictionary<string, Entry> entries = new Dictionary<string, Entry>();
        readonly List<string> always;
        long clock;

        /// <param name="always">The class library and the support assembly.</param>
        public References(IEnumerable<string> always)
        {
            this.always = always.ToList();
        }

        /// <summary>The references of some code: those that each code has, then these, each path once. As
        /// long as no file changes, the objects are the same. Adds a line to `problems` for each file that
        /// is not there.</summary>
        public List<MetadataReference> Get(IEnumerable<string> paths, List<string> problems)
        {
            var found = new List<Entry>();
            Entry support = null;
            lock (entries) {
                clock++;
                foreach (string path in always.Concat(paths).Select(Path.GetFullPath).Distinct()) {
                    var entry = Read(path);
                    if (entry == null)
                        problems.Add("error CS0006: Metadata file '" + path + "' could not be found");
                    else
                        found.Add(entry);
                    if (Path.GetFileName(path) == Support)
                        support = entry;
                }
                if (support != null && found.Any(e => e != support && TypesOf(e).Overlaps(TypesOf(support))))
                    found.Remove(support); // the project brings its own, and two of them are none
                Forget();
            }
            return found.Select(e => (MetadataReference)e.Reference).ToList();
        }

        Entry Read(string path)
        {
            var file = new FileInfo(path);
            if (!file.Exists)
                return null;
            Entry entry;
            if (!entries.TryGetValue(path, out entry) || entry.Time != file.LastWriteTimeUtc || entry.Size != file.Length) {
                var reference = Open(path);
                if (reference == null)
                    return null;
                entries[path] = entry = new Entry {
                    Time = file.LastWriteTimeUtc,
                    Size = file.Length,
                    Reference = reference
                };
            }
            entry.Used = clock;
            return entry;
        }

        /// <summary>null: the file cannot be read. The sandbox shows files that it does not open.</summary>
        static PortableExecutableReference Open(string path)
        {
            try {
                return MetadataReference.CreateFromFile(path);
            } catch (IOException) {
                return null;
            } catch (UnauthorizedAccessException) {
                return null;
            }
        }

        /// <summary>Is it an assembly at all? Compiling against one that is not is an error.</summary>
        public static bool IsAssembly(MetadataReference reference)
        {
            try {
                ((AssemblyMetadata)((PortableExecutableReference)reference).GetMetadata()).GetModules();
                return true;
            } catch (BadImageFormatException) {
                return false;
            }
        }

        static HashSet<string> TypesOf(Entry entry)
        {
            if (entry.Types != null)
                return entry.Types;
            entry.Types = new HashSet<string>();
            try {
                foreach (var module in ((AssemblyMetadata)entry.Reference.GetMetadata()).GetModules()) {
                    var tables = module.GetMetadataReader();
                    foreach (var type in tables.TypeDefinitions.Select(tables.GetTypeDefinition))
                        if ((type.Attributes & TypeAttributes.VisibilityMask) == TypeAttributes.Public)
                            entry.Types.Add(tables.GetString(type.Namespace) + "." + tables.GetString(type.Name));
                }
            } catch (BadImageFormatException) {
                // The compiler says so, too, and better.
            }
            return entry.Types;
        }

        void Forget()
        {
            if (entries.Count <= MaxKept)
                return;
            foreach (var old in entries.OrderBy(e => e.Value.Used).Take(entries.Count - MaxKept).ToList())
                entries.Remove(old.Key);
        }
    }
}
