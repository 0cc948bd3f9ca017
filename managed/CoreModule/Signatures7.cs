// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Playables
{
    public partial struct Playable : UnityEngine.Playables.IPlayable, System.IEquatable<UnityEngine.Playables.Playable>
    {
        public static UnityEngine.Playables.Playable Null { get; internal set; }
        public static UnityEngine.Playables.Playable Create(UnityEngine.Playables.PlayableGraph graph, int inputCount = 0) { throw new Umcp.LeftOutException("UnityEngine.Playables.Playable.Create"); }
        public UnityEngine.Playables.PlayableHandle GetHandle() { throw new Umcp.LeftOutException("UnityEngine.Playables.Playable.GetHandle"); }
        public bool IsPlayableOfType<T>() where T : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.Playable.IsPlayableOfType"); }
        public System.Type GetPlayableType() { throw new Umcp.LeftOutException("UnityEngine.Playables.Playable.GetPlayableType"); }
        public bool Equals(UnityEngine.Playables.Playable other) { return base.Equals(other); }
    }
    [System.SerializableAttribute]
    public abstract partial class PlayableAsset : UnityEngine.ScriptableObject, UnityEngine.Playables.IPlayableAsset
    {
        public abstract UnityEngine.Playables.Playable CreatePlayable(UnityEngine.Playables.PlayableGraph graph, UnityEngine.GameObject owner);
        public virtual double duration { get { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableAsset.duration"); } }
        public virtual System.Collections.Generic.IEnumerable<UnityEngine.Playables.PlayableBinding> outputs { get { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableAsset.outputs"); } }
    }
    [System.SerializableAttribute]
    public abstract partial class PlayableBehaviour : UnityEngine.Playables.IPlayableBehaviour, System.ICloneable
    {
        public PlayableBehaviour() { }
        public virtual void OnGraphStart(UnityEngine.Playables.Playable playable) { }
        public virtual void OnGraphStop(UnityEngine.Playables.Playable playable) { }
        public virtual void OnPlayableCreate(UnityEngine.Playables.Playable playable) { }
        public virtual void OnPlayableDestroy(UnityEngine.Playables.Playable playable) { }
        [System.Obsolete] public virtual void OnBehaviourDelay(UnityEngine.Playables.Playable playable, UnityEngine.Playables.FrameData info) { }
        public virtual void OnBehaviourPlay(UnityEngine.Playables.Playable playable, UnityEngine.Playables.FrameData info) { }
        public virtual void OnBehaviourPause(UnityEngine.Playables.Playable playable, UnityEngine.Playables.FrameData info) { }
        public virtual void PrepareData(UnityEngine.Playables.Playable playable, UnityEngine.Playables.FrameData info) { }
        public virtual void PrepareFrame(UnityEngine.Playables.Playable playable, UnityEngine.Playables.FrameData info) { }
        public virtual void ProcessFrame(UnityEngine.Playables.Playable playable, UnityEngine.Playables.FrameData info, object playerData) { }
        public virtual object Clone() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableBehaviour.Clone"); }
    }
    public partial struct PlayableBinding
    {
        public string streamName { get; set; }
        public UnityEngine.Object sourceObject { get; set; }
        public System.Type outputTargetType { get; internal set; }
    }
    public static partial class PlayableExtensions
    {
        public static bool IsNull<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.IsNull"); }
        public static bool IsValid<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.IsValid"); }
        public static void Destroy<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.Destroy"); }
        public static UnityEngine.Playables.PlayableGraph GetGraph<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.GetGraph"); }
        [System.Obsolete] public static void SetPlayState<U>(this U playable, UnityEngine.Playables.PlayState value) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.SetPlayState"); }
        public static UnityEngine.Playables.PlayState GetPlayState<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.GetPlayState"); }
        public static void Play<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.Play"); }
        public static void Pause<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.Pause"); }
        public static void SetSpeed<U>(this U playable, double value) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.SetSpeed"); }
        public static double GetSpeed<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.GetSpeed"); }
        public static void SetDuration<U>(this U playable, double value) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.SetDuration"); }
        public static double GetDuration<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.GetDuration"); }
        public static void SetTime<U>(this U playable, double value) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.SetTime"); }
        public static double GetTime<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.GetTime"); }
        public static double GetPreviousTime<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.GetPreviousTime"); }
        public static void SetDone<U>(this U playable, bool value) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.SetDone"); }
        public static bool IsDone<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.IsDone"); }
        public static void SetPropagateSetTime<U>(this U playable, bool value) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.SetPropagateSetTime"); }
        public static bool GetPropagateSetTime<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.GetPropagateSetTime"); }
        public static bool CanChangeInputs<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.CanChangeInputs"); }
        public static bool CanSetWeights<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.CanSetWeights"); }
        public static bool CanDestroy<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.CanDestroy"); }
        public static void SetInputCount<U>(this U playable, int value) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.SetInputCount"); }
        public static int GetInputCount<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.GetInputCount"); }
        public static void SetOutputCount<U>(this U playable, int value) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.SetOutputCount"); }
        public static int GetOutputCount<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.GetOutputCount"); }
        public static UnityEngine.Playables.Playable GetInput<U>(this U playable, int inputPort) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.GetInput"); }
        public static UnityEngine.Playables.Playable GetOutput<U>(this U playable, int outputPort) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.GetOutput"); }
        public static void SetInputWeight<U>(this U playable, int inputIndex, float weight) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.SetInputWeight"); }
        public static void SetInputWeight<U, V>(this U playable, V input, float weight) where U : struct, UnityEngine.Playables.IPlayable where V : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.SetInputWeight"); }
        public static float GetInputWeight<U>(this U playable, int inputIndex) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.GetInputWeight"); }
        public static void ConnectInput<U, V>(this U playable, int inputIndex, V sourcePlayable, int sourceOutputIndex) where U : struct, UnityEngine.Playables.IPlayable where V : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.ConnectInput"); }
        public static void ConnectInput<U, V>(this U playable, int inputIndex, V sourcePlayable, int sourceOutputIndex, float weight) where U : struct, UnityEngine.Playables.IPlayable where V : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.ConnectInput"); }
        public static void DisconnectInput<U>(this U playable, int inputPort) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.DisconnectInput"); }
        public static int AddInput<U, V>(this U playable, V sourcePlayable, int sourceOutputIndex, float weight = 0f) where U : struct, UnityEngine.Playables.IPlayable where V : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.AddInput"); }
        [System.Obsolete] public static void SetDelay<U>(this U playable, double delay) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.SetDelay"); }
        [System.Obsolete] public static double GetDelay<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.GetDelay"); }
        [System.Obsolete] public static bool IsDelayed<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.IsDelayed"); }
        public static void SetLeadTime<U>(this U playable, float value) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.SetLeadTime"); }
        public static float GetLeadTime<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.GetLeadTime"); }
        public static UnityEngine.Playables.PlayableTraversalMode GetTraversalMode<U>(this U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.GetTraversalMode"); }
        public static void SetTraversalMode<U>(this U playable, UnityEngine.Playables.PlayableTraversalMode mode) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableExtensions.SetTraversalMode"); }
    }
    public partial struct PlayableGraph
    {
        public UnityEngine.Playables.Playable GetRootPlayable(int index) { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.GetRootPlayable"); }
        public bool Connect<U, V>(U source, int sourceOutputPort, V destination, int destinationInputPort) where U : struct, UnityEngine.Playables.IPlayable where V : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.Connect"); }
        public void Disconnect<U>(U input, int inputPort) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.Disconnect"); }
        public void DestroyPlayable<U>(U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.DestroyPlayable"); }
        public void DestroySubgraph<U>(U playable) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.DestroySubgraph"); }
        public void DestroyOutput<U>(U output) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.DestroyOutput"); }
        public int GetOutputCountByType<T>() where T : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.GetOutputCountByType"); }
        public UnityEngine.Playables.PlayableOutput GetOutput(int index) { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.GetOutput"); }
        public UnityEngine.Playables.PlayableOutput GetOutputByType<T>(int index) where T : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.GetOutputByType"); }
        public void Evaluate() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.Evaluate"); }
        public static UnityEngine.Playables.PlayableGraph Create() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.Create"); }
        public static UnityEngine.Playables.PlayableGraph Create(string name) { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.Create"); }
        public void Destroy() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.Destroy"); }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.IsValid"); }
        public bool IsPlaying() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.IsPlaying"); }
        public bool IsDone() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.IsDone"); }
        public void Play() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.Play"); }
        public void Stop() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.Stop"); }
        public void Evaluate(float deltaTime) { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.Evaluate"); }
        public UnityEngine.Playables.DirectorUpdateMode GetTimeUpdateMode() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.GetTimeUpdateMode"); }
        public void SetTimeUpdateMode(UnityEngine.Playables.DirectorUpdateMode value) { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.SetTimeUpdateMode"); }
        public UnityEngine.IExposedPropertyTable GetResolver() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.GetResolver"); }
        public void SetResolver(UnityEngine.IExposedPropertyTable value) { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.SetResolver"); }
        public int GetPlayableCount() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.GetPlayableCount"); }
        public int GetRootPlayableCount() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.GetRootPlayableCount"); }
        public int GetOutputCount() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.GetOutputCount"); }
        public string GetEditorName() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableGraph.GetEditorName"); }
    }
    public partial struct PlayableHandle : System.IEquatable<UnityEngine.Playables.PlayableHandle>
    {
        public static UnityEngine.Playables.PlayableHandle Null { get; internal set; } = new UnityEngine.Playables.PlayableHandle();
        public static bool operator ==(UnityEngine.Playables.PlayableHandle x, UnityEngine.Playables.PlayableHandle y) { return ((object)x).Equals(y); }
        public static bool operator !=(UnityEngine.Playables.PlayableHandle x, UnityEngine.Playables.PlayableHandle y) { return !((object)x).Equals(y); }
        public bool Equals(UnityEngine.Playables.PlayableHandle other) { return base.Equals(other); }
    }
    public partial struct PlayableOutput : UnityEngine.Playables.IPlayableOutput, System.IEquatable<UnityEngine.Playables.PlayableOutput>
    {
        public static UnityEngine.Playables.PlayableOutput Null { get; internal set; }
        public UnityEngine.Playables.PlayableOutputHandle GetHandle() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutput.GetHandle"); }
        public bool IsPlayableOutputOfType<T>() where T : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutput.IsPlayableOutputOfType"); }
        public System.Type GetPlayableOutputType() { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutput.GetPlayableOutputType"); }
        public bool Equals(UnityEngine.Playables.PlayableOutput other) { return base.Equals(other); }
    }
    public static partial class PlayableOutputExtensions
    {
        [System.Obsolete] public static int GetSourceInputPort<U>(this U output) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.GetSourceInputPort"); }
        [System.Obsolete] public static void SetSourceInputPort<U>(this U output, int value) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.SetSourceInputPort"); }
        [System.Obsolete] public static void SetSourceOutputPort<U>(this U output, int value) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.SetSourceOutputPort"); }
        public static bool IsOutputNull<U>(this U output) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.IsOutputNull"); }
        public static bool IsOutputValid<U>(this U output) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.IsOutputValid"); }
        public static UnityEngine.Object GetReferenceObject<U>(this U output) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.GetReferenceObject"); }
        public static void SetReferenceObject<U>(this U output, UnityEngine.Object value) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.SetReferenceObject"); }
        public static UnityEngine.Object GetUserData<U>(this U output) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.GetUserData"); }
        public static void SetUserData<U>(this U output, UnityEngine.Object value) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.SetUserData"); }
        public static UnityEngine.Playables.Playable GetSourcePlayable<U>(this U output) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.GetSourcePlayable"); }
        public static void SetSourcePlayable<U, V>(this U output, V value) where U : struct, UnityEngine.Playables.IPlayableOutput where V : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.SetSourcePlayable"); }
        public static void SetSourcePlayable<U, V>(this U output, V value, int port) where U : struct, UnityEngine.Playables.IPlayableOutput where V : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.SetSourcePlayable"); }
        public static int GetSourceOutputPort<U>(this U output) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.GetSourceOutputPort"); }
        public static float GetWeight<U>(this U output) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.GetWeight"); }
        public static void SetWeight<U>(this U output, float value) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.SetWeight"); }
        public static void PushNotification<U>(this U output, UnityEngine.Playables.Playable origin, UnityEngine.Playables.INotification notification, object context = null) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.PushNotification"); }
        public static UnityEngine.Playables.INotificationReceiver[] GetNotificationReceivers<U>(this U output) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.GetNotificationReceivers"); }
        public static void AddNotificationReceiver<U>(this U output, UnityEngine.Playables.INotificationReceiver receiver) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.AddNotificationReceiver"); }
        public static void RemoveNotificationReceiver<U>(this U output, UnityEngine.Playables.INotificationReceiver receiver) where U : struct, UnityEngine.Playables.IPlayableOutput { throw new Umcp.LeftOutException("UnityEngine.Playables.PlayableOutputExtensions.RemoveNotificationReceiver"); }
    }
    public partial struct PlayableOutputHandle : System.IEquatable<UnityEngine.Playables.PlayableOutputHandle>
    {
        public static UnityEngine.Playables.PlayableOutputHandle Null { get; internal set; } = new UnityEngine.Playables.PlayableOutputHandle();
        public static bool operator ==(UnityEngine.Playables.PlayableOutputHandle lhs, UnityEngine.Playables.PlayableOutputHandle rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.Playables.PlayableOutputHandle lhs, UnityEngine.Playables.PlayableOutputHandle rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.Playables.PlayableOutputHandle other) { return base.Equals(other); }
    }
    public enum PlayableTraversalMode
    {
        Mix = 0,
        Passthrough = 1,
    }
    public partial struct ScriptPlayable<T> : UnityEngine.Playables.IPlayable, System.IEquatable<UnityEngine.Playables.ScriptPlayable<T>> where T : class, UnityEngine.Playables.IPlayableBehaviour, new()
    {
        public static UnityEngine.Playables.ScriptPlayable<T> Null { get; internal set; }
        public static UnityEngine.Playables.ScriptPlayable<T> Create(UnityEngine.Playables.PlayableGraph graph, int inputCount = 0) { throw new Umcp.LeftOutException("UnityEngine.Playables.ScriptPlayable<T>.Create"); }
        public static UnityEngine.Playables.ScriptPlayable<T> Create(UnityEngine.Playables.PlayableGraph graph, T template, int inputCount = 0) { throw new Umcp.LeftOutException("UnityEngine.Playables.ScriptPlayable<T>.Create"); }
        public UnityEngine.Playables.PlayableHandle GetHandle() { throw new Umcp.LeftOutException("UnityEngine.Playables.ScriptPlayable<T>.GetHandle"); }
        public T GetBehaviour() { throw new Umcp.LeftOutException("UnityEngine.Playables.ScriptPlayable<T>.GetBehaviour"); }
        public static implicit operator UnityEngine.Playables.Playable(UnityEngine.Playables.ScriptPlayable<T> playable) { throw new Umcp.LeftOutException("UnityEngine.Playables.ScriptPlayable<T>.op_Implicit"); }
        public static explicit operator UnityEngine.Playables.ScriptPlayable<T>(UnityEngine.Playables.Playable playable) { throw new Umcp.LeftOutException("UnityEngine.Playables.ScriptPlayable<T>.op_Explicit"); }
        public bool Equals(UnityEngine.Playables.ScriptPlayable<T> other) { return base.Equals(other); }
    }
    public static partial class ScriptPlayableBinding
    {
        public static UnityEngine.Playables.PlayableBinding Create(string name, UnityEngine.Object key, System.Type type) { throw new Umcp.LeftOutException("UnityEngine.Playables.ScriptPlayableBinding.Create"); }
    }
    public partial struct ScriptPlayableOutput : UnityEngine.Playables.IPlayableOutput
    {
        public static UnityEngine.Playables.ScriptPlayableOutput Create(UnityEngine.Playables.PlayableGraph graph, string name) { throw new Umcp.LeftOutException("UnityEngine.Playables.ScriptPlayableOutput.Create"); }
        public static UnityEngine.Playables.ScriptPlayableOutput Null { get { throw new Umcp.LeftOutException("UnityEngine.Playables.ScriptPlayableOutput.Null"); } }
        public UnityEngine.Playables.PlayableOutputHandle GetHandle() { throw new Umcp.LeftOutException("UnityEngine.Playables.ScriptPlayableOutput.GetHandle"); }
        public static implicit operator UnityEngine.Playables.PlayableOutput(UnityEngine.Playables.ScriptPlayableOutput output) { throw new Umcp.LeftOutException("UnityEngine.Playables.ScriptPlayableOutput.op_Implicit"); }
        public static explicit operator UnityEngine.Playables.ScriptPlayableOutput(UnityEngine.Playables.PlayableOutput output) { throw new Umcp.LeftOutException("UnityEngine.Playables.ScriptPlayableOutput.op_Explicit"); }
    }
}

namespace UnityEngine.PlayerLoop
{
    public partial struct EarlyUpdate
    {
        public partial struct PollPlayerConnection
        {
        }
        public partial struct PollHtcsPlayerConnection
        {
        }
        public partial struct GpuTimestamp
        {
        }
        public partial struct AnalyticsCoreStatsUpdate
        {
        }
        public partial struct InsightsUpdate
        {
        }
        public partial struct UnityWebRequestUpdate
        {
        }
        public partial struct UpdateStreamingManager
        {
        }
        public partial struct ExecuteMainThreadJobs
        {
        }
        public partial struct ProcessMouseInWindow
        {
        }
        public partial struct ClearIntermediateRenderers
        {
        }
        public partial struct ClearLines
        {
        }
        public partial struct PresentBeforeUpdate
        {
        }
        public partial struct ResetFrameStatsAfterPresent
        {
        }
        public partial struct UpdateAsyncReadbackManager
        {
        }
        public partial struct UpdateTextureStreamingManager
        {
        }
        public partial struct UpdatePreloading
        {
        }
        public partial struct UpdateContentLoading
        {
        }
        public partial struct UpdateAsyncInstantiate
        {
        }
        public partial struct RendererNotifyInvisible
        {
        }
        public partial struct PlayerCleanupCachedData
        {
        }
        public partial struct UpdateMainGameViewRect
        {
        }
        public partial struct UpdateCanvasRectTransform
        {
        }
        public partial struct UpdateInputManager
        {
        }
        public partial struct ProcessRemoteInput
        {
        }
        public partial struct XRUpdate
        {
        }
        public partial struct ScriptRunDelayedStartupFrame
        {
        }
        public partial struct UpdateKinect
        {
        }
        public partial struct DeliverIosPlatformEvents
        {
        }
        public partial struct DispatchEventQueueEvents
        {
        }
        public partial struct Physics2DEarlyUpdate
        {
        }
        public partial struct PhysicsResetInterpolatedTransformPosition
        {
        }
        public partial struct SpriteAtlasManagerUpdate
        {
        }
        [System.Obsolete]
        public partial struct TangoUpdate
        {
        }
        public partial struct ARCoreUpdate
        {
        }
        public partial struct PerformanceAnalyticsUpdate
        {
        }
    }
    public partial struct FixedUpdate
    {
        public partial struct ClearLines
        {
        }
        public partial struct DirectorFixedSampleTime
        {
        }
        public partial struct AudioFixedUpdate
        {
        }
        public partial struct ScriptRunBehaviourFixedUpdate
        {
        }
        public partial struct DirectorFixedUpdate
        {
        }
        public partial struct LegacyFixedAnimationUpdate
        {
        }
        public partial struct XRFixedUpdate
        {
        }
        public partial struct PhysicsFixedUpdate
        {
        }
        public partial struct Physics2DFixedUpdate
        {
        }
        public partial struct DirectorFixedUpdatePostPhysics
        {
        }
        public partial struct ScriptRunDelayedFixedFrameRate
        {
        }
        public partial struct NewInputFixedUpdate
        {
        }
    }
    public partial struct Initialization
    {
        public partial struct ProfilerStartFrame
        {
        }
        public partial struct UpdateCameraMotionVectors
        {
        }
        public partial struct DirectorSampleTime
        {
        }
        public partial struct AsyncUploadTimeSlicedUpdate
        {
        }
        public partial struct SynchronizeState
        {
        }
        public partial struct SynchronizeInputs
        {
        }
        public partial struct XREarlyUpdate
        {
        }
    }
    public partial struct PostLateUpdate
    {
        public partial struct PlayerSendFrameStarted
        {
        }
        public partial struct UpdateRectTransform
        {
        }
        public partial struct UpdateCanvasRectTransform
        {
        }
        public partial struct PlayerUpdateCanvases
        {
        }
        public partial struct UpdateAudio
        {
        }
        public partial struct UpdateVideo
        {
        }
        public partial struct DirectorLateUpdate
        {
        }
        public partial struct ScriptRunDelayedDynamicFrameRate
        {
        }
        public partial struct VFXUpdate
        {
        }
        public partial struct ParticleSystemEndUpdateAll
        {
        }
        public partial struct EndGraphicsJobsAfterScriptLateUpdate
        {
        }
        public partial struct UpdateSubstance
        {
        }
        public partial struct UpdateCustomRenderTextures
        {
        }
        public partial struct XRPostLateUpdate
        {
        }
        public partial struct UpdateAllRenderers
        {
        }
        public partial struct UpdateLightProbeProxyVolumes
        {
        }
        public partial struct EnlightenRuntimeUpdate
        {
        }
        public partial struct UpdateAllSkinnedMeshes
        {
        }
        public partial struct ProcessWebSendMessages
        {
        }
        public partial struct SortingGroupsUpdate
        {
        }
        public partial struct UpdateVideoTextures
        {
        }
        public partial struct DirectorRenderImage
        {
        }
        public partial struct PlayerEmitCanvasGeometry
        {
        }
        public partial struct FinishFrameRendering
        {
        }
        public partial struct BatchModeUpdate
        {
        }
        public partial struct PlayerSendFrameComplete
        {
        }
        public partial struct UpdateCaptureScreenshot
        {
        }
        public partial struct PresentAfterDraw
        {
        }
        public partial struct ClearImmediateRenderers
        {
        }
        public partial struct XRPostPresent
        {
        }
        public partial struct UpdateResolution
        {
        }
        public partial struct InputEndFrame
        {
        }
        public partial struct GUIClearEvents
        {
        }
        public partial struct ShaderHandleErrors
        {
        }
        public partial struct ResetInputAxis
        {
        }
        public partial struct ThreadedLoadingDebug
        {
        }
        public partial struct ProfilerSynchronizeStats
        {
        }
        public partial struct MemoryFrameMaintenance
        {
        }
        public partial struct ExecuteGameCenterCallbacks
        {
        }
        public partial struct XRPreEndFrame
        {
        }
        public partial struct ProfilerEndFrame
        {
        }
        public partial struct GraphicsWarmupPreloadedShaders
        {
        }
        public partial struct PlayerSendFramePostPresent
        {
        }
        public partial struct PhysicsSkinnedClothBeginUpdate
        {
        }
        public partial struct PhysicsSkinnedClothFinishUpdate
        {
        }
        public partial struct TriggerEndOfFrameCallbacks
        {
        }
        public partial struct ObjectDispatcherPostLateUpdate
        {
        }
    }
    public partial struct PreLateUpdate
    {
        public partial struct Physics2DLateUpdate
        {
        }
        public partial struct PhysicsLateUpdate
        {
        }
        public partial struct AIUpdatePostScript
        {
        }
        public partial struct DirectorUpdateAnimationBegin
        {
        }
        public partial struct LegacyAnimationUpdate
        {
        }
        public partial struct DirectorUpdateAnimationEnd
        {
        }
        public partial struct DirectorDeferredEvaluate
        {
        }
        public partial struct UIElementsUpdatePanels
        {
        }
        public partial struct UpdateNetworkManager
        {
        }
        public partial struct UpdateMasterServerInterface
        {
        }
        public partial struct EndGraphicsJobsAfterScriptUpdate
        {
        }
        public partial struct ParticleSystemBeginUpdateAll
        {
        }
        public partial struct ScriptRunBehaviourLateUpdate
        {
        }
        public partial struct ConstraintManagerUpdate
        {
        }
    }
    public partial struct PreUpdate
    {
        public partial struct PhysicsUpdate
        {
        }
        public partial struct Physics2DUpdate
        {
        }
        public partial struct CheckTexFieldInput
        {
        }
        public partial struct IMGUISendQueuedEvents
        {
        }
        public partial struct SendMouseEvents
        {
        }
        public partial struct AIUpdate
        {
        }
        public partial struct WindUpdate
        {
        }
        public partial struct UpdateVideo
        {
        }
        public partial struct NewInputUpdate
        {
        }
    }
    public partial struct TimeUpdate
    {
        public partial struct WaitForLastPresentationAndUpdateTime
        {
        }
    }
    public partial struct Update
    {
        public partial struct ScriptRunBehaviourUpdate
        {
        }
        public partial struct DirectorUpdate
        {
        }
        public partial struct ScriptRunDelayedDynamicFrameRate
        {
        }
        public partial struct ScriptRunDelayedTasks
        {
        }
    }
}

namespace UnityEngine.Pool
{
    public partial class GenericPool<T> where T : class, new()
    {
        public static T Get() { throw new Umcp.LeftOutException("UnityEngine.Pool.GenericPool<T>.Get"); }
        public static UnityEngine.Pool.PooledObject<T> Get(out T value) { throw new Umcp.LeftOutException("UnityEngine.Pool.GenericPool<T>.Get"); }
        public static void Release(T toRelease) { throw new Umcp.LeftOutException("UnityEngine.Pool.GenericPool<T>.Release"); }
    }
}

namespace UnityEngine
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public sealed partial class PreferBinarySerialization : System.Attribute
    {
    }
}
