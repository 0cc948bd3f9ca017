// Facades.exe OUT SHIMS.dll ROSLYN.dll...
//
// Roslyn's libraries are made for .NET Core: they look for each type in one of its many assemblies,
// such as System.Collections. Mono has the same types in a few large ones. This writes to OUT the
// assemblies that the libraries miss: empty but for forwarders, each of which says where a type
// really is. What Mono lacks is in SHIMS.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;

static class Facades
{
    // Where types are, the first that has it counts. "System.Memory" came with Roslyn's libraries.
    static readonly string[] homes =
        { "System.Memory", "mscorlib", "System", "System.Core", "System.Xml", "System.Numerics" };

    sealed class Facade
    {
        public Version Version;
        public string Token; // of the public key by which the libraries know it
        public readonly SortedSet<string> Types = new SortedSet<string>(StringComparer.Ordinal);
    }

    static int Main(string[] args)
    {
        string folder = args[0];
        var present = new HashSet<string>(Directory.GetFiles(folder, "*.dll").Select(Path.GetFileNameWithoutExtension));
        var facades = new SortedDictionary<string, Facade>(StringComparer.Ordinal);
        foreach (string library in args.Skip(2))
            using (var image = new PEReader(File.OpenRead(library)))
                Collect(image.GetMetadataReader(), present, facades);
        var places = FindTypes(args[1], folder);
        var keys = FindKeys(folder);
        foreach (var facade in facades) {
            byte[] key;
            keys.TryGetValue(facade.Value.Token, out key);
            Write(Path.Combine(folder, facade.Key + ".dll"), facade.Key, facade.Value, key ?? new byte[0], places);
        }
        return 0;
    }

    /// Adds the types that a library looks for in assemblies that are neither beside it nor Mono's.
    static void Collect(MetadataReader library, HashSet<string> present, IDictionary<string, Facade> facades)
    {
        foreach (var handle in library.TypeReferences) {
            var type = library.GetTypeReference(handle);
            if (type.ResolutionScope.Kind != HandleKind.AssemblyReference)
                continue; // nested: goes with the type around it
            var assembly = library.GetAssemblyReference((AssemblyReferenceHandle)type.ResolutionScope);
            string name = library.GetString(assembly.Name);
            if (present.Contains(name) || homes.Contains(name))
                continue;
            Facade facade;
            if (!facades.TryGetValue(name, out facade))
                facades[name] = facade = new Facade { Version = assembly.Version };
            if (facade.Version <= assembly.Version) {
                facade.Version = assembly.Version;
                facade.Token = BitConverter.ToString(library.GetBlobBytes(assembly.PublicKeyOrToken));
            }
            facade.Types.Add(Join(library.GetString(type.Namespace), library.GetString(type.Name)));
        }
    }

    /// Which assembly has which public type.
    static Dictionary<string, AssemblyName> FindTypes(string shims, string folder)
    {
        var places = new Dictionary<string, AssemblyName>();
        foreach (string home in new[] { shims, Path.Combine(folder, homes[0] + ".dll") }.Concat(homes.Skip(1))) {
            var assembly = File.Exists(home)
                ? Assembly.LoadFrom(home)
                : Assembly.Load(home + ", Version=4.0.0.0, Culture=neutral, PublicKeyToken=b77a5c561934e089");
            foreach (var type in assembly.GetExportedTypes())
                if (!type.IsNested && !places.ContainsKey(type.FullName))
                    places[type.FullName] = assembly.GetName();
        }
        return places;
    }

    /// The public keys of the libraries that are there, by token: Microsoft has few.
    static Dictionary<string, byte[]> FindKeys(string folder)
    {
        var keys = new Dictionary<string, byte[]>();
        foreach (string path in Directory.GetFiles(folder, "*.dll")) {
            var name = AssemblyName.GetAssemblyName(path);
            keys[BitConverter.ToString(name.GetPublicKeyToken() ?? new byte[0])] = name.GetPublicKey();
        }
        return keys;
    }

    /// What Mono and the shims both lack is left out: Roslyn uses it in ways that umcp does not take.
    static void Write(string path, string name, Facade facade, byte[] key,
                      Dictionary<string, AssemblyName> places)
    {
        var tables = new MetadataBuilder();
        tables.AddModule(0, tables.GetOrAddString(name + ".dll"), tables.GetOrAddGuid(Guid.NewGuid()),
                         default(GuidHandle), default(GuidHandle));
        tables.AddAssembly(tables.GetOrAddString(name), facade.Version, default(StringHandle),
                           tables.GetOrAddBlob(key), key.Length > 0 ? AssemblyFlags.PublicKey : 0,
                           AssemblyHashAlgorithm.Sha1);
        tables.AddTypeDefinition(0, default(StringHandle), tables.GetOrAddString("<Module>"), default(EntityHandle),
                                 MetadataTokens.FieldDefinitionHandle(1), MetadataTokens.MethodDefinitionHandle(1));
        var references = new Dictionary<string, AssemblyReferenceHandle>();
        foreach (string type in facade.Types) {
            AssemblyName place;
            if (!places.TryGetValue(type, out place))
                continue;
            if (!references.ContainsKey(place.Name))
                references[place.Name] = tables.AddAssemblyReference(
                    tables.GetOrAddString(place.Name), place.Version, default(StringHandle),
                    tables.GetOrAddBlob(place.GetPublicKeyToken() ?? new byte[0]), 0, default(BlobHandle));
            int dot = type.LastIndexOf('.');
            tables.AddExportedType(TypeAttributes.Public | (TypeAttributes)0x00200000 /* forwarder */,
                                   tables.GetOrAddString(dot < 0 ? "" : type.Substring(0, dot)),
                                   tables.GetOrAddString(type.Substring(dot + 1)), references[place.Name], 0);
        }
        var image = new BlobBuilder();
        new ManagedPEBuilder(PEHeaderBuilder.CreateLibraryHeader(), new MetadataRootBuilder(tables), new BlobBuilder())
            .Serialize(image);
        using (var file = File.Create(path))
            image.WriteContentTo(file);
    }

    static string Join(string space, string name)
    {
        return space == "" ? name : space + "." + name;
    }
}
