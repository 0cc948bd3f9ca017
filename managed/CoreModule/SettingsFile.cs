using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Text.RegularExpressions;

namespace UnityEngine
{
    /// <summary>The plain values of a file of ProjectSettings. Without such a file, or with one that is no text, it has
    /// none, and Unity's own count.</summary>
    internal sealed class SettingsFile
    {
        private const int MaxBytes = 1 << 20;
        private const int Indent = 2; // of the outermost keys

        private readonly Dictionary<string, string> m_Values = new Dictionary<string, string>();

        private string m_Parent = "";
        private int m_Items; // of the list in it

        internal SettingsFile(string name)
        {
            try
            {
                FileInfo file = new FileInfo(Path.Combine(Application.dataPath, "../ProjectSettings", name));
                if (file.Exists && file.Length <= MaxBytes)
                {
                    Array.ForEach(File.ReadAllLines(file.FullName), Read);
                }
            }
            catch (Exception e) when (e is IOException || e is UnauthorizedAccessException)
            {
                Debug.LogWarning("ProjectSettings/" + name + " cannot be read: " + e.Message);
            }
        }

        private void Read(string line)
        {
            bool isItem = line.StartsWith("  - ", StringComparison.Ordinal);
            int end = line.IndexOf(':');
            int indent = isItem ? 2 * Indent : line.Length - line.TrimStart(' ').Length;
            m_Items += isItem ? 1 : 0;
            if (end <= indent || (indent != Indent && indent != 2 * Indent))
            {
                return;
            }
            string key = line.Substring(indent, end - indent);
            if (indent == Indent)
            {
                m_Parent = key;
                m_Items = 0;
            }
            else
            {
                key = InParent(m_Parent, m_Items) + key;
            }
            m_Values[key] = line.Substring(end + 1).Trim();
        }

        /// <summary>A map, or the item of a list with this number, from 1 on.</summary>
        private static string InParent(string parent, int item) => parent + (item > 0 ? "[" + (item - 1) + "]." : ".");

        /// <summary>"" without such a key: "a.b" is in a map, "a[0].b" in the first item of a list.</summary>
        internal string Text(string key) => m_Values.TryGetValue(key, out string text) ? text : "";

        internal float Float(string key, float usual) => m_Values.TryGetValue(key, out string text)
            ? Number(text, usual) : usual;
        internal int Int(string key, int usual) => (int)Float(key, usual);
        internal bool Bool(string key, bool usual) => Int(key, usual ? 1 : 0) != 0;

        /// <summary>m_LayerCollisionMatrix; without it all layers touch each other.</summary>
        internal LayerMatrix Layers
            => new LayerMatrix(m_Values.TryGetValue("m_LayerCollisionMatrix", out string hex) ? hex : "");

        /// <summary>Of physics; older projects only say whether it runs by itself.</summary>
        internal int SimulationMode => Int("m_SimulationMode", Bool("m_AutoSimulation", true) ? 0 : 2);

        /// <summary>{x: 0, y: -9.81, z: 0}</summary>
        internal Vector3 Vector(string key, Vector3 usual)
        {
            if (m_Values.TryGetValue(key, out string text))
            {
                foreach (string part in text.Trim('{', '}').Split(','))
                {
                    string[] pair = part.Split(':');
                    int at = pair.Length == 2 ? "xyz".IndexOf(pair[0].Trim(), StringComparison.Ordinal) : -1;
                    if (at >= 0 && pair[0].Trim().Length == 1)
                    {
                        usual[at] = Number(pair[1], usual[at]);
                    }
                }
            }
            return usual;
        }

        /// <summary>{fileID: 11400000, guid: 0123…, type: 2}</summary>
        internal T Asset<T>(string key) where T : Object
        {
            Match named = Regex.Match(Text(key), @"^\{fileID: (-?\d+), guid: ([0-9a-f]{32})\b");
            return named.Success
                && long.TryParse(named.Groups[1].Value, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture,
                out long id)
                ? Native.LoadById(named.Groups[2].Value, id) as T : null;
        }

        private static float Number(string text, float usual)
        {
            return float.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out float value) ? value
                : usual;
        }
    }
}
