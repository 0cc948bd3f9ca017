using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Text.RegularExpressions;

namespace UnityEngine
{
    /// <summary>The plain values of a file of ProjectSettings. Without such a file, or with one that is no text, it has none, and Unity's own count.</summary>
    internal sealed class SettingsFile
    {
        private const int MaxBytes = 1 << 20;
        private const string Indent = "  "; // of the outermost keys

        private readonly Dictionary<string, string> m_Values = new Dictionary<string, string>();

        private readonly int m_Item; // of the list that is read
        private int m_Items;

        /// <summary>Of QualitySettings, with the values of this level: an item of the only list of maps in the file.</summary>
        internal SettingsFile(string name, int item = -1)
        {
            m_Item = item;
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
            bool isItem = line.StartsWith("  - serializedVersion:", StringComparison.Ordinal);
            string indent = m_Item < 0 ? Indent : Indent + Indent;
            int end = line.IndexOf(':');
            m_Items += isItem ? 1 : 0;
            if (end > indent.Length && line.StartsWith(indent, StringComparison.Ordinal) && line[indent.Length] != ' ' && (m_Item < 0 || m_Item == m_Items - 1))
            {
                m_Values[line.Substring(indent.Length, end - indent.Length)] = line.Substring(end + 1).Trim();
            }
        }

        internal float Float(string key, float usual) => m_Values.TryGetValue(key, out string text) ? Number(text, usual) : usual;
        internal int Int(string key, int usual) => (int)Float(key, usual);
        internal bool Bool(string key, bool usual) => Int(key, usual ? 1 : 0) != 0;

        /// <summary>m_LayerCollisionMatrix; without it all layers touch each other.</summary>
        internal LayerMatrix Layers => new LayerMatrix(m_Values.TryGetValue("m_LayerCollisionMatrix", out string hex) ? hex : "");

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
            m_Values.TryGetValue(key, out string text);
            Match named = Regex.Match(text ?? "", @"^\{fileID: (-?\d+), guid: ([0-9a-f]{32})\b");
            return named.Success ? Native.LoadById(named.Groups[2].Value, long.Parse(named.Groups[1].Value, CultureInfo.InvariantCulture)) as T : null;
        }

        private static float Number(string text, float usual)
        {
            return float.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out float value) ? value : usual;
        }
    }
}
