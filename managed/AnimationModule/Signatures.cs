// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public sealed partial class Animation : System.Collections.IEnumerable
    {
        public void Rewind() { throw new Umcp.LeftOutException("UnityEngine.Animation.Rewind"); }
        public void Rewind(string name) { throw new Umcp.LeftOutException("UnityEngine.Animation.Rewind"); }
        public void Sample() { throw new Umcp.LeftOutException("UnityEngine.Animation.Sample"); }
        public bool IsPlaying(string name) { throw new Umcp.LeftOutException("UnityEngine.Animation.IsPlaying"); }
        public UnityEngine.AnimationState this[string name] { get { throw new Umcp.LeftOutException("UnityEngine.Animation.this[]"); } }
        public void Blend(string animation) { throw new Umcp.LeftOutException("UnityEngine.Animation.Blend"); }
        public void Blend(string animation, float targetWeight) { throw new Umcp.LeftOutException("UnityEngine.Animation.Blend"); }
        public void Blend(string animation, float targetWeight, float fadeLength) { throw new Umcp.LeftOutException("UnityEngine.Animation.Blend"); }
        public UnityEngine.AnimationState CrossFadeQueued(string animation) { throw new Umcp.LeftOutException("UnityEngine.Animation.CrossFadeQueued"); }
        public UnityEngine.AnimationState CrossFadeQueued(string animation, float fadeLength) { throw new Umcp.LeftOutException("UnityEngine.Animation.CrossFadeQueued"); }
        public UnityEngine.AnimationState CrossFadeQueued(string animation, float fadeLength, UnityEngine.QueueMode queue) { throw new Umcp.LeftOutException("UnityEngine.Animation.CrossFadeQueued"); }
        public UnityEngine.AnimationState CrossFadeQueued(string animation, float fadeLength, UnityEngine.QueueMode queue, UnityEngine.PlayMode mode) { throw new Umcp.LeftOutException("UnityEngine.Animation.CrossFadeQueued"); }
        public UnityEngine.AnimationState PlayQueued(string animation) { throw new Umcp.LeftOutException("UnityEngine.Animation.PlayQueued"); }
        public UnityEngine.AnimationState PlayQueued(string animation, UnityEngine.QueueMode queue) { throw new Umcp.LeftOutException("UnityEngine.Animation.PlayQueued"); }
        public UnityEngine.AnimationState PlayQueued(string animation, UnityEngine.QueueMode queue, UnityEngine.PlayMode mode) { throw new Umcp.LeftOutException("UnityEngine.Animation.PlayQueued"); }
        public void AddClip(UnityEngine.AnimationClip clip, string newName) { throw new Umcp.LeftOutException("UnityEngine.Animation.AddClip"); }
        public void AddClip(UnityEngine.AnimationClip clip, string newName, int firstFrame, int lastFrame) { throw new Umcp.LeftOutException("UnityEngine.Animation.AddClip"); }
        public void AddClip(UnityEngine.AnimationClip clip, string newName, int firstFrame, int lastFrame, bool addLoopFrame) { throw new Umcp.LeftOutException("UnityEngine.Animation.AddClip"); }
        public void RemoveClip(UnityEngine.AnimationClip clip) { throw new Umcp.LeftOutException("UnityEngine.Animation.RemoveClip"); }
        public void RemoveClip(string clipName) { throw new Umcp.LeftOutException("UnityEngine.Animation.RemoveClip"); }
        [System.Obsolete] public bool Play(UnityEngine.AnimationPlayMode mode) { throw new Umcp.LeftOutException("UnityEngine.Animation.Play"); }
        [System.Obsolete] public bool Play(string animation, UnityEngine.AnimationPlayMode mode) { throw new Umcp.LeftOutException("UnityEngine.Animation.Play"); }
        public void SyncLayer(int layer) { throw new Umcp.LeftOutException("UnityEngine.Animation.SyncLayer"); }
        public System.Collections.IEnumerator GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Animation.GetEnumerator"); }
        [System.Obsolete] public bool animateOnlyIfVisible { get { return m_KeptAnimateOnlyIfVisible.Get("UnityEngine.Animation.animateOnlyIfVisible"); } set { m_KeptAnimateOnlyIfVisible.Set(value); } } private Umcp.Kept<bool> m_KeptAnimateOnlyIfVisible;
        public UnityEngine.Bounds localBounds { get { return m_KeptLocalBounds.Get("UnityEngine.Animation.localBounds"); } set { m_KeptLocalBounds.Set(value); } } private Umcp.Kept<UnityEngine.Bounds> m_KeptLocalBounds;
    }
    public enum AnimationBlendMode
    {
        Blend = 0,
        Additive = 1,
    }
    public sealed partial class AnimationClip
    {
        public void SampleAnimation(UnityEngine.GameObject go, float time) { throw new Umcp.LeftOutException("UnityEngine.AnimationClip.SampleAnimation"); }
        public void SetCurve(string relativePath, System.Type type, string propertyName, UnityEngine.AnimationCurve curve) { throw new Umcp.LeftOutException("UnityEngine.AnimationClip.SetCurve"); }
        public void EnsureQuaternionContinuity() { throw new Umcp.LeftOutException("UnityEngine.AnimationClip.EnsureQuaternionContinuity"); }
        public void ClearCurves() { throw new Umcp.LeftOutException("UnityEngine.AnimationClip.ClearCurves"); }
        public UnityEngine.Bounds localBounds { get { return m_KeptLocalBounds.Get("UnityEngine.AnimationClip.localBounds"); } set { m_KeptLocalBounds.Set(value); } } private Umcp.Kept<UnityEngine.Bounds> m_KeptLocalBounds;
        public bool humanMotion { get { throw new Umcp.LeftOutException("UnityEngine.AnimationClip.humanMotion"); } }
        public bool empty { get { throw new Umcp.LeftOutException("UnityEngine.AnimationClip.empty"); } }
        public bool hasGenericRootTransform { get { throw new Umcp.LeftOutException("UnityEngine.AnimationClip.hasGenericRootTransform"); } }
        public bool hasMotionFloatCurves { get { throw new Umcp.LeftOutException("UnityEngine.AnimationClip.hasMotionFloatCurves"); } }
        public bool hasMotionCurves { get { throw new Umcp.LeftOutException("UnityEngine.AnimationClip.hasMotionCurves"); } }
        public bool hasRootCurves { get { throw new Umcp.LeftOutException("UnityEngine.AnimationClip.hasRootCurves"); } }
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class AnimationClipPair
    {
        public UnityEngine.AnimationClip originalClip;
        public UnityEngine.AnimationClip overrideClip;
    }
    [System.SerializableAttribute]
    public sealed partial class AnimationEvent
    {
        [System.Obsolete] public string data { get; set; }
        public string stringParameter { get; set; }
        public float floatParameter { get; set; }
        public int intParameter { get; set; }
        public UnityEngine.Object objectReferenceParameter { get; set; }
        public string functionName { get; set; }
        public float time { get; set; }
        public UnityEngine.AnimationState animationState { get { throw new Umcp.LeftOutException("UnityEngine.AnimationEvent.animationState"); } }
        public UnityEngine.AnimatorStateInfo animatorStateInfo { get { throw new Umcp.LeftOutException("UnityEngine.AnimationEvent.animatorStateInfo"); } }
        public UnityEngine.AnimatorClipInfo animatorClipInfo { get { throw new Umcp.LeftOutException("UnityEngine.AnimationEvent.animatorClipInfo"); } }
    }
    public enum AnimationPlayMode
    {
        Stop = 0,
        Queue = 1,
        Mix = 2,
    }
    public sealed partial class AnimationState : UnityEngine.TrackedReference
    {
        public bool enabled { get { return m_KeptEnabled.Get("UnityEngine.AnimationState.enabled"); } set { m_KeptEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptEnabled;
        public float weight { get { return m_KeptWeight.Get("UnityEngine.AnimationState.weight"); } set { m_KeptWeight.Set(value); } } private Umcp.Kept<float> m_KeptWeight;
        public UnityEngine.WrapMode wrapMode { get { return m_KeptWrapMode.Get("UnityEngine.AnimationState.wrapMode"); } set { m_KeptWrapMode.Set(value); } } private Umcp.Kept<UnityEngine.WrapMode> m_KeptWrapMode;
        public float time { get { return m_KeptTime.Get("UnityEngine.AnimationState.time"); } set { m_KeptTime.Set(value); } } private Umcp.Kept<float> m_KeptTime;
        public float normalizedTime { get { return m_KeptNormalizedTime.Get("UnityEngine.AnimationState.normalizedTime"); } set { m_KeptNormalizedTime.Set(value); } } private Umcp.Kept<float> m_KeptNormalizedTime;
        public float speed { get { return m_KeptSpeed.Get("UnityEngine.AnimationState.speed"); } set { m_KeptSpeed.Set(value); } } private Umcp.Kept<float> m_KeptSpeed;
        public float normalizedSpeed { get { return m_KeptNormalizedSpeed.Get("UnityEngine.AnimationState.normalizedSpeed"); } set { m_KeptNormalizedSpeed.Set(value); } } private Umcp.Kept<float> m_KeptNormalizedSpeed;
        public float length { get { throw new Umcp.LeftOutException("UnityEngine.AnimationState.length"); } }
        public int layer { get { return m_KeptLayer.Get("UnityEngine.AnimationState.layer"); } set { m_KeptLayer.Set(value); } } private Umcp.Kept<int> m_KeptLayer;
        public UnityEngine.AnimationClip clip { get { throw new Umcp.LeftOutException("UnityEngine.AnimationState.clip"); } }
        public string name { get { return m_KeptName.Get("UnityEngine.AnimationState.name"); } set { m_KeptName.Set(value); } } private Umcp.Kept<string> m_KeptName;
        public UnityEngine.AnimationBlendMode blendMode { get { return m_KeptBlendMode.Get("UnityEngine.AnimationState.blendMode"); } set { m_KeptBlendMode.Set(value); } } private Umcp.Kept<UnityEngine.AnimationBlendMode> m_KeptBlendMode;
        public void AddMixingTransform(UnityEngine.Transform mix) { throw new Umcp.LeftOutException("UnityEngine.AnimationState.AddMixingTransform"); }
        public void AddMixingTransform(UnityEngine.Transform mix, bool recursive) { throw new Umcp.LeftOutException("UnityEngine.AnimationState.AddMixingTransform"); }
        public void RemoveMixingTransform(UnityEngine.Transform mix) { throw new Umcp.LeftOutException("UnityEngine.AnimationState.RemoveMixingTransform"); }
    }
}

namespace UnityEngine.Animations
{
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform))]
    public sealed partial class AimConstraint : UnityEngine.Behaviour, UnityEngine.Animations.IConstraint
    {
        public float weight { get { return m_KeptWeight.Get("UnityEngine.Animations.AimConstraint.weight"); } set { m_KeptWeight.Set(value); } } private Umcp.Kept<float> m_KeptWeight;
        public bool constraintActive { get { return m_KeptConstraintActive.Get("UnityEngine.Animations.AimConstraint.constraintActive"); } set { m_KeptConstraintActive.Set(value); } } private Umcp.Kept<bool> m_KeptConstraintActive;
        public bool locked { get { return m_KeptLocked.Get("UnityEngine.Animations.AimConstraint.locked"); } set { m_KeptLocked.Set(value); } } private Umcp.Kept<bool> m_KeptLocked;
        public UnityEngine.Vector3 rotationAtRest { get { return m_KeptRotationAtRest.Get("UnityEngine.Animations.AimConstraint.rotationAtRest"); } set { m_KeptRotationAtRest.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptRotationAtRest;
        public UnityEngine.Vector3 rotationOffset { get { return m_KeptRotationOffset.Get("UnityEngine.Animations.AimConstraint.rotationOffset"); } set { m_KeptRotationOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptRotationOffset;
        public UnityEngine.Animations.Axis rotationAxis { get { return m_KeptRotationAxis.Get("UnityEngine.Animations.AimConstraint.rotationAxis"); } set { m_KeptRotationAxis.Set(value); } } private Umcp.Kept<UnityEngine.Animations.Axis> m_KeptRotationAxis;
        public UnityEngine.Vector3 aimVector { get { return m_KeptAimVector.Get("UnityEngine.Animations.AimConstraint.aimVector"); } set { m_KeptAimVector.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptAimVector;
        public UnityEngine.Vector3 upVector { get { return m_KeptUpVector.Get("UnityEngine.Animations.AimConstraint.upVector"); } set { m_KeptUpVector.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptUpVector;
        public UnityEngine.Vector3 worldUpVector { get { return m_KeptWorldUpVector.Get("UnityEngine.Animations.AimConstraint.worldUpVector"); } set { m_KeptWorldUpVector.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptWorldUpVector;
        public UnityEngine.Transform worldUpObject { get { return m_KeptWorldUpObject.Get("UnityEngine.Animations.AimConstraint.worldUpObject"); } set { m_KeptWorldUpObject.Set(value); } } private Umcp.Kept<UnityEngine.Transform> m_KeptWorldUpObject;
        public UnityEngine.Animations.AimConstraint.WorldUpType worldUpType { get { return m_KeptWorldUpType.Get("UnityEngine.Animations.AimConstraint.worldUpType"); } set { m_KeptWorldUpType.Set(value); } } private Umcp.Kept<UnityEngine.Animations.AimConstraint.WorldUpType> m_KeptWorldUpType;
        public int sourceCount { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AimConstraint.sourceCount"); } }
        public void GetSources(System.Collections.Generic.List<UnityEngine.Animations.ConstraintSource> sources) { throw new Umcp.LeftOutException("UnityEngine.Animations.AimConstraint.GetSources"); }
        public void SetSources(System.Collections.Generic.List<UnityEngine.Animations.ConstraintSource> sources) { throw new Umcp.LeftOutException("UnityEngine.Animations.AimConstraint.SetSources"); }
        public int AddSource(UnityEngine.Animations.ConstraintSource source) { throw new Umcp.LeftOutException("UnityEngine.Animations.AimConstraint.AddSource"); }
        public void RemoveSource(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.AimConstraint.RemoveSource"); }
        public UnityEngine.Animations.ConstraintSource GetSource(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.AimConstraint.GetSource"); }
        public void SetSource(int index, UnityEngine.Animations.ConstraintSource source) { throw new Umcp.LeftOutException("UnityEngine.Animations.AimConstraint.SetSource"); }
        internal AimConstraint() { }
        public enum WorldUpType
        {
            SceneUp = 0,
            ObjectUp = 1,
            ObjectRotationUp = 2,
            Vector = 3,
            None = 4,
        }
    }
    public partial struct AnimationClipPlayable : UnityEngine.Playables.IPlayable, System.IEquatable<UnityEngine.Animations.AnimationClipPlayable>
    {
        public static UnityEngine.Animations.AnimationClipPlayable Create(UnityEngine.Playables.PlayableGraph graph, UnityEngine.AnimationClip clip) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationClipPlayable.Create"); }
        public UnityEngine.Playables.PlayableHandle GetHandle() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationClipPlayable.GetHandle"); }
        public static implicit operator UnityEngine.Playables.Playable(UnityEngine.Animations.AnimationClipPlayable playable) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationClipPlayable.op_Implicit"); }
        public static explicit operator UnityEngine.Animations.AnimationClipPlayable(UnityEngine.Playables.Playable playable) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationClipPlayable.op_Explicit"); }
        public bool Equals(UnityEngine.Animations.AnimationClipPlayable other) { return base.Equals(other); }
        public UnityEngine.AnimationClip GetAnimationClip() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationClipPlayable.GetAnimationClip"); }
        public bool GetApplyFootIK() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationClipPlayable.GetApplyFootIK"); }
        public void SetApplyFootIK(bool value) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationClipPlayable.SetApplyFootIK"); }
        public bool GetApplyPlayableIK() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationClipPlayable.GetApplyPlayableIK"); }
        public void SetApplyPlayableIK(bool value) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationClipPlayable.SetApplyPlayableIK"); }
    }
    public partial struct AnimationHumanStream
    {
        public bool isValid { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.isValid"); } }
        public float humanScale { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.humanScale"); } }
        public float leftFootHeight { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.leftFootHeight"); } }
        public float rightFootHeight { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.rightFootHeight"); } }
        public UnityEngine.Vector3 bodyLocalPosition { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.bodyLocalPosition"); } set { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.bodyLocalPosition"); } }
        public UnityEngine.Quaternion bodyLocalRotation { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.bodyLocalRotation"); } set { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.bodyLocalRotation"); } }
        public UnityEngine.Vector3 bodyPosition { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.bodyPosition"); } set { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.bodyPosition"); } }
        public UnityEngine.Quaternion bodyRotation { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.bodyRotation"); } set { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.bodyRotation"); } }
        public float GetMuscle(UnityEngine.Animations.MuscleHandle muscle) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.GetMuscle"); }
        public void SetMuscle(UnityEngine.Animations.MuscleHandle muscle, float value) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.SetMuscle"); }
        public UnityEngine.Vector3 leftFootVelocity { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.leftFootVelocity"); } }
        public UnityEngine.Vector3 rightFootVelocity { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.rightFootVelocity"); } }
        public void ResetToStancePose() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.ResetToStancePose"); }
        public UnityEngine.Vector3 GetGoalPositionFromPose(UnityEngine.AvatarIKGoal index) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.GetGoalPositionFromPose"); }
        public UnityEngine.Quaternion GetGoalRotationFromPose(UnityEngine.AvatarIKGoal index) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.GetGoalRotationFromPose"); }
        public UnityEngine.Vector3 GetGoalLocalPosition(UnityEngine.AvatarIKGoal index) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.GetGoalLocalPosition"); }
        public void SetGoalLocalPosition(UnityEngine.AvatarIKGoal index, UnityEngine.Vector3 pos) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.SetGoalLocalPosition"); }
        public UnityEngine.Quaternion GetGoalLocalRotation(UnityEngine.AvatarIKGoal index) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.GetGoalLocalRotation"); }
        public void SetGoalLocalRotation(UnityEngine.AvatarIKGoal index, UnityEngine.Quaternion rot) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.SetGoalLocalRotation"); }
        public UnityEngine.Vector3 GetGoalPosition(UnityEngine.AvatarIKGoal index) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.GetGoalPosition"); }
        public void SetGoalPosition(UnityEngine.AvatarIKGoal index, UnityEngine.Vector3 pos) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.SetGoalPosition"); }
        public UnityEngine.Quaternion GetGoalRotation(UnityEngine.AvatarIKGoal index) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.GetGoalRotation"); }
        public void SetGoalRotation(UnityEngine.AvatarIKGoal index, UnityEngine.Quaternion rot) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.SetGoalRotation"); }
        public void SetGoalWeightPosition(UnityEngine.AvatarIKGoal index, float value) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.SetGoalWeightPosition"); }
        public void SetGoalWeightRotation(UnityEngine.AvatarIKGoal index, float value) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.SetGoalWeightRotation"); }
        public float GetGoalWeightPosition(UnityEngine.AvatarIKGoal index) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.GetGoalWeightPosition"); }
        public float GetGoalWeightRotation(UnityEngine.AvatarIKGoal index) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.GetGoalWeightRotation"); }
        public UnityEngine.Vector3 GetHintPosition(UnityEngine.AvatarIKHint index) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.GetHintPosition"); }
        public void SetHintPosition(UnityEngine.AvatarIKHint index, UnityEngine.Vector3 pos) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.SetHintPosition"); }
        public void SetHintWeightPosition(UnityEngine.AvatarIKHint index, float value) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.SetHintWeightPosition"); }
        public float GetHintWeightPosition(UnityEngine.AvatarIKHint index) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.GetHintWeightPosition"); }
        public void SetLookAtPosition(UnityEngine.Vector3 lookAtPosition) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.SetLookAtPosition"); }
        public void SetLookAtClampWeight(float weight) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.SetLookAtClampWeight"); }
        public void SetLookAtBodyWeight(float weight) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.SetLookAtBodyWeight"); }
        public void SetLookAtHeadWeight(float weight) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.SetLookAtHeadWeight"); }
        public void SetLookAtEyesWeight(float weight) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.SetLookAtEyesWeight"); }
        public void SolveIK() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationHumanStream.SolveIK"); }
    }
    public partial struct AnimationLayerMixerPlayable : UnityEngine.Playables.IPlayable, System.IEquatable<UnityEngine.Animations.AnimationLayerMixerPlayable>
    {
        public static UnityEngine.Animations.AnimationLayerMixerPlayable Null { get; internal set; }
        public static UnityEngine.Animations.AnimationLayerMixerPlayable Create(UnityEngine.Playables.PlayableGraph graph, int inputCount = 0) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationLayerMixerPlayable.Create"); }
        public static UnityEngine.Animations.AnimationLayerMixerPlayable Create(UnityEngine.Playables.PlayableGraph graph, int inputCount, bool singleLayerOptimization) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationLayerMixerPlayable.Create"); }
        public UnityEngine.Playables.PlayableHandle GetHandle() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationLayerMixerPlayable.GetHandle"); }
        public static implicit operator UnityEngine.Playables.Playable(UnityEngine.Animations.AnimationLayerMixerPlayable playable) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationLayerMixerPlayable.op_Implicit"); }
        public static explicit operator UnityEngine.Animations.AnimationLayerMixerPlayable(UnityEngine.Playables.Playable playable) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationLayerMixerPlayable.op_Explicit"); }
        public bool Equals(UnityEngine.Animations.AnimationLayerMixerPlayable other) { return base.Equals(other); }
        public bool IsLayerAdditive(uint layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationLayerMixerPlayable.IsLayerAdditive"); }
        public void SetLayerAdditive(uint layerIndex, bool value) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationLayerMixerPlayable.SetLayerAdditive"); }
        public void SetLayerMaskFromAvatarMask(uint layerIndex, UnityEngine.AvatarMask mask) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationLayerMixerPlayable.SetLayerMaskFromAvatarMask"); }
    }
    public partial struct AnimationMixerPlayable : UnityEngine.Playables.IPlayable, System.IEquatable<UnityEngine.Animations.AnimationMixerPlayable>
    {
        public static UnityEngine.Animations.AnimationMixerPlayable Null { get; internal set; }
        [System.Obsolete] public static UnityEngine.Animations.AnimationMixerPlayable Create(UnityEngine.Playables.PlayableGraph graph, int inputCount, bool normalizeWeights) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationMixerPlayable.Create"); }
        public static UnityEngine.Animations.AnimationMixerPlayable Create(UnityEngine.Playables.PlayableGraph graph, int inputCount = 0) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationMixerPlayable.Create"); }
        public UnityEngine.Playables.PlayableHandle GetHandle() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationMixerPlayable.GetHandle"); }
        public static implicit operator UnityEngine.Playables.Playable(UnityEngine.Animations.AnimationMixerPlayable playable) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationMixerPlayable.op_Implicit"); }
        public static explicit operator UnityEngine.Animations.AnimationMixerPlayable(UnityEngine.Playables.Playable playable) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationMixerPlayable.op_Explicit"); }
        public bool Equals(UnityEngine.Animations.AnimationMixerPlayable other) { return base.Equals(other); }
    }
    public static partial class AnimationPlayableBinding
    {
        public static UnityEngine.Playables.PlayableBinding Create(string name, UnityEngine.Object key) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationPlayableBinding.Create"); }
    }
    public static partial class AnimationPlayableExtensions
    {
        public static void SetAnimatedProperties<U>(this U playable, UnityEngine.AnimationClip clip) where U : struct, UnityEngine.Playables.IPlayable { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationPlayableExtensions.SetAnimatedProperties"); }
    }
    public partial struct AnimationPlayableOutput : UnityEngine.Playables.IPlayableOutput
    {
        public static UnityEngine.Animations.AnimationPlayableOutput Create(UnityEngine.Playables.PlayableGraph graph, string name, UnityEngine.Animator target) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationPlayableOutput.Create"); }
        public static UnityEngine.Animations.AnimationPlayableOutput Null { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationPlayableOutput.Null"); } }
        public UnityEngine.Playables.PlayableOutputHandle GetHandle() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationPlayableOutput.GetHandle"); }
        public static implicit operator UnityEngine.Playables.PlayableOutput(UnityEngine.Animations.AnimationPlayableOutput output) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationPlayableOutput.op_Implicit"); }
        public static explicit operator UnityEngine.Animations.AnimationPlayableOutput(UnityEngine.Playables.PlayableOutput output) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationPlayableOutput.op_Explicit"); }
        public UnityEngine.Animator GetTarget() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationPlayableOutput.GetTarget"); }
        public void SetTarget(UnityEngine.Animator value) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationPlayableOutput.SetTarget"); }
    }
    public static partial class AnimationSceneHandleUtility
    {
        public static void ReadInts(UnityEngine.Animations.AnimationStream stream, Unity.Collections.NativeArray<UnityEngine.Animations.PropertySceneHandle> handles, Unity.Collections.NativeArray<int> buffer) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationSceneHandleUtility.ReadInts"); }
        public static void ReadFloats(UnityEngine.Animations.AnimationStream stream, Unity.Collections.NativeArray<UnityEngine.Animations.PropertySceneHandle> handles, Unity.Collections.NativeArray<float> buffer) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationSceneHandleUtility.ReadFloats"); }
    }
    public partial struct AnimationScriptPlayable : UnityEngine.Animations.IAnimationJobPlayable, System.IEquatable<UnityEngine.Animations.AnimationScriptPlayable>
    {
        public static UnityEngine.Animations.AnimationScriptPlayable Null { get; internal set; }
        public static UnityEngine.Animations.AnimationScriptPlayable Create<T>(UnityEngine.Playables.PlayableGraph graph, T jobData, int inputCount = 0) where T : struct, UnityEngine.Animations.IAnimationJob { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationScriptPlayable.Create"); }
        public UnityEngine.Playables.PlayableHandle GetHandle() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationScriptPlayable.GetHandle"); }
        public T GetJobData<T>() where T : struct, UnityEngine.Animations.IAnimationJob { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationScriptPlayable.GetJobData"); }
        public void SetJobData<T>(T jobData) where T : struct, UnityEngine.Animations.IAnimationJob { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationScriptPlayable.SetJobData"); }
        public static implicit operator UnityEngine.Playables.Playable(UnityEngine.Animations.AnimationScriptPlayable playable) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationScriptPlayable.op_Implicit"); }
        public static explicit operator UnityEngine.Animations.AnimationScriptPlayable(UnityEngine.Playables.Playable playable) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationScriptPlayable.op_Explicit"); }
        public bool Equals(UnityEngine.Animations.AnimationScriptPlayable other) { return base.Equals(other); }
        public void SetProcessInputs(bool value) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationScriptPlayable.SetProcessInputs"); }
        public bool GetProcessInputs() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationScriptPlayable.GetProcessInputs"); }
    }
    public partial struct AnimationStream
    {
        public bool isValid { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStream.isValid"); } }
        public float deltaTime { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStream.deltaTime"); } }
        public UnityEngine.Vector3 velocity { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStream.velocity"); } set { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStream.velocity"); } }
        public UnityEngine.Vector3 angularVelocity { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStream.angularVelocity"); } set { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStream.angularVelocity"); } }
        public UnityEngine.Vector3 rootMotionPosition { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStream.rootMotionPosition"); } }
        public UnityEngine.Quaternion rootMotionRotation { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStream.rootMotionRotation"); } }
        public bool isHumanStream { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStream.isHumanStream"); } }
        public UnityEngine.Animations.AnimationHumanStream AsHuman() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStream.AsHuman"); }
        public int inputStreamCount { get { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStream.inputStreamCount"); } }
        public UnityEngine.Animations.AnimationStream GetInputStream(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStream.GetInputStream"); }
        public float GetInputWeight(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStream.GetInputWeight"); }
        public void CopyAnimationStreamMotion(UnityEngine.Animations.AnimationStream animationStream) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStream.CopyAnimationStreamMotion"); }
    }
    public static partial class AnimationStreamHandleUtility
    {
        public static void WriteInts(UnityEngine.Animations.AnimationStream stream, Unity.Collections.NativeArray<UnityEngine.Animations.PropertyStreamHandle> handles, Unity.Collections.NativeArray<int> buffer, bool useMask) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStreamHandleUtility.WriteInts"); }
        public static void WriteFloats(UnityEngine.Animations.AnimationStream stream, Unity.Collections.NativeArray<UnityEngine.Animations.PropertyStreamHandle> handles, Unity.Collections.NativeArray<float> buffer, bool useMask) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStreamHandleUtility.WriteFloats"); }
        public static void ReadInts(UnityEngine.Animations.AnimationStream stream, Unity.Collections.NativeArray<UnityEngine.Animations.PropertyStreamHandle> handles, Unity.Collections.NativeArray<int> buffer) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStreamHandleUtility.ReadInts"); }
        public static void ReadFloats(UnityEngine.Animations.AnimationStream stream, Unity.Collections.NativeArray<UnityEngine.Animations.PropertyStreamHandle> handles, Unity.Collections.NativeArray<float> buffer) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimationStreamHandleUtility.ReadFloats"); }
    }
    public partial struct AnimatorControllerPlayable : UnityEngine.Playables.IPlayable, System.IEquatable<UnityEngine.Animations.AnimatorControllerPlayable>
    {
        public static UnityEngine.Animations.AnimatorControllerPlayable Null { get; internal set; }
        public static UnityEngine.Animations.AnimatorControllerPlayable Create(UnityEngine.Playables.PlayableGraph graph, UnityEngine.RuntimeAnimatorController controller) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.Create"); }
        public UnityEngine.Playables.PlayableHandle GetHandle() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetHandle"); }
        public void SetHandle(UnityEngine.Playables.PlayableHandle handle) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.SetHandle"); }
        public static implicit operator UnityEngine.Playables.Playable(UnityEngine.Animations.AnimatorControllerPlayable playable) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.op_Implicit"); }
        public static explicit operator UnityEngine.Animations.AnimatorControllerPlayable(UnityEngine.Playables.Playable playable) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.op_Explicit"); }
        public bool Equals(UnityEngine.Animations.AnimatorControllerPlayable other) { return base.Equals(other); }
        public float GetFloat(string name) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetFloat"); }
        public float GetFloat(int id) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetFloat"); }
        public void SetFloat(string name, float value) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.SetFloat"); }
        public void SetFloat(int id, float value) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.SetFloat"); }
        public bool GetBool(string name) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetBool"); }
        public bool GetBool(int id) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetBool"); }
        public void SetBool(string name, bool value) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.SetBool"); }
        public void SetBool(int id, bool value) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.SetBool"); }
        public int GetInteger(string name) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetInteger"); }
        public int GetInteger(int id) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetInteger"); }
        public void SetInteger(string name, int value) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.SetInteger"); }
        public void SetInteger(int id, int value) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.SetInteger"); }
        public void SetTrigger(string name) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.SetTrigger"); }
        public void SetTrigger(int id) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.SetTrigger"); }
        public void ResetTrigger(string name) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.ResetTrigger"); }
        public void ResetTrigger(int id) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.ResetTrigger"); }
        public bool IsParameterControlledByCurve(string name) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.IsParameterControlledByCurve"); }
        public bool IsParameterControlledByCurve(int id) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.IsParameterControlledByCurve"); }
        public int GetLayerCount() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetLayerCount"); }
        public string GetLayerName(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetLayerName"); }
        public int GetLayerIndex(string layerName) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetLayerIndex"); }
        public float GetLayerWeight(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetLayerWeight"); }
        public void SetLayerWeight(int layerIndex, float weight) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.SetLayerWeight"); }
        public UnityEngine.AnimatorStateInfo GetCurrentAnimatorStateInfo(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetCurrentAnimatorStateInfo"); }
        public UnityEngine.AnimatorStateInfo GetNextAnimatorStateInfo(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetNextAnimatorStateInfo"); }
        public UnityEngine.AnimatorTransitionInfo GetAnimatorTransitionInfo(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetAnimatorTransitionInfo"); }
        public UnityEngine.AnimatorClipInfo[] GetCurrentAnimatorClipInfo(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetCurrentAnimatorClipInfo"); }
        public void GetCurrentAnimatorClipInfo(int layerIndex, System.Collections.Generic.List<UnityEngine.AnimatorClipInfo> clips) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetCurrentAnimatorClipInfo"); }
        public void GetNextAnimatorClipInfo(int layerIndex, System.Collections.Generic.List<UnityEngine.AnimatorClipInfo> clips) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetNextAnimatorClipInfo"); }
        public int GetCurrentAnimatorClipInfoCount(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetCurrentAnimatorClipInfoCount"); }
        public int GetNextAnimatorClipInfoCount(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetNextAnimatorClipInfoCount"); }
        public UnityEngine.AnimatorClipInfo[] GetNextAnimatorClipInfo(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetNextAnimatorClipInfo"); }
        public bool IsInTransition(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.IsInTransition"); }
        public int GetParameterCount() { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetParameterCount"); }
        public UnityEngine.AnimatorControllerParameter GetParameter(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.GetParameter"); }
        public void CrossFadeInFixedTime(string stateName, float transitionDuration) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.CrossFadeInFixedTime"); }
        public void CrossFadeInFixedTime(string stateName, float transitionDuration, int layer) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.CrossFadeInFixedTime"); }
        public void CrossFadeInFixedTime(string stateName, float transitionDuration, int layer, float fixedTime) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.CrossFadeInFixedTime"); }
        public void CrossFadeInFixedTime(int stateNameHash, float transitionDuration) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.CrossFadeInFixedTime"); }
        public void CrossFadeInFixedTime(int stateNameHash, float transitionDuration, int layer) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.CrossFadeInFixedTime"); }
        public void CrossFadeInFixedTime(int stateNameHash, float transitionDuration, int layer, float fixedTime) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.CrossFadeInFixedTime"); }
        public void CrossFade(string stateName, float transitionDuration) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.CrossFade"); }
        public void CrossFade(string stateName, float transitionDuration, int layer) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.CrossFade"); }
        public void CrossFade(string stateName, float transitionDuration, int layer, float normalizedTime) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.CrossFade"); }
        public void CrossFade(int stateNameHash, float transitionDuration) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.CrossFade"); }
        public void CrossFade(int stateNameHash, float transitionDuration, int layer) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.CrossFade"); }
        public void CrossFade(int stateNameHash, float transitionDuration, int layer, float normalizedTime) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.CrossFade"); }
        public void PlayInFixedTime(string stateName) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.PlayInFixedTime"); }
        public void PlayInFixedTime(string stateName, int layer) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.PlayInFixedTime"); }
        public void PlayInFixedTime(string stateName, int layer, float fixedTime) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.PlayInFixedTime"); }
        public void PlayInFixedTime(int stateNameHash) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.PlayInFixedTime"); }
        public void PlayInFixedTime(int stateNameHash, int layer) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.PlayInFixedTime"); }
        public void PlayInFixedTime(int stateNameHash, int layer, float fixedTime) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.PlayInFixedTime"); }
        public void Play(string stateName) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.Play"); }
        public void Play(string stateName, int layer) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.Play"); }
        public void Play(string stateName, int layer, float normalizedTime) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.Play"); }
        public void Play(int stateNameHash) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.Play"); }
        public void Play(int stateNameHash, int layer) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.Play"); }
        public void Play(int stateNameHash, int layer, float normalizedTime) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.Play"); }
        public bool HasState(int layerIndex, int stateID) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorControllerPlayable.HasState"); }
    }
    public static partial class AnimatorJobExtensions
    {
        public static void AddJobDependency(this UnityEngine.Animator animator, Unity.Jobs.JobHandle jobHandle) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorJobExtensions.AddJobDependency"); }
        public static UnityEngine.Animations.TransformStreamHandle BindStreamTransform(this UnityEngine.Animator animator, UnityEngine.Transform transform) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorJobExtensions.BindStreamTransform"); }
        public static UnityEngine.Animations.PropertyStreamHandle BindStreamProperty(this UnityEngine.Animator animator, UnityEngine.Transform transform, System.Type type, string property) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorJobExtensions.BindStreamProperty"); }
        public static UnityEngine.Animations.PropertyStreamHandle BindCustomStreamProperty(this UnityEngine.Animator animator, string property, UnityEngine.Animations.CustomStreamPropertyType type) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorJobExtensions.BindCustomStreamProperty"); }
        public static UnityEngine.Animations.PropertyStreamHandle BindStreamProperty(this UnityEngine.Animator animator, UnityEngine.Transform transform, System.Type type, string property, bool isObjectReference) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorJobExtensions.BindStreamProperty"); }
        public static UnityEngine.Animations.TransformSceneHandle BindSceneTransform(this UnityEngine.Animator animator, UnityEngine.Transform transform) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorJobExtensions.BindSceneTransform"); }
        public static UnityEngine.Animations.PropertySceneHandle BindSceneProperty(this UnityEngine.Animator animator, UnityEngine.Transform transform, System.Type type, string property) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorJobExtensions.BindSceneProperty"); }
        public static UnityEngine.Animations.PropertySceneHandle BindSceneProperty(this UnityEngine.Animator animator, UnityEngine.Transform transform, System.Type type, string property, bool isObjectReference) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorJobExtensions.BindSceneProperty"); }
        public static bool OpenAnimationStream(this UnityEngine.Animator animator, ref UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorJobExtensions.OpenAnimationStream"); }
        public static void CloseAnimationStream(this UnityEngine.Animator animator, ref UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorJobExtensions.CloseAnimationStream"); }
        public static void ResolveAllStreamHandles(this UnityEngine.Animator animator) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorJobExtensions.ResolveAllStreamHandles"); }
        public static void ResolveAllSceneHandles(this UnityEngine.Animator animator) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorJobExtensions.ResolveAllSceneHandles"); }
        public static void UnbindAllStreamHandles(this UnityEngine.Animator animator) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorJobExtensions.UnbindAllStreamHandles"); }
        public static void UnbindAllSceneHandles(this UnityEngine.Animator animator) { throw new Umcp.LeftOutException("UnityEngine.Animations.AnimatorJobExtensions.UnbindAllSceneHandles"); }
    }
    [System.FlagsAttribute]
    public enum Axis
    {
        None = 0,
        X = 1,
        Y = 2,
        Z = 4,
    }
    [System.SerializableAttribute]
    public partial struct ConstraintSource
    {
        public UnityEngine.Transform sourceTransform { get; set; }
        public float weight { get; set; }
    }
    public enum CustomStreamPropertyType
    {
        Float = 5,
        Bool = 6,
        Int = 10,
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public partial class DiscreteEvaluationAttribute : System.Attribute
    {
    }
    public partial interface IAnimationJob
    {
        void ProcessAnimation(UnityEngine.Animations.AnimationStream stream);
        void ProcessRootMotion(UnityEngine.Animations.AnimationStream stream);
    }
    public partial interface IAnimationJobPlayable : UnityEngine.Playables.IPlayable
    {
        T GetJobData<T>() where T : struct, UnityEngine.Animations.IAnimationJob;
        void SetJobData<T>(T jobData) where T : struct, UnityEngine.Animations.IAnimationJob;
    }
    public partial interface IAnimationWindowPreview
    {
        void StartPreview();
        void StopPreview();
        void UpdatePreviewGraph(UnityEngine.Playables.PlayableGraph graph);
        UnityEngine.Playables.Playable BuildPreviewGraph(UnityEngine.Playables.PlayableGraph graph, UnityEngine.Playables.Playable inputPlayable);
    }
    public partial interface IConstraint
    {
        float weight { get; set; }
        bool constraintActive { get; set; }
        bool locked { get; set; }
        int sourceCount { get; }
        int AddSource(UnityEngine.Animations.ConstraintSource source);
        void RemoveSource(int index);
        UnityEngine.Animations.ConstraintSource GetSource(int index);
        void SetSource(int index, UnityEngine.Animations.ConstraintSource source);
        void GetSources(System.Collections.Generic.List<UnityEngine.Animations.ConstraintSource> sources);
        void SetSources(System.Collections.Generic.List<UnityEngine.Animations.ConstraintSource> sources);
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform))]
    public sealed partial class LookAtConstraint : UnityEngine.Behaviour, UnityEngine.Animations.IConstraint
    {
        public float weight { get { return m_KeptWeight.Get("UnityEngine.Animations.LookAtConstraint.weight"); } set { m_KeptWeight.Set(value); } } private Umcp.Kept<float> m_KeptWeight;
        public float roll { get { return m_KeptRoll.Get("UnityEngine.Animations.LookAtConstraint.roll"); } set { m_KeptRoll.Set(value); } } private Umcp.Kept<float> m_KeptRoll;
        public bool constraintActive { get { return m_KeptConstraintActive.Get("UnityEngine.Animations.LookAtConstraint.constraintActive"); } set { m_KeptConstraintActive.Set(value); } } private Umcp.Kept<bool> m_KeptConstraintActive;
        public bool locked { get { return m_KeptLocked.Get("UnityEngine.Animations.LookAtConstraint.locked"); } set { m_KeptLocked.Set(value); } } private Umcp.Kept<bool> m_KeptLocked;
        public UnityEngine.Vector3 rotationAtRest { get { return m_KeptRotationAtRest.Get("UnityEngine.Animations.LookAtConstraint.rotationAtRest"); } set { m_KeptRotationAtRest.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptRotationAtRest;
        public UnityEngine.Vector3 rotationOffset { get { return m_KeptRotationOffset.Get("UnityEngine.Animations.LookAtConstraint.rotationOffset"); } set { m_KeptRotationOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptRotationOffset;
        public UnityEngine.Transform worldUpObject { get { return m_KeptWorldUpObject.Get("UnityEngine.Animations.LookAtConstraint.worldUpObject"); } set { m_KeptWorldUpObject.Set(value); } } private Umcp.Kept<UnityEngine.Transform> m_KeptWorldUpObject;
        public bool useUpObject { get { return m_KeptUseUpObject.Get("UnityEngine.Animations.LookAtConstraint.useUpObject"); } set { m_KeptUseUpObject.Set(value); } } private Umcp.Kept<bool> m_KeptUseUpObject;
        public int sourceCount { get { throw new Umcp.LeftOutException("UnityEngine.Animations.LookAtConstraint.sourceCount"); } }
        public void GetSources(System.Collections.Generic.List<UnityEngine.Animations.ConstraintSource> sources) { throw new Umcp.LeftOutException("UnityEngine.Animations.LookAtConstraint.GetSources"); }
        public void SetSources(System.Collections.Generic.List<UnityEngine.Animations.ConstraintSource> sources) { throw new Umcp.LeftOutException("UnityEngine.Animations.LookAtConstraint.SetSources"); }
        public int AddSource(UnityEngine.Animations.ConstraintSource source) { throw new Umcp.LeftOutException("UnityEngine.Animations.LookAtConstraint.AddSource"); }
        public void RemoveSource(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.LookAtConstraint.RemoveSource"); }
        public UnityEngine.Animations.ConstraintSource GetSource(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.LookAtConstraint.GetSource"); }
        public void SetSource(int index, UnityEngine.Animations.ConstraintSource source) { throw new Umcp.LeftOutException("UnityEngine.Animations.LookAtConstraint.SetSource"); }
        internal LookAtConstraint() { }
    }
    public partial struct MuscleHandle
    {
        public UnityEngine.HumanPartDof humanPartDof { get; internal set; }
        public int dof { get; internal set; }
        public MuscleHandle(UnityEngine.BodyDof bodyDof) { throw new Umcp.LeftOutException("UnityEngine.Animations.MuscleHandle"); }
        public MuscleHandle(UnityEngine.HeadDof headDof) { throw new Umcp.LeftOutException("UnityEngine.Animations.MuscleHandle"); }
        public MuscleHandle(UnityEngine.HumanPartDof partDof, UnityEngine.LegDof legDof) { throw new Umcp.LeftOutException("UnityEngine.Animations.MuscleHandle"); }
        public MuscleHandle(UnityEngine.HumanPartDof partDof, UnityEngine.ArmDof armDof) { throw new Umcp.LeftOutException("UnityEngine.Animations.MuscleHandle"); }
        public MuscleHandle(UnityEngine.HumanPartDof partDof, UnityEngine.FingerDof fingerDof) { throw new Umcp.LeftOutException("UnityEngine.Animations.MuscleHandle"); }
        public string name { get { throw new Umcp.LeftOutException("UnityEngine.Animations.MuscleHandle.name"); } }
        public static int muscleHandleCount { get { throw new Umcp.LeftOutException("UnityEngine.Animations.MuscleHandle.muscleHandleCount"); } }
        public static void GetMuscleHandles(UnityEngine.Animations.MuscleHandle[] muscleHandles) { throw new Umcp.LeftOutException("UnityEngine.Animations.MuscleHandle.GetMuscleHandles"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class | System.AttributeTargets.Field)]
    public partial class NotKeyableAttribute : System.Attribute
    {
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform))]
    public sealed partial class ParentConstraint : UnityEngine.Behaviour, UnityEngine.Animations.IConstraint
    {
        public float weight { get { return m_KeptWeight.Get("UnityEngine.Animations.ParentConstraint.weight"); } set { m_KeptWeight.Set(value); } } private Umcp.Kept<float> m_KeptWeight;
        public bool constraintActive { get { return m_KeptConstraintActive.Get("UnityEngine.Animations.ParentConstraint.constraintActive"); } set { m_KeptConstraintActive.Set(value); } } private Umcp.Kept<bool> m_KeptConstraintActive;
        public bool locked { get { return m_KeptLocked.Get("UnityEngine.Animations.ParentConstraint.locked"); } set { m_KeptLocked.Set(value); } } private Umcp.Kept<bool> m_KeptLocked;
        public int sourceCount { get { throw new Umcp.LeftOutException("UnityEngine.Animations.ParentConstraint.sourceCount"); } }
        public UnityEngine.Vector3 translationAtRest { get { return m_KeptTranslationAtRest.Get("UnityEngine.Animations.ParentConstraint.translationAtRest"); } set { m_KeptTranslationAtRest.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptTranslationAtRest;
        public UnityEngine.Vector3 rotationAtRest { get { return m_KeptRotationAtRest.Get("UnityEngine.Animations.ParentConstraint.rotationAtRest"); } set { m_KeptRotationAtRest.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptRotationAtRest;
        public UnityEngine.Vector3[] translationOffsets { get { return m_KeptTranslationOffsets.Get("UnityEngine.Animations.ParentConstraint.translationOffsets"); } set { m_KeptTranslationOffsets.Set(value); } } private Umcp.Kept<UnityEngine.Vector3[]> m_KeptTranslationOffsets;
        public UnityEngine.Vector3[] rotationOffsets { get { return m_KeptRotationOffsets.Get("UnityEngine.Animations.ParentConstraint.rotationOffsets"); } set { m_KeptRotationOffsets.Set(value); } } private Umcp.Kept<UnityEngine.Vector3[]> m_KeptRotationOffsets;
        public UnityEngine.Animations.Axis translationAxis { get { return m_KeptTranslationAxis.Get("UnityEngine.Animations.ParentConstraint.translationAxis"); } set { m_KeptTranslationAxis.Set(value); } } private Umcp.Kept<UnityEngine.Animations.Axis> m_KeptTranslationAxis;
        public UnityEngine.Animations.Axis rotationAxis { get { return m_KeptRotationAxis.Get("UnityEngine.Animations.ParentConstraint.rotationAxis"); } set { m_KeptRotationAxis.Set(value); } } private Umcp.Kept<UnityEngine.Animations.Axis> m_KeptRotationAxis;
        public UnityEngine.Vector3 GetTranslationOffset(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.ParentConstraint.GetTranslationOffset"); }
        public void SetTranslationOffset(int index, UnityEngine.Vector3 value) { throw new Umcp.LeftOutException("UnityEngine.Animations.ParentConstraint.SetTranslationOffset"); }
        public UnityEngine.Vector3 GetRotationOffset(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.ParentConstraint.GetRotationOffset"); }
        public void SetRotationOffset(int index, UnityEngine.Vector3 value) { throw new Umcp.LeftOutException("UnityEngine.Animations.ParentConstraint.SetRotationOffset"); }
        public void GetSources(System.Collections.Generic.List<UnityEngine.Animations.ConstraintSource> sources) { throw new Umcp.LeftOutException("UnityEngine.Animations.ParentConstraint.GetSources"); }
        public void SetSources(System.Collections.Generic.List<UnityEngine.Animations.ConstraintSource> sources) { throw new Umcp.LeftOutException("UnityEngine.Animations.ParentConstraint.SetSources"); }
        public int AddSource(UnityEngine.Animations.ConstraintSource source) { throw new Umcp.LeftOutException("UnityEngine.Animations.ParentConstraint.AddSource"); }
        public void RemoveSource(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.ParentConstraint.RemoveSource"); }
        public UnityEngine.Animations.ConstraintSource GetSource(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.ParentConstraint.GetSource"); }
        public void SetSource(int index, UnityEngine.Animations.ConstraintSource source) { throw new Umcp.LeftOutException("UnityEngine.Animations.ParentConstraint.SetSource"); }
        internal ParentConstraint() { }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform))]
    public sealed partial class PositionConstraint : UnityEngine.Behaviour, UnityEngine.Animations.IConstraint
    {
        public float weight { get { return m_KeptWeight.Get("UnityEngine.Animations.PositionConstraint.weight"); } set { m_KeptWeight.Set(value); } } private Umcp.Kept<float> m_KeptWeight;
        public UnityEngine.Vector3 translationAtRest { get { return m_KeptTranslationAtRest.Get("UnityEngine.Animations.PositionConstraint.translationAtRest"); } set { m_KeptTranslationAtRest.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptTranslationAtRest;
        public UnityEngine.Vector3 translationOffset { get { return m_KeptTranslationOffset.Get("UnityEngine.Animations.PositionConstraint.translationOffset"); } set { m_KeptTranslationOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptTranslationOffset;
        public UnityEngine.Animations.Axis translationAxis { get { return m_KeptTranslationAxis.Get("UnityEngine.Animations.PositionConstraint.translationAxis"); } set { m_KeptTranslationAxis.Set(value); } } private Umcp.Kept<UnityEngine.Animations.Axis> m_KeptTranslationAxis;
        public bool constraintActive { get { return m_KeptConstraintActive.Get("UnityEngine.Animations.PositionConstraint.constraintActive"); } set { m_KeptConstraintActive.Set(value); } } private Umcp.Kept<bool> m_KeptConstraintActive;
        public bool locked { get { return m_KeptLocked.Get("UnityEngine.Animations.PositionConstraint.locked"); } set { m_KeptLocked.Set(value); } } private Umcp.Kept<bool> m_KeptLocked;
        public int sourceCount { get { throw new Umcp.LeftOutException("UnityEngine.Animations.PositionConstraint.sourceCount"); } }
        public void GetSources(System.Collections.Generic.List<UnityEngine.Animations.ConstraintSource> sources) { throw new Umcp.LeftOutException("UnityEngine.Animations.PositionConstraint.GetSources"); }
        public void SetSources(System.Collections.Generic.List<UnityEngine.Animations.ConstraintSource> sources) { throw new Umcp.LeftOutException("UnityEngine.Animations.PositionConstraint.SetSources"); }
        public int AddSource(UnityEngine.Animations.ConstraintSource source) { throw new Umcp.LeftOutException("UnityEngine.Animations.PositionConstraint.AddSource"); }
        public void RemoveSource(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.PositionConstraint.RemoveSource"); }
        public UnityEngine.Animations.ConstraintSource GetSource(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.PositionConstraint.GetSource"); }
        public void SetSource(int index, UnityEngine.Animations.ConstraintSource source) { throw new Umcp.LeftOutException("UnityEngine.Animations.PositionConstraint.SetSource"); }
        internal PositionConstraint() { }
    }
    public partial struct PropertySceneHandle
    {
        public bool IsValid(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertySceneHandle.IsValid"); }
        public void Resolve(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertySceneHandle.Resolve"); }
        public bool IsResolved(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertySceneHandle.IsResolved"); }
        public float GetFloat(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertySceneHandle.GetFloat"); }
        public int GetInt(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertySceneHandle.GetInt"); }
        public bool GetBool(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertySceneHandle.GetBool"); }
    }
    public partial struct PropertyStreamHandle
    {
        public bool IsValid(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertyStreamHandle.IsValid"); }
        public void Resolve(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertyStreamHandle.Resolve"); }
        public bool IsResolved(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertyStreamHandle.IsResolved"); }
        public float GetFloat(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertyStreamHandle.GetFloat"); }
        public void SetFloat(UnityEngine.Animations.AnimationStream stream, float value) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertyStreamHandle.SetFloat"); }
        public int GetInt(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertyStreamHandle.GetInt"); }
        public void SetInt(UnityEngine.Animations.AnimationStream stream, int value) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertyStreamHandle.SetInt"); }
        public bool GetBool(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertyStreamHandle.GetBool"); }
        public void SetBool(UnityEngine.Animations.AnimationStream stream, bool value) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertyStreamHandle.SetBool"); }
        public bool GetReadMask(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.PropertyStreamHandle.GetReadMask"); }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform))]
    public sealed partial class RotationConstraint : UnityEngine.Behaviour, UnityEngine.Animations.IConstraint
    {
        public float weight { get { return m_KeptWeight.Get("UnityEngine.Animations.RotationConstraint.weight"); } set { m_KeptWeight.Set(value); } } private Umcp.Kept<float> m_KeptWeight;
        public UnityEngine.Vector3 rotationAtRest { get { return m_KeptRotationAtRest.Get("UnityEngine.Animations.RotationConstraint.rotationAtRest"); } set { m_KeptRotationAtRest.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptRotationAtRest;
        public UnityEngine.Vector3 rotationOffset { get { return m_KeptRotationOffset.Get("UnityEngine.Animations.RotationConstraint.rotationOffset"); } set { m_KeptRotationOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptRotationOffset;
        public UnityEngine.Animations.Axis rotationAxis { get { return m_KeptRotationAxis.Get("UnityEngine.Animations.RotationConstraint.rotationAxis"); } set { m_KeptRotationAxis.Set(value); } } private Umcp.Kept<UnityEngine.Animations.Axis> m_KeptRotationAxis;
        public bool constraintActive { get { return m_KeptConstraintActive.Get("UnityEngine.Animations.RotationConstraint.constraintActive"); } set { m_KeptConstraintActive.Set(value); } } private Umcp.Kept<bool> m_KeptConstraintActive;
        public bool locked { get { return m_KeptLocked.Get("UnityEngine.Animations.RotationConstraint.locked"); } set { m_KeptLocked.Set(value); } } private Umcp.Kept<bool> m_KeptLocked;
        public int sourceCount { get { throw new Umcp.LeftOutException("UnityEngine.Animations.RotationConstraint.sourceCount"); } }
        public void GetSources(System.Collections.Generic.List<UnityEngine.Animations.ConstraintSource> sources) { throw new Umcp.LeftOutException("UnityEngine.Animations.RotationConstraint.GetSources"); }
        public void SetSources(System.Collections.Generic.List<UnityEngine.Animations.ConstraintSource> sources) { throw new Umcp.LeftOutException("UnityEngine.Animations.RotationConstraint.SetSources"); }
        public int AddSource(UnityEngine.Animations.ConstraintSource source) { throw new Umcp.LeftOutException("UnityEngine.Animations.RotationConstraint.AddSource"); }
        public void RemoveSource(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.RotationConstraint.RemoveSource"); }
        public UnityEngine.Animations.ConstraintSource GetSource(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.RotationConstraint.GetSource"); }
        public void SetSource(int index, UnityEngine.Animations.ConstraintSource source) { throw new Umcp.LeftOutException("UnityEngine.Animations.RotationConstraint.SetSource"); }
        internal RotationConstraint() { }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform))]
    public sealed partial class ScaleConstraint : UnityEngine.Behaviour, UnityEngine.Animations.IConstraint
    {
        public float weight { get { return m_KeptWeight.Get("UnityEngine.Animations.ScaleConstraint.weight"); } set { m_KeptWeight.Set(value); } } private Umcp.Kept<float> m_KeptWeight;
        public UnityEngine.Vector3 scaleAtRest { get { return m_KeptScaleAtRest.Get("UnityEngine.Animations.ScaleConstraint.scaleAtRest"); } set { m_KeptScaleAtRest.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptScaleAtRest;
        public UnityEngine.Vector3 scaleOffset { get { return m_KeptScaleOffset.Get("UnityEngine.Animations.ScaleConstraint.scaleOffset"); } set { m_KeptScaleOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptScaleOffset;
        public UnityEngine.Animations.Axis scalingAxis { get { return m_KeptScalingAxis.Get("UnityEngine.Animations.ScaleConstraint.scalingAxis"); } set { m_KeptScalingAxis.Set(value); } } private Umcp.Kept<UnityEngine.Animations.Axis> m_KeptScalingAxis;
        public bool constraintActive { get { return m_KeptConstraintActive.Get("UnityEngine.Animations.ScaleConstraint.constraintActive"); } set { m_KeptConstraintActive.Set(value); } } private Umcp.Kept<bool> m_KeptConstraintActive;
        public bool locked { get { return m_KeptLocked.Get("UnityEngine.Animations.ScaleConstraint.locked"); } set { m_KeptLocked.Set(value); } } private Umcp.Kept<bool> m_KeptLocked;
        public int sourceCount { get { throw new Umcp.LeftOutException("UnityEngine.Animations.ScaleConstraint.sourceCount"); } }
        public void GetSources(System.Collections.Generic.List<UnityEngine.Animations.ConstraintSource> sources) { throw new Umcp.LeftOutException("UnityEngine.Animations.ScaleConstraint.GetSources"); }
        public void SetSources(System.Collections.Generic.List<UnityEngine.Animations.ConstraintSource> sources) { throw new Umcp.LeftOutException("UnityEngine.Animations.ScaleConstraint.SetSources"); }
        public int AddSource(UnityEngine.Animations.ConstraintSource source) { throw new Umcp.LeftOutException("UnityEngine.Animations.ScaleConstraint.AddSource"); }
        public void RemoveSource(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.ScaleConstraint.RemoveSource"); }
        public UnityEngine.Animations.ConstraintSource GetSource(int index) { throw new Umcp.LeftOutException("UnityEngine.Animations.ScaleConstraint.GetSource"); }
        public void SetSource(int index, UnityEngine.Animations.ConstraintSource source) { throw new Umcp.LeftOutException("UnityEngine.Animations.ScaleConstraint.SetSource"); }
        internal ScaleConstraint() { }
    }
    public partial struct TransformSceneHandle
    {
        public bool IsValid(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformSceneHandle.IsValid"); }
        public UnityEngine.Vector3 GetPosition(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformSceneHandle.GetPosition"); }
        public UnityEngine.Vector3 GetLocalPosition(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformSceneHandle.GetLocalPosition"); }
        public UnityEngine.Quaternion GetRotation(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformSceneHandle.GetRotation"); }
        public UnityEngine.Quaternion GetLocalRotation(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformSceneHandle.GetLocalRotation"); }
        public UnityEngine.Vector3 GetLocalScale(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformSceneHandle.GetLocalScale"); }
        public void GetLocalTRS(UnityEngine.Animations.AnimationStream stream, out UnityEngine.Vector3 position, out UnityEngine.Quaternion rotation, out UnityEngine.Vector3 scale) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformSceneHandle.GetLocalTRS"); }
        public UnityEngine.Matrix4x4 GetLocalToParentMatrix(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformSceneHandle.GetLocalToParentMatrix"); }
        public void GetGlobalTR(UnityEngine.Animations.AnimationStream stream, out UnityEngine.Vector3 position, out UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformSceneHandle.GetGlobalTR"); }
        public UnityEngine.Matrix4x4 GetLocalToWorldMatrix(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformSceneHandle.GetLocalToWorldMatrix"); }
    }
    public partial struct TransformStreamHandle
    {
        public bool IsValid(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.IsValid"); }
        public void Resolve(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.Resolve"); }
        public bool IsResolved(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.IsResolved"); }
        public UnityEngine.Vector3 GetPosition(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.GetPosition"); }
        public void SetPosition(UnityEngine.Animations.AnimationStream stream, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.SetPosition"); }
        public UnityEngine.Quaternion GetRotation(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.GetRotation"); }
        public void SetRotation(UnityEngine.Animations.AnimationStream stream, UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.SetRotation"); }
        public UnityEngine.Vector3 GetLocalPosition(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.GetLocalPosition"); }
        public void SetLocalPosition(UnityEngine.Animations.AnimationStream stream, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.SetLocalPosition"); }
        public UnityEngine.Quaternion GetLocalRotation(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.GetLocalRotation"); }
        public void SetLocalRotation(UnityEngine.Animations.AnimationStream stream, UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.SetLocalRotation"); }
        public UnityEngine.Vector3 GetLocalScale(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.GetLocalScale"); }
        public void SetLocalScale(UnityEngine.Animations.AnimationStream stream, UnityEngine.Vector3 scale) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.SetLocalScale"); }
        public UnityEngine.Matrix4x4 GetLocalToParentMatrix(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.GetLocalToParentMatrix"); }
        public bool GetPositionReadMask(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.GetPositionReadMask"); }
        public bool GetRotationReadMask(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.GetRotationReadMask"); }
        public bool GetScaleReadMask(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.GetScaleReadMask"); }
        public void GetLocalTRS(UnityEngine.Animations.AnimationStream stream, out UnityEngine.Vector3 position, out UnityEngine.Quaternion rotation, out UnityEngine.Vector3 scale) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.GetLocalTRS"); }
        public void SetLocalTRS(UnityEngine.Animations.AnimationStream stream, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Vector3 scale, bool useMask) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.SetLocalTRS"); }
        public void GetGlobalTR(UnityEngine.Animations.AnimationStream stream, out UnityEngine.Vector3 position, out UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.GetGlobalTR"); }
        public UnityEngine.Matrix4x4 GetLocalToWorldMatrix(UnityEngine.Animations.AnimationStream stream) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.GetLocalToWorldMatrix"); }
        public void SetGlobalTR(UnityEngine.Animations.AnimationStream stream, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, bool useMask) { throw new Umcp.LeftOutException("UnityEngine.Animations.TransformStreamHandle.SetGlobalTR"); }
    }
}
