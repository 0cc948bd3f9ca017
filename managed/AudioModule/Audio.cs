using System;
using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>What the asset says of itself; there are no samples. A file that was not decoded has length
    /// 0.</summary>
    public sealed partial class AudioClip : Object
    {
        private AudioClip()
        {
        }
        public int samples => m_Data != null ? m_Data.Length / channels : (int)(length * frequency);

        private float[] m_Data; // of clips that scripts make; the channels of a sample are together

        public static AudioClip Create(string name, int lengthSamples, int channels, int frequency, bool stream)
        {
            return Create(name, lengthSamples, channels, frequency, stream, null, null);
        }

        public static AudioClip Create(string name, int lengthSamples, int channels, int frequency, bool stream,
            PCMReaderCallback pcmreadercallback)
        {
            return Create(name, lengthSamples, channels, frequency, stream, pcmreadercallback, null);
        }

        public static AudioClip Create(string name, int lengthSamples, int channels, int frequency, bool stream,
            PCMReaderCallback pcmreadercallback,
            PCMSetPositionCallback pcmsetpositioncallback)
        {
            if (name == null)
            {
                throw new NullReferenceException();
            }
            if (lengthSamples <= 0 || channels <= 0 || frequency <= 0 || (long)lengthSamples * channels > MaxData)
            {
                throw new ArgumentException(lengthSamples <= 0 ? "Length of created clip must be larger than 0"
                    : channels <= 0 ? "Number of channels in created clip must be greater than 0"
                    : frequency <= 0 ? "Frequency in created clip must be greater than 0" : "The clip is too long");
            }
            AudioClip made = new AudioClip();
            Native.NewAsset(made, name);
            Native.SetFloat(made.Ptr, s_Length, (float)lengthSamples / frequency);
            Native.SetInt(made.Ptr, s_Frequency, frequency);
            Native.SetInt(made.Ptr, s_Channels, channels);
            made.m_Data = new float[lengthSamples * channels];
            pcmreadercallback?.Invoke(made.m_Data);
            return made;
        }

        /// <summary>Whether the file is there is all that counts: nothing is heard.</summary>
        public AudioDataLoadState loadState => AudioDataLoadState.Loaded;
        public bool UnloadAudioData() => m_Data == null;

        [Obsolete]
        public static AudioClip Create(string name, int lengthSamples, int channels, int frequency, bool _3D,
            bool stream)
        {
            return Create(name, lengthSamples, channels, frequency, stream);
        }

        [Obsolete]
        public static AudioClip Create(string name, int lengthSamples, int channels, int frequency, bool _3D,
            bool stream, PCMReaderCallback pcmreadercallback)
        {
            return Create(name, lengthSamples, channels, frequency, stream, pcmreadercallback);
        }

        [Obsolete]
        public static AudioClip Create(string name, int lengthSamples, int channels, int frequency, bool _3D,
            bool stream, PCMReaderCallback pcmreadercallback,
            PCMSetPositionCallback pcmsetpositioncallback)
        {
            return Create(name, lengthSamples, channels, frequency, stream, pcmreadercallback, pcmsetpositioncallback);
        }

        private const int MaxData = 1 << 26;

        public bool SetData(float[] data, int offsetSamples)
            => Exchange(data, offsetSamples, "SetData", (own, given, at) => own[at] = data[given]);
        public bool GetData(float[] data, int offsetSamples)
            => Exchange(data, offsetSamples, "GetData", (own, given, at) => data[given] = own[at]);

        private bool Exchange(float[] data, int offset, string name, Action<float[], int, int> move)
        {
            if (m_Data == null)
            {
                throw new Umcp.LeftOutException("UnityEngine.AudioClip." + name + " of a file");
            }
            if (data == null || offset < 0 || offset >= samples)
            {
                throw new ArgumentException("AudioClip." + name + " failed; invalid data or offsetSamples");
            }
            for (int i = 0; i < data.Length; i++)
            {
                move(m_Data, i, (offset * channels + i) % m_Data.Length);
            }
            return true;
        }
    }

    public sealed partial class AudioListener : AudioBehaviour
    {
        private static float s_Volume = 1;
    }

    /// <summary>
    /// Nothing is heard, but time passes: a source plays for as long as its clip is long, or until it is
    /// stopped if it loops. A clip of unknown length is over at once. playOnAwake is a value.
    /// </summary>
    public sealed partial class AudioSource : AudioBehaviour
    {
        // those that scripts set; no constructor runs for a component
        private Dictionary<AudioSourceCurveType, AnimationCurve> m_Curves;

        public void SetCustomCurve(AudioSourceCurveType type, AnimationCurve curve)
        {
            m_Curves = m_Curves ?? new Dictionary<AudioSourceCurveType, AnimationCurve>();
            m_Curves[type] = new AnimationCurve(curve.keys);
        }

        public AnimationCurve GetCustomCurve(AudioSourceCurveType type)
        {
            AnimationCurve curve = null;
            m_Curves?.TryGetValue(type, out curve);
            return curve != null ? new AnimationCurve(curve.keys)
                : throw new Umcp.LeftOutException("UnityEngine.AudioSource.GetCustomCurve");
        }

        /// <summary>When the position was `m_Time`; counts while it plays.</summary>
        private float m_Since;
        private float m_OneShotsUntil;

        public bool isPlaying => IsClipPlaying || Time.realtimeSinceStartup < m_OneShotsUntil;
        private bool IsClipPlaying => WasStarted && !IsOver;
        private bool WasStarted => Native.GetInt(Ptr, s_IsPlaying) != 0;

        public float time
        {
            get
            {
                if (WasStarted && IsOver)
                {
                    return 0;
                }
                return WasStarted ? Position % Mathf.Max(Length, float.Epsilon) : Native.GetFloat(Ptr, s_Time);
            }
            set
            {
                Native.SetFloat(Ptr, s_Time, value);
                m_Since = Time.realtimeSinceStartup;
            }
        }

        public int timeSamples
        {
            get { return clip ? (int)(time * clip.frequency) : 0; }
            set { time = clip && clip.frequency > 0 ? (float)value / clip.frequency : 0; }
        }

        private float Length => clip ? clip.length : 0;
        private float Position
            => Native.GetFloat(Ptr, s_Time) + (Time.realtimeSinceStartup - m_Since) * Mathf.Abs(pitch);
        private bool IsOver => !loop && Position >= Length;

        public void Play()
        {
            Play(0);
        }

        public void Play(ulong delay)
        {
            if (!isActiveAndEnabled)
            {
                Debug.LogWarning("Can not play a disabled audio source", this);
                return;
            }
            if (!clip)
            {
                return;
            }
            time = IsClipPlaying ? 0 : time; // where it was paused, or where a script wants it to begin
            Native.SetInt(Ptr, s_IsPlaying, 1);
        }

        public void PlayDelayed(float delay)
        {
            Play();
            m_Since += Mathf.Max(delay, 0);
        }

        public void Stop()
        {
            Native.SetInt(Ptr, s_IsPlaying, 0);
            m_OneShotsUntil = 0;
            time = 0;
        }

        public void Pause()
        {
            time = time;
            Native.SetInt(Ptr, s_IsPlaying, 0);
        }

        public void UnPause()
        {
            if (clip && Native.GetFloat(Ptr, s_Time) > 0)
            {
                m_Since = Time.realtimeSinceStartup;
                Native.SetInt(Ptr, s_IsPlaying, 1);
            }
        }

        public void PlayOneShot(AudioClip clip)
        {
            PlayOneShot(clip, 1);
        }

        public void PlayOneShot(AudioClip clip, float volumeScale)
        {
            if (!clip)
            {
                Debug.LogWarning("PlayOneShot was called with a null AudioClip.");
                return;
            }
            float length = clip.length / Mathf.Max(Mathf.Abs(pitch), float.Epsilon);
            m_OneShotsUntil = Mathf.Max(m_OneShotsUntil, Time.realtimeSinceStartup + length);
        }

        public static void PlayClipAtPoint(AudioClip clip, Vector3 position)
        {
            PlayClipAtPoint(clip, position, 1);
        }

        public static void PlayClipAtPoint(AudioClip clip, Vector3 position, float volume)
        {
            GameObject o = new GameObject("One shot audio");
            o.transform.position = position;
            AudioSource source = o.AddComponent<AudioSource>();
            source.clip = clip;
            source.spatialBlend = 1;
            source.volume = volume;
            source.Play();
            Destroy(o, clip.length * Mathf.Max(Time.timeScale, 0.01f));
        }
    }
}
