using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine.Events;
using UnityEngine.Playables;

namespace UnityEngine.Timeline
{
    /// <summary>Tracks and their clips, as files have them. Nothing plays them.</summary>
    public partial class TimelineAsset : PlayableAsset
    {
        [SerializeField] private List<ScriptableObject> m_Tracks = new List<ScriptableObject>();
        [SerializeField] private double m_FixedDuration;

        public double fixedDuration { get => m_FixedDuration; set => m_FixedDuration = Math.Max(0, value); }
        public override double duration => durationMode == DurationMode.FixedLength ? m_FixedDuration
            : GetOutputTracks().Where(t => !t.muted).Select(t => t.end).DefaultIfEmpty(0).Max();
        public int rootTrackCount => GetRootTracks().Count();
        public int outputTrackCount => GetOutputTracks().Count();
        public TrackAsset GetRootTrack(int index) => GetRootTracks().ElementAt(index);
        public TrackAsset GetOutputTrack(int index) => GetOutputTracks().ElementAt(index);
        public IEnumerable<TrackAsset> GetRootTracks() => m_Tracks.OfType<TrackAsset>().Where(t => t != null);

        /// <summary>All but the groups, a track before those below it.</summary>
        public IEnumerable<TrackAsset> GetOutputTracks()
            => (markerTrack != null ? new TrackAsset[] { markerTrack } : new TrackAsset[0])
            .Concat(Below(GetRootTracks()).Where(t => !(t is GroupTrack)));

        private static IEnumerable<TrackAsset> Below(IEnumerable<TrackAsset> tracks)
            => tracks.SelectMany(t => new[] { t }.Concat(Below(t.GetChildTracks())));

        public T CreateTrack<T>() where T : TrackAsset, new() => (T)CreateTrack(typeof(T), null, null);
        public T CreateTrack<T>(string trackName) where T : TrackAsset, new()
            => (T)CreateTrack(typeof(T), null, trackName);
        public T CreateTrack<T>(TrackAsset parent, string trackName) where T : TrackAsset, new()
            => (T)CreateTrack(typeof(T), parent, trackName);

        public TrackAsset CreateTrack(Type type, TrackAsset parent, string name)
        {
            TrackAsset made = (TrackAsset)CreateInstance(type);
            made.name = string.IsNullOrEmpty(name) ? type.Name : name;
            made.Put(parent != null ? (PlayableAsset)parent : this);
            (parent != null ? parent.Children : m_Tracks).Add(made);
            return made;
        }

        public bool DeleteTrack(TrackAsset track)
            => m_Tracks.Remove(track) || GetOutputTracks().ToArray().Any(t => t.Children.Remove(track));
        public bool DeleteClip(TimelineClip clip) => clip != null && clip.GetParentTrack() != null
            && clip.GetParentTrack().DeleteClip(clip);
    }

    public abstract partial class TrackAsset : PlayableAsset
    {
        [Serializable]
        private struct MarkerList
        {
            public List<ScriptableObject> m_Objects;
        }

        [SerializeField] private List<ScriptableObject> m_Children = new List<ScriptableObject>();
        [SerializeField] private MarkerList m_Markers;

        internal List<ScriptableObject> Children => m_Children;
        internal void Put(PlayableAsset above) => m_Parent = above;

        public TimelineAsset timelineAsset => m_Parent as TimelineAsset ?? (m_Parent as TrackAsset)?.timelineAsset;
        public bool isSubTrack => m_Parent is TrackAsset && m_Parent.GetType() == GetType();
        public bool mutedInHierarchy => muted || m_Parent is TrackAsset && ((TrackAsset)m_Parent).mutedInHierarchy;
        public bool lockedInHierarchy => locked || m_Parent is TrackAsset && ((TrackAsset)m_Parent).lockedInHierarchy;
        public bool hasClips => m_Clips.Count > 0;
        public bool hasCurves => curves != null;
        public virtual bool isEmpty => !hasClips && !hasCurves && GetMarkerCount() == 0;
        public double start => m_Clips.Select(c => c.start).DefaultIfEmpty(0).Min();
        public double end
            => m_Clips.Select(c => c.end).Concat(GetMarkers().Select(m => m.time)).DefaultIfEmpty(0).Max();
        public sealed override double duration => end - start;

        public IEnumerable<TimelineClip> GetClips()
        {
            m_Clips.ForEach(c => c.Put(this));
            return m_Clips.ToArray();
        }

        public IEnumerable<TrackAsset> GetChildTracks() => m_Children.OfType<TrackAsset>();
        private List<ScriptableObject> MarkerObjects => m_Markers.m_Objects = m_Markers.m_Objects
            ?? new List<ScriptableObject>();
        public IEnumerable<IMarker> GetMarkers() => MarkerObjects.OfType<IMarker>().ToArray();
        public int GetMarkerCount() => MarkerObjects.Count;
        public IMarker GetMarker(int idx) => GetMarkers().ElementAt(idx);
        public T CreateMarker<T>(double time) where T : ScriptableObject, IMarker => (T)CreateMarker(typeof(T), time);

