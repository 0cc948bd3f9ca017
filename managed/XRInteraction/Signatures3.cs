// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.Interaction.Toolkit.Filtering
{
    public sealed partial class XRInteractionStrengthFilterDelegate : UnityEngine.XR.Interaction.Toolkit.Filtering.IXRInteractionStrengthFilter
    {
        public System.Func<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable, float, float> delegateToProcess { get; set; }
        public bool canProcess { get; set; } = true;
        public XRInteractionStrengthFilterDelegate(System.Func<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable, float, float> delegateToProcess) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRInteractionStrengthFilterDelegate"); }
        public float Process(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable, float interactionStrength) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRInteractionStrengthFilterDelegate.Process"); }
        internal XRInteractionStrengthFilterDelegate() { }
    }
    [System.SerializableAttribute]
    public partial class XRLastSelectedEvaluator : UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator, UnityEngine.XR.Interaction.Toolkit.Filtering.IXRTargetEvaluatorLinkable
    {
        public float maxTime { get { return m_MaxTime; } set { m_MaxTime = value; } } [UnityEngine.SerializeField] private float m_MaxTime = 10f;
        public virtual void OnLink(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRLastSelectedEvaluator.OnLink"); }
        public virtual void OnUnlink(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRLastSelectedEvaluator.OnUnlink"); }
        protected override float CalculateNormalizedScore(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable target) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRLastSelectedEvaluator.CalculateNormalizedScore"); }
    }
    public partial class XRPokeFilter : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Filtering.IXRPokeFilter, UnityEngine.XR.Interaction.Toolkit.Filtering.IPokeStateDataProvider
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable pokeInteractable { get { return m_Interactable; } set { m_Interactable = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactables.XRBaseInteractable m_Interactable;
        public UnityEngine.Collider pokeCollider { get { return m_PokeCollider; } set { m_PokeCollider = value; } } [UnityEngine.SerializeField] private UnityEngine.Collider m_PokeCollider;
        public UnityEngine.XR.Interaction.Toolkit.Filtering.PokeThresholdDatumProperty pokeConfiguration { get { return m_PokeConfiguration; } set { m_PokeConfiguration = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Filtering.PokeThresholdDatumProperty m_PokeConfiguration = new UnityEngine.XR.Interaction.Toolkit.Filtering.PokeThresholdDatumProperty(new UnityEngine.XR.Interaction.Toolkit.Filtering.PokeThresholdData());
        public Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<UnityEngine.XR.Interaction.Toolkit.Filtering.PokeStateData> pokeStateData { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRPokeFilter.pokeStateData"); } }
        public virtual bool canProcess { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRPokeFilter.canProcess"); } }
        [System.Diagnostics.ConditionalAttribute("UNITY_EDITOR")] protected virtual void Reset() { }
        [System.Diagnostics.ConditionalAttribute("UNITY_EDITOR")] protected void OnValidate() { }
        protected void Awake() { }
        protected void Start() { }
        protected void OnDestroy() { }
        [System.Diagnostics.ConditionalAttribute("UNITY_EDITOR")] protected void OnDrawGizmosSelected() { }
        public bool Process(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRPokeFilter.Process"); }
        public float Process(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable, float interactionStrength) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRPokeFilter.Process"); }
    }
    public sealed partial class XRSelectFilterDelegate : UnityEngine.XR.Interaction.Toolkit.Filtering.IXRSelectFilter
    {
        public System.Func<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable, bool> delegateToProcess { get; set; }
        public bool canProcess { get; set; } = true;
        public XRSelectFilterDelegate(System.Func<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable, bool> delegateToProcess) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRSelectFilterDelegate"); }
        public bool Process(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRSelectFilterDelegate.Process"); }
        internal XRSelectFilterDelegate() { }
    }
    [System.SerializableAttribute]
    public abstract partial class XRTargetEvaluator : System.IDisposable
    {
        public UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter filter { get { return m_Filter; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter m_Filter;
        public bool enabled { get { return m_Enabled; } set { m_Enabled = value; } } [UnityEngine.SerializeField] private bool m_Enabled = true;
        public UnityEngine.AnimationCurve weight { get { return m_Weight; } set { m_Weight = value; } } [UnityEngine.SerializeField] private UnityEngine.AnimationCurve m_Weight;
        public bool disposed { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator.disposed"); } }
        protected virtual void Awake() { }
        protected virtual void OnDispose() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        public virtual void Reset() { }
        public float GetWeightedScore(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable target) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator.GetWeightedScore"); }
        protected abstract float CalculateNormalizedScore(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable target);
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator.Dispose"); }
    }
    public sealed partial class XRTargetFilter : UnityEngine.XR.Interaction.Toolkit.Filtering.XRBaseTargetFilter, System.Collections.Generic.IEnumerable<UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator>
    {
        public int evaluatorCount { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter.evaluatorCount"); } }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor> interactorLinked { add { } remove { } }
        public event System.Action<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor> interactorUnlinked { add { } remove { } }
        public void GetLinkedInteractors(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor> results) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter.GetLinkedInteractors"); }
        public void GetEvaluators(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator> results) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter.GetEvaluators"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter.System.Collections.IEnumerable.GetEnumerator"); }
        public System.Collections.Generic.IEnumerator<UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter.GetEnumerator"); }
        public UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator GetEvaluatorAt(int index) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter.GetEvaluatorAt"); }
        public UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator GetEvaluator(System.Type type) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter.GetEvaluator"); }
        public T GetEvaluator<T>() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter.GetEvaluator"); }
        public void GetEnabledEvaluators(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator> results) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter.GetEnabledEvaluators"); }
        public UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator AddEvaluator(System.Type evaluatorType) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter.AddEvaluator"); }
        public T AddEvaluator<T>() where T : UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter.AddEvaluator"); }
        public void RemoveEvaluatorAt(int index) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter.RemoveEvaluatorAt"); }
        public void RemoveEvaluator(UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator evaluator) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter.RemoveEvaluator"); }
        public void MoveEvaluatorTo(UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator evaluator, int newIndex) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter.MoveEvaluatorTo"); }
        public override void Process(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> targets, System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> results) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetFilter.Process"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit
{
    [System.SerializableAttribute]
    public sealed partial class FocusEnterEvent : UnityEngine.Events.UnityEvent<UnityEngine.XR.Interaction.Toolkit.FocusEnterEventArgs>
    {
    }
    public partial class FocusEnterEventArgs : UnityEngine.XR.Interaction.Toolkit.BaseInteractionEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup interactionGroup { get; set; }
        public UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable interactableObject { get { return m_KeptInteractableObject.Get("UnityEngine.XR.Interaction.Toolkit.FocusEnterEventArgs.interactableObject"); } set { m_KeptInteractableObject.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable> m_KeptInteractableObject;
        public UnityEngine.XR.Interaction.Toolkit.XRInteractionManager manager { get; set; }
    }
    [System.SerializableAttribute]
    public sealed partial class FocusExitEvent : UnityEngine.Events.UnityEvent<UnityEngine.XR.Interaction.Toolkit.FocusExitEventArgs>
    {
    }
    public partial class FocusExitEventArgs : UnityEngine.XR.Interaction.Toolkit.BaseInteractionEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractionGroup interactionGroup { get; set; }
        public UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable interactableObject { get { return m_KeptInteractableObject.Get("UnityEngine.XR.Interaction.Toolkit.FocusExitEventArgs.interactableObject"); } set { m_KeptInteractableObject.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRFocusInteractable> m_KeptInteractableObject;
        public UnityEngine.XR.Interaction.Toolkit.XRInteractionManager manager { get; set; }
        public bool isCanceled { get; set; }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Gaze
{
    public partial interface IXRAimAssist
    {
        UnityEngine.Vector3 GetAssistedVelocity(in UnityEngine.Vector3 source, in UnityEngine.Vector3 velocity, float gravity);
        UnityEngine.Vector3 GetAssistedVelocity(in UnityEngine.Vector3 source, in UnityEngine.Vector3 velocity, float gravity, float maxAngle);
    }
    public partial interface IXROverridesGazeAutoSelect
    {
        bool overrideGazeTimeToSelect { get; }
        float gazeTimeToSelect { get; }
        bool overrideTimeToAutoDeselectGaze { get; }
        float timeToAutoDeselectGaze { get; }
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class XRGazeAssistance : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Gaze.IXRAimAssist
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.XRGazeInteractor gazeInteractor { get { return m_GazeInteractor; } set { m_GazeInteractor = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Interactors.XRGazeInteractor m_GazeInteractor;
        public float fallbackDivergence { get { return m_FallbackDivergence; } set { m_FallbackDivergence = value; } } [UnityEngine.SerializeField] private float m_FallbackDivergence = 60f;
        public bool hideCursorWithNoActiveRays { get { return m_HideCursorWithNoActiveRays; } set { m_HideCursorWithNoActiveRays = value; } } [UnityEngine.SerializeField] private bool m_HideCursorWithNoActiveRays = true;
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Gaze.XRGazeAssistance.InteractorData> rayInteractors { get { return m_RayInteractors; } set { m_RayInteractors = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Gaze.XRGazeAssistance.InteractorData> m_RayInteractors = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Gaze.XRGazeAssistance.InteractorData>();
        public float aimAssistRequiredAngle { get { return m_AimAssistRequiredAngle; } set { m_AimAssistRequiredAngle = value; } } [UnityEngine.SerializeField] private float m_AimAssistRequiredAngle = 30f;
        public float aimAssistRequiredSpeed { get { return m_AimAssistRequiredSpeed; } set { m_AimAssistRequiredSpeed = value; } } [UnityEngine.SerializeField] private float m_AimAssistRequiredSpeed = 0.25f;
        public float aimAssistPercent { get { return m_AimAssistPercent; } set { m_AimAssistPercent = value; } } [UnityEngine.SerializeField] private float m_AimAssistPercent = 0.8f;
        public float aimAssistMaxSpeedPercent { get { return m_AimAssistMaxSpeedPercent; } set { m_AimAssistMaxSpeedPercent = value; } } [UnityEngine.SerializeField] private float m_AimAssistMaxSpeedPercent = 10f;
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected void Start() { }
        protected void Update() { }
        protected void LateUpdate() { }
        public UnityEngine.Vector3 GetAssistedVelocity(in UnityEngine.Vector3 source, in UnityEngine.Vector3 velocity, float gravity) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Gaze.XRGazeAssistance.GetAssistedVelocity"); }
        public UnityEngine.Vector3 GetAssistedVelocity(in UnityEngine.Vector3 source, in UnityEngine.Vector3 velocity, float gravity, float maxAngle) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Gaze.XRGazeAssistance.GetAssistedVelocity"); }
        [System.SerializableAttribute]
        public sealed partial class InteractorData
        {
            public UnityEngine.Object interactor { get { return m_Interactor; } set { m_Interactor = value; } } [UnityEngine.SerializeField] private UnityEngine.Object m_Interactor;
            public bool teleportRay { get { return m_TeleportRay; } set { m_TeleportRay = value; } } [UnityEngine.SerializeField] private bool m_TeleportRay;
            public bool fallback { get; internal set; }
        }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit
{
    public static partial class GizmoHelpers
    {
        public static void DrawWirePlaneOriented(UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.GizmoHelpers.DrawWirePlaneOriented"); }
        public static void DrawWireCubeOriented(UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.GizmoHelpers.DrawWireCubeOriented"); }
        public static void DrawAxisArrows(UnityEngine.Transform transform, float size) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.GizmoHelpers.DrawAxisArrows"); }
    }
    [System.SerializableAttribute]
    public sealed partial class HoverEnterEvent : UnityEngine.Events.UnityEvent<UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs>
    {
    }
    public partial class HoverEnterEventArgs : UnityEngine.XR.Interaction.Toolkit.BaseInteractionEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactorObject { get { return m_KeptInteractorObject.Get("UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs.interactorObject"); } set { m_KeptInteractorObject.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor> m_KeptInteractorObject;
        public UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactableObject { get { return m_KeptInteractableObject.Get("UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs.interactableObject"); } set { m_KeptInteractableObject.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable> m_KeptInteractableObject;
        public UnityEngine.XR.Interaction.Toolkit.XRInteractionManager manager { get; set; }
    }
    [System.SerializableAttribute]
    public sealed partial class HoverExitEvent : UnityEngine.Events.UnityEvent<UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs>
    {
    }
    public partial class HoverExitEventArgs : UnityEngine.XR.Interaction.Toolkit.BaseInteractionEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactorObject { get { return m_KeptInteractorObject.Get("UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs.interactorObject"); } set { m_KeptInteractorObject.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor> m_KeptInteractorObject;
        public UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactableObject { get { return m_KeptInteractableObject.Get("UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs.interactableObject"); } set { m_KeptInteractableObject.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable> m_KeptInteractableObject;
        public UnityEngine.XR.Interaction.Toolkit.XRInteractionManager manager { get; set; }
        public bool isCanceled { get; set; }
    }
    public partial interface IInteractorDistanceEvaluator
    {
        float EvaluateDistance(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable);
    }
    [System.Obsolete]
    public static partial class InputHelpers
    {
        [System.Obsolete] public static bool IsPressed(this UnityEngine.XR.InputDevice device, UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button button, out bool isPressed, float pressThreshold = -1f) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.InputHelpers.IsPressed"); }
        [System.Obsolete] public static bool TryReadSingleValue(this UnityEngine.XR.InputDevice device, UnityEngine.XR.Interaction.Toolkit.InputHelpers.Button button, out float singleValue) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.InputHelpers.TryReadSingleValue"); }
        [System.Obsolete] public static bool TryReadAxis2DValue(this UnityEngine.XR.InputDevice device, UnityEngine.XR.Interaction.Toolkit.InputHelpers.Axis2D axis2D, out UnityEngine.Vector2 value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.InputHelpers.TryReadAxis2DValue"); }
        [System.Obsolete]
        public enum Button
        {
            None = 0,
            MenuButton = 1,
            Trigger = 2,
            Grip = 3,
            TriggerButton = 4,
            GripButton = 5,
            PrimaryButton = 6,
            PrimaryTouch = 7,
            SecondaryButton = 8,
            SecondaryTouch = 9,
            Primary2DAxisTouch = 10,
            Primary2DAxisClick = 11,
            Secondary2DAxisTouch = 12,
            Secondary2DAxisClick = 13,
            PrimaryAxis2DUp = 14,
            PrimaryAxis2DDown = 15,
            PrimaryAxis2DLeft = 16,
            PrimaryAxis2DRight = 17,
            SecondaryAxis2DUp = 18,
            SecondaryAxis2DDown = 19,
            SecondaryAxis2DLeft = 20,
            SecondaryAxis2DRight = 21,
        }
        [System.Obsolete]
        public enum Axis2D
        {
            None = 0,
            PrimaryAxis2D = 1,
            SecondaryAxis2D = 2,
        }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Inputs
{
    public enum Cardinal
    {
        North = 0,
        South = 1,
        East = 2,
        West = 3,
    }
    public static partial class CardinalUtility
    {
        public static UnityEngine.XR.Interaction.Toolkit.Inputs.Cardinal GetNearestCardinal(UnityEngine.Vector2 value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.CardinalUtility.GetNearestCardinal"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Inputs.Composites
{
    public partial class ButtonFallbackComposite : UnityEngine.XR.Interaction.Toolkit.Inputs.Composites.FallbackComposite<float>
    {
        public int first;
        public int second;
        public int third;
        public override float ReadValue(ref UnityEngine.InputSystem.InputBindingCompositeContext context) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Composites.ButtonFallbackComposite.ReadValue"); }
    }
    public abstract partial class FallbackComposite<TValue> : UnityEngine.InputSystem.InputBindingComposite<TValue> where TValue : struct
    {
    }
    public partial class IntegerFallbackComposite : UnityEngine.XR.Interaction.Toolkit.Inputs.Composites.FallbackComposite<int>
    {
        public int first;
        public int second;
        public int third;
        public override int ReadValue(ref UnityEngine.InputSystem.InputBindingCompositeContext context) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Composites.IntegerFallbackComposite.ReadValue"); }
    }
    public partial class QuaternionFallbackComposite : UnityEngine.XR.Interaction.Toolkit.Inputs.Composites.FallbackComposite<UnityEngine.Quaternion>
    {
        public int first;
        public int second;
        public int third;
        public override UnityEngine.Quaternion ReadValue(ref UnityEngine.InputSystem.InputBindingCompositeContext context) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Composites.QuaternionFallbackComposite.ReadValue"); }
    }
    public partial class Vector3FallbackComposite : UnityEngine.XR.Interaction.Toolkit.Inputs.Composites.FallbackComposite<UnityEngine.Vector3>
    {
        public int first;
        public int second;
        public int third;
        public override UnityEngine.Vector3 ReadValue(ref UnityEngine.InputSystem.InputBindingCompositeContext context) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Composites.Vector3FallbackComposite.ReadValue"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics
{
    public partial class HapticControlActionManager
    {
        public HapticControlActionManager() { }
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannelGroup GetChannelGroup(UnityEngine.InputSystem.InputAction action) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.HapticControlActionManager.GetChannelGroup"); }
    }
    public partial class HapticImpulseCommandChannel : UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannel
    {
        public int motorChannel { get; set; }
        public UnityEngine.InputSystem.InputDevice device { get; set; }
        public bool SendHapticImpulse(float amplitude, float duration, float frequency) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.HapticImpulseCommandChannel.SendHapticImpulse"); }
    }
    public partial class HapticImpulseCommandChannelGroup : UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannelGroup
    {
        public int channelCount { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.HapticImpulseCommandChannelGroup.channelCount"); } }
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannel GetChannel(int channel = 0) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.HapticImpulseCommandChannelGroup.GetChannel"); }
        public void Initialize(UnityEngine.InputSystem.InputDevice device) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.HapticImpulseCommandChannelGroup.Initialize"); }
    }
    public partial class HapticImpulsePlayer : UnityEngine.MonoBehaviour
    {
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputHapticImpulseProvider hapticOutput { get { return m_HapticOutput; } set { m_HapticOutput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputHapticImpulseProvider m_HapticOutput;
        public float amplitudeMultiplier { get { return m_AmplitudeMultiplier; } set { m_AmplitudeMultiplier = value; } } [UnityEngine.SerializeField] private float m_AmplitudeMultiplier = 1f;
        protected void Awake() { }
        protected void OnEnable() { }
        protected void OnDisable() { }
        public bool SendHapticImpulse(float amplitude, float duration) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.HapticImpulsePlayer.SendHapticImpulse"); }
        public bool SendHapticImpulse(float amplitude, float duration, float frequency) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.HapticImpulsePlayer.SendHapticImpulse"); }
    }
    public partial class HapticImpulseSingleChannelGroup : UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannelGroup
    {
        public int channelCount { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.HapticImpulseSingleChannelGroup.channelCount"); } }
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannel impulseChannel { get; internal set; }
        public HapticImpulseSingleChannelGroup(UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannel channel) { this.impulseChannel = channel; }
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannel GetChannel(int channel = 0) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.HapticImpulseSingleChannelGroup.GetChannel"); }
        internal HapticImpulseSingleChannelGroup() { }
    }
    public static partial class HapticsUtility
    {
        public static bool SendHapticImpulse(float amplitude, float duration, UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.HapticsUtility.Controller controller, float frequency = 0f, int channel = 0) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.HapticsUtility.SendHapticImpulse"); }
        public enum Controller
        {
            Left = 0,
            Right = 1,
            Both = 2,
        }
    }
    public partial interface IXRHapticImpulseChannel
    {
        bool SendHapticImpulse(float amplitude, float duration, float frequency = 0f);
    }
    public partial interface IXRHapticImpulseChannelGroup
    {
        int channelCount { get; }
        UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannel GetChannel(int channel = 0);
    }
    public partial interface IXRHapticImpulseProvider
    {
        UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannelGroup GetChannelGroup();
    }
    public partial class XRInputDeviceHapticImpulseChannel : UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannel
    {
        public int motorChannel { get; set; }
        public UnityEngine.XR.InputDevice device { get; set; }
        public bool SendHapticImpulse(float amplitude, float duration, float frequency) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputDeviceHapticImpulseChannel.SendHapticImpulse"); }
    }
    public partial class XRInputDeviceHapticImpulseChannelGroup : UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannelGroup
    {
        public int channelCount { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputDeviceHapticImpulseChannelGroup.channelCount"); } }
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannel GetChannel(int channel = 0) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputDeviceHapticImpulseChannelGroup.GetChannel"); }
        public void Initialize(UnityEngine.XR.InputDevice device) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputDeviceHapticImpulseChannelGroup.Initialize"); }
    }
    public partial class XRInputDeviceHapticImpulseProvider : UnityEngine.ScriptableObject, UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseProvider
    {
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannelGroup GetChannelGroup() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputDeviceHapticImpulseProvider.GetChannelGroup"); }
    }
    [System.SerializableAttribute]
    public partial class XRInputHapticImpulseProvider : UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseProvider
    {
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputHapticImpulseProvider.InputSourceMode inputSourceMode { get { return m_InputSourceMode; } set { m_InputSourceMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputHapticImpulseProvider.InputSourceMode m_InputSourceMode = UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputHapticImpulseProvider.InputSourceMode.InputActionReference;
        public UnityEngine.InputSystem.InputAction inputAction { get { return m_InputAction; } set { m_InputAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputAction m_InputAction;
        public UnityEngine.InputSystem.InputActionReference inputActionReference { get { return m_InputActionReference; } set { m_InputActionReference = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_InputActionReference;
        public XRInputHapticImpulseProvider() { }
        public XRInputHapticImpulseProvider(string name = null, bool wantsInitialStateCheck = false, UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputHapticImpulseProvider.InputSourceMode inputSourceMode = (UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputHapticImpulseProvider.InputSourceMode)2) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputHapticImpulseProvider"); }
        public void EnableDirectActionIfModeUsed() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputHapticImpulseProvider.EnableDirectActionIfModeUsed"); }
        public void DisableDirectActionIfModeUsed() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputHapticImpulseProvider.DisableDirectActionIfModeUsed"); }
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseProvider GetObjectReference() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputHapticImpulseProvider.GetObjectReference"); }
        public void SetObjectReference(UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseProvider value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputHapticImpulseProvider.SetObjectReference"); }
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.IXRHapticImpulseChannelGroup GetChannelGroup() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputHapticImpulseProvider.GetChannelGroup"); }
        public enum InputSourceMode
        {
            Unused = 0,
            InputAction = 1,
            InputActionReference = 2,
            ObjectReference = 3,
        }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Inputs
{
    public partial class InputActionManager : UnityEngine.MonoBehaviour
    {
        public System.Collections.Generic.List<UnityEngine.InputSystem.InputActionAsset> actionAssets { get { return m_ActionAssets; } set { m_ActionAssets = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.InputSystem.InputActionAsset> m_ActionAssets;
        protected void OnEnable() { }
        protected void OnDisable() { }
        public void EnableInput() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.InputActionManager.EnableInput"); }
        public void DisableInput() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.InputActionManager.DisableInput"); }
    }
    public static partial class InputActionPropertyExtensions
    {
        public static void EnableDirectAction(this UnityEngine.InputSystem.InputActionProperty property) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.InputActionPropertyExtensions.EnableDirectAction"); }
        public static void DisableDirectAction(this UnityEngine.InputSystem.InputActionProperty property) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.InputActionPropertyExtensions.DisableDirectAction"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Inputs.Interactions
{
    public partial class SectorInteraction : UnityEngine.InputSystem.IInputInteraction<UnityEngine.Vector2>
    {
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Interactions.SectorInteraction.Directions directions;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Interactions.SectorInteraction.SweepBehavior sweepBehavior;
        public float pressPoint = -1f;
        public static float defaultPressPoint { get; set; } = 0.5f;
        public void Process(ref UnityEngine.InputSystem.InputInteractionContext context) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Interactions.SectorInteraction.Process"); }
        public void Reset() { }
        [System.FlagsAttribute]
        public enum Directions
        {
            None = 0,
            North = 1,
            South = 2,
            East = 4,
            West = 8,
        }
        public enum SweepBehavior
        {
            Locked = 0,
            AllowReentry = 1,
            DisallowReentry = 2,
            HistoryIndependent = 3,
        }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Inputs.Readers
{
    public partial interface IXRInputButtonReader : UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.IXRInputValueReader<float>
    {
        bool ReadIsPerformed();
        bool ReadWasPerformedThisFrame();
        bool ReadWasCompletedThisFrame();
    }
    public partial interface IXRInputValueReader
    {
    }
    public partial interface IXRInputValueReader<TValue> : UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.IXRInputValueReader where TValue : struct
    {
        TValue ReadValue();
        bool TryReadValue(out TValue value);
    }
    [System.SerializableAttribute]
    public sealed partial class InputFeatureUsageString<T> where T : struct
    {
        public string name { get { return m_Name; } set { m_Name = value; } } [UnityEngine.SerializeField] private string m_Name;
        public InputFeatureUsageString() { }
        public InputFeatureUsageString(string usageName) { this.name = usageName; }
    }
    public partial class XRInputButtonReader : UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.IXRInputButtonReader
    {
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader.InputSourceMode inputSourceMode { get { return m_InputSourceMode; } set { m_InputSourceMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader.InputSourceMode m_InputSourceMode = UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader.InputSourceMode.InputActionReference;
        public UnityEngine.InputSystem.InputAction inputActionPerformed { get { return m_InputActionPerformed; } set { m_InputActionPerformed = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputAction m_InputActionPerformed;
        public UnityEngine.InputSystem.InputAction inputActionValue { get { return m_InputActionValue; } set { m_InputActionValue = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputAction m_InputActionValue;
        public UnityEngine.InputSystem.InputActionReference inputActionReferencePerformed { get { return m_InputActionReferencePerformed; } set { m_InputActionReferencePerformed = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_InputActionReferencePerformed;
        public UnityEngine.InputSystem.InputActionReference inputActionReferenceValue { get { return m_InputActionReferenceValue; } set { m_InputActionReferenceValue = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_InputActionReferenceValue;
        public bool manualPerformed { get { return m_ManualPerformed; } set { m_ManualPerformed = value; } } [UnityEngine.SerializeField] private bool m_ManualPerformed;
        public float manualValue { get { return m_ManualValue; } set { m_ManualValue = value; } } [UnityEngine.SerializeField] private float m_ManualValue;
        public int manualFramePerformed { get; set; }
        public int manualFrameCompleted { get; set; }
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.IXRInputButtonReader bypass { get; set; }
        public XRInputButtonReader() { }
        public void QueueManualState(bool performed, float value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader.QueueManualState"); }
        public void QueueManualState(bool performed, float value, bool performedThisFrame, bool completedThisFrame) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader.QueueManualState"); }
        public enum InputSourceMode
        {
            Unused = 0,
            InputAction = 1,
            InputActionReference = 2,
            ObjectReference = 3,
            ManualValue = 4,
        }
    }
    public partial class XRInputDeviceBoolValueReader : UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<bool>
    {
        public override bool ReadValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceBoolValueReader.ReadValue"); }
        public override bool TryReadValue(out bool value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceBoolValueReader.TryReadValue"); }
    }
    public sealed partial class XRInputDeviceButtonReader : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.IXRInputButtonReader
    {
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceBoolValueReader boolValueReader { get { return m_BoolValueReader; } set { m_BoolValueReader = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceBoolValueReader m_BoolValueReader;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceFloatValueReader floatValueReader { get { return m_FloatValueReader; } set { m_FloatValueReader = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceFloatValueReader m_FloatValueReader;
        public bool ReadIsPerformed() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceButtonReader.ReadIsPerformed"); }
        public bool ReadWasPerformedThisFrame() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceButtonReader.ReadWasPerformedThisFrame"); }
        public bool ReadWasCompletedThisFrame() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceButtonReader.ReadWasCompletedThisFrame"); }
        public float ReadValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceButtonReader.ReadValue"); }
        public bool TryReadValue(out float value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceButtonReader.TryReadValue"); }
    }
    public partial class XRInputDeviceFloatValueReader : UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<float>
    {
        public override float ReadValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceFloatValueReader.ReadValue"); }
        public override bool TryReadValue(out float value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceFloatValueReader.TryReadValue"); }
    }
    public partial class XRInputDeviceInputTrackingStateValueReader : UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<UnityEngine.XR.InputTrackingState>
    {
        public override UnityEngine.XR.InputTrackingState ReadValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceInputTrackingStateValueReader.ReadValue"); }
        public override bool TryReadValue(out UnityEngine.XR.InputTrackingState value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceInputTrackingStateValueReader.TryReadValue"); }
    }
    public partial class XRInputDeviceQuaternionValueReader : UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<UnityEngine.Quaternion>
    {
        public override UnityEngine.Quaternion ReadValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceQuaternionValueReader.ReadValue"); }
        public override bool TryReadValue(out UnityEngine.Quaternion value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceQuaternionValueReader.TryReadValue"); }
    }
    public abstract partial class XRInputDeviceValueReader : UnityEngine.ScriptableObject
    {
        public UnityEngine.XR.InputDeviceCharacteristics characteristics { get { return m_Characteristics; } set { m_Characteristics = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.InputDeviceCharacteristics m_Characteristics;
    }
    public abstract partial class XRInputDeviceValueReader<TValue> : UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader, UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.IXRInputValueReader<TValue> where TValue : struct
    {
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.InputFeatureUsageString<TValue> usage { get { return m_Usage; } set { m_Usage = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.InputFeatureUsageString<TValue> m_Usage;
        public abstract TValue ReadValue();
        public abstract bool TryReadValue(out TValue value);
        protected bool ReadBoolValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<TValue>.ReadBoolValue"); }
        protected uint ReadUIntValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<TValue>.ReadUIntValue"); }
        protected float ReadFloatValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<TValue>.ReadFloatValue"); }
        protected UnityEngine.Vector2 ReadVector2Value() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<TValue>.ReadVector2Value"); }
        protected UnityEngine.Vector3 ReadVector3Value() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<TValue>.ReadVector3Value"); }
        protected UnityEngine.Quaternion ReadQuaternionValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<TValue>.ReadQuaternionValue"); }
        protected UnityEngine.XR.InputTrackingState ReadInputTrackingStateValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<TValue>.ReadInputTrackingStateValue"); }
        protected bool TryReadBoolValue(out bool value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<TValue>.TryReadBoolValue"); }
        protected bool TryReadUIntValue(out uint value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<TValue>.TryReadUIntValue"); }
        protected bool TryReadFloatValue(out float value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<TValue>.TryReadFloatValue"); }
        protected bool TryReadVector2Value(out UnityEngine.Vector2 value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<TValue>.TryReadVector2Value"); }
        protected bool TryReadVector3Value(out UnityEngine.Vector3 value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<TValue>.TryReadVector3Value"); }
        protected bool TryReadQuaternionValue(out UnityEngine.Quaternion value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<TValue>.TryReadQuaternionValue"); }
        protected bool TryReadInputTrackingStateValue(out UnityEngine.XR.InputTrackingState value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<TValue>.TryReadInputTrackingStateValue"); }
        protected bool RefreshInputDeviceIfNeeded() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<TValue>.RefreshInputDeviceIfNeeded"); }
    }
    public partial class XRInputDeviceVector2ValueReader : UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<UnityEngine.Vector2>
    {
        public override UnityEngine.Vector2 ReadValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceVector2ValueReader.ReadValue"); }
        public override bool TryReadValue(out UnityEngine.Vector2 value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceVector2ValueReader.TryReadValue"); }
    }
    public partial class XRInputDeviceVector3ValueReader : UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceValueReader<UnityEngine.Vector3>
    {
        public override UnityEngine.Vector3 ReadValue() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceVector3ValueReader.ReadValue"); }
        public override bool TryReadValue(out UnityEngine.Vector3 value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputDeviceVector3ValueReader.TryReadValue"); }
    }
    public static partial class XRInputReaderUtility
    {
        public static void SetInputProperty(ref UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputHapticImpulseProvider property, UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.XRInputHapticImpulseProvider value, UnityEngine.Behaviour behavior) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputReaderUtility.SetInputProperty"); }
        public static void SetInputProperty(ref UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader property, UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader value, UnityEngine.Behaviour behavior) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputReaderUtility.SetInputProperty"); }
        public static void SetInputProperty<TValue>(ref UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<TValue> property, UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<TValue> value, UnityEngine.Behaviour behavior) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputReaderUtility.SetInputProperty"); }
    }
    public abstract partial class XRInputValueReader
    {
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader.InputSourceMode inputSourceMode { get { return m_InputSourceMode; } set { m_InputSourceMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader.InputSourceMode m_InputSourceMode = UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader.InputSourceMode.InputActionReference;
        public UnityEngine.InputSystem.InputAction inputAction { get { return m_InputAction; } set { m_InputAction = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputAction m_InputAction;
        public UnityEngine.InputSystem.InputActionReference inputActionReference { get { return m_InputActionReference; } set { m_InputActionReference = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputActionReference m_InputActionReference;
        protected XRInputValueReader(UnityEngine.InputSystem.InputAction inputAction, UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader.InputSourceMode inputSourceMode) { this.inputAction = inputAction; this.inputSourceMode = inputSourceMode; }
        public XRInputValueReader() { }
        public enum InputSourceMode
        {
            Unused = 0,
            InputAction = 1,
            InputActionReference = 2,
            ObjectReference = 3,
            ManualValue = 4,
        }
    }
    public partial class XRInputValueReader<TValue> : UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader, UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.IXRInputValueReader<TValue>
    {
        public TValue manualValue { get { return m_ManualValue; } set { m_ManualValue = value; } } [UnityEngine.SerializeField] private TValue m_ManualValue;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.IXRInputValueReader<TValue> bypass { get; set; }
        public XRInputValueReader() { }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation
{
    [System.FlagsAttribute]
    public enum Axis2DTargets
    {
        None = 0,
        Position = 1,
        Primary2DAxis = 2,
        Secondary2DAxis = 4,
    }
    public enum ControllerInputMode
    {
        None = 0,
        Trigger = 1,
        Grip = 2,
        PrimaryButton = 3,
        SecondaryButton = 4,
        Menu = 5,
        Primary2DAxisClick = 6,
        Secondary2DAxisClick = 7,
        Primary2DAxisTouch = 8,
        Secondary2DAxisTouch = 9,
        PrimaryTouch = 10,
        SecondaryTouch = 11,
    }
    public partial class SimulatedDeviceLifecycleManager : UnityEngine.MonoBehaviour
    {
        public bool removeOtherHMDDevices { get { return m_RemoveOtherHMDDevices; } set { m_RemoveOtherHMDDevices = value; } } [UnityEngine.SerializeField] private bool m_RemoveOtherHMDDevices = true;
        public bool handTrackingCapability { get { return m_HandTrackingCapability; } set { m_HandTrackingCapability = value; } } [UnityEngine.SerializeField] private bool m_HandTrackingCapability = true;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.SimulatedDeviceLifecycleManager.DeviceMode deviceMode { get; internal set; } = UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.SimulatedDeviceLifecycleManager.DeviceMode.Controller;
        public static UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.SimulatedDeviceLifecycleManager instance { get; internal set; }
        protected virtual void Awake() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected virtual void OnDestroy() { }
        protected virtual void Update() { }
        public enum DeviceMode
        {
            Controller = 0,
            Hand = 1,
            None = 2,
        }
    }
    [System.SerializableAttribute]
    public partial class SimulatedHandExpression : UnityEngine.ISerializationCallbackReceiver
    {
        public string name { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.SimulatedHandExpression.name"); } }
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader toggleInput { get { return m_ToggleInput; } set { m_ToggleInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputButtonReader m_ToggleInput;
        public bool isQuickAction { get { return m_IsQuickAction; } set { m_IsQuickAction = value; } } [UnityEngine.SerializeField] private bool m_IsQuickAction;
        public UnityEngine.Sprite icon { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.SimulatedHandExpression.icon"); } }
        void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { }
        void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { }
    }
    public partial class SimulatedHandExpressionManager : UnityEngine.MonoBehaviour
    {
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.SimulatedHandExpression> simulatedHandExpressions { get { return m_SimulatedHandExpressions; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.SimulatedHandExpression> m_SimulatedHandExpressions = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Inputs.Simulation.SimulatedHandExpression>();
        protected virtual void Start() { }
    }
    public enum Space
    {
        Local = 0,
        Parent = 1,
        Screen = 2,
    }
    [System.FlagsAttribute]
    public enum TargetedDevices
    {
        None = 0,
        FPS = 1,
        LeftDevice = 2,
        RightDevice = 4,
        HMD = 8,
    }
}
