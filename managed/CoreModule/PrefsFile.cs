using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Text;

namespace UnityEngine
{
    /// <summary>
    /// Preferences in a file of the state folder: a line each, "i name value", with escapes. It is written by
    /// Save(), a second after a change, and when the application quits or its scripts are reloaded.
    /// </summary>
    internal sealed class PrefsFile
    {
        private const string Unfinished = ".new";
        private const int MaxKeys = 65536, MaxText = 1 << 20; // what one player may leave behind
        private static readonly List<PrefsFile> s_All = new List<PrefsFile>();
        private static double s_LastLook;

        private readonly string m_Name;
        private Dictionary<string, object> m_Values;
        private bool m_IsChanged;

        static PrefsFile()
        {
            AppDomain.CurrentDomain.DomainUnload += (sender, e) => SaveAll();
        }

        internal PrefsFile(string name)
        {
            m_Name = name;
            lock (s_All)
            {
                s_All.Add(this);
            }
        }

        private string Path => System.IO.Path.Combine(Application.temporaryCachePath, "../" + m_Name);
        private Dictionary<string, object> Values => m_Values ?? (m_Values = Read());

        internal T Get<T>(string key, T defaultValue)
        {
            object found;
            return Values.TryGetValue(key, out found) && found is T ? (T)found : defaultValue;
        }

        internal void Set(string key, object value)
        {
            string text = value as string;
            if (text != null && text.Length > MaxText || Values.Count >= MaxKeys && !Values.ContainsKey(key))
            {
                throw new PlayerPrefsException("Could not store preference value");
            }
            Values[key] = value;
            m_IsChanged = true;
        }

        internal bool Has(string key) => Values.ContainsKey(key);

        internal void Delete(string key)
        {
            m_IsChanged |= Values.Remove(key);
        }

        internal void Clear()
        {
            m_IsChanged |= Values.Count > 0;
            Values.Clear();
        }

        internal void Save()
        {
            if (!m_IsChanged)
            {
                return;
            }
            try
            {
                Write();
                m_IsChanged = false;
            }
            catch (Exception e)
            {
                throw new PlayerPrefsException("Could not store preference value: " + e.Message);
            }
        }

        /// <summary>What nobody saved by hand; nobody is there to hear of a fault.</summary>
        internal static void SaveAll()
        {
            PrefsFile[] all;
            lock (s_All)
            {
                all = s_All.ToArray();
            }
            foreach (PrefsFile file in all)
            {
                try
                {
                    file.Save();
                }
                catch (PlayerPrefsException e)
                {
                    Debug.LogWarning("PlayerPrefs: " + e.Message);
                }
            }
        }

        /// <summary>The engine may be ended without a word to its scripts.</summary>
        internal static void FrameBegins(double now)
        {
            if (now - s_LastLook >= 1)
            {
                s_LastLook = now;
                SaveAll();
            }
        }

        // Files

        private void Write()
        {
            StringBuilder text = new StringBuilder();
            foreach (KeyValuePair<string, object> pair in Values)
            {
                char kind = pair.Value is int ? 'i' : pair.Value is float ? 'f' : 's';
                string value = pair.Value as string
                    ?? ((IFormattable)pair.Value).ToString(kind == 'f' ? "R" : null, CultureInfo.InvariantCulture);
                text.Append(kind).Append(' ').Append(Escape(pair.Key)).Append(' ').Append(Escape(value)).Append('\n');
            }
            string made = Path + Unfinished;
            File.WriteAllText(made, text.ToString());
            if (File.Exists(Path))
            {
                File.Delete(Path);
            }
            File.Move(made, Path);
        }

        private Dictionary<string, object> Read()
        {
            Dictionary<string, object> values = new Dictionary<string, object>();
            try
            {
                string path = File.Exists(Path) ? Path : Path + Unfinished;
                foreach (string line in File.Exists(path) ? File.ReadAllLines(path) : new string[0])
                {
                    Add(values, line.Split(' '));
                }
            }
            catch (Exception e)
            {
                Debug.LogWarning("PlayerPrefs: " + e.Message);
            }
            return values;
        }

        /// <summary>A line that is not one of ours is passed over.</summary>
        private static void Add(Dictionary<string, object> to, string[] parts)
        {
            int whole;
            float number;
            if (parts.Length != 3 || to.Count >= MaxKeys)
            {
                return;
            }
            string key = Uri.UnescapeDataString(parts[1]), value = Uri.UnescapeDataString(parts[2]);
            if (parts[0] == "s")
            {
                to[key] = value;
            }
            else if (parts[0] == "i"
                && int.TryParse(value, NumberStyles.Integer, CultureInfo.InvariantCulture, out whole))
            {
                to[key] = whole;
            }
            else if (parts[0] == "f"
                && float.TryParse(value, NumberStyles.Float, CultureInfo.InvariantCulture, out number))
            {
                to[key] = number;
            }
        }

        /// <summary>Uri.EscapeDataString() takes only short texts.</summary>
        private static string Escape(string text)
        {
            const int piece = 16384;
            StringBuilder escaped = new StringBuilder();
            for (int at = 0, n; at < text.Length; at += n)
            {
                n = Math.Min(piece, text.Length - at);
                n -= n > 1 && at + n < text.Length && char.IsHighSurrogate(text[at + n - 1]) ? 1 : 0;
                escaped.Append(Uri.EscapeDataString(text.Substring(at, n)));
            }
            return escaped.ToString();
        }
    }
}
