// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Timeline
{
    public partial class ActivationControlPlayable : UnityEngine.Playables.PlayableBehaviour
    {
        public UnityEngine.GameObject gameObject = null;
        public UnityEngine.Timeline.ActivationControlPlayable.PostPlaybackState postPlayback = UnityEngine.Timeline.ActivationControlPlayable.PostPlaybackState.Revert;
        public static UnityEngine.Playables.ScriptPlayable<UnityEngine.Timeline.ActivationControlPlayable> Create(UnityEngine.Playables.PlayableGraph graph, UnityEngine.GameObject gameObject, UnityEngine.Timeline.ActivationControlPlayable.PostPlaybackState postPlaybackState) { throw new Umcp.LeftOutException("UnityEngine.Timeline.ActivationControlPlayable.Create"); }
        public enum PostPlaybackState
        {
            Active = 0,
            Inactive = 1,
            Revert = 2,
        }
    }
    [System.SerializableAttribute]
    public partial class ActivationTrack : UnityEngine.Timeline.TrackAsset
    {
        public UnityEngine.Timeline.ActivationTrack.PostPlaybackState postPlaybackState { get { return m_PostPlaybackState; } set { m_PostPlaybackState = value; } } [UnityEngine.SerializeField] private UnityEngine.Timeline.ActivationTrack.PostPlaybackState m_PostPlaybackState = UnityEngine.Timeline.ActivationTrack.PostPlaybackState.LeaveAsIs;
        public enum PostPlaybackState
        {
            Active = 0,
            Inactive = 1,
            Revert = 2,
            LeaveAsIs = 3,
        }
    }
    [System.SerializableAttribute]
    public partial class AnimationPlayableAsset : UnityEngine.Playables.PlayableAsset, UnityEngine.Timeline.ITimelineClipAsset, UnityEngine.Timeline.IPropertyPreview, UnityEngine.ISerializationCallbackReceiver
    {
        public UnityEngine.Vector3 position { get { return m_Position; } set { m_Position = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_Position = UnityEngine.Vector3.zero;
        public UnityEngine.Quaternion rotation { get { return m_KeptRotation.Get("UnityEngine.Timeline.AnimationPlayableAsset.rotation"); } set { m_KeptRotation.Set(value); } } private Umcp.Kept<UnityEngine.Quaternion> m_KeptRotation;
        public UnityEngine.Vector3 eulerAngles { get { return m_EulerAngles; } set { m_EulerAngles = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_EulerAngles = UnityEngine.Vector3.zero;
        public bool useTrackMatchFields { get { return m_UseTrackMatchFields; } set { m_UseTrackMatchFields = value; } } [UnityEngine.SerializeField] private bool m_UseTrackMatchFields = true;
        public UnityEngine.Timeline.MatchTargetFields matchTargetFields { get { return m_MatchTargetFields; } set { m_MatchTargetFields = value; } } [UnityEngine.SerializeField] private UnityEngine.Timeline.MatchTargetFields m_MatchTargetFields;
        public bool removeStartOffset { get { return m_RemoveStartOffset; } set { m_RemoveStartOffset = value; } } [UnityEngine.SerializeField] private bool m_RemoveStartOffset = true;
        public bool applyFootIK { get { return m_ApplyFootIK; } set { m_ApplyFootIK = value; } } [UnityEngine.SerializeField] private bool m_ApplyFootIK = true;
        public UnityEngine.Timeline.AnimationPlayableAsset.LoopMode loop { get { return m_Loop; } set { m_Loop = value; } } [UnityEngine.SerializeField] private UnityEngine.Timeline.AnimationPlayableAsset.LoopMode m_Loop = UnityEngine.Timeline.AnimationPlayableAsset.LoopMode.UseSourceAsset;
        public UnityEngine.AnimationClip clip { get { return m_Clip; } set { m_Clip = value; } } [UnityEngine.SerializeField] private UnityEngine.AnimationClip m_Clip;
        public override UnityEngine.Playables.Playable CreatePlayable(UnityEngine.Playables.PlayableGraph graph, UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEngine.Timeline.AnimationPlayableAsset.CreatePlayable"); }
        public UnityEngine.Timeline.ClipCaps clipCaps { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.AnimationPlayableAsset.clipCaps"); } }
        public void ResetOffsets() { throw new Umcp.LeftOutException("UnityEngine.Timeline.AnimationPlayableAsset.ResetOffsets"); }
        public void GatherProperties(UnityEngine.Playables.PlayableDirector director, UnityEngine.Timeline.IPropertyCollector driver) { throw new Umcp.LeftOutException("UnityEngine.Timeline.AnimationPlayableAsset.GatherProperties"); }
        void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { }
        void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { }
        public enum LoopMode
        {
            UseSourceAsset = 0,
            On = 1,
            Off = 2,
        }
    }
    [System.SerializableAttribute]
    public partial class AnimationTrack : UnityEngine.Timeline.TrackAsset, UnityEngine.Timeline.ILayerable
    {
        public UnityEngine.Vector3 position { get { return m_Position; } set { m_Position = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_Position = UnityEngine.Vector3.zero;
        public UnityEngine.Quaternion rotation { get { return m_KeptRotation.Get("UnityEngine.Timeline.AnimationTrack.rotation"); } set { m_KeptRotation.Set(value); } } private Umcp.Kept<UnityEngine.Quaternion> m_KeptRotation;
        public UnityEngine.Vector3 eulerAngles { get { return m_EulerAngles; } set { m_EulerAngles = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_EulerAngles = UnityEngine.Vector3.zero;
        public UnityEngine.Timeline.TrackOffset trackOffset { get { return m_TrackOffset; } set { m_TrackOffset = value; } } [UnityEngine.SerializeField] private UnityEngine.Timeline.TrackOffset m_TrackOffset = UnityEngine.Timeline.TrackOffset.ApplyTransformOffsets;
        public UnityEngine.Timeline.MatchTargetFields matchTargetFields { get { return m_MatchTargetFields; } set { m_MatchTargetFields = value; } } [UnityEngine.SerializeField] private UnityEngine.Timeline.MatchTargetFields m_MatchTargetFields;
        public UnityEngine.AnimationClip infiniteClip { get { return m_InfiniteClip; } } [UnityEngine.SerializeField] private UnityEngine.AnimationClip m_InfiniteClip;
        public UnityEngine.AvatarMask avatarMask { get { return m_AvatarMask; } set { m_AvatarMask = value; } } [UnityEngine.SerializeField] private UnityEngine.AvatarMask m_AvatarMask;
        public bool applyAvatarMask { get { return m_ApplyAvatarMask; } set { m_ApplyAvatarMask = value; } } [UnityEngine.SerializeField] private bool m_ApplyAvatarMask = true;
        public bool inClipMode { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.AnimationTrack.inClipMode"); } }
        public UnityEngine.Vector3 infiniteClipOffsetPosition { get { return m_InfiniteClipOffsetPosition; } set { m_InfiniteClipOffsetPosition = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_InfiniteClipOffsetPosition = UnityEngine.Vector3.zero;
        public UnityEngine.Quaternion infiniteClipOffsetRotation { get { return m_KeptInfiniteClipOffsetRotation.Get("UnityEngine.Timeline.AnimationTrack.infiniteClipOffsetRotation"); } set { m_KeptInfiniteClipOffsetRotation.Set(value); } } private Umcp.Kept<UnityEngine.Quaternion> m_KeptInfiniteClipOffsetRotation;
        public UnityEngine.Vector3 infiniteClipOffsetEulerAngles { get { return m_InfiniteClipOffsetEulerAngles; } set { m_InfiniteClipOffsetEulerAngles = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_InfiniteClipOffsetEulerAngles = UnityEngine.Vector3.zero;
        public UnityEngine.Timeline.TimelineClip.ClipExtrapolation infiniteClipPreExtrapolation { get { return m_InfiniteClipPreExtrapolation; } set { m_InfiniteClipPreExtrapolation = value; } } [UnityEngine.SerializeField] private UnityEngine.Timeline.TimelineClip.ClipExtrapolation m_InfiniteClipPreExtrapolation = UnityEngine.Timeline.TimelineClip.ClipExtrapolation.None;
        public UnityEngine.Timeline.TimelineClip.ClipExtrapolation infiniteClipPostExtrapolation { get { return m_InfiniteClipPostExtrapolation; } set { m_InfiniteClipPostExtrapolation = value; } } [UnityEngine.SerializeField] private UnityEngine.Timeline.TimelineClip.ClipExtrapolation m_InfiniteClipPostExtrapolation = UnityEngine.Timeline.TimelineClip.ClipExtrapolation.None;
        public UnityEngine.Timeline.TimelineClip CreateClip(UnityEngine.AnimationClip clip) { throw new Umcp.LeftOutException("UnityEngine.Timeline.AnimationTrack.CreateClip"); }
        public void CreateInfiniteClip(string infiniteClipName) { throw new Umcp.LeftOutException("UnityEngine.Timeline.AnimationTrack.CreateInfiniteClip"); }
        public UnityEngine.Timeline.TimelineClip CreateRecordableClip(string animClipName) { throw new Umcp.LeftOutException("UnityEngine.Timeline.AnimationTrack.CreateRecordableClip"); }
        UnityEngine.Playables.Playable UnityEngine.Timeline.ILayerable.CreateLayerMixer(UnityEngine.Playables.PlayableGraph graph, UnityEngine.GameObject go, int inputCount) { throw new Umcp.LeftOutException("UnityEngine.Timeline.AnimationTrack.UnityEngine.Timeline.ILayerable.CreateLayerMixer"); }
    }
    [System.SerializableAttribute]
    public partial class AudioPlayableAsset : UnityEngine.Playables.PlayableAsset, UnityEngine.Timeline.ITimelineClipAsset
    {
        public UnityEngine.AudioClip clip { get { return m_Clip; } set { m_Clip = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_Clip;
        public bool loop { get { return m_Loop; } set { m_Loop = value; } } [UnityEngine.SerializeField] private bool m_Loop;
        public override UnityEngine.Playables.Playable CreatePlayable(UnityEngine.Playables.PlayableGraph graph, UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEngine.Timeline.AudioPlayableAsset.CreatePlayable"); }
        public UnityEngine.Timeline.ClipCaps clipCaps { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.AudioPlayableAsset.clipCaps"); } }
    }
    [System.SerializableAttribute]
    public partial class AudioTrack : UnityEngine.Timeline.TrackAsset
    {
        public UnityEngine.Timeline.TimelineClip CreateClip(UnityEngine.AudioClip clip) { throw new Umcp.LeftOutException("UnityEngine.Timeline.AudioTrack.CreateClip"); }
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class BasicPlayableBehaviour : UnityEngine.ScriptableObject, UnityEngine.Playables.IPlayableAsset, UnityEngine.Playables.IPlayableBehaviour
    {
        public virtual double duration { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.BasicPlayableBehaviour.duration"); } }
        public virtual System.Collections.Generic.IEnumerable<UnityEngine.Playables.PlayableBinding> outputs { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.BasicPlayableBehaviour.outputs"); } }
        public virtual void OnGraphStart(UnityEngine.Playables.Playable playable) { }
        public virtual void OnGraphStop(UnityEngine.Playables.Playable playable) { }
        public virtual void OnPlayableCreate(UnityEngine.Playables.Playable playable) { }
        public virtual void OnPlayableDestroy(UnityEngine.Playables.Playable playable) { }
        public virtual void OnBehaviourPlay(UnityEngine.Playables.Playable playable, UnityEngine.Playables.FrameData info) { }
        public virtual void OnBehaviourPause(UnityEngine.Playables.Playable playable, UnityEngine.Playables.FrameData info) { }
        public virtual void PrepareFrame(UnityEngine.Playables.Playable playable, UnityEngine.Playables.FrameData info) { }
        public virtual void ProcessFrame(UnityEngine.Playables.Playable playable, UnityEngine.Playables.FrameData info, object playerData) { }
        public virtual UnityEngine.Playables.Playable CreatePlayable(UnityEngine.Playables.PlayableGraph graph, UnityEngine.GameObject owner) { throw new Umcp.LeftOutException("UnityEngine.Timeline.BasicPlayableBehaviour.CreatePlayable"); }
    }
    [System.FlagsAttribute]
    public enum ClipCaps
    {
        None = 0,
        Looping = 1,
        Extrapolation = 2,
        ClipIn = 4,
        SpeedMultiplier = 8,
        Blending = 16,
        AutoScale = 40,
        All = -1,
    }
    [System.SerializableAttribute]
    public partial class ControlPlayableAsset : UnityEngine.Playables.PlayableAsset, UnityEngine.Timeline.IPropertyPreview, UnityEngine.Timeline.ITimelineClipAsset
    {
        [UnityEngine.SerializeField] public UnityEngine.ExposedReference<UnityEngine.GameObject> sourceGameObject;
        [UnityEngine.SerializeField] public UnityEngine.GameObject prefabGameObject;
        [UnityEngine.SerializeField] public bool updateParticle = true;
        [UnityEngine.SerializeField] public uint particleRandomSeed;
        [UnityEngine.SerializeField] public bool updateDirector = true;
        [UnityEngine.SerializeField] public bool updateITimeControl = true;
        [UnityEngine.SerializeField] public bool searchHierarchy;
        [UnityEngine.SerializeField] public bool active = true;
        [UnityEngine.SerializeField] public UnityEngine.Timeline.ActivationControlPlayable.PostPlaybackState postPlayback = UnityEngine.Timeline.ActivationControlPlayable.PostPlaybackState.Revert;
        public void OnEnable() { }
        public UnityEngine.Timeline.ClipCaps clipCaps { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.ControlPlayableAsset.clipCaps"); } }
        public override UnityEngine.Playables.Playable CreatePlayable(UnityEngine.Playables.PlayableGraph graph, UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEngine.Timeline.ControlPlayableAsset.CreatePlayable"); }
        public void GatherProperties(UnityEngine.Playables.PlayableDirector director, UnityEngine.Timeline.IPropertyCollector driver) { throw new Umcp.LeftOutException("UnityEngine.Timeline.ControlPlayableAsset.GatherProperties"); }
    }
    public partial class ControlTrack : UnityEngine.Timeline.TrackAsset
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public partial class CustomStyleAttribute : System.Attribute
    {
        public readonly string ussStyle;
        public CustomStyleAttribute(string ussStyle) { this.ussStyle = ussStyle; }
        internal CustomStyleAttribute() { }
    }
    public partial class DirectorControlPlayable : UnityEngine.Playables.PlayableBehaviour
    {
        public UnityEngine.Playables.PlayableDirector director;
        public static UnityEngine.Playables.ScriptPlayable<UnityEngine.Timeline.DirectorControlPlayable> Create(UnityEngine.Playables.PlayableGraph graph, UnityEngine.Playables.PlayableDirector director) { throw new Umcp.LeftOutException("UnityEngine.Timeline.DirectorControlPlayable.Create"); }
    }
    [System.SerializableAttribute]
    public partial class GroupTrack : UnityEngine.Timeline.TrackAsset
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class, Inherited = false)]
    public partial class HideInMenuAttribute : System.Attribute
    {
    }
    public partial interface ILayerable
    {
        UnityEngine.Playables.Playable CreateLayerMixer(UnityEngine.Playables.PlayableGraph graph, UnityEngine.GameObject go, int inputCount);
    }
    public partial interface INotificationOptionProvider
    {
        UnityEngine.Timeline.NotificationFlags flags { get; }
    }
    public partial interface IPropertyCollector
    {
        void PushActiveGameObject(UnityEngine.GameObject gameObject);
        void PopActiveGameObject();
        void AddFromClip(UnityEngine.AnimationClip clip);
        void AddFromClips(System.Collections.Generic.IEnumerable<UnityEngine.AnimationClip> clips);
        void AddFromName<T>(string name) where T : UnityEngine.Component;
        void AddFromName(string name);
        void AddFromClip(UnityEngine.GameObject obj, UnityEngine.AnimationClip clip);
        void AddFromClips(UnityEngine.GameObject obj, System.Collections.Generic.IEnumerable<UnityEngine.AnimationClip> clips);
        void AddFromName<T>(UnityEngine.GameObject obj, string name) where T : UnityEngine.Component;
        void AddFromName(UnityEngine.GameObject obj, string name);
        void AddFromName(UnityEngine.Component component, string name);
        void AddFromComponent(UnityEngine.GameObject obj, UnityEngine.Component component);
        void AddObjectProperties(UnityEngine.Object obj, UnityEngine.AnimationClip clip);
    }
    public partial interface IPropertyPreview
    {
        void GatherProperties(UnityEngine.Playables.PlayableDirector director, UnityEngine.Timeline.IPropertyCollector driver);
    }
    public partial interface ITimeControl
    {
        void SetTime(double time);
        void OnControlTimeStart();
        void OnControlTimeStop();
    }
    public partial interface ITimelineClipAsset
    {
        UnityEngine.Timeline.ClipCaps clipCaps { get; }
    }
    public abstract partial class Marker
    {
        public UnityEngine.Timeline.TrackAsset parent { get; internal set; }
        public double time { get { return m_Time; } set { m_Time = value; } } [UnityEngine.SerializeField] private double m_Time;
        public virtual void OnInitialize(UnityEngine.Timeline.TrackAsset aPent) { }
    }
    [System.SerializableAttribute]
    public partial class MarkerTrack : UnityEngine.Timeline.TrackAsset
    {
    }
    [System.FlagsAttribute]
    public enum MatchTargetFields
    {
        PositionX = 1,
        PositionY = 2,
        PositionZ = 4,
        RotationX = 8,
        RotationY = 16,
        RotationZ = 32,
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class | System.AttributeTargets.Field)]
    public partial class NotKeyableAttribute : System.Attribute
    {
    }
    [System.FlagsAttribute]
    [System.SerializableAttribute]
    public enum NotificationFlags : short
    {
        TriggerInEditMode = 1,
        Retroactive = 2,
        TriggerOnce = 4,
    }
    public partial class ParticleControlPlayable : UnityEngine.Playables.PlayableBehaviour
    {
        public static UnityEngine.Playables.ScriptPlayable<UnityEngine.Timeline.ParticleControlPlayable> Create(UnityEngine.Playables.PlayableGraph graph, UnityEngine.ParticleSystem component, uint randomSeed) { throw new Umcp.LeftOutException("UnityEngine.Timeline.ParticleControlPlayable.Create"); }
        public UnityEngine.ParticleSystem particleSystem { get; internal set; }
        public void Initialize(UnityEngine.ParticleSystem ps, uint randomSeed) { throw new Umcp.LeftOutException("UnityEngine.Timeline.ParticleControlPlayable.Initialize"); }
    }
    [System.SerializableAttribute]
    public partial class PlayableTrack : UnityEngine.Timeline.TrackAsset
    {
    }
    public partial class PrefabControlPlayable : UnityEngine.Playables.PlayableBehaviour
    {
        public static UnityEngine.Playables.ScriptPlayable<UnityEngine.Timeline.PrefabControlPlayable> Create(UnityEngine.Playables.PlayableGraph graph, UnityEngine.GameObject prefabGameObject, UnityEngine.Transform parentTransform) { throw new Umcp.LeftOutException("UnityEngine.Timeline.PrefabControlPlayable.Create"); }
        public UnityEngine.GameObject prefabInstance { get; internal set; }
        public UnityEngine.GameObject Initialize(UnityEngine.GameObject prefabGameObject, UnityEngine.Transform parentTransform) { throw new Umcp.LeftOutException("UnityEngine.Timeline.PrefabControlPlayable.Initialize"); }
    }
    public partial class SignalAsset : UnityEngine.ScriptableObject
    {
    }
    public partial class SignalEmitter : UnityEngine.Playables.INotification, UnityEngine.Timeline.INotificationOptionProvider
    {
        public bool retroactive { get { return m_Retroactive; } set { m_Retroactive = value; } } [UnityEngine.SerializeField] private bool m_Retroactive;
        public bool emitOnce { get { return m_EmitOnce; } set { m_EmitOnce = value; } } [UnityEngine.SerializeField] private bool m_EmitOnce;
        public UnityEngine.Timeline.SignalAsset asset { get { return m_Asset; } set { m_Asset = value; } } [UnityEngine.SerializeField] private UnityEngine.Timeline.SignalAsset m_Asset;
        UnityEngine.Timeline.NotificationFlags UnityEngine.Timeline.INotificationOptionProvider.flags { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.SignalEmitter.UnityEngine.Timeline.INotificationOptionProvider.flags"); } }
    }
    [System.SerializableAttribute]
    public partial class SignalTrack : UnityEngine.Timeline.MarkerTrack
    {
    }
    public enum StandardFrameRates
    {
        Fps24 = 0,
        Fps23_97 = 1,
        Fps25 = 2,
        Fps30 = 3,
        Fps29_97 = 4,
        Fps50 = 5,
        Fps60 = 6,
        Fps59_94 = 7,
    }
    public partial class TimeControlPlayable : UnityEngine.Playables.PlayableBehaviour
    {
        public static UnityEngine.Playables.ScriptPlayable<UnityEngine.Timeline.TimeControlPlayable> Create(UnityEngine.Playables.PlayableGraph graph, UnityEngine.Timeline.ITimeControl timeControl) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimeControlPlayable.Create"); }
        public void Initialize(UnityEngine.Timeline.ITimeControl timeControl) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimeControlPlayable.Initialize"); }
    }
    public partial class TimeNotificationBehaviour : UnityEngine.Playables.PlayableBehaviour
    {
        public UnityEngine.Playables.Playable timeSource { set { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimeNotificationBehaviour.timeSource"); } }
        public static UnityEngine.Playables.ScriptPlayable<UnityEngine.Timeline.TimeNotificationBehaviour> Create(UnityEngine.Playables.PlayableGraph graph, double duration, UnityEngine.Playables.DirectorWrapMode loopMode) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimeNotificationBehaviour.Create"); }
        public void AddNotification(double time, UnityEngine.Playables.INotification payload, UnityEngine.Timeline.NotificationFlags flags = (UnityEngine.Timeline.NotificationFlags)2) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimeNotificationBehaviour.AddNotification"); }
    }
    public partial class TimelineAsset : UnityEngine.ISerializationCallbackReceiver, UnityEngine.Timeline.ITimelineClipAsset, UnityEngine.Timeline.IPropertyPreview
    {
        public UnityEngine.Timeline.TimelineAsset.EditorSettings editorSettings { get { return m_EditorSettings; } } [UnityEngine.SerializeField] private UnityEngine.Timeline.TimelineAsset.EditorSettings m_EditorSettings = new UnityEngine.Timeline.TimelineAsset.EditorSettings();
        public UnityEngine.Timeline.TimelineAsset.DurationMode durationMode { get { return m_DurationMode; } set { m_DurationMode = value; } } [UnityEngine.SerializeField] private UnityEngine.Timeline.TimelineAsset.DurationMode m_DurationMode;
        public UnityEngine.Timeline.ClipCaps clipCaps { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineAsset.clipCaps"); } }
        public UnityEngine.Timeline.MarkerTrack markerTrack { get { return m_MarkerTrack; } } [UnityEngine.SerializeField] private UnityEngine.Timeline.MarkerTrack m_MarkerTrack;
        public override UnityEngine.Playables.Playable CreatePlayable(UnityEngine.Playables.PlayableGraph graph, UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineAsset.CreatePlayable"); }
        void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { }
        void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { }
        public void GatherProperties(UnityEngine.Playables.PlayableDirector director, UnityEngine.Timeline.IPropertyCollector driver) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineAsset.GatherProperties"); }
        public void CreateMarkerTrack() { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineAsset.CreateMarkerTrack"); }
        public enum DurationMode
        {
            BasedOnClips = 0,
            FixedLength = 1,
        }
        [System.SerializableAttribute]
        public partial class EditorSettings
        {
            [System.Obsolete] public float fps { get { return m_KeptFps.Get("UnityEngine.Timeline.TimelineAsset.EditorSettings.fps"); } set { m_KeptFps.Set(value); } } private Umcp.Kept<float> m_KeptFps;
            public double frameRate { get { return m_Framerate; } set { m_Framerate = value; } } [UnityEngine.SerializeField] private double m_Framerate;
            public void SetStandardFrameRate(UnityEngine.Timeline.StandardFrameRates enumValue) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineAsset.EditorSettings.SetStandardFrameRate"); }
            public bool scenePreview { get { return m_ScenePreview; } set { m_ScenePreview = value; } } [UnityEngine.SerializeField] private bool m_ScenePreview = true;
        }
        [System.Obsolete]
        public enum MediaType
        {
            Animation = 0,
            Audio = 1,
            Texture = 2,
            [System.Obsolete] Video = 2,
            Script = 3,
            Hybrid = 4,
            Group = 5,
        }
    }
    public partial class TimelineClip : UnityEngine.ISerializationCallbackReceiver
    {
        public static readonly UnityEngine.Timeline.ClipCaps kDefaultClipCaps = UnityEngine.Timeline.ClipCaps.Blending;
        public static readonly float kDefaultClipDurationInSeconds = 5;
        public static readonly double kTimeScaleMax = 1000;
        public bool hasPreExtrapolation { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.hasPreExtrapolation"); } }
        public bool hasPostExtrapolation { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.hasPostExtrapolation"); } }
        public double start { get { return m_Start; } set { m_Start = value; } } [UnityEngine.SerializeField] private double m_Start;
        public double duration { get { return m_Duration; } set { m_Duration = value; } } [UnityEngine.SerializeField] private double m_Duration;
        public string displayName { get { return m_DisplayName; } set { m_DisplayName = value; } } [UnityEngine.SerializeField] private string m_DisplayName;
        public double clipAssetDuration { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.clipAssetDuration"); } }
        public UnityEngine.AnimationClip curves { get { return m_AnimationCurves; } } [UnityEngine.SerializeField] private UnityEngine.AnimationClip m_AnimationCurves;
        public UnityEngine.Object asset { get { return m_Asset; } set { m_Asset = value; } } [UnityEngine.SerializeField] private UnityEngine.Object m_Asset;
        [System.Obsolete] public UnityEngine.Timeline.TrackAsset parentTrack { get { return m_ParentTrack; } set { m_ParentTrack = value; } } [UnityEngine.SerializeField] private UnityEngine.Timeline.TrackAsset m_ParentTrack;
        public double easeOutTime { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.easeOutTime"); } }
        public double blendInDuration { get { return m_KeptBlendInDuration.Get("UnityEngine.Timeline.TimelineClip.blendInDuration"); } set { m_KeptBlendInDuration.Set(value); } } private Umcp.Kept<double> m_KeptBlendInDuration;
        public double blendOutDuration { get { return m_KeptBlendOutDuration.Get("UnityEngine.Timeline.TimelineClip.blendOutDuration"); } set { m_KeptBlendOutDuration.Set(value); } } private Umcp.Kept<double> m_KeptBlendOutDuration;
        public UnityEngine.Timeline.TimelineClip.BlendCurveMode blendInCurveMode { get { return m_BlendInCurveMode; } set { m_BlendInCurveMode = value; } } [UnityEngine.SerializeField] private UnityEngine.Timeline.TimelineClip.BlendCurveMode m_BlendInCurveMode = UnityEngine.Timeline.TimelineClip.BlendCurveMode.Auto;
        public UnityEngine.Timeline.TimelineClip.BlendCurveMode blendOutCurveMode { get { return m_BlendOutCurveMode; } set { m_BlendOutCurveMode = value; } } [UnityEngine.SerializeField] private UnityEngine.Timeline.TimelineClip.BlendCurveMode m_BlendOutCurveMode = UnityEngine.Timeline.TimelineClip.BlendCurveMode.Auto;
        public bool hasBlendIn { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.hasBlendIn"); } }
        public bool hasBlendOut { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.hasBlendOut"); } }
        public UnityEngine.AnimationCurve mixInCurve { get { return m_KeptMixInCurve.Get("UnityEngine.Timeline.TimelineClip.mixInCurve"); } set { m_KeptMixInCurve.Set(value); } } private Umcp.Kept<UnityEngine.AnimationCurve> m_KeptMixInCurve;
        public float mixInPercentage { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.mixInPercentage"); } }
        public double mixInDuration { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.mixInDuration"); } }
        public UnityEngine.AnimationCurve mixOutCurve { get { return m_KeptMixOutCurve.Get("UnityEngine.Timeline.TimelineClip.mixOutCurve"); } set { m_KeptMixOutCurve.Set(value); } } private Umcp.Kept<UnityEngine.AnimationCurve> m_KeptMixOutCurve;
        public double mixOutTime { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.mixOutTime"); } }
        public double mixOutDuration { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.mixOutDuration"); } }
        public float mixOutPercentage { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.mixOutPercentage"); } }
        public bool recordable { get { return m_Recordable; } } [UnityEngine.SerializeField] private bool m_Recordable;
        public UnityEngine.Timeline.ClipCaps clipCaps { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.clipCaps"); } }
        public float EvaluateMixOut(double time) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.EvaluateMixOut"); }
        public float EvaluateMixIn(double time) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.EvaluateMixIn"); }
        public double ToLocalTime(double time) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.ToLocalTime"); }
        public double ToLocalTimeUnbound(double time) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.ToLocalTimeUnbound"); }
        public UnityEngine.Timeline.TimelineClip.ClipExtrapolation postExtrapolationMode { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.postExtrapolationMode"); } }
        public UnityEngine.Timeline.TimelineClip.ClipExtrapolation preExtrapolationMode { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.preExtrapolationMode"); } }
        public bool IsExtrapolatedTime(double sequenceTime) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.IsExtrapolatedTime"); }
        public bool IsPreExtrapolatedTime(double sequenceTime) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.IsPreExtrapolatedTime"); }
        public bool IsPostExtrapolatedTime(double sequenceTime) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.IsPostExtrapolatedTime"); }
        public double extrapolatedStart { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.extrapolatedStart"); } }
        public double extrapolatedDuration { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.extrapolatedDuration"); } }
        public void CreateCurves(string curvesClipName) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.CreateCurves"); }
        void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { }
        void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { }
        public void ConformEaseValues() { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClip.ConformEaseValues"); }
        public enum ClipExtrapolation
        {
            None = 0,
            Hold = 1,
            Loop = 2,
            PingPong = 3,
            Continue = 4,
        }
        public enum BlendCurveMode
        {
            Auto = 0,
            Manual = 1,
        }
    }
    public static partial class TimelineClipExtensions
    {
        public static void MoveToTrack(this UnityEngine.Timeline.TimelineClip clip, UnityEngine.Timeline.TrackAsset destinationTrack) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClipExtensions.MoveToTrack"); }
        public static bool TryMoveToTrack(this UnityEngine.Timeline.TimelineClip clip, UnityEngine.Timeline.TrackAsset destinationTrack) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelineClipExtensions.TryMoveToTrack"); }
    }
    public partial class TimelinePlayable : UnityEngine.Playables.PlayableBehaviour
    {
        public static UnityEngine.Playables.ScriptPlayable<UnityEngine.Timeline.TimelinePlayable> Create(UnityEngine.Playables.PlayableGraph graph, System.Collections.Generic.IEnumerable<UnityEngine.Timeline.TrackAsset> tracks, UnityEngine.GameObject go, bool autoRebalance, bool createOutputs) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelinePlayable.Create"); }
        public void Compile(UnityEngine.Playables.PlayableGraph graph, UnityEngine.Playables.Playable timelinePlayable, System.Collections.Generic.IEnumerable<UnityEngine.Timeline.TrackAsset> tracks, UnityEngine.GameObject go, bool autoRebalance, bool createOutputs) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TimelinePlayable.Compile"); }
    }
    public abstract partial class TrackAsset : UnityEngine.Timeline.IPropertyPreview, UnityEngine.ISerializationCallbackReceiver
    {
        [UnityEngine.SerializeField] protected internal System.Collections.Generic.List<UnityEngine.Timeline.TimelineClip> m_Clips = new System.Collections.Generic.List<UnityEngine.Timeline.TimelineClip>();
        public bool muted { get { return m_Muted; } set { m_Muted = value; } } [UnityEngine.SerializeField] private bool m_Muted;
        public UnityEngine.Playables.PlayableAsset parent { get { return m_Parent; } } [UnityEngine.SerializeField] private UnityEngine.Playables.PlayableAsset m_Parent;
        public UnityEngine.AnimationClip curves { get { return m_Curves; } } [UnityEngine.SerializeField] private UnityEngine.AnimationClip m_Curves;
        public bool locked { get { return m_Locked; } set { m_Locked = value; } } [UnityEngine.SerializeField] private bool m_Locked;
        public bool supportsNotifications { get { throw new Umcp.LeftOutException("UnityEngine.Timeline.TrackAsset.supportsNotifications"); } }
        public void CreateCurves(string curvesClipName) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TrackAsset.CreateCurves"); }
        public virtual UnityEngine.Playables.Playable CreateTrackMixer(UnityEngine.Playables.PlayableGraph graph, UnityEngine.GameObject go, int inputCount) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TrackAsset.CreateTrackMixer"); }
        public sealed override UnityEngine.Playables.Playable CreatePlayable(UnityEngine.Playables.PlayableGraph graph, UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TrackAsset.CreatePlayable"); }
        public UnityEngine.Timeline.TimelineClip CreateDefaultClip() { throw new Umcp.LeftOutException("UnityEngine.Timeline.TrackAsset.CreateDefaultClip"); }
        public virtual void GatherProperties(UnityEngine.Playables.PlayableDirector director, UnityEngine.Timeline.IPropertyCollector driver) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TrackAsset.GatherProperties"); }
        protected virtual void OnCreateClip(UnityEngine.Timeline.TimelineClip clip) { }
        protected internal virtual int CalculateItemsHash() { throw new Umcp.LeftOutException("UnityEngine.Timeline.TrackAsset.CalculateItemsHash"); }
        protected virtual UnityEngine.Playables.Playable CreatePlayable(UnityEngine.Playables.PlayableGraph graph, UnityEngine.GameObject gameObject, UnityEngine.Timeline.TimelineClip clip) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TrackAsset.CreatePlayable"); }
        public virtual bool CanCreateTrackMixer() { throw new Umcp.LeftOutException("UnityEngine.Timeline.TrackAsset.CanCreateTrackMixer"); }
        protected static int GetAnimationClipHash(UnityEngine.AnimationClip clip) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TrackAsset.GetAnimationClipHash"); }
        protected virtual void OnBeforeTrackSerialize() { }
        protected virtual void OnAfterTrackDeserialize() { }
        void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { }
        void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { }
    }
    public static partial class TrackAssetExtensions
    {
        public static UnityEngine.Timeline.GroupTrack GetGroup(this UnityEngine.Timeline.TrackAsset asset) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TrackAssetExtensions.GetGroup"); }
        public static void SetGroup(this UnityEngine.Timeline.TrackAsset asset, UnityEngine.Timeline.GroupTrack group) { throw new Umcp.LeftOutException("UnityEngine.Timeline.TrackAssetExtensions.SetGroup"); }
    }
    [System.FlagsAttribute]
    public enum TrackBindingFlags
    {
        None = 0,
        AllowCreateComponent = 1,
        All = 1,
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public partial class TrackBindingTypeAttribute : System.Attribute
    {
        public readonly System.Type type;
        public readonly UnityEngine.Timeline.TrackBindingFlags flags;
        public TrackBindingTypeAttribute(System.Type type) { this.type = type; }
        public TrackBindingTypeAttribute(System.Type type, UnityEngine.Timeline.TrackBindingFlags flags) { this.type = type; this.flags = flags; }
        internal TrackBindingTypeAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class, AllowMultiple = true)]
    public partial class TrackClipTypeAttribute : System.Attribute
    {
        public readonly System.Type inspectedType;
        public readonly bool allowAutoCreate;
        public TrackClipTypeAttribute(System.Type clipClass) { this.inspectedType = clipClass; this.allowAutoCreate = true; }
        public TrackClipTypeAttribute(System.Type clipClass, bool allowAutoCreate) { this.inspectedType = clipClass; this.allowAutoCreate = false; }
        internal TrackClipTypeAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public partial class TrackColorAttribute : System.Attribute
    {
        public UnityEngine.Color color { get; internal set; }
        public TrackColorAttribute(float r, float g, float b) { }
        internal TrackColorAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    [System.Obsolete]
    public partial class TrackMediaType : System.Attribute
    {
        public readonly UnityEngine.Timeline.TimelineAsset.MediaType m_MediaType;
        public TrackMediaType(UnityEngine.Timeline.TimelineAsset.MediaType mt) { this.m_MediaType = mt; }
        internal TrackMediaType() { }
    }
    public enum TrackOffset
    {
        ApplyTransformOffsets = 0,
        ApplySceneOffsets = 1,
        Auto = 2,
    }
}
