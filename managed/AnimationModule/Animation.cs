using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public enum AnimationCullingType
    {
        AlwaysAnimate = 0,
        BasedOnRenderers = 1,
        BasedOnClipBounds = 2,
        BasedOnUserBounds = 3
    }

    public partial class Motion : Object
    {
        private static readonly int s_LoopTime = Native.Slot("UnityEngine.AnimationClip", "m_AnimationClipSettings.m_LoopTime");

        protected Motion()
        {
        }

        public bool isLooping => this is AnimationClip && Native.GetInt(Ptr, s_LoopTime) != 0;
    }

    /// <summary>What the asset says of itself; curves are not read.</summary>
    public sealed partial class AnimationClip : Motion
    {
        private static readonly int s_Legacy = SlotOf("m_Legacy");
        private static readonly int s_FrameRate = SlotOf("m_SampleRate");
        private static readonly int s_WrapMode = SlotOf("m_WrapMode");
        private static readonly int s_Start = SlotOf("m_AnimationClipSettings.m_StartTime");
        private static readonly int s_Stop = SlotOf("m_AnimationClipSettings.m_StopTime");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.AnimationClip", key);

        public AnimationClip()
        {
            // The C side makes those of asset files itself, and tells before this runs.
            if (m_CachedPtr == IntPtr.Zero)
            {
                Native.NewAsset(this, "");
            }
        }

        public bool legacy
        {
            get { return Native.GetInt(Ptr, s_Legacy) != 0; }
            set { Native.SetInt(Ptr, s_Legacy, value ? 1 : 0); }
        }

        public float frameRate
        {
            get { return Native.GetFloat(Ptr, s_FrameRate); }
            set { Native.SetFloat(Ptr, s_FrameRate, value); }
        }

        public WrapMode wrapMode
        {
            get { return (WrapMode)Native.GetInt(Ptr, s_WrapMode); }
            set { Native.SetInt(Ptr, s_WrapMode, (int)value); }
        }

        public float length => Native.GetFloat(Ptr, s_Stop) - Native.GetFloat(Ptr, s_Start);

        private List<AnimationEvent> m_Events; // those of scripts; null: none was set

        /// <summary>Those of files are not read.</summary>
        public AnimationEvent[] events
        {
            get { return m_Events == null && IsOfFile ? throw new Umcp.LeftOutException("UnityEngine.AnimationClip.events of a file") : Events.ToArray(); }
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

        public SendMessageOptions messageOptions { get; set; }
        public bool isFiredByLegacy => false;
        public bool isFiredByAnimator => false;
    }

    /// <summary>Values: nothing is animated. What plays does so until it is stopped.</summary>
    public sealed partial class Animation : Behaviour
    {
        private static readonly int s_Clip = SlotOf("m_Animation");
        private static readonly int s_PlayAutomatically = SlotOf("m_PlayAutomatically");
        private static readonly int s_WrapMode = SlotOf("m_WrapMode");
        private static readonly int s_CullingType = SlotOf("m_CullingType");
        private static readonly int s_AnimatePhysics = SlotOf("m_AnimatePhysics");
        private static readonly int s_Clips = SlotOf("m_Animations");
        private static readonly int s_IsPlaying = SlotOf("m_IsPlaying");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.Animation", key);

        public AnimationClip clip
        {
            get { return (AnimationClip)Native.GetObject(Ptr, s_Clip); }
            set { Native.SetObject(Ptr, s_Clip, value); }
        }

        public bool playAutomatically
        {
            get { return Native.GetInt(Ptr, s_PlayAutomatically) != 0; }
            set { Native.SetInt(Ptr, s_PlayAutomatically, value ? 1 : 0); }
        }

        public WrapMode wrapMode
        {
            get { return (WrapMode)Native.GetInt(Ptr, s_WrapMode); }
            set { Native.SetInt(Ptr, s_WrapMode, (int)value); }
        }

        public AnimationCullingType cullingType
        {
            get { return (AnimationCullingType)Native.GetInt(Ptr, s_CullingType); }
            set { Native.SetInt(Ptr, s_CullingType, (int)value); }
        }

        public bool animatePhysics
        {
            get { return Native.GetInt(Ptr, s_AnimatePhysics) != 0; }
            set { Native.SetInt(Ptr, s_AnimatePhysics, value ? 1 : 0); }
        }

        public bool isPlaying => Native.GetInt(Ptr, s_IsPlaying) != 0;

        public AnimationClip GetClip(string name)
        {
            return (AnimationClip)Array.Find(Native.GetObjects(Ptr, s_Clips, typeof(AnimationClip)), c => c && c.name == name);
        }

        public int GetClipCount() => Native.GetObjects(Ptr, s_Clips, typeof(AnimationClip)).Length;

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
