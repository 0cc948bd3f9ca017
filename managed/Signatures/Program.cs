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
        Write(args, Modules.All, Modules.All, notPartial);
        Write(args, new[] { Modules.Editor }, Modules.All.Concat(new[] { Modules.Editor }).ToArray(), notPartial);
        foreach (string name in notPartial.OrderBy(n => n, StringComparer.Ordinal))
        {
            Console.WriteLine("not partial: " + name);
        }
        return 0;
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

    private static CSharpCompilation Compile(string name, string[] paths)
    {
        CSharpParseOptions options = new CSharpParseOptions(LanguageVersion.CSharp9, DocumentationMode.None);
        IEnumerable<SyntaxTree> trees = paths.Select(p => CSharpSyntaxTree.ParseText(File.ReadAllText(p), options, p));
        string library = Path.GetDirectoryName(typeof(object).Assembly.Location);
        IEnumerable<MetadataReference> references = new[] { "mscorlib.dll", "System.dll", "System.Core.dll" }
            .Select(file => MetadataReference.CreateFromFile(Path.Combine(library, file)));
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
