using System.Collections.Generic;
using System.Linq;

/// <summary>The assemblies of packages, and which of their types are taken.</summary>
internal static class PackageTypes
{
    /// <summary>Folder, assembly, and the types by namespace; without them all.</summary>
    private static readonly string[][] s_Rows =
    {
        new[] { "Timeline", "Unity.Timeline" },
        new[] { "Navigation", "Unity.AI.Navigation" },
        new[] { "PostProcessing", "Unity.Postprocessing.Runtime" },
        new[] { "RenderPipelines", "Unity.RenderPipelines.Core.Runtime" },
        new[] { "UniversalPipeline", "Unity.RenderPipelines.Universal.Runtime" },
        new[] { "Netcode", "Unity.Netcode.Runtime" },
    };

    /// <summary>Types that are written by hand, and get nothing more: their overloads differ by constraints that mcs does not know.</summary>
    internal static readonly string[] Whole =
    {
        "Unity.Netcode.FastBufferReader", "Unity.Netcode.FastBufferWriter", "Unity.Netcode.BufferSerializer", "Unity.Netcode.IReaderWriter",
    };

    internal static string Assembly(string folder) => s_Rows.First(row => row[0] == folder)[1];

    internal static HashSet<string> Of(string folder)
    {
        string[] row = s_Rows.First(r => r[0] == folder);
        return row.Length == 2 ? null : new HashSet<string>(row.Skip(2).Select(part => part.Split(new[] { ": " }, System.StringSplitOptions.None))
            .SelectMany(part => part[1].Split(' ').Select(name => part[0] + "." + name)));
    }
}
