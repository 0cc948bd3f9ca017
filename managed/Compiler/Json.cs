using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Umcp.Compiler
{
    /// <summary>A request's members, as the table of docs/compile.md has them. What is missing or of the
    /// wrong kind is a <see cref="Fault"/> of the word "request".</summary>
    sealed class JsonObject
    {
        readonly Dictionary<string, object> members;

        public JsonObject(Dictionary<string, object> members)
        {
            this.members = members;
        }

        /// <summary>Reads one line. The text must be an object.</summary>
        public static JsonObject Read(string line)
        {
            var found = new JsonReader(line).ReadAll() as JsonObject;
            if (found == null)
                throw new Fault("request", "a request is a JSON object");
            return found;
        }

        /// <summary>Is there such a member, other than null?</summary>
        public bool Has(string name)
        {
            object value;
            return members.TryGetValue(name, out value) && value != null;
        }

        public string Text(string name)
        {
            return Member<string>(name, "a text");
        }

        /// <summary>The text, or null if there is no such member.</summary>
        public string TextOrNull(string name)
        {
            return Has(name) ? Text(name) : null;
        }

        public long Integer(string name)
        {
            double value = (double)Member<object>(name, "a whole number", v => v is double);
            if (value != Math.Floor(value) || Math.Abs(value) > 9007199254740992.0)
                throw Wrong(name, "a whole number");
            return (long)value;
        }

        /// <summary>A list of texts; empty if there is no such member.</summary>
        public List<string> Texts(string name)
        {
            return List<string>(name, "a list of texts");
        }

        /// <summary>A list of objects; empty if there is no such member.</summary>
        public List<JsonObject> Objects(string name)
        {
            return List<JsonObject>(name, "a list of objects");
        }

        List<T> List<T>(string name, string kind) where T : class
        {
            var list = new List<T>();
            if (!Has(name))
                return list;
            foreach (object item in Member<List<object>>(name, kind)) {
                if (!(item is T))
                    throw Wrong(name, kind);
                list.Add((T)item);
            }
            return list;
        }

        T Member<T>(string name, string kind, Predicate<object> fits = null) where T : class
        {
            object value;
            members.TryGetValue(name, out value);
            var found = value as T;
            if (found == null || fits != null && !fits(value))
                throw Wrong(name, kind);
            return found;
        }

        static Fault Wrong(string name, string kind)
        {
            return new Fault("request", "'" + name + "' must be " + kind);
        }
    }

    /// <summary>Strict JSON: objects become <see cref="JsonObject"/>, lists List&lt;object&gt;, numbers
    /// double.</summary>
    sealed class JsonReader
    {
        const int MaxDepth = 64;
        readonly string text;
        int at;
        int depth;

        public JsonReader(string text)
        {
            this.text = text;
        }

        public object ReadAll()
        {
            object value = ReadValue();
            SkipSpace();
            if (at < text.Length)
                throw Bad();
            return value;
        }

        object ReadValue()
        {
            SkipSpace();
            switch (Peek()) {
            case '{':
                return Nested(ReadObject);
            case '[':
                return Nested(ReadList);
            case '"':
                return ReadString();
            case 't':
                return ReadWord("true", true);
            case 'f':
                return ReadWord("false", false);
            case 'n':
                return ReadWord("null", null);
            default:
                return ReadNumber();
            }
        }

        object Nested(Func<object> read)
        {
            if (++depth > MaxDepth)
                throw Bad();
            at++;
            object value = read();
            depth--;
            return value;
        }

        object ReadObject()
        {
            var members = new Dictionary<string, object>();
            if (!Skip('}')) {
                do {
                    SkipSpace();
                    string name = ReadString();
                    Expect(':');
                    if (members.ContainsKey(name))
                        throw new Fault("request", "'" + name + "' is there twice");
                    members[name] = ReadValue();
                } while (Skip(','));
                Expect('}');
            }
            return new JsonObject(members);
        }

        object ReadList()
        {
            var items = new List<object>();
            if (!Skip(']')) {
                do
                    items.Add(ReadValue());
                while (Skip(','));
                Expect(']');
            }
            return items;
        }

        string ReadString()
        {
            if (Peek() != '"')
                throw Bad();
            at++;
            int from = at;
            StringBuilder changed = null; // from the first escape on
            for (;;) {
                char c = Next();
                if (c == '"')
                    break;
                if (c < ' ')
                    throw Bad();
                if (c == '\\') {
                    if (changed == null)
                        changed = new StringBuilder(text, from, at - 1 - from, Math.Max(16, 2 * (at - from)));
                    changed.Append(ReadEscape());
                } else if (changed != null)
                    changed.Append(c);
            }
            return changed != null ? changed.ToString() : text.Substring(from, at - 1 - from);
        }

        char ReadEscape()
        {
            char c = Next();
            int which = "\"\\/bfnrt".IndexOf(c);
            if (which >= 0)
                return "\"\\/\b\f\n\r\t"[which];
            int code;
            if (c != 'u' || at + 4 > text.Length
                || !int.TryParse(text.Substring(at, 4), NumberStyles.AllowHexSpecifier,
                                 CultureInfo.InvariantCulture, out code))
                throw Bad();
            at += 4;
            return (char)code;
        }

        object ReadWord(string word, object value)
        {
            if (string.CompareOrdinal(text, at, word, 0, word.Length) != 0)
                throw Bad();
            at += word.Length;
            return value;
        }

        object ReadNumber()
        {
            int from = at;
            while (at < text.Length && "+-.0123456789eE".IndexOf(text[at]) >= 0)
                at++;
            double value;
            if (!double.TryParse(text.Substring(from, at - from), NumberStyles.Float,
                                 CultureInfo.InvariantCulture, out value))
                throw Bad();
            return value;
        }

        void SkipSpace()
        {
            while (at < text.Length && (text[at] == ' ' || text[at] == '\t' || text[at] == '\r' || text[at] == '\n'))
                at++;
        }

        bool Skip(char c)
        {
            SkipSpace();
            if (Peek() != c)
                return false;
            at++;
            return true;
        }

        void Expect(char c)
        {
            if (!Skip(c))
                throw Bad();
        }

        char Peek()
        {
            return at < text.Length ? text[at] : '\0';
        }

        char Next()
        {
            if (at >= text.Length)
                throw Bad();
            return text[at++];
        }

        Fault Bad()
        {
            return new Fault("request", "this is not valid JSON at character " + (at + 1));
        }
    }

    /// <summary>Writes one object, member by member.</summary>
    sealed class JsonWriter
    {
        readonly StringBuilder text = new StringBuilder("{");

        public JsonWriter Member(string name, string value)
        {
            Name(name);
            Quote(value);
            return this;
        }

        public JsonWriter Member(string name, bool value)
        {
            Name(name);
            text.Append(value ? "true" : "false");
            return this;
        }

        public JsonWriter Member(string name, long value)
        {
            Name(name);
            text.Append(value.ToString(CultureInfo.InvariantCulture));
            return this;
        }

        public JsonWriter Member(string name, JsonWriter value)
        {
            Name(name);
            text.Append(value);
            return this;
        }

        public JsonWriter Member(string name, IEnumerable<JsonWriter> values)
        {
            Name(name);
            text.Append('[').Append(string.Join(",", values)).Append(']');
            return this;
        }

        public JsonWriter Base64(string name, byte[] value)
        {
            Name(name);
            text.Append('"').Append(Convert.ToBase64String(value)).Append('"');
            return this;
        }

        public override string ToString()
        {
            return text + "}";
        }

        void Name(string name)
        {
            if (text.Length > 1)
                text.Append(',');
            Quote(name);
            text.Append(':');
        }

        void Quote(string value)
        {
            text.Append('"');
            for (int i = 0; i < value.Length; i++) {
                char c = value[i];
                int which = "\"\\\b\f\n\r\t".IndexOf(c);
                if (which >= 0)
                    text.Append('\\').Append("\"\\bfnrt"[which]);
                else if (c < ' ')
                    text.Append("\\u").Append(((int)c).ToString("x4", CultureInfo.InvariantCulture));
                else if (!char.IsSurrogate(c))
                    text.Append(c);
                else if (i + 1 < value.Length && char.IsSurrogatePair(c, value[i + 1]))
                    text.Append(c).Append(value[++i]);
                else
                    text.Append('\ufffd'); // half of a pair has no UTF-8
            }
            text.Append('"');
        }
    }
}
