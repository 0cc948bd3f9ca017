// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor.AI
{
    public sealed partial class NavMeshBuilder
    {
        public static UnityEngine.Object navMeshSettingsObject { get { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshBuilder.navMeshSettingsObject"); } }
        public static void BuildNavMesh() { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshBuilder.BuildNavMesh"); }
        public static void BuildNavMeshAsync() { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshBuilder.BuildNavMeshAsync"); }
        public static void ClearAllNavMeshes() { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshBuilder.ClearAllNavMeshes"); }
        public static bool isRunning { get { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshBuilder.isRunning"); } }
        public static void Cancel() { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshBuilder.Cancel"); }
        public static void BuildNavMeshForMultipleScenes(string[] paths) { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshBuilder.BuildNavMeshForMultipleScenes"); }
        public static void CollectSourcesInStage(UnityEngine.Bounds includedWorldBounds, int includedLayerMask, UnityEngine.AI.NavMeshCollectGeometry geometry, int defaultArea, bool generateLinksByDefault, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildMarkup> markups, bool includeOnlyMarkedObjects, UnityEngine.SceneManagement.Scene stageProxy, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildSource> results) { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshBuilder.CollectSourcesInStage"); }
        public static void CollectSourcesInStage(UnityEngine.Bounds includedWorldBounds, int includedLayerMask, UnityEngine.AI.NavMeshCollectGeometry geometry, int defaultArea, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildMarkup> markups, UnityEngine.SceneManagement.Scene stageProxy, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildSource> results) { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshBuilder.CollectSourcesInStage"); }
        public static void CollectSourcesInStage(UnityEngine.Transform root, int includedLayerMask, UnityEngine.AI.NavMeshCollectGeometry geometry, int defaultArea, bool generateLinksByDefault, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildMarkup> markups, bool includeOnlyMarkedObjects, UnityEngine.SceneManagement.Scene stageProxy, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildSource> results) { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshBuilder.CollectSourcesInStage"); }
        public static void CollectSourcesInStage(UnityEngine.Transform root, int includedLayerMask, UnityEngine.AI.NavMeshCollectGeometry geometry, int defaultArea, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildMarkup> markups, UnityEngine.SceneManagement.Scene stageProxy, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildSource> results) { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshBuilder.CollectSourcesInStage"); }
    }
    public static partial class NavMeshEditorHelpers
    {
        public static void OpenAgentSettings(int agentTypeID) { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshEditorHelpers.OpenAgentSettings"); }
        public static void OpenAreaSettings() { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshEditorHelpers.OpenAreaSettings"); }
        public static void DrawAgentDiagram(UnityEngine.Rect rect, float agentRadius, float agentHeight, float agentClimb, float agentSlope) { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshEditorHelpers.DrawAgentDiagram"); }
        public static void DrawBuildDebug(UnityEngine.AI.NavMeshData navMeshData) { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshEditorHelpers.DrawBuildDebug"); }
        public static void DrawBuildDebug(UnityEngine.AI.NavMeshData navMeshData, UnityEngine.AI.NavMeshBuildDebugFlags flags) { throw new Umcp.LeftOutException("UnityEditor.AI.NavMeshEditorHelpers.DrawBuildDebug"); }
    }
    public sealed partial class NavMeshVisualizationSettings
    {
        [System.Obsolete] public static int showNavigation { get; set; }
    }
}

namespace UnityEditor
{
    public enum ActionOnDotNetUnhandledException
    {
        SilentExit = 0,
        Crash = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class ActiveEditorTracker
    {
        public ActiveEditorTracker() { }
        public void Destroy() { throw new Umcp.LeftOutException("UnityEditor.ActiveEditorTracker.Destroy"); }
        public UnityEditor.Editor[] activeEditors { get { throw new Umcp.LeftOutException("UnityEditor.ActiveEditorTracker.activeEditors"); } }
        public int GetVisible(int index) { throw new Umcp.LeftOutException("UnityEditor.ActiveEditorTracker.GetVisible"); }
        public void SetVisible(int index, int visible) { throw new Umcp.LeftOutException("UnityEditor.ActiveEditorTracker.SetVisible"); }
        public bool isDirty { get { throw new Umcp.LeftOutException("UnityEditor.ActiveEditorTracker.isDirty"); } }
        public void ClearDirty() { throw new Umcp.LeftOutException("UnityEditor.ActiveEditorTracker.ClearDirty"); }
        public bool isLocked { get { return m_KeptIsLocked.Get("UnityEditor.ActiveEditorTracker.isLocked"); } set { m_KeptIsLocked.Set(value); } } private Umcp.Kept<bool> m_KeptIsLocked;
        public bool hasUnsavedChanges { get { throw new Umcp.LeftOutException("UnityEditor.ActiveEditorTracker.hasUnsavedChanges"); } }
        public UnityEditor.InspectorMode inspectorMode { get { return m_KeptInspectorMode.Get("UnityEditor.ActiveEditorTracker.inspectorMode"); } set { m_KeptInspectorMode.Set(value); } } private Umcp.Kept<UnityEditor.InspectorMode> m_KeptInspectorMode;
        public bool hasComponentsWhichCannotBeMultiEdited { get { throw new Umcp.LeftOutException("UnityEditor.ActiveEditorTracker.hasComponentsWhichCannotBeMultiEdited"); } }
        public void RebuildIfNecessary() { throw new Umcp.LeftOutException("UnityEditor.ActiveEditorTracker.RebuildIfNecessary"); }
        public void ForceRebuild() { throw new Umcp.LeftOutException("UnityEditor.ActiveEditorTracker.ForceRebuild"); }
        public void VerifyModifiedMonoBehaviours() { throw new Umcp.LeftOutException("UnityEditor.ActiveEditorTracker.VerifyModifiedMonoBehaviours"); }
        [System.Obsolete] public static UnityEditor.Editor MakeCustomEditor(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.ActiveEditorTracker.MakeCustomEditor"); }
        public static bool HasCustomEditor(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.ActiveEditorTracker.HasCustomEditor"); }
        public static UnityEditor.ActiveEditorTracker sharedTracker { get { throw new Umcp.LeftOutException("UnityEditor.ActiveEditorTracker.sharedTracker"); } }
    }
    [System.FlagsAttribute]
    public enum AndroidArchitecture : uint
    {
        None = 0,
        ARMv7 = 1,
        ARM64 = 2,
        X86 = 4,
        X86_64 = 8,
        All = 4294967295,
    }
    public enum AndroidBuildSystem
    {
        Gradle = 1,
        VisualStudio = 3,
    }
    public enum AndroidETC2FallbackOverride
    {
        UseBuildSettings = 0,
        Quality32Bit = 1,
        Quality16Bit = 2,
        Quality32BitDownscaled = 3,
    }
    public enum AndroidPreferredInstallLocation
    {
        Auto = 0,
        PreferExternal = 1,
        ForceInternal = 2,
    }
    public enum AndroidSdkVersions
    {
        AndroidApiLevelAuto = 0,
        AndroidApiLevel22 = 22,
        AndroidApiLevel23 = 23,
        AndroidApiLevel24 = 24,
        AndroidApiLevel25 = 25,
        AndroidApiLevel26 = 26,
        AndroidApiLevel27 = 27,
        AndroidApiLevel28 = 28,
        AndroidApiLevel29 = 29,
        AndroidApiLevel30 = 30,
        AndroidApiLevel31 = 31,
        AndroidApiLevel32 = 32,
        AndroidApiLevel33 = 33,
        AndroidApiLevel34 = 34,
        AndroidApiLevel35 = 35,
        AndroidApiLevel36 = 36,
    }
    public enum AndroidSplashScreenScale
    {
        Center = 0,
        ScaleToFit = 1,
        ScaleToFill = 2,
    }
}

namespace UnityEditor
{
    public partial class AnimationClipSettings
    {
        public UnityEngine.AnimationClip additiveReferencePoseClip;
        public float additiveReferencePoseTime;
        public float startTime;
        public float stopTime;
        public float orientationOffsetY;
        public float level;
        public float cycleOffset;
        public bool hasAdditiveReferencePose;
        public bool loopTime;
        public bool loopBlend;
        public bool loopBlendOrientation;
        public bool loopBlendPositionY;
        public bool loopBlendPositionXZ;
        public bool keepOriginalOrientation;
        public bool keepOriginalPositionY;
        public bool keepOriginalPositionXZ;
        public bool heightFromFeet;
        public bool mirror;
    }
    public partial class AnimationMode
    {
        public static UnityEngine.Color animatedPropertyColor { get; internal set; }
        public static UnityEngine.Color recordedPropertyColor { get; internal set; }
        public static UnityEngine.Color candidatePropertyColor { get; internal set; }
        public static bool IsPropertyAnimated(UnityEngine.Object target, string propertyPath) { throw new Umcp.LeftOutException("UnityEditor.AnimationMode.IsPropertyAnimated"); }
        public static void StopAnimationMode() { throw new Umcp.LeftOutException("UnityEditor.AnimationMode.StopAnimationMode"); }
        public static bool InAnimationMode() { throw new Umcp.LeftOutException("UnityEditor.AnimationMode.InAnimationMode"); }
        public static void StartAnimationMode() { throw new Umcp.LeftOutException("UnityEditor.AnimationMode.StartAnimationMode"); }
        public static void BeginSampling() { throw new Umcp.LeftOutException("UnityEditor.AnimationMode.BeginSampling"); }
        public static void EndSampling() { throw new Umcp.LeftOutException("UnityEditor.AnimationMode.EndSampling"); }
        public static void SampleAnimationClip(UnityEngine.GameObject gameObject, UnityEngine.AnimationClip clip, float time) { throw new Umcp.LeftOutException("UnityEditor.AnimationMode.SampleAnimationClip"); }
        public static void SamplePlayableGraph(UnityEngine.Playables.PlayableGraph graph, int index, float time) { throw new Umcp.LeftOutException("UnityEditor.AnimationMode.SamplePlayableGraph"); }
        public static void AddPropertyModification(UnityEditor.EditorCurveBinding binding, UnityEditor.PropertyModification modification, bool keepPrefabOverride) { throw new Umcp.LeftOutException("UnityEditor.AnimationMode.AddPropertyModification"); }
        public static void AddEditorCurveBinding(UnityEngine.GameObject gameObject, UnityEditor.EditorCurveBinding binding) { throw new Umcp.LeftOutException("UnityEditor.AnimationMode.AddEditorCurveBinding"); }
    }
    public partial class AnimationUtility
    {
        public static UnityEditor.AnimationUtility.OnCurveWasModified onCurveWasModified;
        [System.Obsolete] public static UnityEngine.AnimationClip[] GetAnimationClips(UnityEngine.Animation component) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetAnimationClips"); }
        public static UnityEngine.AnimationClip[] GetAnimationClips(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetAnimationClips"); }
        public static void SetAnimationClips(UnityEngine.Animation animation, UnityEngine.AnimationClip[] clips) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.SetAnimationClips"); }
        public static UnityEditor.EditorCurveBinding[] GetAnimatableBindings(UnityEngine.GameObject targetObject, UnityEngine.GameObject root) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetAnimatableBindings"); }
        public static System.Type GetEditorCurveValueType(UnityEngine.GameObject root, UnityEditor.EditorCurveBinding binding) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetEditorCurveValueType"); }
        public static bool GetFloatValue(UnityEngine.GameObject root, UnityEditor.EditorCurveBinding binding, out float data) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetFloatValue"); }
        public static bool GetDiscreteIntValue(UnityEngine.GameObject root, UnityEditor.EditorCurveBinding binding, out int data) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetDiscreteIntValue"); }
        public static bool GetObjectReferenceValue(UnityEngine.GameObject root, UnityEditor.EditorCurveBinding binding, out UnityEngine.Object data) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetObjectReferenceValue"); }
        public static UnityEngine.Object GetAnimatedObject(UnityEngine.GameObject root, UnityEditor.EditorCurveBinding binding) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetAnimatedObject"); }
        public static System.Type PropertyModificationToEditorCurveBinding(UnityEditor.PropertyModification modification, UnityEngine.GameObject gameObject, out UnityEditor.EditorCurveBinding binding) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.PropertyModificationToEditorCurveBinding"); }
        public static UnityEditor.EditorCurveBinding[] GetCurveBindings(UnityEngine.AnimationClip clip) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetCurveBindings"); }
        public static UnityEditor.EditorCurveBinding[] GetObjectReferenceCurveBindings(UnityEngine.AnimationClip clip) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetObjectReferenceCurveBindings"); }
        public static UnityEditor.ObjectReferenceKeyframe[] GetObjectReferenceCurve(UnityEngine.AnimationClip clip, UnityEditor.EditorCurveBinding binding) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetObjectReferenceCurve"); }
        public static void SetObjectReferenceCurve(UnityEngine.AnimationClip clip, UnityEditor.EditorCurveBinding binding, UnityEditor.ObjectReferenceKeyframe[] keyframes) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.SetObjectReferenceCurve"); }
        public static void SetObjectReferenceCurves(UnityEngine.AnimationClip clip, UnityEditor.EditorCurveBinding[] bindings, UnityEditor.ObjectReferenceKeyframe[][] keyframes) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.SetObjectReferenceCurves"); }
        public static UnityEngine.AnimationCurve GetEditorCurve(UnityEngine.AnimationClip clip, UnityEditor.EditorCurveBinding binding) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetEditorCurve"); }
        public static void SetEditorCurve(UnityEngine.AnimationClip clip, UnityEditor.EditorCurveBinding binding, UnityEngine.AnimationCurve curve) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.SetEditorCurve"); }
        public static void SetEditorCurves(UnityEngine.AnimationClip clip, UnityEditor.EditorCurveBinding[] bindings, UnityEngine.AnimationCurve[] curves) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.SetEditorCurves"); }
        public static UnityEditor.AnimationUtility.TangentMode GetKeyLeftTangentMode(UnityEngine.AnimationCurve curve, int index) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetKeyLeftTangentMode"); }
        public static UnityEditor.AnimationUtility.TangentMode GetKeyRightTangentMode(UnityEngine.AnimationCurve curve, int index) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetKeyRightTangentMode"); }
        public static bool GetKeyBroken(UnityEngine.AnimationCurve curve, int index) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetKeyBroken"); }
        public static void SetKeyLeftTangentMode(UnityEngine.AnimationCurve curve, int index, UnityEditor.AnimationUtility.TangentMode tangentMode) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.SetKeyLeftTangentMode"); }
        public static void SetKeyRightTangentMode(UnityEngine.AnimationCurve curve, int index, UnityEditor.AnimationUtility.TangentMode tangentMode) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.SetKeyRightTangentMode"); }
        public static void SetKeyBroken(UnityEngine.AnimationCurve curve, int index, bool broken) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.SetKeyBroken"); }
        [System.Obsolete] public static bool GetFloatValue(UnityEngine.GameObject root, string relativePath, System.Type type, string propertyName, out float data) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetFloatValue"); }
        [System.Obsolete] public static void SetEditorCurve(UnityEngine.AnimationClip clip, string relativePath, System.Type type, string propertyName, UnityEngine.AnimationCurve curve) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.SetEditorCurve"); }
        [System.Obsolete] public static UnityEngine.AnimationCurve GetEditorCurve(UnityEngine.AnimationClip clip, string relativePath, System.Type type, string propertyName) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetEditorCurve"); }
        public static UnityEngine.AnimationEvent[] GetAnimationEvents(UnityEngine.AnimationClip clip) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetAnimationEvents"); }
        public static void SetAnimationEvents(UnityEngine.AnimationClip clip, UnityEngine.AnimationEvent[] events) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.SetAnimationEvents"); }
        public static string CalculateTransformPath(UnityEngine.Transform targetTransform, UnityEngine.Transform root) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.CalculateTransformPath"); }
        public static UnityEditor.AnimationClipSettings GetAnimationClipSettings(UnityEngine.AnimationClip clip) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetAnimationClipSettings"); }
        public static void SetAnimationClipSettings(UnityEngine.AnimationClip clip, UnityEditor.AnimationClipSettings srcClipInfo) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.SetAnimationClipSettings"); }
        public static void SetAdditiveReferencePose(UnityEngine.AnimationClip clip, UnityEngine.AnimationClip referenceClip, float time) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.SetAdditiveReferencePose"); }
        public static void ConstrainToPolynomialCurve(UnityEngine.AnimationCurve curve) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.ConstrainToPolynomialCurve"); }
        [System.Obsolete] public static bool GetGenerateMotionCurves(UnityEngine.AnimationClip clip) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.GetGenerateMotionCurves"); }
        [System.Obsolete] public static void SetGenerateMotionCurves(UnityEngine.AnimationClip clip, bool value) { }
        [System.Obsolete] public static bool InAnimationMode() { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.InAnimationMode"); }
        [System.Obsolete] public static void StartAnimationMode(UnityEngine.Object[] objects) { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.StartAnimationMode"); }
        [System.Obsolete] public static void StopAnimationMode() { throw new Umcp.LeftOutException("UnityEditor.AnimationUtility.StopAnimationMode"); }
        [System.Obsolete] public static void SetAnimationType(UnityEngine.AnimationClip clip, UnityEditor.ModelImporterAnimationType type) { }
        public enum CurveModifiedType
        {
            CurveDeleted = 0,
            CurveModified = 1,
            ClipModified = 2,
        }
        public enum TangentMode
        {
            Free = 0,
            Auto = 1,
            Linear = 2,
            Constant = 3,
            ClampedAuto = 4,
        }
        public delegate void OnCurveWasModified(UnityEngine.AnimationClip clip, UnityEditor.EditorCurveBinding binding, UnityEditor.AnimationUtility.CurveModifiedType type);
    }
}

namespace UnityEditor.Animations
{
    public partial struct AnimatorCondition
    {
        public UnityEditor.Animations.AnimatorConditionMode mode { get; set; }
        public string parameter { get; set; }
        public float threshold { get; set; }
    }
    public enum AnimatorConditionMode
    {
        If = 1,
        IfNot = 2,
        Greater = 3,
        Less = 4,
        Equals = 6,
        NotEqual = 7,
    }
    public sealed partial class AnimatorController : UnityEngine.RuntimeAnimatorController
    {
        public AnimatorController() { UnityEngine.Native.NewAsset(this, ""); }
        public UnityEditor.Animations.AnimatorControllerLayer[] layers { get { return m_KeptLayers.Get("UnityEditor.Animations.AnimatorController.layers"); } set { m_KeptLayers.Set(value); } } private Umcp.Kept<UnityEditor.Animations.AnimatorControllerLayer[]> m_KeptLayers;
        public UnityEngine.AnimatorControllerParameter[] parameters { get { return m_KeptParameters.Get("UnityEditor.Animations.AnimatorController.parameters"); } set { m_KeptParameters.Set(value); } } private Umcp.Kept<UnityEngine.AnimatorControllerParameter[]> m_KeptParameters;
        public static void SetAnimatorController(UnityEngine.Animator animator, UnityEditor.Animations.AnimatorController controller) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.SetAnimatorController"); }
        public string MakeUniqueParameterName(string name) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.MakeUniqueParameterName"); }
        public string MakeUniqueLayerName(string name) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.MakeUniqueLayerName"); }
        public static UnityEditor.Animations.StateMachineBehaviourContext[] FindStateMachineBehaviourContext(UnityEngine.StateMachineBehaviour behaviour) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.FindStateMachineBehaviourContext"); }
        public static int CreateStateMachineBehaviour(UnityEditor.MonoScript script) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.CreateStateMachineBehaviour"); }
        public UnityEngine.StateMachineBehaviour AddEffectiveStateMachineBehaviour(System.Type stateMachineBehaviourType, UnityEditor.Animations.AnimatorState state, int layerIndex) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.AddEffectiveStateMachineBehaviour"); }
        public T AddEffectiveStateMachineBehaviour<T>(UnityEditor.Animations.AnimatorState state, int layerIndex) where T : UnityEngine.StateMachineBehaviour { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.AddEffectiveStateMachineBehaviour"); }
        public T[] GetBehaviours<T>() where T : UnityEngine.StateMachineBehaviour { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.GetBehaviours"); }
        public void AddLayer(string name) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.AddLayer"); }
        public void AddLayer(UnityEditor.Animations.AnimatorControllerLayer layer) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.AddLayer"); }
        public void RemoveLayer(int index) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.RemoveLayer"); }
        public void AddParameter(string name, UnityEngine.AnimatorControllerParameterType type) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.AddParameter"); }
        public void AddParameter(UnityEngine.AnimatorControllerParameter paramater) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.AddParameter"); }
        public void RemoveParameter(int index) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.RemoveParameter"); }
        public void RemoveParameter(UnityEngine.AnimatorControllerParameter parameter) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.RemoveParameter"); }
        public UnityEditor.Animations.AnimatorState AddMotion(UnityEngine.Motion motion) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.AddMotion"); }
        public UnityEditor.Animations.AnimatorState AddMotion(UnityEngine.Motion motion, int layerIndex) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.AddMotion"); }
        public UnityEditor.Animations.AnimatorState CreateBlendTreeInController(string name, out UnityEditor.Animations.BlendTree tree) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.CreateBlendTreeInController"); }
        public UnityEditor.Animations.AnimatorState CreateBlendTreeInController(string name, out UnityEditor.Animations.BlendTree tree, int layerIndex) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.CreateBlendTreeInController"); }
        public static UnityEditor.Animations.AnimatorController CreateAnimatorControllerAtPath(string path) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.CreateAnimatorControllerAtPath"); }
        public static UnityEngine.AnimationClip AllocateAnimatorClip(string name) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.AllocateAnimatorClip"); }
        public static UnityEditor.Animations.AnimatorController CreateAnimatorControllerAtPathWithClip(string path, UnityEngine.AnimationClip clip) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.CreateAnimatorControllerAtPathWithClip"); }
        public void SetStateEffectiveMotion(UnityEditor.Animations.AnimatorState state, UnityEngine.Motion motion) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.SetStateEffectiveMotion"); }
        public void SetStateEffectiveMotion(UnityEditor.Animations.AnimatorState state, UnityEngine.Motion motion, int layerIndex) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.SetStateEffectiveMotion"); }
        public UnityEngine.Motion GetStateEffectiveMotion(UnityEditor.Animations.AnimatorState state) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.GetStateEffectiveMotion"); }
        public UnityEngine.Motion GetStateEffectiveMotion(UnityEditor.Animations.AnimatorState state, int layerIndex) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.GetStateEffectiveMotion"); }
        public void SetStateEffectiveBehaviours(UnityEditor.Animations.AnimatorState state, int layerIndex, UnityEngine.StateMachineBehaviour[] behaviours) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.SetStateEffectiveBehaviours"); }
        public UnityEngine.StateMachineBehaviour[] GetStateEffectiveBehaviours(UnityEditor.Animations.AnimatorState state, int layerIndex) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorController.GetStateEffectiveBehaviours"); }
    }
    public partial class AnimatorControllerLayer
    {
        public string name { get; set; }
        public UnityEditor.Animations.AnimatorStateMachine stateMachine { get; set; }
        public UnityEngine.AvatarMask avatarMask { get; set; }
        public UnityEditor.Animations.AnimatorLayerBlendingMode blendingMode { get; set; }
        public int syncedLayerIndex { get; set; } = -1;
        public bool iKPass { get; set; }
        public float defaultWeight { get; set; }
        public bool syncedLayerAffectsTiming { get; set; }
        public UnityEngine.Motion GetOverrideMotion(UnityEditor.Animations.AnimatorState state) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorControllerLayer.GetOverrideMotion"); }
        public void SetOverrideMotion(UnityEditor.Animations.AnimatorState state, UnityEngine.Motion motion) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorControllerLayer.SetOverrideMotion"); }
        public UnityEngine.StateMachineBehaviour[] GetOverrideBehaviours(UnityEditor.Animations.AnimatorState state) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorControllerLayer.GetOverrideBehaviours"); }
        public void SetOverrideBehaviours(UnityEditor.Animations.AnimatorState state, UnityEngine.StateMachineBehaviour[] behaviours) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorControllerLayer.SetOverrideBehaviours"); }
    }
    public enum AnimatorLayerBlendingMode
    {
        Override = 0,
        Additive = 1,
    }
    public sealed partial class AnimatorState : UnityEngine.Object
    {
        public AnimatorState() { UnityEngine.Native.NewAsset(this, ""); }
        public int nameHash { get { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorState.nameHash"); } }
        public UnityEngine.Motion motion { get { return m_KeptMotion.Get("UnityEditor.Animations.AnimatorState.motion"); } set { m_KeptMotion.Set(value); } } private Umcp.Kept<UnityEngine.Motion> m_KeptMotion;
        public float speed { get { return m_KeptSpeed.Get("UnityEditor.Animations.AnimatorState.speed"); } set { m_KeptSpeed.Set(value); } } private Umcp.Kept<float> m_KeptSpeed;
        public float cycleOffset { get { return m_KeptCycleOffset.Get("UnityEditor.Animations.AnimatorState.cycleOffset"); } set { m_KeptCycleOffset.Set(value); } } private Umcp.Kept<float> m_KeptCycleOffset;
        public bool mirror { get { return m_KeptMirror.Get("UnityEditor.Animations.AnimatorState.mirror"); } set { m_KeptMirror.Set(value); } } private Umcp.Kept<bool> m_KeptMirror;
        public bool iKOnFeet { get { return m_KeptIKOnFeet.Get("UnityEditor.Animations.AnimatorState.iKOnFeet"); } set { m_KeptIKOnFeet.Set(value); } } private Umcp.Kept<bool> m_KeptIKOnFeet;
        public bool writeDefaultValues { get { return m_KeptWriteDefaultValues.Get("UnityEditor.Animations.AnimatorState.writeDefaultValues"); } set { m_KeptWriteDefaultValues.Set(value); } } private Umcp.Kept<bool> m_KeptWriteDefaultValues;
        public string tag { get { return m_KeptTag.Get("UnityEditor.Animations.AnimatorState.tag"); } set { m_KeptTag.Set(value); } } private Umcp.Kept<string> m_KeptTag;
        public string speedParameter { get { return m_KeptSpeedParameter.Get("UnityEditor.Animations.AnimatorState.speedParameter"); } set { m_KeptSpeedParameter.Set(value); } } private Umcp.Kept<string> m_KeptSpeedParameter;
        public string cycleOffsetParameter { get { return m_KeptCycleOffsetParameter.Get("UnityEditor.Animations.AnimatorState.cycleOffsetParameter"); } set { m_KeptCycleOffsetParameter.Set(value); } } private Umcp.Kept<string> m_KeptCycleOffsetParameter;
        public string mirrorParameter { get { return m_KeptMirrorParameter.Get("UnityEditor.Animations.AnimatorState.mirrorParameter"); } set { m_KeptMirrorParameter.Set(value); } } private Umcp.Kept<string> m_KeptMirrorParameter;
        public string timeParameter { get { return m_KeptTimeParameter.Get("UnityEditor.Animations.AnimatorState.timeParameter"); } set { m_KeptTimeParameter.Set(value); } } private Umcp.Kept<string> m_KeptTimeParameter;
        public bool speedParameterActive { get { return m_KeptSpeedParameterActive.Get("UnityEditor.Animations.AnimatorState.speedParameterActive"); } set { m_KeptSpeedParameterActive.Set(value); } } private Umcp.Kept<bool> m_KeptSpeedParameterActive;
        public bool cycleOffsetParameterActive { get { return m_KeptCycleOffsetParameterActive.Get("UnityEditor.Animations.AnimatorState.cycleOffsetParameterActive"); } set { m_KeptCycleOffsetParameterActive.Set(value); } } private Umcp.Kept<bool> m_KeptCycleOffsetParameterActive;
        public bool mirrorParameterActive { get { return m_KeptMirrorParameterActive.Get("UnityEditor.Animations.AnimatorState.mirrorParameterActive"); } set { m_KeptMirrorParameterActive.Set(value); } } private Umcp.Kept<bool> m_KeptMirrorParameterActive;
        public bool timeParameterActive { get { return m_KeptTimeParameterActive.Get("UnityEditor.Animations.AnimatorState.timeParameterActive"); } set { m_KeptTimeParameterActive.Set(value); } } private Umcp.Kept<bool> m_KeptTimeParameterActive;
        public UnityEditor.Animations.AnimatorStateTransition[] transitions { get { return m_KeptTransitions.Get("UnityEditor.Animations.AnimatorState.transitions"); } set { m_KeptTransitions.Set(value); } } private Umcp.Kept<UnityEditor.Animations.AnimatorStateTransition[]> m_KeptTransitions;
        public UnityEngine.StateMachineBehaviour AddStateMachineBehaviour(System.Type stateMachineBehaviourType) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorState.AddStateMachineBehaviour"); }
        public T AddStateMachineBehaviour<T>() where T : UnityEngine.StateMachineBehaviour { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorState.AddStateMachineBehaviour"); }
        public UnityEngine.StateMachineBehaviour[] behaviours { get { return m_KeptBehaviours.Get("UnityEditor.Animations.AnimatorState.behaviours"); } set { m_KeptBehaviours.Set(value); } } private Umcp.Kept<UnityEngine.StateMachineBehaviour[]> m_KeptBehaviours;
        public void AddTransition(UnityEditor.Animations.AnimatorStateTransition transition) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorState.AddTransition"); }
        public void RemoveTransition(UnityEditor.Animations.AnimatorStateTransition transition) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorState.RemoveTransition"); }
        public UnityEditor.Animations.AnimatorStateTransition AddTransition(UnityEditor.Animations.AnimatorState destinationState) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorState.AddTransition"); }
        public UnityEditor.Animations.AnimatorStateTransition AddTransition(UnityEditor.Animations.AnimatorStateMachine destinationStateMachine) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorState.AddTransition"); }
        public UnityEditor.Animations.AnimatorStateTransition AddTransition(UnityEditor.Animations.AnimatorState destinationState, bool defaultExitTime) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorState.AddTransition"); }
        public UnityEditor.Animations.AnimatorStateTransition AddTransition(UnityEditor.Animations.AnimatorStateMachine destinationStateMachine, bool defaultExitTime) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorState.AddTransition"); }
        public UnityEditor.Animations.AnimatorStateTransition AddExitTransition() { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorState.AddExitTransition"); }
        public UnityEditor.Animations.AnimatorStateTransition AddExitTransition(bool defaultExitTime) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorState.AddExitTransition"); }
    }
    public sealed partial class AnimatorStateMachine : UnityEngine.Object
    {
        public AnimatorStateMachine() { UnityEngine.Native.NewAsset(this, ""); }
        public UnityEditor.Animations.ChildAnimatorState[] states { get { return m_KeptStates.Get("UnityEditor.Animations.AnimatorStateMachine.states"); } set { m_KeptStates.Set(value); } } private Umcp.Kept<UnityEditor.Animations.ChildAnimatorState[]> m_KeptStates;
        public UnityEditor.Animations.ChildAnimatorStateMachine[] stateMachines { get { return m_KeptStateMachines.Get("UnityEditor.Animations.AnimatorStateMachine.stateMachines"); } set { m_KeptStateMachines.Set(value); } } private Umcp.Kept<UnityEditor.Animations.ChildAnimatorStateMachine[]> m_KeptStateMachines;
        public UnityEditor.Animations.AnimatorState defaultState { get { return m_KeptDefaultState.Get("UnityEditor.Animations.AnimatorStateMachine.defaultState"); } set { m_KeptDefaultState.Set(value); } } private Umcp.Kept<UnityEditor.Animations.AnimatorState> m_KeptDefaultState;
        public UnityEngine.Vector3 anyStatePosition { get { return m_KeptAnyStatePosition.Get("UnityEditor.Animations.AnimatorStateMachine.anyStatePosition"); } set { m_KeptAnyStatePosition.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptAnyStatePosition;
        public UnityEngine.Vector3 entryPosition { get { return m_KeptEntryPosition.Get("UnityEditor.Animations.AnimatorStateMachine.entryPosition"); } set { m_KeptEntryPosition.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptEntryPosition;
        public UnityEngine.Vector3 exitPosition { get { return m_KeptExitPosition.Get("UnityEditor.Animations.AnimatorStateMachine.exitPosition"); } set { m_KeptExitPosition.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptExitPosition;
        public UnityEngine.Vector3 parentStateMachinePosition { get { return m_KeptParentStateMachinePosition.Get("UnityEditor.Animations.AnimatorStateMachine.parentStateMachinePosition"); } set { m_KeptParentStateMachinePosition.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptParentStateMachinePosition;
        public UnityEditor.Animations.AnimatorStateTransition[] anyStateTransitions { get { return m_KeptAnyStateTransitions.Get("UnityEditor.Animations.AnimatorStateMachine.anyStateTransitions"); } set { m_KeptAnyStateTransitions.Set(value); } } private Umcp.Kept<UnityEditor.Animations.AnimatorStateTransition[]> m_KeptAnyStateTransitions;
        public UnityEditor.Animations.AnimatorTransition[] entryTransitions { get { return m_KeptEntryTransitions.Get("UnityEditor.Animations.AnimatorStateMachine.entryTransitions"); } set { m_KeptEntryTransitions.Set(value); } } private Umcp.Kept<UnityEditor.Animations.AnimatorTransition[]> m_KeptEntryTransitions;
        public UnityEditor.Animations.AnimatorTransition[] GetStateMachineTransitions(UnityEditor.Animations.AnimatorStateMachine sourceStateMachine) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.GetStateMachineTransitions"); }
        public void SetStateMachineTransitions(UnityEditor.Animations.AnimatorStateMachine sourceStateMachine, UnityEditor.Animations.AnimatorTransition[] transitions) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.SetStateMachineTransitions"); }
        public UnityEngine.StateMachineBehaviour AddStateMachineBehaviour(System.Type stateMachineBehaviourType) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddStateMachineBehaviour"); }
        public T AddStateMachineBehaviour<T>() where T : UnityEngine.StateMachineBehaviour { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddStateMachineBehaviour"); }
        public string MakeUniqueStateName(string name) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.MakeUniqueStateName"); }
        public string MakeUniqueStateMachineName(string name) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.MakeUniqueStateMachineName"); }
        public UnityEngine.StateMachineBehaviour[] behaviours { get { return m_KeptBehaviours.Get("UnityEditor.Animations.AnimatorStateMachine.behaviours"); } set { m_KeptBehaviours.Set(value); } } private Umcp.Kept<UnityEngine.StateMachineBehaviour[]> m_KeptBehaviours;
        public UnityEditor.Animations.AnimatorState AddState(string name) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddState"); }
        public UnityEditor.Animations.AnimatorState AddState(string name, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddState"); }
        public void AddState(UnityEditor.Animations.AnimatorState state, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddState"); }
        public void RemoveState(UnityEditor.Animations.AnimatorState state) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.RemoveState"); }
        public UnityEditor.Animations.AnimatorStateMachine AddStateMachine(string name) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddStateMachine"); }
        public UnityEditor.Animations.AnimatorStateMachine AddStateMachine(string name, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddStateMachine"); }
        public void AddStateMachine(UnityEditor.Animations.AnimatorStateMachine stateMachine, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddStateMachine"); }
        public void RemoveStateMachine(UnityEditor.Animations.AnimatorStateMachine stateMachine) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.RemoveStateMachine"); }
        public UnityEditor.Animations.AnimatorStateTransition AddAnyStateTransition(UnityEditor.Animations.AnimatorState destinationState) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddAnyStateTransition"); }
        public UnityEditor.Animations.AnimatorStateTransition AddAnyStateTransition(UnityEditor.Animations.AnimatorStateMachine destinationStateMachine) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddAnyStateTransition"); }
        public bool RemoveAnyStateTransition(UnityEditor.Animations.AnimatorStateTransition transition) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.RemoveAnyStateTransition"); }
        public UnityEditor.Animations.AnimatorTransition AddStateMachineTransition(UnityEditor.Animations.AnimatorStateMachine sourceStateMachine) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddStateMachineTransition"); }
        public UnityEditor.Animations.AnimatorTransition AddStateMachineTransition(UnityEditor.Animations.AnimatorStateMachine sourceStateMachine, UnityEditor.Animations.AnimatorStateMachine destinationStateMachine) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddStateMachineTransition"); }
        public UnityEditor.Animations.AnimatorTransition AddStateMachineTransition(UnityEditor.Animations.AnimatorStateMachine sourceStateMachine, UnityEditor.Animations.AnimatorState destinationState) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddStateMachineTransition"); }
        public UnityEditor.Animations.AnimatorTransition AddStateMachineExitTransition(UnityEditor.Animations.AnimatorStateMachine sourceStateMachine) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddStateMachineExitTransition"); }
        public bool RemoveStateMachineTransition(UnityEditor.Animations.AnimatorStateMachine sourceStateMachine, UnityEditor.Animations.AnimatorTransition transition) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.RemoveStateMachineTransition"); }
        public UnityEditor.Animations.AnimatorTransition AddEntryTransition(UnityEditor.Animations.AnimatorState destinationState) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddEntryTransition"); }
        public UnityEditor.Animations.AnimatorTransition AddEntryTransition(UnityEditor.Animations.AnimatorStateMachine destinationStateMachine) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.AddEntryTransition"); }
        public bool RemoveEntryTransition(UnityEditor.Animations.AnimatorTransition transition) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorStateMachine.RemoveEntryTransition"); }
    }
    public partial class AnimatorStateTransition : UnityEditor.Animations.AnimatorTransitionBase
    {
        public AnimatorStateTransition() { UnityEngine.Native.NewAsset(this, ""); }
        public float duration { get { return m_KeptDuration.Get("UnityEditor.Animations.AnimatorStateTransition.duration"); } set { m_KeptDuration.Set(value); } } private Umcp.Kept<float> m_KeptDuration;
        public float offset { get { return m_KeptOffset.Get("UnityEditor.Animations.AnimatorStateTransition.offset"); } set { m_KeptOffset.Set(value); } } private Umcp.Kept<float> m_KeptOffset;
        public UnityEditor.Animations.TransitionInterruptionSource interruptionSource { get { return m_KeptInterruptionSource.Get("UnityEditor.Animations.AnimatorStateTransition.interruptionSource"); } set { m_KeptInterruptionSource.Set(value); } } private Umcp.Kept<UnityEditor.Animations.TransitionInterruptionSource> m_KeptInterruptionSource;
        public bool orderedInterruption { get { return m_KeptOrderedInterruption.Get("UnityEditor.Animations.AnimatorStateTransition.orderedInterruption"); } set { m_KeptOrderedInterruption.Set(value); } } private Umcp.Kept<bool> m_KeptOrderedInterruption;
        public float exitTime { get { return m_KeptExitTime.Get("UnityEditor.Animations.AnimatorStateTransition.exitTime"); } set { m_KeptExitTime.Set(value); } } private Umcp.Kept<float> m_KeptExitTime;
        public bool hasExitTime { get { return m_KeptHasExitTime.Get("UnityEditor.Animations.AnimatorStateTransition.hasExitTime"); } set { m_KeptHasExitTime.Set(value); } } private Umcp.Kept<bool> m_KeptHasExitTime;
        public bool hasFixedDuration { get { return m_KeptHasFixedDuration.Get("UnityEditor.Animations.AnimatorStateTransition.hasFixedDuration"); } set { m_KeptHasFixedDuration.Set(value); } } private Umcp.Kept<bool> m_KeptHasFixedDuration;
        public bool canTransitionToSelf { get { return m_KeptCanTransitionToSelf.Get("UnityEditor.Animations.AnimatorStateTransition.canTransitionToSelf"); } set { m_KeptCanTransitionToSelf.Set(value); } } private Umcp.Kept<bool> m_KeptCanTransitionToSelf;
    }
    public partial class AnimatorTransition : UnityEditor.Animations.AnimatorTransitionBase
    {
        public AnimatorTransition() { UnityEngine.Native.NewAsset(this, ""); }
    }
    public partial class AnimatorTransitionBase : UnityEngine.Object
    {
        protected AnimatorTransitionBase() { UnityEngine.Native.NewAsset(this, ""); }
        public string GetDisplayName(UnityEngine.Object source) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorTransitionBase.GetDisplayName"); }
        public bool solo { get { return m_KeptSolo.Get("UnityEditor.Animations.AnimatorTransitionBase.solo"); } set { m_KeptSolo.Set(value); } } private Umcp.Kept<bool> m_KeptSolo;
        public bool mute { get { return m_KeptMute.Get("UnityEditor.Animations.AnimatorTransitionBase.mute"); } set { m_KeptMute.Set(value); } } private Umcp.Kept<bool> m_KeptMute;
        public bool isExit { get { return m_KeptIsExit.Get("UnityEditor.Animations.AnimatorTransitionBase.isExit"); } set { m_KeptIsExit.Set(value); } } private Umcp.Kept<bool> m_KeptIsExit;
        public UnityEditor.Animations.AnimatorStateMachine destinationStateMachine { get { return m_KeptDestinationStateMachine.Get("UnityEditor.Animations.AnimatorTransitionBase.destinationStateMachine"); } set { m_KeptDestinationStateMachine.Set(value); } } private Umcp.Kept<UnityEditor.Animations.AnimatorStateMachine> m_KeptDestinationStateMachine;
        public UnityEditor.Animations.AnimatorState destinationState { get { return m_KeptDestinationState.Get("UnityEditor.Animations.AnimatorTransitionBase.destinationState"); } set { m_KeptDestinationState.Set(value); } } private Umcp.Kept<UnityEditor.Animations.AnimatorState> m_KeptDestinationState;
        public UnityEditor.Animations.AnimatorCondition[] conditions { get { return m_KeptConditions.Get("UnityEditor.Animations.AnimatorTransitionBase.conditions"); } set { m_KeptConditions.Set(value); } } private Umcp.Kept<UnityEditor.Animations.AnimatorCondition[]> m_KeptConditions;
        public void AddCondition(UnityEditor.Animations.AnimatorConditionMode mode, float threshold, string parameter) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorTransitionBase.AddCondition"); }
        public void RemoveCondition(UnityEditor.Animations.AnimatorCondition condition) { throw new Umcp.LeftOutException("UnityEditor.Animations.AnimatorTransitionBase.RemoveCondition"); }
    }
    public partial class BlendTree : UnityEngine.Motion
    {
        public BlendTree() { UnityEngine.Native.NewAsset(this, ""); }
        public string blendParameter { get { return m_KeptBlendParameter.Get("UnityEditor.Animations.BlendTree.blendParameter"); } set { m_KeptBlendParameter.Set(value); } } private Umcp.Kept<string> m_KeptBlendParameter;
        public string blendParameterY { get { return m_KeptBlendParameterY.Get("UnityEditor.Animations.BlendTree.blendParameterY"); } set { m_KeptBlendParameterY.Set(value); } } private Umcp.Kept<string> m_KeptBlendParameterY;
        public UnityEditor.Animations.BlendTreeType blendType { get { return m_KeptBlendType.Get("UnityEditor.Animations.BlendTree.blendType"); } set { m_KeptBlendType.Set(value); } } private Umcp.Kept<UnityEditor.Animations.BlendTreeType> m_KeptBlendType;
        public UnityEditor.Animations.ChildMotion[] children { get { return m_KeptChildren.Get("UnityEditor.Animations.BlendTree.children"); } set { m_KeptChildren.Set(value); } } private Umcp.Kept<UnityEditor.Animations.ChildMotion[]> m_KeptChildren;
        public bool useAutomaticThresholds { get { return m_KeptUseAutomaticThresholds.Get("UnityEditor.Animations.BlendTree.useAutomaticThresholds"); } set { m_KeptUseAutomaticThresholds.Set(value); } } private Umcp.Kept<bool> m_KeptUseAutomaticThresholds;
        public float minThreshold { get { return m_KeptMinThreshold.Get("UnityEditor.Animations.BlendTree.minThreshold"); } set { m_KeptMinThreshold.Set(value); } } private Umcp.Kept<float> m_KeptMinThreshold;
        public float maxThreshold { get { return m_KeptMaxThreshold.Get("UnityEditor.Animations.BlendTree.maxThreshold"); } set { m_KeptMaxThreshold.Set(value); } } private Umcp.Kept<float> m_KeptMaxThreshold;
        public void AddChild(UnityEngine.Motion motion) { throw new Umcp.LeftOutException("UnityEditor.Animations.BlendTree.AddChild"); }
        public void AddChild(UnityEngine.Motion motion, UnityEngine.Vector2 position) { throw new Umcp.LeftOutException("UnityEditor.Animations.BlendTree.AddChild"); }
        public void AddChild(UnityEngine.Motion motion, float threshold) { throw new Umcp.LeftOutException("UnityEditor.Animations.BlendTree.AddChild"); }
        public void RemoveChild(int index) { throw new Umcp.LeftOutException("UnityEditor.Animations.BlendTree.RemoveChild"); }
        public UnityEditor.Animations.BlendTree CreateBlendTreeChild(float threshold) { throw new Umcp.LeftOutException("UnityEditor.Animations.BlendTree.CreateBlendTreeChild"); }
        public UnityEditor.Animations.BlendTree CreateBlendTreeChild(UnityEngine.Vector2 position) { throw new Umcp.LeftOutException("UnityEditor.Animations.BlendTree.CreateBlendTreeChild"); }
    }
    public enum BlendTreeType
    {
        Simple1D = 0,
        SimpleDirectional2D = 1,
        FreeformDirectional2D = 2,
        FreeformCartesian2D = 3,
        Direct = 4,
    }
    public partial struct ChildAnimatorState
    {
        public UnityEditor.Animations.AnimatorState state { get; set; }
        public UnityEngine.Vector3 position { get; set; }
    }
    public partial struct ChildAnimatorStateMachine
    {
        public UnityEditor.Animations.AnimatorStateMachine stateMachine { get; set; }
        public UnityEngine.Vector3 position { get; set; }
    }
    public partial struct ChildMotion
    {
        public UnityEngine.Motion motion { get; set; }
        public float threshold { get; set; }
        public UnityEngine.Vector2 position { get; set; }
        public float timeScale { get; set; }
        public float cycleOffset { get; set; }
        public string directBlendParameter { get; set; }
        public bool mirror { get; set; }
    }
    public partial class GameObjectRecorder : UnityEngine.Object
    {
        public GameObjectRecorder(UnityEngine.GameObject root) { }
        public void BindComponentsOfType<T>(UnityEngine.GameObject target, bool recursive) where T : UnityEngine.Component { throw new Umcp.LeftOutException("UnityEditor.Animations.GameObjectRecorder.BindComponentsOfType"); }
        public void BindComponentsOfType(UnityEngine.GameObject target, System.Type componentType, bool recursive) { throw new Umcp.LeftOutException("UnityEditor.Animations.GameObjectRecorder.BindComponentsOfType"); }
        public UnityEngine.GameObject root { get { throw new Umcp.LeftOutException("UnityEditor.Animations.GameObjectRecorder.root"); } }
        public void Bind(UnityEditor.EditorCurveBinding binding) { throw new Umcp.LeftOutException("UnityEditor.Animations.GameObjectRecorder.Bind"); }
        public void BindAll(UnityEngine.GameObject target, bool recursive) { throw new Umcp.LeftOutException("UnityEditor.Animations.GameObjectRecorder.BindAll"); }
        public void BindComponent(UnityEngine.Component component) { throw new Umcp.LeftOutException("UnityEditor.Animations.GameObjectRecorder.BindComponent"); }
        public UnityEditor.EditorCurveBinding[] GetBindings() { throw new Umcp.LeftOutException("UnityEditor.Animations.GameObjectRecorder.GetBindings"); }
        public void TakeSnapshot(float dt) { throw new Umcp.LeftOutException("UnityEditor.Animations.GameObjectRecorder.TakeSnapshot"); }
        public float currentTime { get { throw new Umcp.LeftOutException("UnityEditor.Animations.GameObjectRecorder.currentTime"); } }
        public bool isRecording { get { throw new Umcp.LeftOutException("UnityEditor.Animations.GameObjectRecorder.isRecording"); } }
        public void SaveToClip(UnityEngine.AnimationClip clip) { throw new Umcp.LeftOutException("UnityEditor.Animations.GameObjectRecorder.SaveToClip"); }
        public void SaveToClip(UnityEngine.AnimationClip clip, float fps) { throw new Umcp.LeftOutException("UnityEditor.Animations.GameObjectRecorder.SaveToClip"); }
        public void ResetRecording() { throw new Umcp.LeftOutException("UnityEditor.Animations.GameObjectRecorder.ResetRecording"); }
        internal GameObjectRecorder() { }
    }
    [System.SerializableAttribute]
    public partial class StateMachineBehaviourContext
    {
        public UnityEditor.Animations.AnimatorController animatorController;
        public UnityEngine.Object animatorObject;
        public int layerIndex;
    }
    public enum TransitionInterruptionSource
    {
        None = 0,
        Source = 1,
        Destination = 2,
        SourceThenDestination = 3,
        DestinationThenSource = 4,
    }
}

namespace UnityEditor
{
    public enum ApiCompatibilityLevel
    {
        NET_2_0 = 1,
        NET_2_0_Subset = 2,
        NET_4_6 = 3,
        NET_Web = 4,
        NET_Micro = 5,
        NET_Standard_2_0 = 6,
        NET_Standard = 6,
        NET_Unity_4_8 = 3,
    }
    [System.Obsolete]
    public enum AspectRatio
    {
        AspectOthers = 0,
        Aspect4by3 = 1,
        Aspect5by4 = 2,
        Aspect16by10 = 3,
        Aspect16by9 = 4,
    }
    public static partial class AssemblyReloadEvents
    {
        public static event UnityEditor.AssemblyReloadEvents.AssemblyReloadCallback beforeAssemblyReload { add { } remove { } }
        public static event UnityEditor.AssemblyReloadEvents.AssemblyReloadCallback afterAssemblyReload { add { } remove { } }
        public delegate void AssemblyReloadCallback();
    }
    public partial struct AssetBundleBuild
    {
        public string assetBundleName;
        public string assetBundleVariant;
        public string[] assetNames;
        public string[] addressableNames;
    }
}
