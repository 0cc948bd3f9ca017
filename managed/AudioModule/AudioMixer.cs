using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;

namespace UnityEngine.Audio
{
    /// <summary>Groups, snapshots and exposed parameters of a mixer's file. Nothing is heard: a snapshot is reached at
    /// once.</summary>
    public partial class AudioMixer : Object
    {
        private Dictionary<string, float> m_Set; // no constructor runs for an asset
        private Dictionary<string, string> m_Exposed; // names and guids
        private Dictionary<string, Dictionary<string, float>> m_Values; // of snapshots by name: guids and numbers
        private AudioMixerSnapshot m_Current;
        private AudioMixerSnapshot[] m_Blend; // several at once; null: the current one alone

        internal AudioMixerSnapshot Current
        {
            get => m_Current ? m_Current : m_Current = (AudioMixerSnapshot)Native.GetObject(Ptr, s_StartSnapshot);
            set
            {
                m_Current = value;
                m_Blend = null;
            }
        }

        /// <summary>False: the mixer does not expose it.</summary>
        public bool SetFloat(string name, float value)
        {
            bool isExposed = Exposed.ContainsKey(name);
            if (isExposed)
            {
                m_Set = m_Set ?? new Dictionary<string, float>();
                m_Set[name] = value;
            }
            return isExposed;
        }

        public bool ClearFloat(string name) => m_Set != null && m_Set.Remove(name);

        public bool GetFloat(string name, out float value)
        {
            string guid;
            value = 0;
            if (m_Set != null && m_Set.TryGetValue(name, out value))
            {
                return true;
            }
            bool isExposed = Exposed.TryGetValue(name, out guid);
            value = isExposed ? ValueIn(Current, guid) : 0;
            foreach (AudioMixerSnapshot other in (isExposed ? m_Blend : null) ?? new AudioMixerSnapshot[0])
            {
                if (ValueIn(other, guid) != value)
                {
                    throw new Umcp.LeftOutException("UnityEngine.Audio.AudioMixer.GetFloat between snapshots");
                }
            }
            return isExposed;
        }

        private float ValueIn(AudioMixerSnapshot snapshot, string guid)
        {
            Dictionary<string, float> values;
            float value;
            return snapshot && m_Values.TryGetValue(snapshot.name, out values) && values.TryGetValue(guid, out value)
                ? value : 0;
        }

        public AudioMixerSnapshot FindSnapshot(string name)
        {
            return Array.Find((AudioMixerSnapshot[])Native.GetObjects(Ptr, s_Snapshots, typeof(AudioMixerSnapshot)),
                s => s && s.name == name);
        }

        public void TransitionToSnapshots(AudioMixerSnapshot[] snapshots, float[] weights, float timeToReach)
        {
            AudioMixerSnapshot[] wanted = Array.FindAll(snapshots, s => s && weights[Array.IndexOf(snapshots, s)] > 0);
            Current = wanted.Length == 0 ? Current : wanted[0];
            m_Blend = wanted.Length > 1 ? wanted : null;
        }

        /// <summary>Groups whose path, such as "Master/Music", has this text.</summary>
        public AudioMixerGroup[] FindMatchingGroups(string subPath)
        {
            List<AudioMixerGroup> found = new List<AudioMixerGroup>();
            Collect((AudioMixerGroup)Native.GetObject(Ptr, s_MasterGroup), "", subPath ?? "", found);
            return found.ToArray();
        }

        private static void Collect(AudioMixerGroup group, string above, string wanted, List<AudioMixerGroup> found)
        {
            if (!group || found.Contains(group))
            {
                return;
            }
            string path = above + group.name;
            if (path.Contains(wanted))
            {
                found.Add(group);
            }
            foreach (AudioMixerGroup child in group.Children)
            {
                Collect(child, path + "/", wanted, found);
            }
        }

        private Dictionary<string, string> Exposed
        {
            get
            {
                if (m_Exposed == null)
                {
                    string file = Native.GetAssetFile(Ptr);
                    m_Exposed = new Dictionary<string, string>();
                    m_Values = new Dictionary<string, Dictionary<string, float>>();
                    Read(file == "" ? new string[0] : File.ReadAllLines(file));
                }
                return m_Exposed;
            }
        }

        private void Read(string[] lines)
        {
            string list = "", name = "", guid = "";
            foreach (string line in lines)
            {
                string[] parts = line.Trim().TrimStart('-', ' ').Split(new[] { ": " }, 2, StringSplitOptions.None);
                string value = parts.Length > 1 ? parts[1].Trim('\'', '"') : "";
                if (line.StartsWith("  m_", StringComparison.Ordinal))
                {
                    list = parts[0].TrimEnd(':');
                    name = list == "m_Name" ? value : name;
                }
                else if (list == "m_ExposedParameters" && parts[0] == "guid")
                {
                    guid = value;
                }
                else if (list == "m_ExposedParameters" && parts[0] == "name")
                {
                    m_Exposed[value] = guid;
                }
                else if (list == "m_FloatValues" && parts.Length > 1)
                {
                    Keep(name, parts[0], value);
                }
            }
        }

        private void Keep(string snapshot, string guid, string number)
        {
            Dictionary<string, float> values;
            float value;
            if (!m_Values.TryGetValue(snapshot, out values))
            {
                m_Values[snapshot] = values = new Dictionary<string, float>();
            }
            float.TryParse(number, NumberStyles.Float, CultureInfo.InvariantCulture, out value);
            values[guid] = value;
        }
    }

    public partial class AudioMixerGroup : Object
    {
        internal AudioMixerGroup[] Children
            => (AudioMixerGroup[])Native.GetObjects(Ptr, s_Children, typeof(AudioMixerGroup));
    }

    public partial class AudioMixerSnapshot : Object
    {
        public void TransitionTo(float timeToReach)
        {
            AudioMixer mixer = audioMixer;
            if (mixer)
            {
                mixer.Current = this;
            }
        }
    }
}
