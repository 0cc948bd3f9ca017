// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Playables
{
    public partial class PlayableDirector : UnityEngine.Behaviour, UnityEngine.IExposedPropertyTable
    {
        public UnityEngine.Playables.PlayState state { get { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.state"); } }
        public UnityEngine.Playables.DirectorWrapMode extrapolationMode { get { return m_KeptExtrapolationMode.Get("UnityEngine.Playables.PlayableDirector.extrapolationMode"); } set { m_KeptExtrapolationMode.Set(value); } } private Umcp.Kept<UnityEngine.Playables.DirectorWrapMode> m_KeptExtrapolationMode;
        public UnityEngine.Playables.PlayableAsset playableAsset { get { return m_KeptPlayableAsset.Get("UnityEngine.Playables.PlayableDirector.playableAsset"); } set { m_KeptPlayableAsset.Set(value); } } private Umcp.Kept<UnityEngine.Playables.PlayableAsset> m_KeptPlayableAsset;
        public UnityEngine.Playables.PlayableGraph playableGraph { get { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.playableGraph"); } }
        public bool playOnAwake { get { return m_KeptPlayOnAwake.Get("UnityEngine.Playables.PlayableDirector.playOnAwake"); } set { m_KeptPlayOnAwake.Set(value); } } private Umcp.Kept<bool> m_KeptPlayOnAwake;
        public void DeferredEvaluate() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.DeferredEvaluate"); }
        public void Play(UnityEngine.Playables.PlayableAsset asset) { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.Play"); }
        public void Play(UnityEngine.Playables.PlayableAsset asset, UnityEngine.Playables.DirectorWrapMode mode) { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.Play"); }
        public void SetGenericBinding(UnityEngine.Object key, UnityEngine.Object value) { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.SetGenericBinding"); }
        public UnityEngine.Playables.DirectorUpdateMode timeUpdateMode { get { return m_KeptTimeUpdateMode.Get("UnityEngine.Playables.PlayableDirector.timeUpdateMode"); } set { m_KeptTimeUpdateMode.Set(value); } } private Umcp.Kept<UnityEngine.Playables.DirectorUpdateMode> m_KeptTimeUpdateMode;
        public double time { get { return m_KeptTime.Get("UnityEngine.Playables.PlayableDirector.time"); } set { m_KeptTime.Set(value); } } private Umcp.Kept<double> m_KeptTime;
        public double initialTime { get { return m_KeptInitialTime.Get("UnityEngine.Playables.PlayableDirector.initialTime"); } set { m_KeptInitialTime.Set(value); } } private Umcp.Kept<double> m_KeptInitialTime;
        public double duration { get { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.duration"); } }
        public void Evaluate() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.Evaluate"); }
        public void Play() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.Play"); }
        public void Stop() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.Stop"); }
        public void Pause() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.Pause"); }
        public void Resume() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.Resume"); }
        public void RebuildGraph() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.RebuildGraph"); }
        public void ClearReferenceValue(UnityEngine.PropertyName id) { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.ClearReferenceValue"); }
        public void SetReferenceValue(UnityEngine.PropertyName id, UnityEngine.Object value) { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.SetReferenceValue"); }
        public UnityEngine.Object GetReferenceValue(UnityEngine.PropertyName id, out bool idValid) { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.GetReferenceValue"); }
        public UnityEngine.Object GetGenericBinding(UnityEngine.Object key) { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.GetGenericBinding"); }
        public void ClearGenericBinding(UnityEngine.Object key) { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.ClearGenericBinding"); }
        public void RebindPlayableGraphOutputs() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableDirector.RebindPlayableGraphOutputs"); }
        public event System.Action<UnityEngine.Playables.PlayableDirector> played { add { } remove { } }
        public event System.Action<UnityEngine.Playables.PlayableDirector> paused { add { } remove { } }
        public event System.Action<UnityEngine.Playables.PlayableDirector> stopped { add { } remove { } }
    }
}
