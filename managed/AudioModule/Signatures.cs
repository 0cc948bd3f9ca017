// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Audio
{
    public partial struct AudioClipPlayable : UnityEngine.Playables.IPlayable, System.IEquatable<UnityEngine.Audio.AudioClipPlayable>
    {
        public static UnityEngine.Audio.AudioClipPlayable Create(UnityEngine.Playables.PlayableGraph graph, UnityEngine.AudioClip clip, bool looping) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioClipPlayable.Create"); }
        public UnityEngine.Playables.PlayableHandle GetHandle() { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioClipPlayable.GetHandle"); }
        public static implicit operator UnityEngine.Playables.Playable(UnityEngine.Audio.AudioClipPlayable playable) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioClipPlayable.op_Implicit"); }
        public static explicit operator UnityEngine.Audio.AudioClipPlayable(UnityEngine.Playables.Playable playable) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioClipPlayable.op_Explicit"); }
        public bool Equals(UnityEngine.Audio.AudioClipPlayable other) { return base.Equals(other); }
        public UnityEngine.AudioClip GetClip() { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioClipPlayable.GetClip"); }
        public void SetClip(UnityEngine.AudioClip value) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioClipPlayable.SetClip"); }
        public bool GetLooped() { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioClipPlayable.GetLooped"); }
        public void SetLooped(bool value) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioClipPlayable.SetLooped"); }
        public bool IsChannelPlaying() { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioClipPlayable.IsChannelPlaying"); }
        public double GetStartDelay() { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioClipPlayable.GetStartDelay"); }
        public double GetPauseDelay() { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioClipPlayable.GetPauseDelay"); }
        public void Seek(double startTime, double startDelay) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioClipPlayable.Seek"); }
        public void Seek(double startTime, double startDelay, double duration) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioClipPlayable.Seek"); }
    }
    public partial class AudioMixer : UnityEngine.Object
    {
        public UnityEngine.Audio.AudioMixerGroup outputAudioMixerGroup { get { return m_KeptOutputAudioMixerGroup.Get("UnityEngine.Audio.AudioMixer.outputAudioMixerGroup"); } set { m_KeptOutputAudioMixerGroup.Set(value); } } private Umcp.Kept<UnityEngine.Audio.AudioMixerGroup> m_KeptOutputAudioMixerGroup;
        public UnityEngine.Audio.AudioMixerUpdateMode updateMode { get { return m_KeptUpdateMode.Get("UnityEngine.Audio.AudioMixer.updateMode"); } set { m_KeptUpdateMode.Set(value); } } private Umcp.Kept<UnityEngine.Audio.AudioMixerUpdateMode> m_KeptUpdateMode;
        internal AudioMixer() { }
    }
    public partial class AudioMixerGroup : UnityEngine.Object
    {
        internal AudioMixerGroup() { }
    }
    public partial struct AudioMixerPlayable : UnityEngine.Playables.IPlayable, System.IEquatable<UnityEngine.Audio.AudioMixerPlayable>
    {
        public static UnityEngine.Audio.AudioMixerPlayable Create(UnityEngine.Playables.PlayableGraph graph, int inputCount = 0, bool normalizeInputVolumes = false) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioMixerPlayable.Create"); }
        public UnityEngine.Playables.PlayableHandle GetHandle() { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioMixerPlayable.GetHandle"); }
        public static implicit operator UnityEngine.Playables.Playable(UnityEngine.Audio.AudioMixerPlayable playable) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioMixerPlayable.op_Implicit"); }
        public static explicit operator UnityEngine.Audio.AudioMixerPlayable(UnityEngine.Playables.Playable playable) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioMixerPlayable.op_Explicit"); }
        public bool Equals(UnityEngine.Audio.AudioMixerPlayable other) { return base.Equals(other); }
    }
    public partial class AudioMixerSnapshot : UnityEngine.Object
    {
        internal AudioMixerSnapshot() { }
    }
    public enum AudioMixerUpdateMode
    {
        Normal = 0,
        UnscaledTime = 1,
    }
    public static partial class AudioPlayableBinding
    {
        public static UnityEngine.Playables.PlayableBinding Create(string name, UnityEngine.Object key) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioPlayableBinding.Create"); }
    }
    public partial struct AudioPlayableOutput : UnityEngine.Playables.IPlayableOutput
    {
        public static UnityEngine.Audio.AudioPlayableOutput Create(UnityEngine.Playables.PlayableGraph graph, string name, UnityEngine.AudioSource target) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioPlayableOutput.Create"); }
        public static UnityEngine.Audio.AudioPlayableOutput Null { get { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioPlayableOutput.Null"); } }
        public UnityEngine.Playables.PlayableOutputHandle GetHandle() { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioPlayableOutput.GetHandle"); }
        public static implicit operator UnityEngine.Playables.PlayableOutput(UnityEngine.Audio.AudioPlayableOutput output) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioPlayableOutput.op_Implicit"); }
        public static explicit operator UnityEngine.Audio.AudioPlayableOutput(UnityEngine.Playables.PlayableOutput output) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioPlayableOutput.op_Explicit"); }
        public UnityEngine.AudioSource GetTarget() { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioPlayableOutput.GetTarget"); }
        public void SetTarget(UnityEngine.AudioSource value) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioPlayableOutput.SetTarget"); }
        public bool GetEvaluateOnSeek() { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioPlayableOutput.GetEvaluateOnSeek"); }
        public void SetEvaluateOnSeek(bool value) { throw new Umcp.LeftOutException("UnityEngine.Audio.AudioPlayableOutput.SetEvaluateOnSeek"); }
    }
}

namespace UnityEngine
{
    [UnityEngine.RequireComponent(typeof(UnityEngine.AudioBehaviour))]
    public sealed partial class AudioChorusFilter : UnityEngine.Behaviour
    {
        public float dryMix { get { return m_KeptDryMix.Get("UnityEngine.AudioChorusFilter.dryMix"); } set { m_KeptDryMix.Set(value); } } private Umcp.Kept<float> m_KeptDryMix;
        public float wetMix1 { get { return m_KeptWetMix1.Get("UnityEngine.AudioChorusFilter.wetMix1"); } set { m_KeptWetMix1.Set(value); } } private Umcp.Kept<float> m_KeptWetMix1;
        public float wetMix2 { get { return m_KeptWetMix2.Get("UnityEngine.AudioChorusFilter.wetMix2"); } set { m_KeptWetMix2.Set(value); } } private Umcp.Kept<float> m_KeptWetMix2;
        public float wetMix3 { get { return m_KeptWetMix3.Get("UnityEngine.AudioChorusFilter.wetMix3"); } set { m_KeptWetMix3.Set(value); } } private Umcp.Kept<float> m_KeptWetMix3;
        public float delay { get { return m_KeptDelay.Get("UnityEngine.AudioChorusFilter.delay"); } set { m_KeptDelay.Set(value); } } private Umcp.Kept<float> m_KeptDelay;
        public float rate { get { return m_KeptRate.Get("UnityEngine.AudioChorusFilter.rate"); } set { m_KeptRate.Set(value); } } private Umcp.Kept<float> m_KeptRate;
        public float depth { get { return m_KeptDepth.Get("UnityEngine.AudioChorusFilter.depth"); } set { m_KeptDepth.Set(value); } } private Umcp.Kept<float> m_KeptDepth;
        [System.Obsolete] public float feedback { get { return m_KeptFeedback.Get("UnityEngine.AudioChorusFilter.feedback"); } set { m_KeptFeedback.Set(value); } } private Umcp.Kept<float> m_KeptFeedback;
    }
    public sealed partial class AudioClip
    {
        [System.Obsolete] public bool isReadyToPlay { get { throw new Umcp.LeftOutException("UnityEngine.AudioClip.isReadyToPlay"); } }
        public delegate void PCMReaderCallback(float[] data);
        public delegate void PCMSetPositionCallback(int position);
    }
    public enum AudioCompressionFormat
    {
        PCM = 0,
        Vorbis = 1,
        ADPCM = 2,
        MP3 = 3,
        VAG = 4,
        HEVAG = 5,
        XMA = 6,
        AAC = 7,
        GCADPCM = 8,
        ATRAC9 = 9,
    }
    public partial struct AudioConfiguration
    {
        public UnityEngine.AudioSpeakerMode speakerMode;
        public int dspBufferSize;
        public int sampleRate;
        public int numRealVoices;
        public int numVirtualVoices;
    }
    public enum AudioDataLoadState
    {
        Unloaded = 0,
        Loading = 1,
        Loaded = 2,
        Failed = 3,
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.AudioBehaviour))]
    public sealed partial class AudioDistortionFilter : UnityEngine.Behaviour
    {
        public float distortionLevel { get { return m_KeptDistortionLevel.Get("UnityEngine.AudioDistortionFilter.distortionLevel"); } set { m_KeptDistortionLevel.Set(value); } } private Umcp.Kept<float> m_KeptDistortionLevel;
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.AudioBehaviour))]
    public sealed partial class AudioEchoFilter : UnityEngine.Behaviour
    {
        public float delay { get { return m_KeptDelay.Get("UnityEngine.AudioEchoFilter.delay"); } set { m_KeptDelay.Set(value); } } private Umcp.Kept<float> m_KeptDelay;
        public float decayRatio { get { return m_KeptDecayRatio.Get("UnityEngine.AudioEchoFilter.decayRatio"); } set { m_KeptDecayRatio.Set(value); } } private Umcp.Kept<float> m_KeptDecayRatio;
        public float dryMix { get { return m_KeptDryMix.Get("UnityEngine.AudioEchoFilter.dryMix"); } set { m_KeptDryMix.Set(value); } } private Umcp.Kept<float> m_KeptDryMix;
        public float wetMix { get { return m_KeptWetMix.Get("UnityEngine.AudioEchoFilter.wetMix"); } set { m_KeptWetMix.Set(value); } } private Umcp.Kept<float> m_KeptWetMix;
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.AudioBehaviour))]
    public sealed partial class AudioHighPassFilter : UnityEngine.Behaviour
    {
        public float cutoffFrequency { get { return m_KeptCutoffFrequency.Get("UnityEngine.AudioHighPassFilter.cutoffFrequency"); } set { m_KeptCutoffFrequency.Set(value); } } private Umcp.Kept<float> m_KeptCutoffFrequency;
        public float highpassResonanceQ { get { return m_KeptHighpassResonanceQ.Get("UnityEngine.AudioHighPassFilter.highpassResonanceQ"); } set { m_KeptHighpassResonanceQ.Set(value); } } private Umcp.Kept<float> m_KeptHighpassResonanceQ;
    }
    public sealed partial class AudioListener
    {
        [System.Obsolete] public static float[] GetOutputData(int numSamples, int channel) { throw new Umcp.LeftOutException("UnityEngine.AudioListener.GetOutputData"); }
        public static void GetOutputData(float[] samples, int channel) { throw new Umcp.LeftOutException("UnityEngine.AudioListener.GetOutputData"); }
        [System.Obsolete] public static float[] GetSpectrumData(int numSamples, int channel, UnityEngine.FFTWindow window) { throw new Umcp.LeftOutException("UnityEngine.AudioListener.GetSpectrumData"); }
        public static void GetSpectrumData(float[] samples, int channel, UnityEngine.FFTWindow window) { throw new Umcp.LeftOutException("UnityEngine.AudioListener.GetSpectrumData"); }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.AudioBehaviour))]
    public sealed partial class AudioLowPassFilter : UnityEngine.Behaviour
    {
        public UnityEngine.AnimationCurve customCutoffCurve { get { return m_KeptCustomCutoffCurve.Get("UnityEngine.AudioLowPassFilter.customCutoffCurve"); } set { m_KeptCustomCutoffCurve.Set(value); } } private Umcp.Kept<UnityEngine.AnimationCurve> m_KeptCustomCutoffCurve;
        public float cutoffFrequency { get { return m_KeptCutoffFrequency.Get("UnityEngine.AudioLowPassFilter.cutoffFrequency"); } set { m_KeptCutoffFrequency.Set(value); } } private Umcp.Kept<float> m_KeptCutoffFrequency;
        public float lowpassResonanceQ { get { return m_KeptLowpassResonanceQ.Get("UnityEngine.AudioLowPassFilter.lowpassResonanceQ"); } set { m_KeptLowpassResonanceQ.Set(value); } } private Umcp.Kept<float> m_KeptLowpassResonanceQ;
    }
    public partial class AudioRenderer
    {
        public static bool Start() { throw new Umcp.LeftOutException("UnityEngine.AudioRenderer.Start"); }
        public static bool Stop() { throw new Umcp.LeftOutException("UnityEngine.AudioRenderer.Stop"); }
        public static int GetSampleCountForCaptureFrame() { throw new Umcp.LeftOutException("UnityEngine.AudioRenderer.GetSampleCountForCaptureFrame"); }
        public static bool Render(Unity.Collections.NativeArray<float> buffer) { throw new Umcp.LeftOutException("UnityEngine.AudioRenderer.Render"); }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.AudioBehaviour))]
    public sealed partial class AudioReverbFilter : UnityEngine.Behaviour
    {
        public UnityEngine.AudioReverbPreset reverbPreset { get { return m_KeptReverbPreset.Get("UnityEngine.AudioReverbFilter.reverbPreset"); } set { m_KeptReverbPreset.Set(value); } } private Umcp.Kept<UnityEngine.AudioReverbPreset> m_KeptReverbPreset;
        public float dryLevel { get { return m_KeptDryLevel.Get("UnityEngine.AudioReverbFilter.dryLevel"); } set { m_KeptDryLevel.Set(value); } } private Umcp.Kept<float> m_KeptDryLevel;
        public float room { get { return m_KeptRoom.Get("UnityEngine.AudioReverbFilter.room"); } set { m_KeptRoom.Set(value); } } private Umcp.Kept<float> m_KeptRoom;
        public float roomHF { get { return m_KeptRoomHF.Get("UnityEngine.AudioReverbFilter.roomHF"); } set { m_KeptRoomHF.Set(value); } } private Umcp.Kept<float> m_KeptRoomHF;
        [System.Obsolete] public float roomRolloffFactor { get { return m_KeptRoomRolloffFactor.Get("UnityEngine.AudioReverbFilter.roomRolloffFactor"); } set { m_KeptRoomRolloffFactor.Set(value); } } private Umcp.Kept<float> m_KeptRoomRolloffFactor;
        public float decayTime { get { return m_KeptDecayTime.Get("UnityEngine.AudioReverbFilter.decayTime"); } set { m_KeptDecayTime.Set(value); } } private Umcp.Kept<float> m_KeptDecayTime;
        public float decayHFRatio { get { return m_KeptDecayHFRatio.Get("UnityEngine.AudioReverbFilter.decayHFRatio"); } set { m_KeptDecayHFRatio.Set(value); } } private Umcp.Kept<float> m_KeptDecayHFRatio;
        public float reflectionsLevel { get { return m_KeptReflectionsLevel.Get("UnityEngine.AudioReverbFilter.reflectionsLevel"); } set { m_KeptReflectionsLevel.Set(value); } } private Umcp.Kept<float> m_KeptReflectionsLevel;
        public float reflectionsDelay { get { return m_KeptReflectionsDelay.Get("UnityEngine.AudioReverbFilter.reflectionsDelay"); } set { m_KeptReflectionsDelay.Set(value); } } private Umcp.Kept<float> m_KeptReflectionsDelay;
        public float reverbLevel { get { return m_KeptReverbLevel.Get("UnityEngine.AudioReverbFilter.reverbLevel"); } set { m_KeptReverbLevel.Set(value); } } private Umcp.Kept<float> m_KeptReverbLevel;
        public float reverbDelay { get { return m_KeptReverbDelay.Get("UnityEngine.AudioReverbFilter.reverbDelay"); } set { m_KeptReverbDelay.Set(value); } } private Umcp.Kept<float> m_KeptReverbDelay;
        public float diffusion { get { return m_KeptDiffusion.Get("UnityEngine.AudioReverbFilter.diffusion"); } set { m_KeptDiffusion.Set(value); } } private Umcp.Kept<float> m_KeptDiffusion;
        public float density { get { return m_KeptDensity.Get("UnityEngine.AudioReverbFilter.density"); } set { m_KeptDensity.Set(value); } } private Umcp.Kept<float> m_KeptDensity;
        public float hfReference { get { return m_KeptHfReference.Get("UnityEngine.AudioReverbFilter.hfReference"); } set { m_KeptHfReference.Set(value); } } private Umcp.Kept<float> m_KeptHfReference;
        public float roomLF { get { return m_KeptRoomLF.Get("UnityEngine.AudioReverbFilter.roomLF"); } set { m_KeptRoomLF.Set(value); } } private Umcp.Kept<float> m_KeptRoomLF;
        public float lfReference { get { return m_KeptLfReference.Get("UnityEngine.AudioReverbFilter.lfReference"); } set { m_KeptLfReference.Set(value); } } private Umcp.Kept<float> m_KeptLfReference;
    }
    public enum AudioReverbPreset
    {
        Off = 0,
        Generic = 1,
        PaddedCell = 2,
        Room = 3,
        Bathroom = 4,
        Livingroom = 5,
        Stoneroom = 6,
        Auditorium = 7,
        Concerthall = 8,
        Cave = 9,
        Arena = 10,
        Hangar = 11,
        CarpetedHallway = 12,
        Hallway = 13,
        StoneCorridor = 14,
        Alley = 15,
        Forest = 16,
        City = 17,
        Mountains = 18,
        Quarry = 19,
        Plain = 20,
        ParkingLot = 21,
        SewerPipe = 22,
        Underwater = 23,
        Drugged = 24,
        Dizzy = 25,
        Psychotic = 26,
        User = 27,
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform))]
    public sealed partial class AudioReverbZone : UnityEngine.Behaviour
    {
        public float minDistance { get { return m_KeptMinDistance.Get("UnityEngine.AudioReverbZone.minDistance"); } set { m_KeptMinDistance.Set(value); } } private Umcp.Kept<float> m_KeptMinDistance;
        public float maxDistance { get { return m_KeptMaxDistance.Get("UnityEngine.AudioReverbZone.maxDistance"); } set { m_KeptMaxDistance.Set(value); } } private Umcp.Kept<float> m_KeptMaxDistance;
        public UnityEngine.AudioReverbPreset reverbPreset { get { return m_KeptReverbPreset.Get("UnityEngine.AudioReverbZone.reverbPreset"); } set { m_KeptReverbPreset.Set(value); } } private Umcp.Kept<UnityEngine.AudioReverbPreset> m_KeptReverbPreset;
        public int room { get { return m_KeptRoom.Get("UnityEngine.AudioReverbZone.room"); } set { m_KeptRoom.Set(value); } } private Umcp.Kept<int> m_KeptRoom;
        public int roomHF { get { return m_KeptRoomHF.Get("UnityEngine.AudioReverbZone.roomHF"); } set { m_KeptRoomHF.Set(value); } } private Umcp.Kept<int> m_KeptRoomHF;
        public int roomLF { get { return m_KeptRoomLF.Get("UnityEngine.AudioReverbZone.roomLF"); } set { m_KeptRoomLF.Set(value); } } private Umcp.Kept<int> m_KeptRoomLF;
        public float decayTime { get { return m_KeptDecayTime.Get("UnityEngine.AudioReverbZone.decayTime"); } set { m_KeptDecayTime.Set(value); } } private Umcp.Kept<float> m_KeptDecayTime;
        public float decayHFRatio { get { return m_KeptDecayHFRatio.Get("UnityEngine.AudioReverbZone.decayHFRatio"); } set { m_KeptDecayHFRatio.Set(value); } } private Umcp.Kept<float> m_KeptDecayHFRatio;
        public int reflections { get { return m_KeptReflections.Get("UnityEngine.AudioReverbZone.reflections"); } set { m_KeptReflections.Set(value); } } private Umcp.Kept<int> m_KeptReflections;
        public float reflectionsDelay { get { return m_KeptReflectionsDelay.Get("UnityEngine.AudioReverbZone.reflectionsDelay"); } set { m_KeptReflectionsDelay.Set(value); } } private Umcp.Kept<float> m_KeptReflectionsDelay;
        public int reverb { get { return m_KeptReverb.Get("UnityEngine.AudioReverbZone.reverb"); } set { m_KeptReverb.Set(value); } } private Umcp.Kept<int> m_KeptReverb;
        public float reverbDelay { get { return m_KeptReverbDelay.Get("UnityEngine.AudioReverbZone.reverbDelay"); } set { m_KeptReverbDelay.Set(value); } } private Umcp.Kept<float> m_KeptReverbDelay;
        public float HFReference { get { return m_KeptHFReference.Get("UnityEngine.AudioReverbZone.HFReference"); } set { m_KeptHFReference.Set(value); } } private Umcp.Kept<float> m_KeptHFReference;
        public float LFReference { get { return m_KeptLFReference.Get("UnityEngine.AudioReverbZone.LFReference"); } set { m_KeptLFReference.Set(value); } } private Umcp.Kept<float> m_KeptLFReference;
        [System.Obsolete] public float roomRolloffFactor { get { return m_KeptRoomRolloffFactor.Get("UnityEngine.AudioReverbZone.roomRolloffFactor"); } set { m_KeptRoomRolloffFactor.Set(value); } } private Umcp.Kept<float> m_KeptRoomRolloffFactor;
        public float diffusion { get { return m_KeptDiffusion.Get("UnityEngine.AudioReverbZone.diffusion"); } set { m_KeptDiffusion.Set(value); } } private Umcp.Kept<float> m_KeptDiffusion;
        public float density { get { return m_KeptDensity.Get("UnityEngine.AudioReverbZone.density"); } set { m_KeptDensity.Set(value); } } private Umcp.Kept<float> m_KeptDensity;
    }
    public sealed partial class AudioSettings
    {
        public static UnityEngine.AudioSpeakerMode driverCapabilities { get { throw new Umcp.LeftOutException("UnityEngine.AudioSettings.driverCapabilities"); } }
        public static UnityEngine.AudioSpeakerMode speakerMode { get { return s_KeptSpeakerMode.Get("UnityEngine.AudioSettings.speakerMode"); } set { s_KeptSpeakerMode.Set(value); } } private static Umcp.Kept<UnityEngine.AudioSpeakerMode> s_KeptSpeakerMode;
        public static double dspTime { get { throw new Umcp.LeftOutException("UnityEngine.AudioSettings.dspTime"); } }
        public static int outputSampleRate { get { return s_KeptOutputSampleRate.Get("UnityEngine.AudioSettings.outputSampleRate"); } set { s_KeptOutputSampleRate.Set(value); } } private static Umcp.Kept<int> s_KeptOutputSampleRate;
        public static void GetDSPBufferSize(out int bufferLength, out int numBuffers) { throw new Umcp.LeftOutException("UnityEngine.AudioSettings.GetDSPBufferSize"); }
        [System.Obsolete] public static void SetDSPBufferSize(int bufferLength, int numBuffers) { throw new Umcp.LeftOutException("UnityEngine.AudioSettings.SetDSPBufferSize"); }
        public static string[] GetSpatializerPluginNames() { throw new Umcp.LeftOutException("UnityEngine.AudioSettings.GetSpatializerPluginNames"); }
        public static string GetSpatializerPluginName() { throw new Umcp.LeftOutException("UnityEngine.AudioSettings.GetSpatializerPluginName"); }
        public static void SetSpatializerPluginName(string pluginName) { throw new Umcp.LeftOutException("UnityEngine.AudioSettings.SetSpatializerPluginName"); }
        public static UnityEngine.AudioConfiguration GetConfiguration() { throw new Umcp.LeftOutException("UnityEngine.AudioSettings.GetConfiguration"); }
        public static bool Reset(UnityEngine.AudioConfiguration config) { throw new Umcp.LeftOutException("UnityEngine.AudioSettings.Reset"); }
        public static event UnityEngine.AudioSettings.AudioConfigurationChangeHandler OnAudioConfigurationChanged { add { } remove { } }
        public static UnityEngine.AudioSpatialExperience audioSpatialExperience { get { return s_KeptAudioSpatialExperience.Get("UnityEngine.AudioSettings.audioSpatialExperience"); } set { s_KeptAudioSpatialExperience.Set(value); } } private static Umcp.Kept<UnityEngine.AudioSpatialExperience> s_KeptAudioSpatialExperience;
        public delegate void AudioConfigurationChangeHandler(bool deviceWasChanged);
        public static partial class Mobile
        {
            public static bool muteState { get { throw new Umcp.LeftOutException("UnityEngine.AudioSettings.Mobile.muteState"); } }
            public static bool stopAudioOutputOnMute { get { return s_KeptStopAudioOutputOnMute.Get("UnityEngine.AudioSettings.Mobile.stopAudioOutputOnMute"); } set { s_KeptStopAudioOutputOnMute.Set(value); } } private static Umcp.Kept<bool> s_KeptStopAudioOutputOnMute;
            public static bool audioOutputStarted { get { throw new Umcp.LeftOutException("UnityEngine.AudioSettings.Mobile.audioOutputStarted"); } }
            public static event System.Action<bool> OnMuteStateChanged { add { } remove { } }
            public static void StartAudioOutput() { throw new Umcp.LeftOutException("UnityEngine.AudioSettings.Mobile.StartAudioOutput"); }
            public static void StopAudioOutput() { throw new Umcp.LeftOutException("UnityEngine.AudioSettings.Mobile.StopAudioOutput"); }
        }
    }
    public sealed partial class AudioSource
    {
        [System.Obsolete] public bool PlayOnDualShock4(int userId) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.PlayOnDualShock4"); }
        [System.Obsolete] public bool SetDualShock4PadSpeakerMixLevel(int userId, int mixLevel) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.SetDualShock4PadSpeakerMixLevel"); }
        [System.Obsolete] public bool SetDualShock4PadSpeakerMixLevelDefault(int userId) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.SetDualShock4PadSpeakerMixLevelDefault"); }
        [System.Obsolete] public bool SetDualShock4PadSpeakerRestrictedAudio(int userId, bool restricted) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.SetDualShock4PadSpeakerRestrictedAudio"); }
        [System.Obsolete] public bool PlayOnDualShock4PadIndex(int slot) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.PlayOnDualShock4PadIndex"); }
        [System.Obsolete] public bool DisableDualShock4Output() { throw new Umcp.LeftOutException("UnityEngine.AudioSource.DisableDualShock4Output"); }
        [System.Obsolete] public bool SetDualShock4PadSpeakerMixLevelPadIndex(int slot, int mixLevel) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.SetDualShock4PadSpeakerMixLevelPadIndex"); }
        [System.Obsolete] public bool SetDualShock4PadSpeakerMixLevelDefaultPadIndex(int slot) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.SetDualShock4PadSpeakerMixLevelDefaultPadIndex"); }
        [System.Obsolete] public bool SetDualShock4PadSpeakerRestrictedAudioPadIndex(int slot, bool restricted) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.SetDualShock4PadSpeakerRestrictedAudioPadIndex"); }
        public bool PlayOnGamepad(int slot) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.PlayOnGamepad"); }
        public bool DisableGamepadOutput() { throw new Umcp.LeftOutException("UnityEngine.AudioSource.DisableGamepadOutput"); }
        public bool SetGamepadSpeakerMixLevel(int slot, int mixLevel) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.SetGamepadSpeakerMixLevel"); }
        public bool SetGamepadSpeakerMixLevelDefault(int slot) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.SetGamepadSpeakerMixLevelDefault"); }
        public bool SetGamepadSpeakerRestrictedAudio(int slot, bool restricted) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.SetGamepadSpeakerRestrictedAudio"); }
        public static bool GamepadSpeakerSupportsOutputType(UnityEngine.GamepadSpeakerOutputType outputType) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.GamepadSpeakerSupportsOutputType"); }
        public UnityEngine.GamepadSpeakerOutputType gamepadSpeakerOutputType { get { return m_KeptGamepadSpeakerOutputType.Get("UnityEngine.AudioSource.gamepadSpeakerOutputType"); } set { m_KeptGamepadSpeakerOutputType.Set(value); } } private Umcp.Kept<UnityEngine.GamepadSpeakerOutputType> m_KeptGamepadSpeakerOutputType;
        public void PlayScheduled(double time) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.PlayScheduled"); }
        public void SetScheduledStartTime(double time) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.SetScheduledStartTime"); }
        public void SetScheduledEndTime(double time) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.SetScheduledEndTime"); }
        public bool isVirtual { get { throw new Umcp.LeftOutException("UnityEngine.AudioSource.isVirtual"); } }
        [System.Obsolete] public float[] GetOutputData(int numSamples, int channel) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.GetOutputData"); }
        public void GetOutputData(float[] samples, int channel) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.GetOutputData"); }
        [System.Obsolete] public float[] GetSpectrumData(int numSamples, int channel, UnityEngine.FFTWindow window) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.GetSpectrumData"); }
        public void GetSpectrumData(float[] samples, int channel, UnityEngine.FFTWindow window) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.GetSpectrumData"); }
        public bool SetSpatializerFloat(int index, float value) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.SetSpatializerFloat"); }
        public bool GetSpatializerFloat(int index, out float value) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.GetSpatializerFloat"); }
        public bool GetAmbisonicDecoderFloat(int index, out float value) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.GetAmbisonicDecoderFloat"); }
        public bool SetAmbisonicDecoderFloat(int index, float value) { throw new Umcp.LeftOutException("UnityEngine.AudioSource.SetAmbisonicDecoderFloat"); }
    }
    public enum AudioSourceCurveType
    {
        CustomRolloff = 0,
        SpatialBlend = 1,
        ReverbZoneMix = 2,
        Spread = 3,
    }
    public enum AudioSpatialExperience
    {
        Bypassed = 0,
        HeadTracked = 1,
        Fixed = 2,
    }
    public enum AudioSpeakerMode
    {
        Mono = 1,
        Stereo = 2,
        Quad = 3,
        Surround = 4,
        Mode5point1 = 5,
        Mode7point1 = 6,
        Prologic = 7,
    }
}

