using System.Collections.Generic;
using System.Text;

namespace Umcp.Compiler
{
    /// <summary>A caller's code with what we add to it, and the way back from a place in the result to the
    /// place in the code. Nothing that we add is ever named in an error.</summary>
    sealed class Draft
    {
        struct Addition
        {
            public int At;
            public string Text;
        }

        readonly string code;
        readonly List<Addition> additions = new List<Addition>(); // by place
        readonly List<int> blanks = new List<int>();

        public Draft(string code)
        {
            this.code = code;
        }

        Draft(Draft other) : this(other.code)
        {
            additions.AddRange(other.additions);
            blanks.AddRange(other.blanks);
        }

        public Draft Copy()
        {
            return new Draft(this);
        }

        /// <summary>Adds text before the character `at` of the code, after what was added there before.</summary>
        public Draft Add(int at, string text)
        {
            int i = additions.Count;
            while (i > 0 && additions[i - 1].At > at)
                i--;
            additions.Insert(i, new Addition { At = at, Text = text });
            return this;
        }

        public Draft AddAtEnd(string text)
        {
            return Add(code.Length, text);
        }

        /// <summary>Puts a space in place of the character `at` of the code.</summary>
        public Draft Blank(int at)
        {
            blanks.Add(at);
            return this;
        }

        public override string ToString()
        {
            var text = new StringBuilder(code);
            foreach (int at in blanks)
                text[at] = ' ';
            for (int i = additions.Count - 1; i >= 0; i--)
                text.Insert(additions[i].At, additions[i].Text);
            return text.ToString();
        }

        /// <summary>The place in the code of a place in the result.</summary>
        public int ToCode(int place)
        {
            int added = 0;
            foreach (var addition in additions) {
                if (place <= addition.At + added)
                    break;
                if (place < addition.At + added + addition.Text.Length)
                    return addition.At;
                added += addition.Text.Length;
            }
            return place - added;
        }
    }
}
