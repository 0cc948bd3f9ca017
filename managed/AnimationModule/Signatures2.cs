// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial class Animator
    {
        public bool isOptimizable { get { throw new Umcp.LeftOutException("UnityEngine.Animator.isOptimizable"); } }
        public bool isHuman { get { throw new Umcp.LeftOutException("UnityEngine.Animator.isHuman"); } }
        public bool hasRootMotion { get { throw new Umcp.LeftOutException("UnityEngine.Animator.hasRootMotion"); } }
        public float humanScale { get { throw new Umcp.LeftOutException("UnityEngine.Animator.humanScale"); } }
        public bool IsParameterControlledByCurve(string name) { throw new Umcp.LeftOutException("UnityEngine.Animator.IsParameterControlledByCurve"); }
        public bool IsParameterControlledByCurve(int id) { throw new Umcp.LeftOutException("UnityEngine.Animator.IsParameterControlledByCurve"); }
        public UnityEngine.Vector3 deltaPosition { get { throw new Umcp.LeftOutException("UnityEngine.Animator.deltaPosition"); } }
        public UnityEngine.Quaternion deltaRotation { get { throw new Umcp.LeftOutException("UnityEngine.Animator.deltaRotation"); } }
        public UnityEngine.Vector3 velocity { get { throw new Umcp.LeftOutException("UnityEngine.Animator.velocity"); } }
        public UnityEngine.Vector3 angularVelocity { get { throw new Umcp.LeftOutException("UnityEngine.Animator.angularVelocity"); } }
        public UnityEngine.Vector3 rootPosition { get { return m_KeptRootPosition.Get("UnityEngine.Animator.rootPosition"); } set { m_KeptRootPosition.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptRootPosition;
        public UnityEngine.Quaternion rootRotation { get { return m_KeptRootRotation.Get("UnityEngine.Animator.rootRotation"); } set { m_KeptRootRotation.Set(value); } } private Umcp.Kept<UnityEngine.Quaternion> m_KeptRootRotation;
        [System.Obsolete] public bool linearVelocityBlending { get { return m_KeptLinearVelocityBlending.Get("UnityEngine.Animator.linearVelocityBlending"); } set { m_KeptLinearVelocityBlending.Set(value); } } private Umcp.Kept<bool> m_KeptLinearVelocityBlending;
        [System.Obsolete] public bool animatePhysics { get { return m_KeptAnimatePhysics.Get("UnityEngine.Animator.animatePhysics"); } set { m_KeptAnimatePhysics.Set(value); } } private Umcp.Kept<bool> m_KeptAnimatePhysics;
        public float gravityWeight { get { throw new Umcp.LeftOutException("UnityEngine.Animator.gravityWeight"); } }
        public UnityEngine.Vector3 bodyPosition { get { return m_KeptBodyPosition.Get("UnityEngine.Animator.bodyPosition"); } set { m_KeptBodyPosition.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptBodyPosition;
        public UnityEngine.Quaternion bodyRotation { get { return m_KeptBodyRotation.Get("UnityEngine.Animator.bodyRotation"); } set { m_KeptBodyRotation.Set(value); } } private Umcp.Kept<UnityEngine.Quaternion> m_KeptBodyRotation;
        public UnityEngine.Vector3 GetIKPosition(UnityEngine.AvatarIKGoal goal) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetIKPosition"); }
        public void SetIKPosition(UnityEngine.AvatarIKGoal goal, UnityEngine.Vector3 goalPosition) { throw new Umcp.LeftOutException("UnityEngine.Animator.SetIKPosition"); }
        public UnityEngine.Quaternion GetIKRotation(UnityEngine.AvatarIKGoal goal) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetIKRotation"); }
        public void SetIKRotation(UnityEngine.AvatarIKGoal goal, UnityEngine.Quaternion goalRotation) { throw new Umcp.LeftOutException("UnityEngine.Animator.SetIKRotation"); }
        public float GetIKPositionWeight(UnityEngine.AvatarIKGoal goal) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetIKPositionWeight"); }
        public void SetIKPositionWeight(UnityEngine.AvatarIKGoal goal, float value) { throw new Umcp.LeftOutException("UnityEngine.Animator.SetIKPositionWeight"); }
        public float GetIKRotationWeight(UnityEngine.AvatarIKGoal goal) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetIKRotationWeight"); }
        public void SetIKRotationWeight(UnityEngine.AvatarIKGoal goal, float value) { throw new Umcp.LeftOutException("UnityEngine.Animator.SetIKRotationWeight"); }
        public UnityEngine.Vector3 GetIKHintPosition(UnityEngine.AvatarIKHint hint) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetIKHintPosition"); }
        public void SetIKHintPosition(UnityEngine.AvatarIKHint hint, UnityEngine.Vector3 hintPosition) { throw new Umcp.LeftOutException("UnityEngine.Animator.SetIKHintPosition"); }
        public float GetIKHintPositionWeight(UnityEngine.AvatarIKHint hint) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetIKHintPositionWeight"); }
        public void SetIKHintPositionWeight(UnityEngine.AvatarIKHint hint, float value) { throw new Umcp.LeftOutException("UnityEngine.Animator.SetIKHintPositionWeight"); }
        public void SetLookAtPosition(UnityEngine.Vector3 lookAtPosition) { throw new Umcp.LeftOutException("UnityEngine.Animator.SetLookAtPosition"); }
        public void SetLookAtWeight(float weight) { throw new Umcp.LeftOutException("UnityEngine.Animator.SetLookAtWeight"); }
        public void SetLookAtWeight(float weight, float bodyWeight) { throw new Umcp.LeftOutException("UnityEngine.Animator.SetLookAtWeight"); }
        public void SetLookAtWeight(float weight, float bodyWeight, float headWeight) { throw new Umcp.LeftOutException("UnityEngine.Animator.SetLookAtWeight"); }
        public void SetLookAtWeight(float weight, float bodyWeight, float headWeight, float eyesWeight) { throw new Umcp.LeftOutException("UnityEngine.Animator.SetLookAtWeight"); }
        public void SetLookAtWeight(float weight, float bodyWeight, float headWeight, float eyesWeight, float clampWeight) { throw new Umcp.LeftOutException("UnityEngine.Animator.SetLookAtWeight"); }
        public void SetBoneLocalRotation(UnityEngine.HumanBodyBones humanBoneId, UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.Animator.SetBoneLocalRotation"); }
        public UnityEngine.StateMachineBehaviour[] GetBehaviours(int fullPathHash, int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetBehaviours"); }
        public string GetLayerName(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetLayerName"); }
        public int GetLayerIndex(string layerName) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetLayerIndex"); }
        public UnityEngine.AnimatorStateInfo GetNextAnimatorStateInfo(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetNextAnimatorStateInfo"); }
        public UnityEngine.AnimatorTransitionInfo GetAnimatorTransitionInfo(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetAnimatorTransitionInfo"); }
        public int GetCurrentAnimatorClipInfoCount(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetCurrentAnimatorClipInfoCount"); }
        public int GetNextAnimatorClipInfoCount(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetNextAnimatorClipInfoCount"); }
        public UnityEngine.AnimatorClipInfo[] GetCurrentAnimatorClipInfo(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetCurrentAnimatorClipInfo"); }
        public UnityEngine.AnimatorClipInfo[] GetNextAnimatorClipInfo(int layerIndex) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetNextAnimatorClipInfo"); }
        public void GetCurrentAnimatorClipInfo(int layerIndex, System.Collections.Generic.List<UnityEngine.AnimatorClipInfo> clips) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetCurrentAnimatorClipInfo"); }
        public void GetNextAnimatorClipInfo(int layerIndex, System.Collections.Generic.List<UnityEngine.AnimatorClipInfo> clips) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetNextAnimatorClipInfo"); }
        public UnityEngine.AnimatorControllerParameter GetParameter(int index) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetParameter"); }
        public float feetPivotActive { get { return m_KeptFeetPivotActive.Get("UnityEngine.Animator.feetPivotActive"); } set { m_KeptFeetPivotActive.Set(value); } } private Umcp.Kept<float> m_KeptFeetPivotActive;
        public float pivotWeight { get { throw new Umcp.LeftOutException("UnityEngine.Animator.pivotWeight"); } }
        public UnityEngine.Vector3 pivotPosition { get { throw new Umcp.LeftOutException("UnityEngine.Animator.pivotPosition"); } }
        public void MatchTarget(UnityEngine.Vector3 matchPosition, UnityEngine.Quaternion matchRotation, UnityEngine.AvatarTarget targetBodyPart, UnityEngine.MatchTargetWeightMask weightMask, float startNormalizedTime) { throw new Umcp.LeftOutException("UnityEngine.Animator.MatchTarget"); }
        public void MatchTarget(UnityEngine.Vector3 matchPosition, UnityEngine.Quaternion matchRotation, UnityEngine.AvatarTarget targetBodyPart, UnityEngine.MatchTargetWeightMask weightMask, float startNormalizedTime, float targetNormalizedTime) { throw new Umcp.LeftOutException("UnityEngine.Animator.MatchTarget"); }
        public void MatchTarget(UnityEngine.Vector3 matchPosition, UnityEngine.Quaternion matchRotation, UnityEngine.AvatarTarget targetBodyPart, UnityEngine.MatchTargetWeightMask weightMask, float startNormalizedTime, float targetNormalizedTime, bool completeMatch) { throw new Umcp.LeftOutException("UnityEngine.Animator.MatchTarget"); }
        public void InterruptMatchTarget() { throw new Umcp.LeftOutException("UnityEngine.Animator.InterruptMatchTarget"); }
        public void InterruptMatchTarget(bool completeMatch) { throw new Umcp.LeftOutException("UnityEngine.Animator.InterruptMatchTarget"); }
        public bool isMatchingTarget { get { throw new Umcp.LeftOutException("UnityEngine.Animator.isMatchingTarget"); } }
        [System.Obsolete] public void ForceStateNormalizedTime(float normalizedTime) { throw new Umcp.LeftOutException("UnityEngine.Animator.ForceStateNormalizedTime"); }
        public void WriteDefaultValues() { throw new Umcp.LeftOutException("UnityEngine.Animator.WriteDefaultValues"); }
        public void PlayInFixedTime(string stateName, int layer) { throw new Umcp.LeftOutException("UnityEngine.Animator.PlayInFixedTime"); }
        public void PlayInFixedTime(string stateName) { throw new Umcp.LeftOutException("UnityEngine.Animator.PlayInFixedTime"); }
        public void PlayInFixedTime(string stateName, int layer, float fixedTime) { throw new Umcp.LeftOutException("UnityEngine.Animator.PlayInFixedTime"); }
        public void PlayInFixedTime(int stateNameHash, int layer, float fixedTime) { throw new Umcp.LeftOutException("UnityEngine.Animator.PlayInFixedTime"); }
        public void PlayInFixedTime(int stateNameHash, int layer) { throw new Umcp.LeftOutException("UnityEngine.Animator.PlayInFixedTime"); }
        public void PlayInFixedTime(int stateNameHash) { throw new Umcp.LeftOutException("UnityEngine.Animator.PlayInFixedTime"); }
        public void SetTarget(UnityEngine.AvatarTarget targetIndex, float targetNormalizedTime) { throw new Umcp.LeftOutException("UnityEngine.Animator.SetTarget"); }
        public UnityEngine.Vector3 targetPosition { get { throw new Umcp.LeftOutException("UnityEngine.Animator.targetPosition"); } }
        public UnityEngine.Quaternion targetRotation { get { throw new Umcp.LeftOutException("UnityEngine.Animator.targetRotation"); } }
        public UnityEngine.Transform avatarRoot { get { throw new Umcp.LeftOutException("UnityEngine.Animator.avatarRoot"); } }
        public UnityEngine.Transform GetBoneTransform(UnityEngine.HumanBodyBones humanBoneId) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetBoneTransform"); }
        public void StartPlayback() { throw new Umcp.LeftOutException("UnityEngine.Animator.StartPlayback"); }
        public void StopPlayback() { throw new Umcp.LeftOutException("UnityEngine.Animator.StopPlayback"); }
        public float playbackTime { get { return m_KeptPlaybackTime.Get("UnityEngine.Animator.playbackTime"); } set { m_KeptPlaybackTime.Set(value); } } private Umcp.Kept<float> m_KeptPlaybackTime;
        public void StartRecording(int frameCount) { throw new Umcp.LeftOutException("UnityEngine.Animator.StartRecording"); }
        public void StopRecording() { throw new Umcp.LeftOutException("UnityEngine.Animator.StopRecording"); }
        public float recorderStartTime { get { return m_KeptRecorderStartTime.Get("UnityEngine.Animator.recorderStartTime"); } set { m_KeptRecorderStartTime.Set(value); } } private Umcp.Kept<float> m_KeptRecorderStartTime;
        public float recorderStopTime { get { return m_KeptRecorderStopTime.Get("UnityEngine.Animator.recorderStopTime"); } set { m_KeptRecorderStopTime.Set(value); } } private Umcp.Kept<float> m_KeptRecorderStopTime;
        public UnityEngine.AnimatorRecorderMode recorderMode { get { throw new Umcp.LeftOutException("UnityEngine.Animator.recorderMode"); } }
        public bool hasBoundPlayables { get { throw new Umcp.LeftOutException("UnityEngine.Animator.hasBoundPlayables"); } }
        public bool HasState(int layerIndex, int stateID) { throw new Umcp.LeftOutException("UnityEngine.Animator.HasState"); }
        public UnityEngine.Avatar avatar { get { return m_KeptAvatar.Get("UnityEngine.Animator.avatar"); } set { m_KeptAvatar.Set(value); } } private Umcp.Kept<UnityEngine.Avatar> m_KeptAvatar;
        public UnityEngine.Playables.PlayableGraph playableGraph { get { throw new Umcp.LeftOutException("UnityEngine.Animator.playableGraph"); } }
        public float leftFeetBottomHeight { get { throw new Umcp.LeftOutException("UnityEngine.Animator.leftFeetBottomHeight"); } }
        public float rightFeetBottomHeight { get { throw new Umcp.LeftOutException("UnityEngine.Animator.rightFeetBottomHeight"); } }
        public void ApplyBuiltinRootMotion() { throw new Umcp.LeftOutException("UnityEngine.Animator.ApplyBuiltinRootMotion"); }
        [System.Obsolete] public bool keepAnimatorControllerStateOnDisable { get { return m_KeptKeepAnimatorControllerStateOnDisable.Get("UnityEngine.Animator.keepAnimatorControllerStateOnDisable"); } set { m_KeptKeepAnimatorControllerStateOnDisable.Set(value); } } private Umcp.Kept<bool> m_KeptKeepAnimatorControllerStateOnDisable;
        [System.Obsolete] public UnityEngine.Vector3 GetVector(string name) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetVector"); }
        [System.Obsolete] public UnityEngine.Vector3 GetVector(int id) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetVector"); }
        [System.Obsolete] public void SetVector(string name, UnityEngine.Vector3 value) { }
        [System.Obsolete] public void SetVector(int id, UnityEngine.Vector3 value) { }
        [System.Obsolete] public UnityEngine.Quaternion GetQuaternion(string name) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetQuaternion"); }
        [System.Obsolete] public UnityEngine.Quaternion GetQuaternion(int id) { throw new Umcp.LeftOutException("UnityEngine.Animator.GetQuaternion"); }
        [System.Obsolete] public void SetQuaternion(string name, UnityEngine.Quaternion value) { }
        [System.Obsolete] public void SetQuaternion(int id, UnityEngine.Quaternion value) { }
    }
    public partial struct AnimatorClipInfo
    {
        public UnityEngine.AnimationClip clip { get { throw new Umcp.LeftOutException("UnityEngine.AnimatorClipInfo.clip"); } }
        public float weight { get; internal set; }
    }
    public partial class AnimatorControllerParameter
    {
        public string name { get; set; } = "";
        public int nameHash { get { throw new Umcp.LeftOutException("UnityEngine.AnimatorControllerParameter.nameHash"); } }
        public UnityEngine.AnimatorControllerParameterType type { get; set; }
        public float defaultFloat { get; set; }
        public int defaultInt { get; set; }
        public bool defaultBool { get; set; }
    }
    public enum AnimatorControllerParameterType
    {
        Float = 1,
        Int = 3,
        Bool = 4,
        Trigger = 9,
    }
    public partial class AnimatorOverrideController : UnityEngine.RuntimeAnimatorController
    {
        public UnityEngine.AnimationClip this[string name] { get { throw new Umcp.LeftOutException("UnityEngine.AnimatorOverrideController.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.AnimatorOverrideController.this[]"); } }
        public UnityEngine.AnimationClip this[UnityEngine.AnimationClip clip] { get { throw new Umcp.LeftOutException("UnityEngine.AnimatorOverrideController.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.AnimatorOverrideController.this[]"); } }
        public int overridesCount { get { throw new Umcp.LeftOutException("UnityEngine.AnimatorOverrideController.overridesCount"); } }
        public void GetOverrides(System.Collections.Generic.List<System.Collections.Generic.KeyValuePair<UnityEngine.AnimationClip, UnityEngine.AnimationClip>> overrides) { throw new Umcp.LeftOutException("UnityEngine.AnimatorOverrideController.GetOverrides"); }
        public void ApplyOverrides(System.Collections.Generic.IList<System.Collections.Generic.KeyValuePair<UnityEngine.AnimationClip, UnityEngine.AnimationClip>> overrides) { throw new Umcp.LeftOutException("UnityEngine.AnimatorOverrideController.ApplyOverrides"); }
        [System.Obsolete] public UnityEngine.AnimationClipPair[] clips { get { return m_KeptClips.Get("UnityEngine.AnimatorOverrideController.clips"); } set { m_KeptClips.Set(value); } } private Umcp.Kept<UnityEngine.AnimationClipPair[]> m_KeptClips;
    }
    public enum AnimatorRecorderMode
    {
        Offline = 0,
        Playback = 1,
        Record = 2,
    }
    public partial struct AnimatorStateInfo
    {
        [System.Obsolete] public int nameHash { get { throw new Umcp.LeftOutException("UnityEngine.AnimatorStateInfo.nameHash"); } }
    }
    public partial struct AnimatorTransitionInfo
    {
        public bool IsName(string name) { throw new Umcp.LeftOutException("UnityEngine.AnimatorTransitionInfo.IsName"); }
        public bool IsUserName(string name) { throw new Umcp.LeftOutException("UnityEngine.AnimatorTransitionInfo.IsUserName"); }
        public int fullPathHash { get; internal set; }
        public int nameHash { get; internal set; }
        public int userNameHash { get; internal set; }
        public UnityEngine.DurationUnit durationUnit { get { throw new Umcp.LeftOutException("UnityEngine.AnimatorTransitionInfo.durationUnit"); } }
        public float duration { get; internal set; }
        public float normalizedTime { get; internal set; }
        public bool anyState { get; internal set; }
    }
    public partial class AnimatorUtility
    {
        public static void OptimizeTransformHierarchy(UnityEngine.GameObject go, string[] exposedTransforms) { throw new Umcp.LeftOutException("UnityEngine.AnimatorUtility.OptimizeTransformHierarchy"); }
        public static void DeoptimizeTransformHierarchy(UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEngine.AnimatorUtility.DeoptimizeTransformHierarchy"); }
    }
    public enum ArmDof
    {
        ShoulderDownUp = 0,
        ShoulderFrontBack = 1,
        ArmDownUp = 2,
        ArmFrontBack = 3,
        ArmRollInOut = 4,
        ForeArmCloseOpen = 5,
        ForeArmRollInOut = 6,
        HandDownUp = 7,
        HandInOut = 8,
        LastArmDof = 9,
    }
    public partial class Avatar : UnityEngine.Object
    {
        public bool isValid { get { throw new Umcp.LeftOutException("UnityEngine.Avatar.isValid"); } }
        public bool isHuman { get { throw new Umcp.LeftOutException("UnityEngine.Avatar.isHuman"); } }
        public UnityEngine.HumanDescription humanDescription { get { throw new Umcp.LeftOutException("UnityEngine.Avatar.humanDescription"); } }
        internal Avatar() { }
    }
    public partial class AvatarBuilder
    {
        public static UnityEngine.Avatar BuildHumanAvatar(UnityEngine.GameObject go, UnityEngine.HumanDescription humanDescription) { throw new Umcp.LeftOutException("UnityEngine.AvatarBuilder.BuildHumanAvatar"); }
        public static UnityEngine.Avatar BuildGenericAvatar(UnityEngine.GameObject go, string rootMotionTransformName) { throw new Umcp.LeftOutException("UnityEngine.AvatarBuilder.BuildGenericAvatar"); }
    }
    public enum AvatarIKGoal
    {
        LeftFoot = 0,
        RightFoot = 1,
        LeftHand = 2,
        RightHand = 3,
    }
    public enum AvatarIKHint
    {
        LeftKnee = 0,
        RightKnee = 1,
        LeftElbow = 2,
        RightElbow = 3,
    }
    public sealed partial class AvatarMask : UnityEngine.Object
    {
        public AvatarMask() { UnityEngine.Native.NewAsset(this, ""); }
        [System.Obsolete] public int humanoidBodyPartCount { get { throw new Umcp.LeftOutException("UnityEngine.AvatarMask.humanoidBodyPartCount"); } }
        public bool GetHumanoidBodyPartActive(UnityEngine.AvatarMaskBodyPart index) { throw new Umcp.LeftOutException("UnityEngine.AvatarMask.GetHumanoidBodyPartActive"); }
        public void SetHumanoidBodyPartActive(UnityEngine.AvatarMaskBodyPart index, bool value) { throw new Umcp.LeftOutException("UnityEngine.AvatarMask.SetHumanoidBodyPartActive"); }
        public int transformCount { get { return m_KeptTransformCount.Get("UnityEngine.AvatarMask.transformCount"); } set { m_KeptTransformCount.Set(value); } } private Umcp.Kept<int> m_KeptTransformCount;
        public void AddTransformPath(UnityEngine.Transform transform) { throw new Umcp.LeftOutException("UnityEngine.AvatarMask.AddTransformPath"); }
        public void AddTransformPath(UnityEngine.Transform transform, bool recursive) { throw new Umcp.LeftOutException("UnityEngine.AvatarMask.AddTransformPath"); }
        public void RemoveTransformPath(UnityEngine.Transform transform) { throw new Umcp.LeftOutException("UnityEngine.AvatarMask.RemoveTransformPath"); }
        public void RemoveTransformPath(UnityEngine.Transform transform, bool recursive) { throw new Umcp.LeftOutException("UnityEngine.AvatarMask.RemoveTransformPath"); }
        public string GetTransformPath(int index) { throw new Umcp.LeftOutException("UnityEngine.AvatarMask.GetTransformPath"); }
        public void SetTransformPath(int index, string path) { throw new Umcp.LeftOutException("UnityEngine.AvatarMask.SetTransformPath"); }
        public bool GetTransformActive(int index) { throw new Umcp.LeftOutException("UnityEngine.AvatarMask.GetTransformActive"); }
        public void SetTransformActive(int index, bool value) { throw new Umcp.LeftOutException("UnityEngine.AvatarMask.SetTransformActive"); }
    }
    public enum AvatarMaskBodyPart
    {
        Root = 0,
        Body = 1,
        Head = 2,
        LeftLeg = 3,
        RightLeg = 4,
        LeftArm = 5,
        RightArm = 6,
        LeftFingers = 7,
        RightFingers = 8,
        LeftFootIK = 9,
        RightFootIK = 10,
        LeftHandIK = 11,
        RightHandIK = 12,
        LastBodyPart = 13,
    }
    public enum AvatarTarget
    {
        Root = 0,
        Body = 1,
        LeftFoot = 2,
        RightFoot = 3,
        LeftHand = 4,
        RightHand = 5,
    }
    public enum BodyDof
    {
        SpineFrontBack = 0,
        SpineLeftRight = 1,
        SpineRollLeftRight = 2,
        ChestFrontBack = 3,
        ChestLeftRight = 4,
        ChestRollLeftRight = 5,
        UpperChestFrontBack = 6,
        UpperChestLeftRight = 7,
        UpperChestRollLeftRight = 8,
        LastBodyDof = 9,
    }
    public enum DurationUnit
    {
        Fixed = 0,
        Normalized = 1,
    }
}

namespace UnityEngine.Experimental.Animations
{
    public static partial class AnimationPlayableOutputExtensions
    {
        public static UnityEngine.Experimental.Animations.AnimationStreamSource GetAnimationStreamSource(this UnityEngine.Animations.AnimationPlayableOutput output) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Animations.AnimationPlayableOutputExtensions.GetAnimationStreamSource"); }
        public static void SetAnimationStreamSource(this UnityEngine.Animations.AnimationPlayableOutput output, UnityEngine.Experimental.Animations.AnimationStreamSource streamSource) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Animations.AnimationPlayableOutputExtensions.SetAnimationStreamSource"); }
        public static ushort GetSortingOrder(this UnityEngine.Animations.AnimationPlayableOutput output) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Animations.AnimationPlayableOutputExtensions.GetSortingOrder"); }
        public static void SetSortingOrder(this UnityEngine.Animations.AnimationPlayableOutput output, ushort sortingOrder) { throw new Umcp.LeftOutException("UnityEngine.Experimental.Animations.AnimationPlayableOutputExtensions.SetSortingOrder"); }
    }
    public enum AnimationStreamSource
    {
        DefaultValues = 0,
        PreviousInputs = 1,
    }
}

namespace UnityEngine
{
    public enum FingerDof
    {
        ProximalDownUp = 0,
        ProximalInOut = 1,
        IntermediateCloseOpen = 2,
        DistalCloseOpen = 3,
        LastFingerDof = 4,
    }
    public enum HeadDof
    {
        NeckFrontBack = 0,
        NeckLeftRight = 1,
        NeckRollLeftRight = 2,
        HeadFrontBack = 3,
        HeadLeftRight = 4,
        HeadRollLeftRight = 5,
        LeftEyeDownUp = 6,
        LeftEyeInOut = 7,
        RightEyeDownUp = 8,
        RightEyeInOut = 9,
        JawDownUp = 10,
        JawLeftRight = 11,
        LastHeadDof = 12,
    }
    public enum HumanBodyBones
    {
        Hips = 0,
        LeftUpperLeg = 1,
        RightUpperLeg = 2,
        LeftLowerLeg = 3,
        RightLowerLeg = 4,
        LeftFoot = 5,
        RightFoot = 6,
        Spine = 7,
        Chest = 8,
        UpperChest = 54,
        Neck = 9,
        Head = 10,
        LeftShoulder = 11,
        RightShoulder = 12,
        LeftUpperArm = 13,
        RightUpperArm = 14,
        LeftLowerArm = 15,
        RightLowerArm = 16,
        LeftHand = 17,
        RightHand = 18,
        LeftToes = 19,
        RightToes = 20,
        LeftEye = 21,
        RightEye = 22,
        Jaw = 23,
        LeftThumbProximal = 24,
        LeftThumbIntermediate = 25,
        LeftThumbDistal = 26,
        LeftIndexProximal = 27,
        LeftIndexIntermediate = 28,
        LeftIndexDistal = 29,
        LeftMiddleProximal = 30,
        LeftMiddleIntermediate = 31,
        LeftMiddleDistal = 32,
        LeftRingProximal = 33,
        LeftRingIntermediate = 34,
        LeftRingDistal = 35,
        LeftLittleProximal = 36,
        LeftLittleIntermediate = 37,
        LeftLittleDistal = 38,
        RightThumbProximal = 39,
        RightThumbIntermediate = 40,
        RightThumbDistal = 41,
        RightIndexProximal = 42,
        RightIndexIntermediate = 43,
        RightIndexDistal = 44,
        RightMiddleProximal = 45,
        RightMiddleIntermediate = 46,
        RightMiddleDistal = 47,
        RightRingProximal = 48,
        RightRingIntermediate = 49,
        RightRingDistal = 50,
        RightLittleProximal = 51,
        RightLittleIntermediate = 52,
        RightLittleDistal = 53,
        LastBone = 55,
    }
    public partial struct HumanBone
    {
        public UnityEngine.HumanLimit limit;
        public string boneName { get; set; }
        public string humanName { get; set; }
    }
    public partial struct HumanDescription
    {
        public UnityEngine.HumanBone[] human;
        public UnityEngine.SkeletonBone[] skeleton;
        public float upperArmTwist { get; set; }
        public float lowerArmTwist { get; set; }
        public float upperLegTwist { get; set; }
        public float lowerLegTwist { get; set; }
        public float armStretch { get; set; }
        public float legStretch { get; set; }
        public float feetSpacing { get; set; }
        public bool hasTranslationDoF { get; set; }
    }
    public partial struct HumanLimit
    {
        public bool useDefaultValues { get { throw new Umcp.LeftOutException("UnityEngine.HumanLimit.useDefaultValues"); } set { throw new Umcp.LeftOutException("UnityEngine.HumanLimit.useDefaultValues"); } }
        public UnityEngine.Vector3 min { get; set; }
        public UnityEngine.Vector3 max { get; set; }
        public UnityEngine.Vector3 center { get; set; }
        public float axisLength { get; set; }
    }
    public enum HumanPartDof
    {
        Body = 0,
        Head = 1,
        LeftLeg = 2,
        RightLeg = 3,
        LeftArm = 4,
        RightArm = 5,
        LeftThumb = 6,
        LeftIndex = 7,
        LeftMiddle = 8,
        LeftRing = 9,
        LeftLittle = 10,
        RightThumb = 11,
        RightIndex = 12,
        RightMiddle = 13,
        RightRing = 14,
        RightLittle = 15,
        LastHumanPartDof = 16,
    }
    public partial struct HumanPose
    {
        public UnityEngine.Vector3 bodyPosition;
        public UnityEngine.Quaternion bodyRotation;
        public float[] muscles;
    }
    public partial class HumanPoseHandler : System.IDisposable
    {
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.HumanPoseHandler.Dispose"); }
        public HumanPoseHandler(UnityEngine.Avatar avatar, UnityEngine.Transform root) { throw new Umcp.LeftOutException("UnityEngine.HumanPoseHandler"); }
        public HumanPoseHandler(UnityEngine.Avatar avatar, string[] jointPaths) { throw new Umcp.LeftOutException("UnityEngine.HumanPoseHandler"); }
        public void GetHumanPose(ref UnityEngine.HumanPose humanPose) { throw new Umcp.LeftOutException("UnityEngine.HumanPoseHandler.GetHumanPose"); }
        public void SetHumanPose(ref UnityEngine.HumanPose humanPose) { throw new Umcp.LeftOutException("UnityEngine.HumanPoseHandler.SetHumanPose"); }
        public void GetInternalHumanPose(ref UnityEngine.HumanPose humanPose) { throw new Umcp.LeftOutException("UnityEngine.HumanPoseHandler.GetInternalHumanPose"); }
        public void SetInternalHumanPose(ref UnityEngine.HumanPose humanPose) { throw new Umcp.LeftOutException("UnityEngine.HumanPoseHandler.SetInternalHumanPose"); }
        public void GetInternalAvatarPose(Unity.Collections.NativeArray<float> avatarPose) { throw new Umcp.LeftOutException("UnityEngine.HumanPoseHandler.GetInternalAvatarPose"); }
        public void SetInternalAvatarPose(Unity.Collections.NativeArray<float> avatarPose) { throw new Umcp.LeftOutException("UnityEngine.HumanPoseHandler.SetInternalAvatarPose"); }
        internal HumanPoseHandler() { }
    }
    public partial class HumanTrait
    {
        public static int MuscleCount { get { throw new Umcp.LeftOutException("UnityEngine.HumanTrait.MuscleCount"); } }
        public static string[] MuscleName { get { throw new Umcp.LeftOutException("UnityEngine.HumanTrait.MuscleName"); } }
        public static int BoneCount { get { throw new Umcp.LeftOutException("UnityEngine.HumanTrait.BoneCount"); } }
        public static string[] BoneName { get { throw new Umcp.LeftOutException("UnityEngine.HumanTrait.BoneName"); } }
        public static int MuscleFromBone(int i, int dofIndex) { throw new Umcp.LeftOutException("UnityEngine.HumanTrait.MuscleFromBone"); }
        public static int BoneFromMuscle(int i) { throw new Umcp.LeftOutException("UnityEngine.HumanTrait.BoneFromMuscle"); }
        public static bool RequiredBone(int i) { throw new Umcp.LeftOutException("UnityEngine.HumanTrait.RequiredBone"); }
        public static int RequiredBoneCount { get { throw new Umcp.LeftOutException("UnityEngine.HumanTrait.RequiredBoneCount"); } }
        public static float GetMuscleDefaultMin(int i) { throw new Umcp.LeftOutException("UnityEngine.HumanTrait.GetMuscleDefaultMin"); }
        public static float GetMuscleDefaultMax(int i) { throw new Umcp.LeftOutException("UnityEngine.HumanTrait.GetMuscleDefaultMax"); }
        public static float GetBoneDefaultHierarchyMass(int i) { throw new Umcp.LeftOutException("UnityEngine.HumanTrait.GetBoneDefaultHierarchyMass"); }
        public static int GetParentBone(int i) { throw new Umcp.LeftOutException("UnityEngine.HumanTrait.GetParentBone"); }
    }
    public partial interface IAnimationClipSource
    {
        void GetAnimationClips(System.Collections.Generic.List<UnityEngine.AnimationClip> results);
    }
    public enum LegDof
    {
        UpperLegFrontBack = 0,
        UpperLegInOut = 1,
        UpperLegRollInOut = 2,
        LegCloseOpen = 3,
        LegRollInOut = 4,
        FootCloseOpen = 5,
        FootInOut = 6,
        ToesUpDown = 7,
        LastLegDof = 8,
    }
    public partial struct MatchTargetWeightMask
    {
        public MatchTargetWeightMask(UnityEngine.Vector3 positionXYZWeight, float rotationWeight) { this = default(UnityEngine.MatchTargetWeightMask); this.positionXYZWeight = positionXYZWeight; this.rotationWeight = rotationWeight; }
        public UnityEngine.Vector3 positionXYZWeight { get; set; }
        public float rotationWeight { get; set; }
    }
    public partial class Motion
    {
        public float averageDuration { get { throw new Umcp.LeftOutException("UnityEngine.Motion.averageDuration"); } }
        public float averageAngularSpeed { get { throw new Umcp.LeftOutException("UnityEngine.Motion.averageAngularSpeed"); } }
        public UnityEngine.Vector3 averageSpeed { get { throw new Umcp.LeftOutException("UnityEngine.Motion.averageSpeed"); } }
        public float apparentSpeed { get { throw new Umcp.LeftOutException("UnityEngine.Motion.apparentSpeed"); } }
        public bool legacy { get { throw new Umcp.LeftOutException("UnityEngine.Motion.legacy"); } }
        public bool isHumanMotion { get { throw new Umcp.LeftOutException("UnityEngine.Motion.isHumanMotion"); } }
    }
    public enum PlayMode
    {
        StopSameLayer = 0,
        StopAll = 4,
    }
}

namespace UnityEngine.Playables
{
    public static partial class AnimationPlayableUtilities
    {
        [System.Obsolete] public static void Play(UnityEngine.Animator animator, UnityEngine.Playables.Playable playable, UnityEngine.Playables.PlayableGraph graph) { throw new Umcp.LeftOutException("UnityEngine.Playables.AnimationPlayableUtilities.Play"); }
        public static UnityEngine.Animations.AnimationClipPlayable PlayClip(UnityEngine.Animator animator, UnityEngine.AnimationClip clip, out UnityEngine.Playables.PlayableGraph graph) { throw new Umcp.LeftOutException("UnityEngine.Playables.AnimationPlayableUtilities.PlayClip"); }
        public static UnityEngine.Animations.AnimationMixerPlayable PlayMixer(UnityEngine.Animator animator, int inputCount, out UnityEngine.Playables.PlayableGraph graph) { throw new Umcp.LeftOutException("UnityEngine.Playables.AnimationPlayableUtilities.PlayMixer"); }
        public static UnityEngine.Animations.AnimationLayerMixerPlayable PlayLayerMixer(UnityEngine.Animator animator, int inputCount, out UnityEngine.Playables.PlayableGraph graph) { throw new Umcp.LeftOutException("UnityEngine.Playables.AnimationPlayableUtilities.PlayLayerMixer"); }
        public static UnityEngine.Animations.AnimatorControllerPlayable PlayAnimatorController(UnityEngine.Animator animator, UnityEngine.RuntimeAnimatorController controller, out UnityEngine.Playables.PlayableGraph graph) { throw new Umcp.LeftOutException("UnityEngine.Playables.AnimationPlayableUtilities.PlayAnimatorController"); }
    }
}

namespace UnityEngine
{
    public enum QueueMode
    {
        CompleteOthers = 0,
        PlayNow = 2,
    }
    public partial class RuntimeAnimatorController
    {
        public UnityEngine.AnimationClip[] animationClips { get { throw new Umcp.LeftOutException("UnityEngine.RuntimeAnimatorController.animationClips"); } }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class, AllowMultiple = false)]
    public sealed partial class SharedBetweenAnimatorsAttribute : System.Attribute
    {
    }
    public partial struct SkeletonBone
    {
        public string name;
        public UnityEngine.Vector3 position;
        public UnityEngine.Quaternion rotation;
        public UnityEngine.Vector3 scale;
    }
    public abstract partial class StateMachineBehaviour : UnityEngine.ScriptableObject
    {
        public virtual void OnStateEnter(UnityEngine.Animator animator, UnityEngine.AnimatorStateInfo stateInfo, int layerIndex) { }
        public virtual void OnStateUpdate(UnityEngine.Animator animator, UnityEngine.AnimatorStateInfo stateInfo, int layerIndex) { }
        public virtual void OnStateExit(UnityEngine.Animator animator, UnityEngine.AnimatorStateInfo stateInfo, int layerIndex) { }
        public virtual void OnStateMove(UnityEngine.Animator animator, UnityEngine.AnimatorStateInfo stateInfo, int layerIndex) { }
        public virtual void OnStateIK(UnityEngine.Animator animator, UnityEngine.AnimatorStateInfo stateInfo, int layerIndex) { }
        public virtual void OnStateMachineEnter(UnityEngine.Animator animator, int stateMachinePathHash) { }
        public virtual void OnStateMachineExit(UnityEngine.Animator animator, int stateMachinePathHash) { }
        public virtual void OnStateEnter(UnityEngine.Animator animator, UnityEngine.AnimatorStateInfo stateInfo, int layerIndex, UnityEngine.Animations.AnimatorControllerPlayable controller) { }
        public virtual void OnStateUpdate(UnityEngine.Animator animator, UnityEngine.AnimatorStateInfo stateInfo, int layerIndex, UnityEngine.Animations.AnimatorControllerPlayable controller) { }
        public virtual void OnStateExit(UnityEngine.Animator animator, UnityEngine.AnimatorStateInfo stateInfo, int layerIndex, UnityEngine.Animations.AnimatorControllerPlayable controller) { }
        public virtual void OnStateMove(UnityEngine.Animator animator, UnityEngine.AnimatorStateInfo stateInfo, int layerIndex, UnityEngine.Animations.AnimatorControllerPlayable controller) { }
        public virtual void OnStateIK(UnityEngine.Animator animator, UnityEngine.AnimatorStateInfo stateInfo, int layerIndex, UnityEngine.Animations.AnimatorControllerPlayable controller) { }
        public virtual void OnStateMachineEnter(UnityEngine.Animator animator, int stateMachinePathHash, UnityEngine.Animations.AnimatorControllerPlayable controller) { }
        public virtual void OnStateMachineExit(UnityEngine.Animator animator, int stateMachinePathHash, UnityEngine.Animations.AnimatorControllerPlayable controller) { }
    }
}
