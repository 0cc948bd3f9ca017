using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;

namespace UnityEngine
{
    /// <summary>The plain values of a file of ProjectSettings. Without such a file, or with one that is no text, it has none, and Unity's own count.</summary>
    internal sealed class SettingsFile
    {
        private const int MaxBytes = 1 << 20;
        private const string Indent = "  "; // of the outermost keys

        private readonly Dictionary<string, string> m_Values = new Dictionary<string, string>();

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
            int end = line.IndexOf(':');
            if (end > Indent.Length && line.StartsWith(Indent, StringComparison.Ordinal) && line[Indent.Length] != ' ')
            {
                m_Values[line.Substring(Indent.Length, end - Indent.Length)] = line.Substring(end + 1).Trim();
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

        private static float Number(string text, float usual)
        {
            return float.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out float value) ? value : usual;
        }
    }
}
