// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Experimental.Video
{
    public partial struct VideoClipPlayable : UnityEngine.Playables.IPlayable, System.IEquatable<UnityEngine.Experimental.Video.VideoClipPlayable>
    {
        public static UnityEngine.Experimental.Video.VideoClipPlayable Create(UnityEngine.Playables.PlayableGraph graph, UnityEngine.Video.VideoClip clip, bool looping) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Video.VideoClipPlayable.Create"); }
        public UnityEngine.Playables.PlayableHandle GetHandle() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Video.VideoClipPlayable.GetHandle"); }
        public static implicit operator UnityEngine.Playables.Playable(UnityEngine.Experimental.Video.VideoClipPlayable playable) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Video.VideoClipPlayable.op_Implicit"); }
        public static explicit operator UnityEngine.Experimental.Video.VideoClipPlayable(UnityEngine.Playables.Playable playable) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Video.VideoClipPlayable.op_Explicit"); }
        public bool Equals(UnityEngine.Experimental.Video.VideoClipPlayable other) { return base.Equals(other); }
        public UnityEngine.Video.VideoClip GetClip() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Video.VideoClipPlayable.GetClip"); }
        public void SetClip(UnityEngine.Video.VideoClip value) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Video.VideoClipPlayable.SetClip"); }
        public bool GetLooped() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Video.VideoClipPlayable.GetLooped"); }
        public void SetLooped(bool value) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Video.VideoClipPlayable.SetLooped"); }
        public bool IsPlaying() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Video.VideoClipPlayable.IsPlaying"); }
        public double GetStartDelay() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Video.VideoClipPlayable.GetStartDelay"); }
        public double GetPauseDelay() { throw new Umcp.LeftOutException("UnityEngine.Experimental.Video.VideoClipPlayable.GetPauseDelay"); }
        public void Seek(double startTime, double startDelay) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Video.VideoClipPlayable.Seek"); }
        public void Seek(double startTime, double startDelay, double duration) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Video.VideoClipPlayable.Seek"); }
    }
    public static partial class VideoPlayerExtensions
    {
        public static UnityEngine.Experimental.Audio.AudioSampleProvider GetAudioSampleProvider(this UnityEngine.Video.VideoPlayer vp, ushort trackIndex) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Video.VideoPlayerExtensions.GetAudioSampleProvider"); }
    }
}

