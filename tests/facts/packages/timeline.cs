// Timeline and AI Navigation: Story.unity has a surface.
using System.Collections;
using System.Linq;
using Unity.AI.Navigation;
using UnityEngine;
using UnityEngine.Events;
using UnityEngine.Playables;
using UnityEngine.SceneManagement;
using UnityEngine.Timeline;
using static Facts;
using static Lab;

public class Saying : PlayableAsset, ITimelineClipAsset
{
    public string text;
    public ClipCaps clipCaps => ClipCaps.None;
    public override Playable CreatePlayable(PlayableGraph graph, GameObject o) => Playable.Null;
}

[TrackClipType(typeof(Saying)), TrackColor(1, 0, 0)] public class SayingTrack : TrackAsset { }

public static class TimelineLife
{
    public static IEnumerator Surfaces()
    {
        SceneManager.LoadScene("Story");
        yield return Frames(2);
        NavMeshSurface surface = Object.FindObjectOfType<NavMeshSurface>();
        Check(surface.agentTypeID, surface.collectObjects); // => -1372625422 Children
        Throws(() => surface.BuildNavMesh());
        // => LeftOutException: Unity.AI.Navigation.NavMeshSurface.BuildNavMesh is not part of this engine
        Traced(); // => ""
    }

    public static void Tracks()
    {
        var timeline = ScriptableObject.CreateInstance<TimelineAsset>();
        var track = timeline.CreateTrack<SayingTrack>("Lines");
        TimelineClip clip = track.CreateClip<Saying>();
        clip.start = 2; clip.duration = 3;
        ((Saying)clip.asset).text = "hello";
        var group = timeline.CreateTrack<GroupTrack>(null, "Group");
        timeline.CreateTrack<SayingTrack>(group, "Inner");
        Check(timeline.duration, timeline.rootTrackCount, track.timelineAsset == timeline); // => 5 2 True
        Check(timeline.GetOutputTracks().Select(t => t.name)); // => Lines,Inner
        Check(track.GetClips().First().end, clip.GetParentTrack() == track); // => 5 True
        var signal = ScriptableObject.CreateInstance<SignalAsset>();
        SignalEmitter emitter = track.CreateMarker<SignalEmitter>(4);
        emitter.asset = signal;
        Check(track.GetMarkers().Count()); // => 1
        var receiver = New<SignalReceiver>("receiver");
        int told = 0; var reaction = new UnityEvent();
        reaction.AddListener(() => told++); receiver.AddReaction(signal, reaction);
        receiver.OnNotify(Playable.Null, emitter, null);
        Check(told); // => 1
        Traced(); // => ""
    }
}