namespace UnityEngine.Experimental.Audio
{
    public partial class AudioSampleProvider : System.IDisposable
    {
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Audio.AudioSampleProvider.Dispose"); }
        public uint id { get; internal set; }
        public ushort trackIndex { get; internal set; }
        public UnityEngine.Object owner { get; internal set; }
        public bool valid { get { throw new Umcp.LeftOutException("UnityEngine.Experimental.Audio.AudioSampleProvider.valid"); } }
        public ushort channelCount { get; internal set; }
        public uint sampleRate { get; internal set; }
        public uint maxSampleFrameCount { get { throw new Umcp.LeftOutException("UnityEngine.Experimental.Audio.AudioSampleProvider.maxSampleFrameCount"); } }
        public uint availableSampleFrameCount { get { throw new Umcp.LeftOutException("UnityEngine.Experimental.Audio.AudioSampleProvider.availableSampleFrameCount"); } }
        public uint freeSampleFrameCount { get { throw new Umcp.LeftOutException("UnityEngine.Experimental.Audio.AudioSampleProvider.freeSampleFrameCount"); } }
        public uint freeSampleFrameCountLowThreshold { get { return m_KeptFreeSampleFrameCountLowThreshold.Get("UnityEngine.Experimental.Audio.AudioSampleProvider.freeSampleFrameCountLowThreshold"); } set { m_KeptFreeSampleFrameCountLowThreshold.Set(value); } } private Umcp.Kept<uint> m_KeptFreeSampleFrameCountLowThreshold;
        public bool enableSampleFramesAvailableEvents { get { return m_KeptEnableSampleFramesAvailableEvents.Get("UnityEngine.Experimental.Audio.AudioSampleProvider.enableSampleFramesAvailableEvents"); } set { m_KeptEnableSampleFramesAvailableEvents.Set(value); } } private Umcp.Kept<bool> m_KeptEnableSampleFramesAvailableEvents;
        public bool enableSilencePadding { get { return m_KeptEnableSilencePadding.Get("UnityEngine.Experimental.Audio.AudioSampleProvider.enableSilencePadding"); } set { m_KeptEnableSilencePadding.Set(value); } } private Umcp.Kept<bool> m_KeptEnableSilencePadding;
        public uint ConsumeSampleFrames(Unity.Collections.NativeArray<float> sampleFrames) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Audio.AudioSampleProvider.ConsumeSampleFrames"); }
        public static UnityEngine.Experimental.Audio.AudioSampleProvider.ConsumeSampleFramesNativeFunction consumeSampleFramesNativeFunction { get { throw new Umcp.LeftOutException("UnityEngine.Experimental.Audio.AudioSampleProvider.consumeSampleFramesNativeFunction"); } }
        public event UnityEngine.Experimental.Audio.AudioSampleProvider.SampleFramesHandler sampleFramesAvailable { add { } remove { } }
        public event UnityEngine.Experimental.Audio.AudioSampleProvider.SampleFramesHandler sampleFramesOverflow { add { } remove { } }
        public void SetSampleFramesAvailableNativeHandler(UnityEngine.Experimental.Audio.AudioSampleProvider.SampleFramesEventNativeFunction handler, System.IntPtr userData) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Audio.AudioSampleProvider.SetSampleFramesAvailableNativeHandler"); }
        public void ClearSampleFramesAvailableNativeHandler() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Audio.AudioSampleProvider.ClearSampleFramesAvailableNativeHandler"); }
        public void SetSampleFramesOverflowNativeHandler(UnityEngine.Experimental.Audio.AudioSampleProvider.SampleFramesEventNativeFunction handler, System.IntPtr userData) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Audio.AudioSampleProvider.SetSampleFramesOverflowNativeHandler"); }
        public void ClearSampleFramesOverflowNativeHandler() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Audio.AudioSampleProvider.ClearSampleFramesOverflowNativeHandler"); }
        internal AudioSampleProvider() { }
        public delegate uint ConsumeSampleFramesNativeFunction(uint providerId, System.IntPtr interleavedSampleFrames, uint sampleFrameCount);
        public delegate void SampleFramesHandler(UnityEngine.Experimental.Audio.AudioSampleProvider provider, uint sampleFrameCount);
        public delegate void SampleFramesEventNativeFunction(System.IntPtr userData, uint providerId, uint sampleFrameCount);
    }
}