        public IMarker CreateMarker(Type type, double time)
        {
            ScriptableObject made = CreateInstance(type);
            IMarker marker = (IMarker)made;
            marker.time = time;
            MarkerObjects.Add(made);
            marker.Initialize(this);
            return marker;
        }

        public bool DeleteMarker(IMarker marker) => MarkerObjects.Remove(marker as ScriptableObject);

        public TimelineClip CreateClip<T>() where T : ScriptableObject, IPlayableAsset
        {
            TimelineClip made =
                new TimelineClip { displayName = typeof(T).Name, asset = CreateInstance<T>(),
                duration = TimelineClip.kDefaultClipDurationInSeconds, start = m_Clips.Count > 0 ? end : 0 };
            made.Put(this);
            m_Clips.Add(made);
            OnCreateClip(made);
            return made;
        }

        public bool DeleteClip(TimelineClip clip) => m_Clips.Remove(clip);
    }

    [Serializable]
    public partial class TimelineClip
    {
        [SerializeField] private double m_ClipIn, m_TimeScale = 1, m_EaseInDuration, m_EaseOutDuration;
        private TrackAsset m_Track;

        internal TimelineClip()
        {
        }

        internal void Put(TrackAsset track) => m_Track = track;

        public double end => start + duration;
        public double clipIn { get => m_ClipIn; set => m_ClipIn = Math.Max(0, value); }
        public double timeScale
        {
            get => m_TimeScale;
            set => m_TimeScale = Math.Max(0.001, Math.Min(value, kTimeScaleMax));
        }
        public double easeInDuration
        {
            get => m_EaseInDuration;
            set => m_EaseInDuration = Math.Max(0, Math.Min(value, duration));
        }
        public double easeOutDuration
        {
            get => m_EaseOutDuration;
            set => m_EaseOutDuration = Math.Max(0, Math.Min(value, duration));
        }
        public bool hasCurves => curves != null;
        public AnimationClip animationClip => asset as AnimationClip ?? (asset as AnimationPlayableAsset)?.clip;
        public TrackAsset GetParentTrack() => m_Track;
    }

    public abstract partial class Marker : ScriptableObject, IMarker
    {
        void IMarker.Initialize(TrackAsset parentTrack)
        {
            parent = parentTrack;
            OnInitialize(parentTrack);
        }
    }

    public partial class SignalEmitter : Marker
    {
        PropertyName INotification.id => new PropertyName(asset != null ? asset.name : "");
    }

    /// <summary>Reactions to signals, by the signal. Whoever calls OnNotify has them invoked.</summary>
    public partial class SignalReceiver : MonoBehaviour, INotificationReceiver
    {
        [Serializable]
        private class EventKeyValue
        {
            public List<SignalAsset> m_Signals = new List<SignalAsset>();
            public List<UnityEvent> m_Events = new List<UnityEvent>();
        }

        [SerializeField] private EventKeyValue m_Events = new EventKeyValue();

        public void OnNotify(Playable origin, INotification notification, object context)
        {
            SignalEmitter signal = notification as SignalEmitter;
            if (signal != null && signal.asset != null)
            {
                GetReaction(signal.asset)?.Invoke();
            }
        }

        public void AddReaction(SignalAsset asset, UnityEvent reaction)
        {
            if (asset == null)
            {
                throw new ArgumentNullException("asset");
            }
            if (m_Events.m_Signals.Contains(asset))
            {
                throw new ArgumentException("SignalAsset already used.");
            }
            m_Events.m_Signals.Add(asset);
            m_Events.m_Events.Add(reaction);
        }

        public int AddEmptyReaction(UnityEvent reaction)
        {
            m_Events.m_Signals.Add(null);
            m_Events.m_Events.Add(reaction);
            return m_Events.m_Events.Count - 1;
        }

        public void Remove(SignalAsset asset)
        {
            int at = m_Events.m_Signals.IndexOf(asset);
            if (at < 0)
            {
                throw new ArgumentException("The SignalAsset is not registered with this receiver.");
            }
            RemoveAtIndex(at);
        }

        public void RemoveAtIndex(int idx)
        {
            m_Events.m_Signals.RemoveAt(idx);
            m_Events.m_Events.RemoveAt(idx);
        }

        public IEnumerable<SignalAsset> GetRegisteredSignals() => m_Events.m_Signals;
        public int Count() => m_Events.m_Signals.Count;
        public UnityEvent GetReactionAtIndex(int idx) => m_Events.m_Events[idx];
        public SignalAsset GetSignalAssetAtIndex(int idx) => m_Events.m_Signals[idx];
        public void ChangeReactionAtIndex(int idx, UnityEvent reaction) => m_Events.m_Events[idx] = reaction;
        public void ChangeSignalAtIndex(int idx, SignalAsset newKey) => m_Events.m_Signals[idx] = newKey;

        public UnityEvent GetReaction(SignalAsset key)
        {
            int at = m_Events.m_Signals.IndexOf(key);
            return at < 0 ? null : m_Events.m_Events[at];
        }
    }
}
