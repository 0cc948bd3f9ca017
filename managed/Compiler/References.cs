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
        const int MaxVariants = 16; // of one stand-in: one for each set of types that assemblies of a project bring
        const string Support = "Umcp.Support.dll"; // has what Mono's class library lacks

        sealed class Entry
        {
            public DateTime Time;
            public long Size;
            public long Used;
            public byte[] Hash; // null: of the files that each code has, which projects cannot change
            public PortableExecutableReference Reference;
            public bool IsStandIn;
            public HashSet<string> Types; // public ones; null: not read yet
            public HashSet<string> Internals; // of the project's
            public HashSet<string> Friends; // who sees those
            public string Losses; // what it tells that it has lost; null: nothing
            public readonly Dictionary<string, PortableExecutableReference> Variants // of a stand-in, by what they hide
                = new Dictionary<string, PortableExecutableReference>();

            public bool IsProjects
            {
                get { return Hash != null && !IsStandIn; }
            }
        }

        readonly Dictionary<string, Entry> entries = new Dictionary<string, Entry>();
        readonly List<string> always;
        readonly StandIns standIns;
        readonly HashSet<string> stoodIn = new HashSet<string>(); // types of all stand-ins that were read
        long clock;

        /// <param name="always">The class library and the support assembly.</param>
        public References(IEnumerable<string> always)
        {
            this.always = always.Select(Path.GetFullPath).ToList();
            standIns = new StandIns(this.always.Find(p => Path.GetFileName(p) == Support));
        }

        /// <summary>The references of some code: those that each code has, then these, each path once. As
        /// long as no file changes, the objects are the same. Adds a line to `problems` for each file that
        /// is not there. Types of stand-ins that others of them bring are not to be seen.</summary>
        /// <param name="name">Of the assembly that is compiled, which may see what is internal to others; null: it is
        /// nobody's friend.</param>
        /// <param name="hashes">What these files must have, in their order: else the fault is "changed". null:
        /// anything.</param>
        /// <param name="losses">Gets what they tell that they have lost; null: that does not matter.</param>
        public List<MetadataReference> Get(IEnumerable<string> paths, List<string> problems, string name = null,
                                           string[] hashes = null, List<string> losses = null)
        {
            var wanted = Wanted(paths, hashes);
            var found = new List<Entry>();
            Entry support = null;
            lock (entries) {
                clock++;
                foreach (string path in always.Concat(paths.Select(Path.GetFullPath)).Distinct()) {
                    string hash;
                    wanted.TryGetValue(path, out hash);
                    var entry = Read(path, hash);
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
                if (losses != null)
                    losses.AddRange(found.Select(e => e.Losses).Where(l => l != null));
                return Seen(found, name);
            }
        }

        List<MetadataReference> Seen(List<Entry> found, string name)
        {
            var brought = new HashSet<string>();
            foreach (var entry in found.Where(e => e.IsStandIn))
                TypesOf(entry);
            foreach (var entry in found.Where(e => e.IsProjects)) {
                brought.UnionWith(TypesOf(entry).Where(stoodIn.Contains));
                if (name != null && entry.Friends.Contains(name))
                    brought.UnionWith(entry.Internals.Where(stoodIn.Contains));
            }
            return found.Select(e => (MetadataReference)(e.IsStandIn ? Without(e, brought) : e.Reference)).ToList();
        }

        /// <summary>The stand-in without the types that the project brings.</summary>
        PortableExecutableReference Without(Entry entry, HashSet<string> brought)
        {
            if (!brought.Overlaps(TypesOf(entry)))
                return entry.Reference;
            var hidden = entry.Types.Where(brought.Contains).OrderBy(t => t, StringComparer.Ordinal).ToList();
            string key = string.Join("\n", hidden);
            PortableExecutableReference variant;
            if (entry.Variants.TryGetValue(key, out variant))
                return variant;
            if (entry.Variants.Count >= MaxVariants)
                entry.Variants.Clear();
            return entry.Variants[key] = Hide(entry, hidden);
        }

        static PortableExecutableReference Hide(Entry entry, List<string> types)
        {
            string path = entry.Reference.FilePath;
            byte[] image = File.ReadAllBytes(path);
            if (!Hashes.Of(image).SequenceEqual(entry.Hash))
                throw new Fault("changed", "'" + path + "' changed while it was compiled");
            StandIns.Hide(image, types);
            return MetadataReference.CreateFromImage(image, filePath: path);
        }

        static Dictionary<string, string> Wanted(IEnumerable<string> paths, string[] hashes)
        {
            var wanted = new Dictionary<string, string>();
            int i = 0;
            if (hashes != null)
                foreach (string path in paths)
                    wanted[Path.GetFullPath(path)] = hashes[i++];
            return wanted;
        }

        /// <param name="hash">What the file must have; null: anything. Its time and size say whether it
        /// changed, but not who else changed it back.</param>
        Entry Read(string path, string hash)
        {
            var file = new FileInfo(path);
            if (!file.Exists)
                return null;
            Entry entry;
            if (!entries.TryGetValue(path, out entry) || entry.Time != file.LastWriteTimeUtc
                || entry.Size != file.Length
                || (hash != null && entry.Hash != null && !Hashes.Is(entry.Hash, hash))) {
                entry = Open(path);
                if (entry == null)
                    return null;
                if (entry.Hash != null)
                    Hashes.Check(path, entry.Hash, hash);
                entry.Time = file.LastWriteTimeUtc;
                entry.Size = file.Length;
                entries[path] = entry;
            }
            entry.Used = clock;
            return entry;
        }

        /// <summary>null: the file cannot be read. The sandbox shows files that it does not open. What a
        /// project might change is read whole and hashed; Roslyn would map it into memory.</summary>
        Entry Open(string path)
        {
            try {
                byte[] bytes = File.ReadAllBytes(path);
                if (always.Contains(path))
                    return new Entry { Reference = OfLibrary(path, bytes) };
                bool isStandIn = standIns.Has(path);
                return new Entry {
                    Hash = Hashes.Of(bytes),
                    IsStandIn = isStandIn,
                    Losses = isStandIn ? null : Losses.Read(bytes),
                    Reference = MetadataReference.CreateFromImage(bytes, filePath: path)
                };
            } catch (IOException) {
                return null;
            } catch (UnauthorizedAccessException) {
                return null;
            }
        }

        static PortableExecutableReference OfLibrary(string path, byte[] bytes)
        {
            byte[] mended = Readonly.Mend(bytes);
            return mended == bytes ? MetadataReference.CreateFromFile(path)
                : MetadataReference.CreateFromImage(mended, filePath: path);
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

        HashSet<string> TypesOf(Entry entry)
        {
            if (entry.Types != null)
                return entry.Types;
            entry.Types = new HashSet<string>();
            entry.Internals = new HashSet<string>();
            entry.Friends = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
            try {
                foreach (var module in ((AssemblyMetadata)entry.Reference.GetMetadata()).GetModules()) {
                    var tables = module.GetMetadataReader();
                    foreach (var type in tables.TypeDefinitions.Select(tables.GetTypeDefinition))
                        if (StandIns.IsPublic(type))
                            entry.Types.Add(StandIns.NameOf(tables, type));
                        else if (entry.IsProjects && type.GetDeclaringType().IsNil)
                            entry.Internals.Add(StandIns.NameOf(tables, type));
                    if (entry.IsProjects)
                        entry.Friends.UnionWith(StandIns.FriendsOf(tables));
                }
            } catch (BadImageFormatException) {
                // The compiler says so, too, and better.
            }
            if (entry.IsStandIn)
                stoodIn.UnionWith(entry.Types);
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
