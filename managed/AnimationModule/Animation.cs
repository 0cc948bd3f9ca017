using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public partial class Motion : Object
    {
        public bool isLooping => this is AnimationClip clip && clip.Loops;
    }

    /// <summary>What the asset says of itself; curves are not read.</summary>
    public sealed partial class AnimationClip : Motion
    {
        internal bool Loops => Native.GetInt(Ptr, s_AnimationClipSettingsMLoopTime) != 0;

        public AnimationClip()
        {
            // The C side makes those of asset files itself, and tells before this runs.
            if (m_CachedPtr == IntPtr.Zero)
            {
                Native.NewAsset(this, "");
            }
        }

        public float length
            => Native.GetFloat(Ptr, s_AnimationClipSettingsMStopTime)
            - Native.GetFloat(Ptr, s_AnimationClipSettingsMStartTime);

        private List<AnimationEvent> m_Events; // those of scripts; null: none was set

        /// <summary>Those of files are not read.</summary>
        public AnimationEvent[] events
        {
            get { return m_Events == null && IsOfFile
                ? throw new Umcp.LeftOutException("UnityEngine.AnimationClip.events of a file") : Events.ToArray(); }
            set { m_Events = new List<AnimationEvent>(value); }
        }

        private bool IsOfFile => Native.GetAssetFile(Ptr) != "";
        private List<AnimationEvent> Events => m_Events ?? (m_Events = new List<AnimationEvent>());

        public void AddEvent(AnimationEvent evt)
        {
            events = new List<AnimationEvent>(events) { evt ?? throw new ArgumentNullException(nameof(evt)) }.ToArray();
        }
    }

    public sealed partial class AnimationEvent
    {
        public AnimationEvent()
        {
            stringParameter = "";
            functionName = "";
        }
    }

    /// <summary>Values: nothing is animated. What plays does so until it is stopped.</summary>
    public sealed partial class Animation : Behaviour
    {
        public AnimationClip GetClip(string name)
        {
            return (AnimationClip)Array.Find(Native.GetObjects(Ptr, s_Animations, typeof(AnimationClip)), c => c
                && c.name == name);
        }

        public int GetClipCount() => Native.GetObjects(Ptr, s_Animations, typeof(AnimationClip)).Length;

        public bool Play()
        {
            Native.SetInt(Ptr, s_IsPlaying, clip ? 1 : 0);
            return isPlaying;
        }

        public bool Play(PlayMode mode) => Play();
        public bool Play(string animation, PlayMode mode) => Play(animation);

        public void CrossFade(string animation)
        {
            Play(animation);
        }

        public void CrossFade(string animation, float fadeLength)
        {
            Play(animation);
        }

        public void CrossFade(string animation, float fadeLength, PlayMode mode)
        {
            Play(animation);
        }

        public void Stop(string name)
        {
            Stop();
        }

        public bool Play(string animation)
        {
            bool isKnown = GetClip(animation) || (clip && clip.name == animation);
            if (isKnown)
            {
                Native.SetInt(Ptr, s_IsPlaying, 1);
            }
            return isKnown;
        }

        public void Stop()
        {
            Native.SetInt(Ptr, s_IsPlaying, 0);
        }
    }
}
