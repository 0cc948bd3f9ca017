// Forwards.exe OUT MCS ASSEMBLY...
//
// DLLs of projects look for types where they are in Unity or in .NET: those for older versions of Unity in UnityEngine,
// those for .NET Standard in netstandard. Here they are in other assemblies. This writes to OUT assemblies that say
// where: empty but for forwarders. The types of Unity are in ASSEMBLY..., those of .NET in Mono's class library.
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text;

static class Forwards
{
    const string Open =
        "4B86C4CB78549B34BAB61A3B1800E23BFEB5B3EC390074041536A7E3CBD97F5F04CF0F857155A8928EAA29EBFD11CFBBAD3BA70EF"
        + "EA7BDA3226C6A8D370A4CD303F714486B6EBC225985A638471E6EF571CC92A4613C00B8FA65D61CCEE0CBE5F36330C9A01F4183559F1BEF24CC2917C6D913"
        + "E3A541333A1D05D9BED22B38CB";
    const string Microsoft =
        "07D1FA57C4AED9F0A32E84AA0FAEFD0DE9E8FD6AEC8F87FB03766C834C99921EB23BE79AD9D5DCC1DD9AD236132102900B723CF98"
        + "0957FC4E177108FC607774F29E8320E92EA05ECE4E821C0A5EFE8F1645C4C0C93C1AB99285D622CAA652C1DFAD63D745D6F2DE5F17E5EAF0FC4963D261C8A"
        + "12436518206DC093344D5AD293";
    const string KeyHead = "0024000004800000940000000602000000240000525341310004000001000100"; // RSA, 1024 bits

    // Name, version, whose public key it is known by. Versions are later than any that is asked for.
    static readonly string[,] library = {
        { "netstandard", "2.1.0.0", Open },
        { "System.Memory", "4.99.0.0", Open },
        { "System.Buffers", "4.99.0.0", Open },
        { "System.Threading.Tasks.Extensions", "4.99.0.0", Open },
        { "System.ValueTuple", "4.99.0.0", Open },
        { "System.Numerics.Vectors", "4.99.0.0", Microsoft },
        { "System.Runtime", "4.99.0.0", Microsoft },
        { "System.Runtime.Extensions", "4.99.0.0", Microsoft },
        { "System.Runtime.InteropServices", "4.99.0.0", Microsoft },
        { "System.Collections", "4.99.0.0", Microsoft },
        { "System.Collections.Concurrent", "4.99.0.0", Microsoft },
        { "System.Linq", "4.99.0.0", Microsoft },
        { "System.Linq.Expressions", "4.99.0.0", Microsoft },
        { "System.ObjectModel", "4.99.0.0", Microsoft },
        { "System.Reflection", "4.99.0.0", Microsoft },
        { "System.Reflection.Extensions", "4.99.0.0", Microsoft },
        { "System.Text.Encoding", "4.99.0.0", Microsoft },
        { "System.Text.RegularExpressions", "4.99.0.0", Microsoft },
        { "System.Threading", "4.99.0.0", Microsoft },
        { "System.Threading.Tasks", "4.99.0.0", Microsoft },
        { "System.Globalization", "4.99.0.0", Microsoft },
        { "System.IO", "4.99.0.0", Microsoft },
        { "System.Diagnostics.Debug", "4.99.0.0", Microsoft },
        { "System.Diagnostics.Tools", "4.99.0.0", Microsoft },
        { "System.Xml.ReaderWriter", "4.99.0.0", Microsoft },
    };
    // Distributions divide the class library: what is not installed when umcp is built is left out.
    static readonly string[] homes =
        { "mscorlib", "System", "System.Core", "System.Xml", "System.Numerics", "System.Configuration",
        "System.Security",
        "System.Xml.Linq", "System.Runtime.Serialization", "System.Data", "System.Net.Http", "System.IO.Compression",
            "System.IO.Compression.FileSystem" };

    static int Main(string[] args)
    {
        string folder = Path.GetFullPath(args[0]);
        string mono = Path.GetDirectoryName(typeof(object).Assembly.Location);
        var engine = args.Skip(2).ToList();
        var own = homes.Select(h => Path.Combine(mono, h + ".dll")).Where(File.Exists).ToList();
        if (Directory.Exists(folder))
            Directory.Delete(folder, true);
        Directory.CreateDirectory(folder);
        bool ok = Write(folder, args[1], "UnityEngine", "0.0.0.0", null, engine);
        for (int i = 0; ok && i < library.GetLength(0); i++)
            // Where Mono has its own, its runtime finds that first.
            if (!File.Exists(Path.Combine(mono, "Facades", library[i, 0] + ".dll")))
                ok = Write(folder, args[1], library[i, 0], library[i, 1], library[i, 2], own);
        return ok ? 0 : 1;
    }

    static bool Write(string folder, string mcs, string name, string version, string key, List<string> assemblies)
    {
        string source = Path.Combine(folder, name + ".cs"), keys = Path.Combine(folder, name + ".snk");
        var text = new StringBuilder("[assembly: System.Reflection.AssemblyVersion(\"" + version + "\")]\n");
        foreach (string type in assemblies.SelectMany(TypesOf).Distinct())
            text.Append("[assembly: System.Runtime.CompilerServices.TypeForwardedTo(typeof(").Append(type)
                .Append("))]\n");
        File.WriteAllText(source, text.ToString());
        string options = "";
        if (key != null) {
            File.WriteAllBytes(keys, Bytes(KeyHead + key));
            options = "-delaysign+ \"-keyfile:" + keys + "\" ";
        }
        bool ok =
            Run(mcs, "-nologo -target:library -nowarn:0612,0618 " + options + "\"-out:"
            + Path.Combine(folder, name + ".dll") + "\" "
                           + string.Join(" ", assemblies.Select(a => "\"-r:" + a + "\"")) + " \"" + source + "\"");
        File.Delete(source);
        File.Delete(keys);
        return ok;
    }

    /// "System.Collections.Generic.List<>" for each public type; those that nobody may name are left out.
    static IEnumerable<string> TypesOf(string path)
    {
        return from type in Assembly.LoadFrom(path).GetExportedTypes()
               where !type.IsNested
                   && !type.GetCustomAttributes(typeof(ObsoleteAttribute), false).Cast<ObsoleteAttribute>()
                   .Any(o => o.IsError)
               let tick = type.FullName.IndexOf('`')
               select type == typeof(void) ? "void" : "global::" + (tick < 0 ? type.FullName
                   : type.FullName.Substring(0, tick) + "<" + new string(',', type.GetGenericArguments().Length - 1)
                       + ">");
    }

    static byte[] Bytes(string hex)
    {
        return Enumerable.Range(0, hex.Length / 2).Select(i => Convert.ToByte(hex.Substring(2 * i, 2), 16)).ToArray();
    }

    static bool Run(string program, string arguments)
    {
        using (var process = Process.Start(new ProcessStartInfo(program, arguments) { UseShellExecute = false })) {
            process.WaitForExit();
            return process.ExitCode == 0;
        }
    }
}
