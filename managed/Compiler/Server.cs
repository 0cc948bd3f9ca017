using System;
using System.Collections.Generic;
using System.IO;
using System.Text;
using System.Threading;
using Microsoft.CodeAnalysis.CSharp;

namespace Umcp.Compiler
{
    /// <summary>A body: reads its members from the request, and stops when it is cancelled.</summary>
    delegate Answer Op(JsonObject request, CancellationToken cancel);

    /// <summary>Requests as lines on stdin, answers on stdout: docs/compile.md. Builds and sessions run
    /// side by side, each kind one after the other.</summary>
    sealed partial class Server
    {
        sealed class Row
        {
            public Lane Lane;
            public Op Body;
        }

        readonly Dictionary<string, Row> ops = new Dictionary<string, Row>();
        readonly Lane builds;
        readonly Lane sessions;
        readonly TextWriter output;
        readonly References references;

        public Server(IEnumerable<string> always, Stream output)
        {
            this.output = new StreamWriter(output, new UTF8Encoding(false)) { NewLine = "\n" };
            references = new References(always);
            builds = new Lane("builds", WriteAnswer);
            sessions = new Lane("sessions", WriteAnswer);
            AddOp("build", builds, new Builds(references).Build);
            AddSessions();
        }

        /// <summary>Session.cs: adds "submit" and "define" with AddOp() on the lane `sessions`, compiling
        /// against `references`, and posts its warm-up to that lane with the id 0.</summary>
        partial void AddSessions();

        void AddOp(string name, Lane lane, Op body)
        {
            ops.Add(name, new Row { Lane = lane, Body = body });
        }

        /// <summary>Serves until the input ends.</summary>
        public void Run(TextReader input)
        {
            WriteLine(new JsonWriter().Member("hello", new JsonWriter()
                .Member("compiler", Language.Compiler)
                .Member("csharp", Language.Name)
                .Member("submits", ops.ContainsKey("submit"))).ToString());
            string line;
            while ((line = input.ReadLine()) != null)
                Take(line);
        }

        void Take(string line)
        {
            long id = 0;
            try {
                var request = JsonObject.Read(line);
                if (request.Has("id"))
                    id = request.Integer("id");
                Start(id, request);
            } catch (Fault fault) {
                WriteAnswer(id, Answer.Of(fault));
            }
        }

        void Start(long id, JsonObject request)
        {
            string op = request.Text("op");
            Row row;
            if (op == "cancel") {
                long of = request.Integer("of");
                builds.Cancel(of);
                sessions.Cancel(of);
            } else if (id <= 0)
                throw new Fault("request", "'id' must be a number above 0");
            else if (ops.TryGetValue(op, out row))
                row.Lane.Add(id, cancel => row.Body(request, cancel));
            else
                throw new Fault("request", "there is no op '" + op + "'");
        }

        void WriteAnswer(long id, Answer answer)
        {
            WriteLine(answer.ToLine(id));
        }

        void WriteLine(string line)
        {
            lock (output) {
                output.WriteLine(line);
                output.Flush();
            }
        }
    }

    /// <summary>What the compiler is, and the C# that we use of it: 9, as Unity, or the newest it has.</summary>
    static class Language
    {
        public static readonly LanguageVersion Version = Newest();

        public static string Name
        {
            get { return Version.ToDisplayString(); }
        }

        public static string Compiler
        {
            get { return "Roslyn " + typeof(CSharpCompilation).Assembly.GetName().Version.ToString(3); }
        }

        static LanguageVersion Newest()
        {
            LanguageVersion version;
            return LanguageVersionFacts.TryParse("9.0", out version)
                ? version
                : LanguageVersion.Latest.MapSpecifiedToEffectiveVersion();
        }
    }
}
