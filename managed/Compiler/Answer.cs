using System;

namespace Umcp.Compiler
{
    /// <summary>Why a request is not carried out: a word of docs/compile.md's list, and a sentence for
    /// people.</summary>
    sealed class Fault : Exception
    {
        public readonly string Word;

        public Fault(string word, string message) : base(message)
        {
            Word = word;
        }
    }

    /// <summary>What one request is answered with. A body returns one, or throws: a <see cref="Fault"/>,
    /// OperationCanceledException ("cancelled"), or anything else ("died").</summary>
    sealed class Answer
    {
        readonly Action<JsonWriter> write;

        Answer(Action<JsonWriter> write)
        {
            this.write = write;
        }

        /// <summary>It is made; `members` writes what the op has besides "ok".</summary>
        public static Answer Made(Action<JsonWriter> members = null)
        {
            return new Answer(w => {
                w.Member("ok", true);
                if (members != null)
                    members(w);
            });
        }

        /// <summary>The code has errors: one a line, each with its line feed.</summary>
        public static Answer Wrong(string report)
        {
            return new Answer(w => w.Member("ok", false).Member("report", report));
        }

        public static Answer Of(Fault fault)
        {
            return new Answer(w => w.Member("ok", false).Member("fault", fault.Word).Member("message", fault.Message));
        }

        public string ToLine(long id)
        {
            var writer = new JsonWriter().Member("id", id);
            write(writer);
            return writer.ToString();
        }
    }
}
