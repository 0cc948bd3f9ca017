using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace UnityEngine
{
    /// <summary>A number as the text has it.</summary>
    internal sealed class JsonNumber
    {
        internal readonly string text;

        internal JsonNumber(string text)
        {
            this.text = text;
        }

        internal double ToDouble() => SerialValues.ToDouble(text);
        internal long ToLong() => SerialValues.ToLong(text);
    }

    /// <summary>Text to maps, lists, strings, numbers, bools and null.</summary>
    internal sealed class JsonReader
    {
        private const int MaxDepth = 128;
        private readonly string m_Text;
        private int m_At;

        private JsonReader(string text)
        {
            m_Text = text;
        }

        internal static object Parse(string text)
        {
            JsonReader reader = new JsonReader(text);
            object value = reader.Value(0);
            if (reader.Peek() != '\0')
            {
                throw Fault("The document root must not follow by other values.");
            }
            return value;
        }

        private static ArgumentException Fault(string what) => new ArgumentException("JSON parse error: " + what);

        /// <summary>The next character that is not white space; 0: the end.</summary>
        private char Peek()
        {
            while (m_At < m_Text.Length && (m_Text[m_At] == ' ' || (m_Text[m_At] >= '\t' && m_Text[m_At] <= '\r')))
            {
                m_At++;
            }
            return m_At < m_Text.Length ? m_Text[m_At] : '\0';
        }

        private bool Take(char c)
        {
            bool isThere = Peek() == c;
            m_At += isThere ? 1 : 0;
            return isThere;
        }

        private object Value(int depth)
        {
            if (depth > MaxDepth)
            {
                throw Fault("Too deep.");
            }
            char c = Peek();
            if (c == '{')
            {
                return Map(depth);
            }
            if (c == '[')
            {
                return List(depth);
            }
            return c == '"' ? (object)Text() : Word();
        }

        private object Map(int depth)
        {
            Dictionary<string, object> map = new Dictionary<string, object>();
            Take('{');
            for (bool isFirst = true; !Take('}'); isFirst = false)
            {
                if (!isFirst && !Take(','))
                {
                    throw Fault("Missing a comma or '}' after an object member.");
                }
                if (Peek() != '"')
                {
                    throw Fault("Missing a name for object member.");
                }
                string key = Text();
                if (!Take(':'))
                {
                    throw Fault("Missing a colon after a name of object member.");
                }
                map[key] = Value(depth + 1);
            }
            return map;
        }

        private object List(int depth)
        {
            List<object> list = new List<object>();
            Take('[');
            while (!Take(']'))
            {
                if (list.Count > 0 && !Take(','))
                {
                    throw Fault("Missing a comma or ']' after an array element.");
                }
                list.Add(Value(depth + 1));
            }
            return list;
        }

        private object Word()
        {
            int start = m_At;
            while (m_At < m_Text.Length && (char.IsLetterOrDigit(m_Text[m_At]) || "+-.".IndexOf(m_Text[m_At]) >= 0))
            {
                m_At++;
            }
            string word = m_Text.Substring(start, m_At - start);
            double number;
            switch (word)
            {
                case "true": return true;
                case "false": return false;
                case "null": return null;
            }
            if (!double.TryParse(word, NumberStyles.Float, CultureInfo.InvariantCulture, out number))
            {
                throw Fault("Invalid value.");
            }
            return new JsonNumber(word);
        }

        private string Text()
        {
            StringBuilder text = new StringBuilder();
            for (m_At++; m_At < m_Text.Length && m_Text[m_At] != '"'; m_At++)
            {
                text.Append(m_Text[m_At] == '\\' ? Escaped() : m_Text[m_At]);
            }
            if (m_At++ >= m_Text.Length)
            {
                throw Fault("Missing a closing quotation mark in string.");
            }
            return text.ToString();
        }

        private char Escaped()
        {
            const string names = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
            char name = ++m_At < m_Text.Length ? m_Text[m_At] : '\0';
            int i = names.IndexOf(name);
            ushort code;
            if (i >= 0)
            {
                return meanings[i];
            }
            if (name != 'u' || m_At + 4 >= m_Text.Length
                || !ushort.TryParse(m_Text.Substring(m_At + 1, 4), NumberStyles.AllowHexSpecifier,
                    CultureInfo.InvariantCulture, out code))
            {
                throw Fault("Invalid escape character in string.");
            }
            m_At += 4;
            return (char)code;
        }
    }

    /// <summary>Writes JSON; the caller sees to the order of the calls.</summary>
    internal sealed class JsonWriter
    {
        private readonly StringBuilder m_Text = new StringBuilder();
        private readonly bool m_IsPretty;
        private int m_Depth;
        private bool m_IsEmpty = true;

        internal JsonWriter(bool isPretty)
        {
            m_IsPretty = isPretty;
        }

        public override string ToString() => m_Text.ToString();

        /// <summary>For what is added later, so many brackets further in.</summary>
        internal JsonWriter Beside(int depth) => new JsonWriter(m_IsPretty) { m_Depth = m_Depth + depth };

        /// <summary>The items of another writer.</summary>
        internal void Add(JsonWriter items)
        {
            if (items.m_Text.Length > 0)
            {
                m_Text.Append(m_IsEmpty ? "" : ",").Append(items.m_Text);
                m_IsEmpty = false;
            }
        }

        internal void Open(char bracket)
        {
            m_Text.Append(bracket);
            m_Depth++;
            m_IsEmpty = true;
        }

        internal void Close(char bracket)
        {
            m_Depth--;
            if (!m_IsEmpty)
            {
                NewLine();
            }
            m_Text.Append(bracket);
            m_IsEmpty = false;
        }

        /// <summary>Before each item of a list.</summary>
        internal void Item()
        {
            if (!m_IsEmpty)
            {
                m_Text.Append(',');
            }
            m_IsEmpty = false;
            NewLine();
        }

        internal void Key(string name)
        {
            Item();
            Text(name);
            m_Text.Append(m_IsPretty ? ": " : ":");
        }

        private void NewLine()
        {
            if (m_IsPretty)
            {
                m_Text.Append('\n').Append(' ', m_Depth * 4);
            }
        }

        internal void Raw(string text)
        {
            m_Text.Append(text);
        }

        /// <summary>The first key of what has had more than one form in files.</summary>
        internal void Version(string number)
        {
            Key("serializedVersion");
            Text(number);
        }

        internal void Member(string key, object number)
        {
            Key(key);
            Primitive(number);
        }

        internal void Primitive(object value)
        {
            if (value is float || value is double)
            {
                Raw(JsonNumbers.Text(Convert.ToDouble(value)));
            }
            else if (value is bool)
            {
                Raw((bool)value ? "true" : "false");
            }
            else if (value is char)
            {
                Raw(((int)(char)value).ToString(CultureInfo.InvariantCulture));
            }
            else
            {
                Raw(Convert.ToString(value, CultureInfo.InvariantCulture));
            }
        }

        internal void Text(string text)
        {
            m_Text.Append('"');
            foreach (char c in text)
            {
                int i = "\"\\\b\f\n\r\t".IndexOf(c);
                if (i >= 0)
                {
                    m_Text.Append('\\').Append("\"\\bfnrt"[i]);
                }
                else if (c < ' ')
                {
                    m_Text.Append("\\u").Append(((int)c).ToString("X4"));
                }
                else
                {
                    m_Text.Append(c);
                }
            }
            m_Text.Append('"');
        }
    }
}