namespace UnityEngine.Video
{
    public enum Video3DLayout
    {
        No3D = 0,
        SideBySide3D = 1,
        OverUnder3D = 2,
    }
    public enum VideoAspectRatio
    {
        NoScaling = 0,
        FitVertically = 1,
        FitHorizontally = 2,
        FitInside = 3,
        FitOutside = 4,
        Stretch = 5,
    }
    public enum VideoAudioOutputMode
    {
        None = 0,
        AudioSource = 1,
        Direct = 2,
        APIOnly = 3,
    }
    public sealed partial class VideoClip : UnityEngine.Object
    {
        public string originalPath { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoClip.originalPath"); } }
        public ulong frameCount { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoClip.frameCount"); } }
        public double frameRate { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoClip.frameRate"); } }
        public double length { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoClip.length"); } }
        public uint width { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoClip.width"); } }
        public uint height { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoClip.height"); } }
        public uint pixelAspectRatioNumerator { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoClip.pixelAspectRatioNumerator"); } }
        public uint pixelAspectRatioDenominator { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoClip.pixelAspectRatioDenominator"); } }
        public bool sRGB { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoClip.sRGB"); } }
        public ushort audioTrackCount { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoClip.audioTrackCount"); } }
        public ushort GetAudioChannelCount(ushort audioTrackIdx) { throw new Umcp.LeftOutException("UnityEngine.Video.VideoClip.GetAudioChannelCount"); }
        public uint GetAudioSampleRate(ushort audioTrackIdx) { throw new Umcp.LeftOutException("UnityEngine.Video.VideoClip.GetAudioSampleRate"); }
        public string GetAudioLanguage(ushort audioTrackIdx) { throw new Umcp.LeftOutException("UnityEngine.Video.VideoClip.GetAudioLanguage"); }
        internal VideoClip() { }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform))]
    public sealed partial class VideoPlayer : UnityEngine.Behaviour
    {
        public UnityEngine.Video.VideoSource source { get { return m_KeptSource.Get("UnityEngine.Video.VideoPlayer.source"); } set { m_KeptSource.Set(value); } } private Umcp.Kept<UnityEngine.Video.VideoSource> m_KeptSource;
        public UnityEngine.Video.VideoTimeUpdateMode timeUpdateMode { get { return m_KeptTimeUpdateMode.Get("UnityEngine.Video.VideoPlayer.timeUpdateMode"); } set { m_KeptTimeUpdateMode.Set(value); } } private Umcp.Kept<UnityEngine.Video.VideoTimeUpdateMode> m_KeptTimeUpdateMode;
        public string url { get { return m_KeptUrl.Get("UnityEngine.Video.VideoPlayer.url"); } set { m_KeptUrl.Set(value); } } private Umcp.Kept<string> m_KeptUrl;
        public UnityEngine.Video.VideoClip clip { get { return m_KeptClip.Get("UnityEngine.Video.VideoPlayer.clip"); } set { m_KeptClip.Set(value); } } private Umcp.Kept<UnityEngine.Video.VideoClip> m_KeptClip;
        public UnityEngine.Video.VideoRenderMode renderMode { get { return m_KeptRenderMode.Get("UnityEngine.Video.VideoPlayer.renderMode"); } set { m_KeptRenderMode.Set(value); } } private Umcp.Kept<UnityEngine.Video.VideoRenderMode> m_KeptRenderMode;
        public bool canSetTimeUpdateMode { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.canSetTimeUpdateMode"); } }
        public UnityEngine.Camera targetCamera { get { return m_KeptTargetCamera.Get("UnityEngine.Video.VideoPlayer.targetCamera"); } set { m_KeptTargetCamera.Set(value); } } private Umcp.Kept<UnityEngine.Camera> m_KeptTargetCamera;
        public UnityEngine.RenderTexture targetTexture { get { return m_KeptTargetTexture.Get("UnityEngine.Video.VideoPlayer.targetTexture"); } set { m_KeptTargetTexture.Set(value); } } private Umcp.Kept<UnityEngine.RenderTexture> m_KeptTargetTexture;
        public UnityEngine.Renderer targetMaterialRenderer { get { return m_KeptTargetMaterialRenderer.Get("UnityEngine.Video.VideoPlayer.targetMaterialRenderer"); } set { m_KeptTargetMaterialRenderer.Set(value); } } private Umcp.Kept<UnityEngine.Renderer> m_KeptTargetMaterialRenderer;
        public string targetMaterialProperty { get { return m_KeptTargetMaterialProperty.Get("UnityEngine.Video.VideoPlayer.targetMaterialProperty"); } set { m_KeptTargetMaterialProperty.Set(value); } } private Umcp.Kept<string> m_KeptTargetMaterialProperty;
        public UnityEngine.Video.VideoAspectRatio aspectRatio { get { return m_KeptAspectRatio.Get("UnityEngine.Video.VideoPlayer.aspectRatio"); } set { m_KeptAspectRatio.Set(value); } } private Umcp.Kept<UnityEngine.Video.VideoAspectRatio> m_KeptAspectRatio;
        public float targetCameraAlpha { get { return m_KeptTargetCameraAlpha.Get("UnityEngine.Video.VideoPlayer.targetCameraAlpha"); } set { m_KeptTargetCameraAlpha.Set(value); } } private Umcp.Kept<float> m_KeptTargetCameraAlpha;
        public UnityEngine.Video.Video3DLayout targetCamera3DLayout { get { return m_KeptTargetCamera3DLayout.Get("UnityEngine.Video.VideoPlayer.targetCamera3DLayout"); } set { m_KeptTargetCamera3DLayout.Set(value); } } private Umcp.Kept<UnityEngine.Video.Video3DLayout> m_KeptTargetCamera3DLayout;
        public UnityEngine.Texture texture { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.texture"); } }
        public void Prepare() { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.Prepare"); }
        public bool isPrepared { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.isPrepared"); } }
        public bool waitForFirstFrame { get { return m_KeptWaitForFirstFrame.Get("UnityEngine.Video.VideoPlayer.waitForFirstFrame"); } set { m_KeptWaitForFirstFrame.Set(value); } } private Umcp.Kept<bool> m_KeptWaitForFirstFrame;
        public bool playOnAwake { get { return m_KeptPlayOnAwake.Get("UnityEngine.Video.VideoPlayer.playOnAwake"); } set { m_KeptPlayOnAwake.Set(value); } } private Umcp.Kept<bool> m_KeptPlayOnAwake;
        public void Play() { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.Play"); }
        public void Pause() { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.Pause"); }
        public void Stop() { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.Stop"); }
        public bool isPlaying { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.isPlaying"); } }
        public bool isPaused { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.isPaused"); } }
        public bool canSetTime { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.canSetTime"); } }
        public double time { get { return m_KeptTime.Get("UnityEngine.Video.VideoPlayer.time"); } set { m_KeptTime.Set(value); } } private Umcp.Kept<double> m_KeptTime;
        public long frame { get { return m_KeptFrame.Get("UnityEngine.Video.VideoPlayer.frame"); } set { m_KeptFrame.Set(value); } } private Umcp.Kept<long> m_KeptFrame;
        public double clockTime { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.clockTime"); } }
        public bool canStep { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.canStep"); } }
        public void StepForward() { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.StepForward"); }
        public bool canSetPlaybackSpeed { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.canSetPlaybackSpeed"); } }
        public float playbackSpeed { get { return m_KeptPlaybackSpeed.Get("UnityEngine.Video.VideoPlayer.playbackSpeed"); } set { m_KeptPlaybackSpeed.Set(value); } } private Umcp.Kept<float> m_KeptPlaybackSpeed;
        public bool isLooping { get { return m_KeptIsLooping.Get("UnityEngine.Video.VideoPlayer.isLooping"); } set { m_KeptIsLooping.Set(value); } } private Umcp.Kept<bool> m_KeptIsLooping;
        [System.Obsolete] public bool canSetTimeSource { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.canSetTimeSource"); } }
        [System.Obsolete] public UnityEngine.Video.VideoTimeSource timeSource { get { return m_KeptTimeSource.Get("UnityEngine.Video.VideoPlayer.timeSource"); } set { m_KeptTimeSource.Set(value); } } private Umcp.Kept<UnityEngine.Video.VideoTimeSource> m_KeptTimeSource;
        public UnityEngine.Video.VideoTimeReference timeReference { get { return m_KeptTimeReference.Get("UnityEngine.Video.VideoPlayer.timeReference"); } set { m_KeptTimeReference.Set(value); } } private Umcp.Kept<UnityEngine.Video.VideoTimeReference> m_KeptTimeReference;
        public double externalReferenceTime { get { return m_KeptExternalReferenceTime.Get("UnityEngine.Video.VideoPlayer.externalReferenceTime"); } set { m_KeptExternalReferenceTime.Set(value); } } private Umcp.Kept<double> m_KeptExternalReferenceTime;
        public bool canSetSkipOnDrop { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.canSetSkipOnDrop"); } }
        public bool skipOnDrop { get { return m_KeptSkipOnDrop.Get("UnityEngine.Video.VideoPlayer.skipOnDrop"); } set { m_KeptSkipOnDrop.Set(value); } } private Umcp.Kept<bool> m_KeptSkipOnDrop;
        public ulong frameCount { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.frameCount"); } }
        public float frameRate { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.frameRate"); } }
        public double length { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.length"); } }
        public uint width { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.width"); } }
        public uint height { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.height"); } }
        public uint pixelAspectRatioNumerator { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.pixelAspectRatioNumerator"); } }
        public uint pixelAspectRatioDenominator { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.pixelAspectRatioDenominator"); } }
        public ushort audioTrackCount { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.audioTrackCount"); } }
        public string GetAudioLanguageCode(ushort trackIndex) { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.GetAudioLanguageCode"); }
        public ushort GetAudioChannelCount(ushort trackIndex) { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.GetAudioChannelCount"); }
        public uint GetAudioSampleRate(ushort trackIndex) { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.GetAudioSampleRate"); }
        public static ushort controlledAudioTrackMaxCount { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.controlledAudioTrackMaxCount"); } }
        public ushort controlledAudioTrackCount { get { return m_KeptControlledAudioTrackCount.Get("UnityEngine.Video.VideoPlayer.controlledAudioTrackCount"); } set { m_KeptControlledAudioTrackCount.Set(value); } } private Umcp.Kept<ushort> m_KeptControlledAudioTrackCount;
        public void EnableAudioTrack(ushort trackIndex, bool enabled) { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.EnableAudioTrack"); }
        public bool IsAudioTrackEnabled(ushort trackIndex) { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.IsAudioTrackEnabled"); }
        public UnityEngine.Video.VideoAudioOutputMode audioOutputMode { get { return m_KeptAudioOutputMode.Get("UnityEngine.Video.VideoPlayer.audioOutputMode"); } set { m_KeptAudioOutputMode.Set(value); } } private Umcp.Kept<UnityEngine.Video.VideoAudioOutputMode> m_KeptAudioOutputMode;
        public bool canSetDirectAudioVolume { get { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.canSetDirectAudioVolume"); } }
        public float GetDirectAudioVolume(ushort trackIndex) { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.GetDirectAudioVolume"); }
        public void SetDirectAudioVolume(ushort trackIndex, float volume) { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.SetDirectAudioVolume"); }
        public bool GetDirectAudioMute(ushort trackIndex) { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.GetDirectAudioMute"); }
        public void SetDirectAudioMute(ushort trackIndex, bool mute) { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.SetDirectAudioMute"); }
        public UnityEngine.AudioSource GetTargetAudioSource(ushort trackIndex) { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.GetTargetAudioSource"); }
        public void SetTargetAudioSource(ushort trackIndex, UnityEngine.AudioSource source) { throw new Umcp.LeftOutException("UnityEngine.Video.VideoPlayer.SetTargetAudioSource"); }
        public event UnityEngine.Video.VideoPlayer.EventHandler prepareCompleted { add { } remove { } }
        public event UnityEngine.Video.VideoPlayer.EventHandler loopPointReached { add { } remove { } }
        public event UnityEngine.Video.VideoPlayer.EventHandler started { add { } remove { } }
        public event UnityEngine.Video.VideoPlayer.EventHandler frameDropped { add { } remove { } }
        public event UnityEngine.Video.VideoPlayer.ErrorEventHandler errorReceived { add { } remove { } }
        public event UnityEngine.Video.VideoPlayer.EventHandler seekCompleted { add { } remove { } }
        public event UnityEngine.Video.VideoPlayer.TimeEventHandler clockResyncOccurred { add { } remove { } }
        public bool sendFrameReadyEvents { get { return m_KeptSendFrameReadyEvents.Get("UnityEngine.Video.VideoPlayer.sendFrameReadyEvents"); } set { m_KeptSendFrameReadyEvents.Set(value); } } private Umcp.Kept<bool> m_KeptSendFrameReadyEvents;
        public event UnityEngine.Video.VideoPlayer.FrameReadyEventHandler frameReady { add { } remove { } }
        public delegate void EventHandler(UnityEngine.Video.VideoPlayer source);
        public delegate void ErrorEventHandler(UnityEngine.Video.VideoPlayer source, string message);
        public delegate void FrameReadyEventHandler(UnityEngine.Video.VideoPlayer source, long frameIdx);
        public delegate void TimeEventHandler(UnityEngine.Video.VideoPlayer source, double seconds);
    }
    public enum VideoRenderMode
    {
        CameraFarPlane = 0,
        CameraNearPlane = 1,
        RenderTexture = 2,
        MaterialOverride = 3,
        APIOnly = 4,
    }
    public enum VideoSource
    {
        VideoClip = 0,
        Url = 1,
    }
    public enum VideoTimeReference
    {
        Freerun = 0,
        InternalTime = 1,
        ExternalTime = 2,
    }
    [System.Obsolete]
    public enum VideoTimeSource
    {
        [System.Obsolete] AudioDSPTimeSource = 0,
        [System.Obsolete] GameTimeSource = 1,
    }
    public enum VideoTimeUpdateMode
    {
        DSPTime = 0,
        GameTime = 1,
        UnscaledGameTime = 2,
    }
}
