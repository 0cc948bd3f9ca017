using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public enum AudioRolloffMode
    {
        Logarithmic = 0,
        Linear = 1,
        Custom = 2
    }

    public enum AudioVelocityUpdateMode
    {
        Auto = 0,
        Fixed = 1,
        Dynamic = 2
    }

    public enum AudioClipLoadType
    {
        DecompressOnLoad = 0,
        CompressedInMemory = 1,
        Streaming = 2
    }

    public class AudioBehaviour : Behaviour
    {
    }

    /// <summary>What the asset says of itself; there are no samples. A file that was not decoded has length 0.</summary>
    public sealed partial class AudioClip : Object
    {
        private static readonly int s_Length = SlotOf("m_Length");
        private static readonly int s_Frequency = SlotOf("m_Frequency");
        private static readonly int s_Channels = SlotOf("m_Channels");
        private static readonly int s_LoadType = SlotOf("m_LoadType");
        private static readonly int s_Ambisonic = SlotOf("m_Ambisonic");
        private static readonly int s_PreloadAudioData = SlotOf("m_PreloadAudioData");
        private static readonly int s_LoadInBackground = SlotOf("m_LoadInBackground");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.AudioClip", key);

        private AudioClip()
        {
        }

        public float length => Native.GetFloat(Ptr, s_Length);
        public int frequency => Native.GetInt(Ptr, s_Frequency);
        public int channels => Native.GetInt(Ptr, s_Channels);
        public AudioClipLoadType loadType => (AudioClipLoadType)Native.GetInt(Ptr, s_LoadType);
        public bool ambisonic => Native.GetInt(Ptr, s_Ambisonic) != 0;
        public bool preloadAudioData => Native.GetInt(Ptr, s_PreloadAudioData) != 0;
        public bool loadInBackground => Native.GetInt(Ptr, s_LoadInBackground) != 0;
        public int samples => m_Data != null ? m_Data.Length / channels : (int)(length * frequency);

        private float[] m_Data; // of clips that scripts make; the channels of a sample are together

        public static AudioClip Create(string name, int lengthSamples, int channels, int frequency, bool stream)
        {
            return Create(name, lengthSamples, channels, frequency, stream, null, null);
        }

        public static AudioClip Create(string name, int lengthSamples, int channels, int frequency, bool stream, PCMReaderCallback pcmreadercallback)
        {
            return Create(name, lengthSamples, channels, frequency, stream, pcmreadercallback, null);
        }

        public static AudioClip Create(string name, int lengthSamples, int channels, int frequency, bool stream, PCMReaderCallback pcmreadercallback,
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
        public bool LoadAudioData() => true;
        public bool UnloadAudioData() => m_Data == null;

        [Obsolete]
        public static AudioClip Create(string name, int lengthSamples, int channels, int frequency, bool _3D, bool stream)
        {
            return Create(name, lengthSamples, channels, frequency, stream);
        }

        [Obsolete]
        public static AudioClip Create(string name, int lengthSamples, int channels, int frequency, bool _3D, bool stream, PCMReaderCallback pcmreadercallback)
        {
            return Create(name, lengthSamples, channels, frequency, stream, pcmreadercallback);
        }

        [Obsolete]
        public static AudioClip Create(string name, int lengthSamples, int channels, int frequency, bool _3D, bool stream, PCMReaderCallback pcmreadercallback,
            PCMSetPositionCallback pcmsetpositioncallback)
        {
            return Create(name, lengthSamples, channels, frequency, stream, pcmreadercallback, pcmsetpositioncallback);
        }

        private const int MaxData = 1 << 26;

        public bool SetData(float[] data, int offsetSamples) => Exchange(data, offsetSamples, "SetData", (own, given, at) => own[at] = data[given]);
        public bool GetData(float[] data, int offsetSamples) => Exchange(data, offsetSamples, "GetData", (own, given, at) => data[given] = own[at]);

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
        private static readonly int s_VelocityUpdateMode = Native.Slot("UnityEngine.AudioListener", "m_VelocityUpdateMode");
        private static float s_Volume = 1;

        public static float volume
        {
            get { return s_Volume; }
            set { s_Volume = value; }
        }

        public static bool pause { get; set; }

        public AudioVelocityUpdateMode velocityUpdateMode
        {
            get { return (AudioVelocityUpdateMode)Native.GetInt(Ptr, s_VelocityUpdateMode); }
            set { Native.SetInt(Ptr, s_VelocityUpdateMode, (int)value); }
        }
    }

    /// <summary>
    /// Nothing is heard, but time passes: a source plays for as long as its clip is long, or until it is
    /// stopped if it loops. A clip of unknown length is over at once. playOnAwake is a value.
    /// </summary>
    public sealed partial class AudioSource : AudioBehaviour
    {
        private Dictionary<AudioSourceCurveType, AnimationCurve> m_Curves; // those that scripts set; no constructor runs for a component

        public void SetCustomCurve(AudioSourceCurveType type, AnimationCurve curve)
        {
            m_Curves = m_Curves ?? new Dictionary<AudioSourceCurveType, AnimationCurve>();
            m_Curves[type] = new AnimationCurve(curve.keys);
        }

        public AnimationCurve GetCustomCurve(AudioSourceCurveType type)
        {
            AnimationCurve curve = null;
            m_Curves?.TryGetValue(type, out curve);
            return curve != null ? new AnimationCurve(curve.keys) : throw new Umcp.LeftOutException("UnityEngine.AudioSource.GetCustomCurve");
        }

        private static readonly int s_Group = Native.Slot("UnityEngine.AudioSource", "OutputAudioMixerGroup");

        private static readonly int s_Clip = SlotOf("m_audioClip");
        private static readonly int s_PlayOnAwake = SlotOf("m_PlayOnAwake");
        private static readonly int s_Volume = SlotOf("m_Volume");
        private static readonly int s_Pitch = SlotOf("m_Pitch");
        private static readonly int s_Loop = SlotOf("Loop");
        private static readonly int s_Mute = SlotOf("Mute");
        private static readonly int s_Spatialize = SlotOf("Spatialize");
        private static readonly int s_SpatializePostEffects = SlotOf("SpatializePostEffects");
        private static readonly int s_Priority = SlotOf("Priority");
        private static readonly int s_DopplerLevel = SlotOf("DopplerLevel");
        private static readonly int s_MinDistance = SlotOf("MinDistance");
        private static readonly int s_MaxDistance = SlotOf("MaxDistance");
        private static readonly int s_PanStereo = SlotOf("Pan2D");
        private static readonly int s_RolloffMode = SlotOf("rolloffMode");
        private static readonly int s_BypassEffects = SlotOf("BypassEffects");
        private static readonly int s_BypassListenerEffects = SlotOf("BypassListenerEffects");
        private static readonly int s_BypassReverbZones = SlotOf("BypassReverbZones");
        private static readonly int s_SpatialBlend = SlotOf("panLevelCustomCurve");
        private static readonly int s_Spread = SlotOf("spreadCustomCurve");
        private static readonly int s_ReverbZoneMix = SlotOf("reverbZoneMixCustomCurve");
        private static readonly int s_IgnoreListenerPause = SlotOf("m_IgnoreListenerPause");
        private static readonly int s_IgnoreListenerVolume = SlotOf("m_IgnoreListenerVolume");
        private static readonly int s_VelocityUpdateMode = SlotOf("m_VelocityUpdateMode");
        private static readonly int s_IsPlaying = SlotOf("m_IsPlaying");
        private static readonly int s_Time = SlotOf("m_Time");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.AudioSource", key);

        /// <summary>When the position was `m_Time`; counts while it plays.</summary>
        private float m_Since;
        private float m_OneShotsUntil;

        public Audio.AudioMixerGroup outputAudioMixerGroup
        {
            get { return (Audio.AudioMixerGroup)Native.GetObject(Ptr, s_Group); }
            set { Native.SetObject(Ptr, s_Group, value); }
        }

        public AudioClip clip
        {
            get { return (AudioClip)Native.GetObject(Ptr, s_Clip); }
            set { Native.SetObject(Ptr, s_Clip, value); }
        }

        public bool playOnAwake
        {
            get { return Native.GetInt(Ptr, s_PlayOnAwake) != 0; }
            set { Native.SetInt(Ptr, s_PlayOnAwake, value ? 1 : 0); }
        }

        public float volume
        {
            get { return Native.GetFloat(Ptr, s_Volume); }
            set { Native.SetFloat(Ptr, s_Volume, Mathf.Clamp01(value)); }
        }

        public float pitch
        {
            get { return Native.GetFloat(Ptr, s_Pitch); }
            set { Native.SetFloat(Ptr, s_Pitch, value); }
        }

        public bool loop
        {
            get { return Native.GetInt(Ptr, s_Loop) != 0; }
            set { Native.SetInt(Ptr, s_Loop, value ? 1 : 0); }
        }

        public bool mute
        {
            get { return Native.GetInt(Ptr, s_Mute) != 0; }
            set { Native.SetInt(Ptr, s_Mute, value ? 1 : 0); }
        }

        public bool spatialize
        {
            get { return Native.GetInt(Ptr, s_Spatialize) != 0; }
            set { Native.SetInt(Ptr, s_Spatialize, value ? 1 : 0); }
        }

        public bool spatializePostEffects
        {
            get { return Native.GetInt(Ptr, s_SpatializePostEffects) != 0; }
            set { Native.SetInt(Ptr, s_SpatializePostEffects, value ? 1 : 0); }
        }

        public int priority
        {
            get { return Native.GetInt(Ptr, s_Priority); }
            set { Native.SetInt(Ptr, s_Priority, value); }
        }

        public float dopplerLevel
        {
            get { return Native.GetFloat(Ptr, s_DopplerLevel); }
            set { Native.SetFloat(Ptr, s_DopplerLevel, value); }
        }

        public float minDistance
        {
            get { return Native.GetFloat(Ptr, s_MinDistance); }
            set { Native.SetFloat(Ptr, s_MinDistance, value); }
        }

        public float maxDistance
        {
            get { return Native.GetFloat(Ptr, s_MaxDistance); }
            set { Native.SetFloat(Ptr, s_MaxDistance, value); }
        }

        public float panStereo
        {
            get { return Native.GetFloat(Ptr, s_PanStereo); }
            set { Native.SetFloat(Ptr, s_PanStereo, value); }
        }

        public AudioRolloffMode rolloffMode
        {
            get { return (AudioRolloffMode)Native.GetInt(Ptr, s_RolloffMode); }
            set { Native.SetInt(Ptr, s_RolloffMode, (int)value); }
        }

        public bool bypassEffects
        {
            get { return Native.GetInt(Ptr, s_BypassEffects) != 0; }
            set { Native.SetInt(Ptr, s_BypassEffects, value ? 1 : 0); }
        }

        public bool bypassListenerEffects
        {
            get { return Native.GetInt(Ptr, s_BypassListenerEffects) != 0; }
            set { Native.SetInt(Ptr, s_BypassListenerEffects, value ? 1 : 0); }
        }

        public bool bypassReverbZones
        {
            get { return Native.GetInt(Ptr, s_BypassReverbZones) != 0; }
            set { Native.SetInt(Ptr, s_BypassReverbZones, value ? 1 : 0); }
        }

        public float spatialBlend
        {
            get { return Native.GetFloat(Ptr, s_SpatialBlend); }
            set { Native.SetFloat(Ptr, s_SpatialBlend, Mathf.Clamp01(value)); }
        }

        public float spread
        {
            get { return Native.GetFloat(Ptr, s_Spread); }
            set { Native.SetFloat(Ptr, s_Spread, value); }
        }

        public float reverbZoneMix
        {
            get { return Native.GetFloat(Ptr, s_ReverbZoneMix); }
            set { Native.SetFloat(Ptr, s_ReverbZoneMix, value); }
        }

        public bool ignoreListenerPause
        {
            get { return Native.GetInt(Ptr, s_IgnoreListenerPause) != 0; }
            set { Native.SetInt(Ptr, s_IgnoreListenerPause, value ? 1 : 0); }
        }

        public bool ignoreListenerVolume
        {
            get { return Native.GetInt(Ptr, s_IgnoreListenerVolume) != 0; }
            set { Native.SetInt(Ptr, s_IgnoreListenerVolume, value ? 1 : 0); }
        }

        public AudioVelocityUpdateMode velocityUpdateMode
        {
            get { return (AudioVelocityUpdateMode)Native.GetInt(Ptr, s_VelocityUpdateMode); }
            set { Native.SetInt(Ptr, s_VelocityUpdateMode, (int)value); }
        }

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
        private float Position => Native.GetFloat(Ptr, s_Time) + (Time.realtimeSinceStartup - m_Since) * Mathf.Abs(pitch);
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
