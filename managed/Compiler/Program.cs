using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Text;
using System.Threading;

namespace Umcp.Compiler
{
    /// <summary>The driver: Roslyn's libraries as a process that stays warm (--serve), or as csc, once.</summary>
    static class Program
    {
        const string Usage = "usage: umcp-csc.exe --serve [--reference DLL]...\n"
                             + "       umcp-csc.exe [options of csc] [@FILE] FILE.cs...";

        static int Main(string[] args)
        {
            CultureInfo.DefaultThreadCurrentCulture = CultureInfo.InvariantCulture;
            CultureInfo.DefaultThreadCurrentUICulture = CultureInfo.InvariantCulture;
            Thread.CurrentThread.CurrentCulture = CultureInfo.InvariantCulture;
            Thread.CurrentThread.CurrentUICulture = CultureInfo.InvariantCulture;
            if (args.Length == 0) {
                Console.Error.WriteLine(Usage);
                return 2;
            }
            return args[0] == "--serve" ? Serve(args) : CommandLine.Compile(args, Console.Out);
        }

        static int Serve(string[] args)
        {
            var references = new List<string>();
            for (int i = 1; i < args.Length; i += 2) {
                if (args[i] != "--reference" || i + 1 == args.Length) {
                    Console.Error.WriteLine(Usage);
                    return 2;
                }
                references.Add(args[i + 1]);
            }
            var output = Console.OpenStandardOutput();
            Console.SetOut(Console.Error); // stdout has answers only
            var server = new Server(references, output);
            server.Run(new StreamReader(Console.OpenStandardInput(), new UTF8Encoding(false), false, 1 << 16));
            Environment.Exit(0); // whatever still runs: nobody reads its answer
            return 0;
        }
    }
}
