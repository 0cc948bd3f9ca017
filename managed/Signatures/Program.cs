using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

/// <summary>
/// Writes managed/*/Signatures*.cs: what Unity's public API has and the stand-ins lack, as declarations whose bodies throw.
/// UNITY is a checkout of Unity's C# reference source of the version that the stand-ins follow, with the last published source
/// of uGUI before it in ugui/; only names, signatures and constants are taken from them. MANAGED is this repository's managed/ folder.
/// usage: Signatures.exe UNITY MANAGED [FOLDER...]; without folders all are written
/// With `packages`, UNITY has the sources of packages by their names, and ASSEMBLIES the built stand-ins.
/// usage: Signatures.exe packages UNITY ASSEMBLIES MANAGED FOLDER...
/// </summary>
internal static class Program
{
    private const int MaxLines = 640;

    private static int Main(string[] args)
    {
        if (args.Length < 2)
        {
            Console.Error.WriteLine("usage: Signatures.exe UNITY MANAGED [FOLDER...]");
            return 2;
        }
        HashSet<string> notPartial = new HashSet<string>();
        if (args[0] == "packages")
        {
            foreach (Module module in Modules.Packages.Where(m => args.Skip(4).Contains(m.Folder)))
            {
                WritePackage(args[1], args[2], args[3], module, notPartial);
            }
            Tell(notPartial);
            return 0;
        }
        Write(args, Modules.All, Modules.All, notPartial);
        Write(args, new[] { Modules.Editor }, Modules.All.Concat(new[] { Modules.Editor }).ToArray(), notPartial);
        Tell(notPartial);
        return 0;
    }

    private static void Tell(HashSet<string> notPartial)
    {
        foreach (string name in notPartial.OrderBy(n => n, StringComparer.Ordinal))
        {
            Console.WriteLine("not partial: " + name);
        }
    }

    private static void WritePackage(string unity, string assemblies, string managed, Module module, HashSet<string> notPartial)
    {
        module.IsPackage = true;
        module.Names = PackageTypes.Of(module.Folder);
        string own = PackageTypes.Assembly(module.Folder);
        string[] built = Directory.GetFiles(assemblies, "*.dll").Concat(Directory.GetFiles(Path.Combine(assemblies, "packages"), "*.dll"))
            .Where(path => Path.GetFileNameWithoutExtension(path) != own).ToArray();
        CSharpCompilation theirs = Compile("theirs", Sources(unity, module).ToArray(), built);
        CSharpCompilation ours = Compile("ours", OwnSources(managed, module).ToArray(), built);
        Surface surface = new Surface(theirs, ours, module, unity);
        Save(Path.Combine(managed, module.Folder), new Writer(surface, notPartial).Files(MaxLines));
        surface.TellUntaken();
    }

    /// <summary>Of some modules, which are compiled with others.</summary>
    private static void Write(string[] args, Module[] modules, Module[] with, HashSet<string> notPartial)
    {
        Module[] wanted = modules.Where(m => args.Length == 2 || args.Skip(2).Contains(m.Folder)).ToArray();
        if (wanted.Length == 0)
        {
            return;
        }
        CSharpCompilation theirs = Compile("theirs", with.SelectMany(m => Sources(args[0], m)).Distinct().ToArray());
        CSharpCompilation ours = Compile("ours", with.SelectMany(m => OwnSources(args[1], m)).ToArray());
        foreach (Module module in wanted)
        {
            Surface surface = new Surface(theirs, ours, module, args[0]);
            Save(Path.Combine(args[1], module.Folder), new Writer(surface, notPartial).Files(MaxLines));
            surface.TellUntaken();
        }
    }

    private static CSharpCompilation Compile(string name, string[] paths, params string[] assemblies)
    {
        IEnumerable<string> symbols = assemblies.Length > 0 ? Modules.PackageSymbols : new string[0];
        CSharpParseOptions options = new CSharpParseOptions(LanguageVersion.CSharp9, DocumentationMode.None, SourceCodeKind.Regular, symbols);
        IEnumerable<SyntaxTree> trees = paths.Select(p => CSharpSyntaxTree.ParseText(File.ReadAllText(p), options, p));
        string library = Path.GetDirectoryName(typeof(object).Assembly.Location);
        IEnumerable<MetadataReference> references = new[] { "mscorlib.dll", "System.dll", "System.Core.dll" }
            .Select(file => Path.Combine(library, file)).Concat(assemblies).Select(path => MetadataReference.CreateFromFile(path));
        return CSharpCompilation.Create(name, trees, references,
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true));
    }

    private static IEnumerable<string> Sources(string unity, Module module)
    {
        return module.Places.Select(place => Path.Combine(unity, place)).Where(Directory.Exists)
            .SelectMany(folder => Directory.GetFiles(folder, "*.cs", SearchOption.AllDirectories));
    }

    private static IEnumerable<string> OwnSources(string managed, Module module)
    {
        string folder = Path.Combine(managed, module.Folder);
        return Directory.Exists(folder) ? Directory.GetFiles(folder, "*.cs").Where(p => !IsWritten(p)) : new string[0];
    }

    private static bool IsWritten(string path)
    {
        return Path.GetFileName(path).StartsWith("Signatures", StringComparison.Ordinal);
    }

    private static void Save(string folder, List<string> files)
    {
        if (files.Count > 0)
        {
            Directory.CreateDirectory(folder);
        }
        if (Directory.Exists(folder))
        {
            Directory.GetFiles(folder, "*.cs").Where(IsWritten).ToList().ForEach(File.Delete);
        }
        for (int i = 0; i < files.Count; i++)
        {
            File.WriteAllText(Path.Combine(folder, "Signatures" + (i > 0 ? (i + 1).ToString() : "") + ".cs"), files[i]);
        }
    }
}
