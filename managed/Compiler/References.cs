using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Umcp.Compiler
{
    /// <summary>Assemblies that code is compiled against, read once until the file changes. Both lanes use
    /// it.</summary>
    sealed class References
    {
        const int MaxKept = 1024;

        sealed class Entry
        {
            public DateTime Time;
            public long Size;
            public long Used;
            public MetadataReference Reference;
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
        /// long as no file changes, the objects are the same. Appends a line to `missing` for each file
        /// that is not there.</summary>
        public List<MetadataReference> Get(IEnumerable<string> paths, List<string> missing)
        {
            var found = new List<MetadataReference>();
            lock (entries) {
                clock++;
                foreach (string path in always.Concat(paths).Select(Path.GetFullPath).Distinct()) {
                    var reference = Read(path);
                    if (reference != null)
                        found.Add(reference);
                    else
                        missing.Add("error CS0006: Metadata file '" + path + "' could not be found");
                }
                Forget();
            }
            return found;
        }

        MetadataReference Read(string path)
        {
            var file = new FileInfo(path);
            if (!file.Exists)
                return null;
            Entry entry;
            if (!entries.TryGetValue(path, out entry) || entry.Time != file.LastWriteTimeUtc || entry.Size != file.Length)
                entries[path] = entry = new Entry {
                    Time = file.LastWriteTimeUtc,
                    Size = file.Length,
                    Reference = MetadataReference.CreateFromFile(path)
                };
            entry.Used = clock;
            return entry.Reference;
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