namespace UnityEngine
{
    public enum FFTWindow
    {
        Rectangular = 0,
        Triangle = 1,
        Hamming = 2,
        Hanning = 3,
        Blackman = 4,
        BlackmanHarris = 5,
    }
    public enum GamepadSpeakerOutputType
    {
        Speaker = 0,
        Vibration = 1,
        SecondaryVibration = 2,
    }
    public sealed partial class Microphone
    {
        public static UnityEngine.AudioClip Start(string deviceName, bool loop, int lengthSec, int frequency) { throw new Umcp.LeftOutException("UnityEngine.Microphone.Start"); }
        public static void End(string deviceName) { throw new Umcp.LeftOutException("UnityEngine.Microphone.End"); }
        public static string[] devices { get { throw new Umcp.LeftOutException("UnityEngine.Microphone.devices"); } }
        public static bool IsRecording(string deviceName) { throw new Umcp.LeftOutException("UnityEngine.Microphone.IsRecording"); }
        public static int GetPosition(string deviceName) { throw new Umcp.LeftOutException("UnityEngine.Microphone.GetPosition"); }
        public static void GetDeviceCaps(string deviceName, out int minFreq, out int maxFreq) { throw new Umcp.LeftOutException("UnityEngine.Microphone.GetDeviceCaps"); }
    }
}
