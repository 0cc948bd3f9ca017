// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State
{
    [UnityEngine.DisallowMultipleComponent]
    [System.Obsolete]
    public partial class XRInteractorAffordanceStateProvider : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.BaseAffordanceStateProvider
    {
        public UnityEngine.Object interactorSource { get { return m_InteractorSource; } set { m_InteractorSource = value; } } [UnityEngine.SerializeField] private UnityEngine.Object m_InteractorSource;
        public bool ignoreHoverEvents { get { return m_IgnoreHoverEvents; } set { m_IgnoreHoverEvents = value; } } [UnityEngine.SerializeField] private bool m_IgnoreHoverEvents;
        public bool ignoreSelectEvents { get { return m_IgnoreSelectEvents; } set { m_IgnoreSelectEvents = value; } } [UnityEngine.SerializeField] private bool m_IgnoreSelectEvents;
        public bool ignoreActivateEvents { get { return m_IgnoreActivateEvents; } set { m_IgnoreActivateEvents = value; } } [UnityEngine.SerializeField] private bool m_IgnoreActivateEvents = true;
        public bool ignoreUGUIHover { get { return m_IgnoreUGUIHover; } set { m_IgnoreUGUIHover = value; } } [UnityEngine.SerializeField] private bool m_IgnoreUGUIHover;
        public bool ignoreUGUISelect { get { return m_IgnoreUGUISelect; } set { m_IgnoreUGUISelect = value; } } [UnityEngine.SerializeField] private bool m_IgnoreUGUISelect;
        public bool ignoreXRInteractionEvents { get { return m_IgnoreXRInteractionEvents; } set { m_IgnoreXRInteractionEvents = value; } } [UnityEngine.SerializeField] private bool m_IgnoreXRInteractionEvents;
        protected virtual bool hasXRHover { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.hasXRHover"); } }
        protected virtual bool hasUIHover { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.hasUIHover"); } }
        protected virtual bool hasXRSelection { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.hasXRSelection"); } }
        protected virtual bool hasUISelection { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.hasUISelection"); } }
        protected virtual bool isActivated { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.isActivated"); } }
        protected virtual bool isRegistered { get; private set; }
        protected virtual bool isBlockedByGroup { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.isBlockedByGroup"); } }
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.SelectClickAnimationMode selectClickAnimationMode { get { return m_SelectClickAnimationMode; } set { m_SelectClickAnimationMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.SelectClickAnimationMode m_SelectClickAnimationMode = UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.SelectClickAnimationMode.SelectEntered;
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.ActivateClickAnimationMode activateClickAnimationMode { get { return m_ActivateClickAnimationMode; } set { m_ActivateClickAnimationMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.ActivateClickAnimationMode m_ActivateClickAnimationMode = UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.ActivateClickAnimationMode.Activated;
        public float clickAnimationDuration { get { return m_ClickAnimationDuration; } set { m_ClickAnimationDuration = value; } } [UnityEngine.SerializeField] private float m_ClickAnimationDuration = 0.25f;
        public Unity.XR.CoreUtils.Datums.AnimationCurveDatumProperty clickAnimationCurve { get { return m_ClickAnimationCurve; } set { m_ClickAnimationCurve = value; } } [UnityEngine.SerializeField] private Unity.XR.CoreUtils.Datums.AnimationCurveDatumProperty m_ClickAnimationCurve;
        protected void Awake() { }
        public bool SetBoundInteractionReceiver(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.SetBoundInteractionReceiver"); }
        public void RefreshState() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.RefreshState"); }
        protected virtual UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.AffordanceStateData GenerateNewAffordanceState() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.GenerateNewAffordanceState"); }
        protected virtual void OnRegistered(UnityEngine.XR.Interaction.Toolkit.InteractorRegisteredEventArgs args) { }
        protected virtual void OnUnregistered(UnityEngine.XR.Interaction.Toolkit.InteractorUnregisteredEventArgs args) { }
        protected virtual void OnHoverEntered(UnityEngine.XR.Interaction.Toolkit.HoverEnterEventArgs args) { }
        protected virtual void OnHoverExited(UnityEngine.XR.Interaction.Toolkit.HoverExitEventArgs args) { }
        protected virtual void OnSelectEntered(UnityEngine.XR.Interaction.Toolkit.SelectEnterEventArgs args) { }
        protected virtual void OnSelectExited(UnityEngine.XR.Interaction.Toolkit.SelectExitEventArgs args) { }
        protected virtual void OnLargestInteractionStrengthChanged(float value) { }
        protected virtual void SelectedClickBehavior() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.SelectedClickBehavior"); }
        protected virtual void ActivatedClickBehavior() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.ActivatedClickBehavior"); }
        protected virtual System.Collections.IEnumerator ClickAnimation(byte targetStateIndex, float duration, System.Action onComplete = null) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.State.XRInteractorAffordanceStateProvider.ClickAnimation"); }
        public enum SelectClickAnimationMode
        {
            None = 0,
            SelectEntered = 1,
            SelectExited = 2,
        }
        public enum ActivateClickAnimationMode
        {
            None = 0,
            Activated = 1,
            Deactivated = 2,
        }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme
{
    [System.SerializableAttribute]
    [System.Obsolete]
    public sealed partial class AffordanceThemeData<T>
    {
        public string stateName;
        public T animationStateStartValue;
        public T animationStateEndValue;
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Audio
{
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class AudioAffordanceTheme
    {
        protected AudioAffordanceTheme() { }
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Audio.AudioAffordanceThemeData GetAffordanceThemeDataForIndex(byte stateIndex) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Audio.AudioAffordanceTheme.GetAffordanceThemeDataForIndex"); }
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public sealed partial class AudioAffordanceThemeData
    {
        public string stateName;
        public UnityEngine.AudioClip stateEntered;
        public UnityEngine.AudioClip stateExited;
    }
    [System.Obsolete]
    public partial class AudioAffordanceThemeDatum : Unity.XR.CoreUtils.Datums.Datum<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Audio.AudioAffordanceTheme>
    {
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class AudioAffordanceThemeDatumProperty : Unity.XR.CoreUtils.Datums.DatumProperty<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Audio.AudioAffordanceTheme, UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Audio.AudioAffordanceThemeDatum>
    {
        public AudioAffordanceThemeDatumProperty(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Audio.AudioAffordanceTheme value) : base(value) { }
        public AudioAffordanceThemeDatumProperty(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Audio.AudioAffordanceThemeDatum datum) : base(datum) { }
        internal AudioAffordanceThemeDatumProperty() { }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme
{
    [System.SerializableAttribute]
    [System.Obsolete]
    public abstract partial class BaseAffordanceTheme<T> : System.IEquatable<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<T>> where T : struct
    {
        public UnityEngine.AnimationCurve animationCurve { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<T>.animationCurve"); } }
        protected BaseAffordanceTheme() { }
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.AffordanceThemeData<T> GetAffordanceThemeDataForIndex(byte stateIndex) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<T>.GetAffordanceThemeDataForIndex"); }
        public void SetAffordanceThemeDataList(System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.AffordanceThemeData<T>> newList) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<T>.SetAffordanceThemeDataList"); }
        public virtual void CopyFrom(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<T> other) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<T>.CopyFrom"); }
        public void SetAnimationCurve(UnityEngine.AnimationCurve newAnimationCurve) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<T>.SetAnimationCurve"); }
        public bool Equals(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<T> other) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<T>.Equals"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives
{
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class ColorAffordanceTheme : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<UnityEngine.Color>
    {
        public UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.ColorBlendMode colorBlendMode { get { return m_ColorBlendMode; } set { m_ColorBlendMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.ColorBlendMode m_ColorBlendMode = UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.ColorBlendMode.Solid;
        public float blendAmount { get { return m_BlendAmount; } set { m_BlendAmount = value; } } [UnityEngine.SerializeField] private float m_BlendAmount = 1f;
    }
    [System.Obsolete]
    public partial class ColorAffordanceThemeDatum : Unity.XR.CoreUtils.Datums.Datum<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.ColorAffordanceTheme>
    {
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class ColorAffordanceThemeDatumProperty : Unity.XR.CoreUtils.Datums.DatumProperty<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.ColorAffordanceTheme, UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.ColorAffordanceThemeDatum>
    {
        public ColorAffordanceThemeDatumProperty(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.ColorAffordanceTheme value) : base(value) { }
        public ColorAffordanceThemeDatumProperty(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.ColorAffordanceThemeDatum datum) : base(datum) { }
        internal ColorAffordanceThemeDatumProperty() { }
    }
    [System.Obsolete]
    public enum ColorBlendMode : byte
    {
        Solid = 0,
        Add = 1,
        Mix = 2,
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class FloatAffordanceTheme : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<float>
    {
    }
    [System.Obsolete]
    public partial class FloatAffordanceThemeDatum : Unity.XR.CoreUtils.Datums.Datum<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.FloatAffordanceTheme>
    {
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class FloatAffordanceThemeDatumProperty : Unity.XR.CoreUtils.Datums.DatumProperty<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.FloatAffordanceTheme, UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.FloatAffordanceThemeDatum>
    {
        public FloatAffordanceThemeDatumProperty(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.FloatAffordanceTheme value) : base(value) { }
        public FloatAffordanceThemeDatumProperty(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.FloatAffordanceThemeDatum datum) : base(datum) { }
        internal FloatAffordanceThemeDatumProperty() { }
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class Vector2AffordanceTheme : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<Unity.Mathematics.float2>
    {
    }
    [System.Obsolete]
    public partial class Vector2AffordanceThemeDatum : Unity.XR.CoreUtils.Datums.Datum<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector2AffordanceTheme>
    {
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class Vector2AffordanceThemeDatumProperty : Unity.XR.CoreUtils.Datums.DatumProperty<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector2AffordanceTheme, UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector2AffordanceThemeDatum>
    {
        public Vector2AffordanceThemeDatumProperty(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector2AffordanceTheme value) : base(value) { }
        public Vector2AffordanceThemeDatumProperty(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector2AffordanceThemeDatum datum) : base(datum) { }
        internal Vector2AffordanceThemeDatumProperty() { }
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class Vector3AffordanceTheme : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<Unity.Mathematics.float3>
    {
    }
    [System.Obsolete]
    public partial class Vector3AffordanceThemeDatum : Unity.XR.CoreUtils.Datums.Datum<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector3AffordanceTheme>
    {
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class Vector3AffordanceThemeDatumProperty : Unity.XR.CoreUtils.Datums.DatumProperty<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector3AffordanceTheme, UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector3AffordanceThemeDatum>
    {
        public Vector3AffordanceThemeDatumProperty(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector3AffordanceTheme value) : base(value) { }
        public Vector3AffordanceThemeDatumProperty(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector3AffordanceThemeDatum datum) : base(datum) { }
        internal Vector3AffordanceThemeDatumProperty() { }
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class Vector4AffordanceTheme : UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.BaseAffordanceTheme<Unity.Mathematics.float4>
    {
    }
    [System.Obsolete]
    public partial class Vector4AffordanceThemeDatum : Unity.XR.CoreUtils.Datums.Datum<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector4AffordanceTheme>
    {
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class Vector4AffordanceThemeDatumProperty : Unity.XR.CoreUtils.Datums.DatumProperty<UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector4AffordanceTheme, UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector4AffordanceThemeDatum>
    {
        public Vector4AffordanceThemeDatumProperty(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector4AffordanceTheme value) : base(value) { }
        public Vector4AffordanceThemeDatumProperty(UnityEngine.XR.Interaction.Toolkit.AffordanceSystem.Theme.Primitives.Vector4AffordanceThemeDatum datum) : base(datum) { }
        internal Vector4AffordanceThemeDatumProperty() { }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Attachment
{
    public static partial class AttachPointVelocityProviderExtensions
    {
        public static UnityEngine.Vector3 GetAttachPointVelocity(this UnityEngine.XR.Interaction.Toolkit.Attachment.IAttachPointVelocityProvider provider, UnityEngine.Transform xrOriginTransform) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Attachment.AttachPointVelocityProviderExtensions.GetAttachPointVelocity"); }
        public static UnityEngine.Vector3 GetAttachPointAngularVelocity(this UnityEngine.XR.Interaction.Toolkit.Attachment.IAttachPointVelocityProvider provider, UnityEngine.Transform xrOriginTransform) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Attachment.AttachPointVelocityProviderExtensions.GetAttachPointAngularVelocity"); }
    }
    public partial class AttachPointVelocityTracker : UnityEngine.XR.Interaction.Toolkit.Attachment.IAttachPointVelocityTracker
    {
        public void UpdateAttachPointVelocityData(UnityEngine.Transform attachTransform) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Attachment.AttachPointVelocityTracker.UpdateAttachPointVelocityData"); }
        public void UpdateAttachPointVelocityData(UnityEngine.Transform attachTransform, UnityEngine.Transform xrOriginTransform) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Attachment.AttachPointVelocityTracker.UpdateAttachPointVelocityData"); }
        public void ResetVelocityTracking() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Attachment.AttachPointVelocityTracker.ResetVelocityTracking"); }
        public UnityEngine.Vector3 GetAttachPointVelocity() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Attachment.AttachPointVelocityTracker.GetAttachPointVelocity"); }
        public UnityEngine.Vector3 GetAttachPointAngularVelocity() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Attachment.AttachPointVelocityTracker.GetAttachPointAngularVelocity"); }
    }
    public partial interface IAttachPointVelocityProvider
    {
        UnityEngine.Vector3 GetAttachPointVelocity();
        UnityEngine.Vector3 GetAttachPointAngularVelocity();
    }
    public partial interface IAttachPointVelocityTracker : UnityEngine.XR.Interaction.Toolkit.Attachment.IAttachPointVelocityProvider
    {
        void UpdateAttachPointVelocityData(UnityEngine.Transform attachTransform);
        void UpdateAttachPointVelocityData(UnityEngine.Transform attachTransform, UnityEngine.Transform xrOriginTransform);
    }
    public partial interface IFarAttachProvider
    {
        UnityEngine.XR.Interaction.Toolkit.Attachment.InteractableFarAttachMode farAttachMode { get; set; }
    }
    public partial interface IInteractionAttachController
    {
        UnityEngine.Transform GetOrCreateAnchorTransform(bool updateTransform = false);
        UnityEngine.Transform transformToFollow { get; set; }
        UnityEngine.XR.Interaction.Toolkit.Attachment.MotionStabilizationMode motionStabilizationMode { get; set; }
        bool hasOffset { get; }
        void MoveTo(UnityEngine.Vector3 targetWorldPosition);
        void ApplyLocalPositionOffset(UnityEngine.Vector3 offset);
        void ApplyLocalRotationOffset(UnityEngine.Quaternion localRotation);
        void ResetOffset();
        void DoUpdate(float deltaTime);
    }
    public enum InteractableFarAttachMode
    {
        DeferToInteractor = 0,
        Near = 1,
        Far = 2,
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class InteractionAttachController : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Attachment.IInteractionAttachController
    {
        public UnityEngine.Transform transformToFollow { get { return m_TransformToFollow; } set { m_TransformToFollow = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_TransformToFollow;
        public UnityEngine.XR.Interaction.Toolkit.Attachment.MotionStabilizationMode motionStabilizationMode { get { return m_MotionStabilizationMode; } set { m_MotionStabilizationMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Attachment.MotionStabilizationMode m_MotionStabilizationMode = UnityEngine.XR.Interaction.Toolkit.Attachment.MotionStabilizationMode.WithPositionOffset;
        public float positionStabilization { get { return m_PositionStabilization; } set { m_PositionStabilization = value; } } [UnityEngine.SerializeField] private float m_PositionStabilization = 0.25f;
        public float angleStabilization { get { return m_AngleStabilization; } set { m_AngleStabilization = value; } } [UnityEngine.SerializeField] private float m_AngleStabilization = 20f;
        public bool smoothOffset { get { return m_SmoothOffset; } set { m_SmoothOffset = value; } } [UnityEngine.SerializeField] private bool m_SmoothOffset;
        public float smoothingSpeed { get { return m_SmoothingSpeed; } set { m_SmoothingSpeed = value; } } [UnityEngine.SerializeField] private float m_SmoothingSpeed = 10f;
        public bool useDistanceBasedVelocityScaling { get { return m_UseDistanceBasedVelocityScaling; } set { m_UseDistanceBasedVelocityScaling = value; } } [UnityEngine.SerializeField] private bool m_UseDistanceBasedVelocityScaling = true;
        public bool useMomentum { get { return m_UseMomentum; } set { m_UseMomentum = value; } } [UnityEngine.SerializeField] private bool m_UseMomentum = true;
        public float momentumDecayScale { get { return m_MomentumDecayScale; } set { m_MomentumDecayScale = value; } } [UnityEngine.SerializeField] private float m_MomentumDecayScale = 1.25f;
        public float momentumDecayScaleFromInput { get { return m_MomentumDecayScaleFromInput; } set { m_MomentumDecayScaleFromInput = value; } } [UnityEngine.SerializeField] private float m_MomentumDecayScaleFromInput = 5.5f;
        public float zVelocityRampThreshold { get { return m_ZVelocityRampThreshold; } set { m_ZVelocityRampThreshold = value; } } [UnityEngine.SerializeField] private float m_ZVelocityRampThreshold = 0.3f;
        public float pullVelocityBias { get { return m_PullVelocityBias; } set { m_PullVelocityBias = value; } } [UnityEngine.SerializeField] private float m_PullVelocityBias = 1f;
        public float pushVelocityBias { get { return m_PushVelocityBias; } set { m_PushVelocityBias = value; } } [UnityEngine.SerializeField] private float m_PushVelocityBias = 1.25f;
        public float minAdditionalVelocityScalar { get { return m_MinAdditionalVelocityScalar; } set { m_MinAdditionalVelocityScalar = value; } } [UnityEngine.SerializeField] private float m_MinAdditionalVelocityScalar = 0.05f;
        public float maxAdditionalVelocityScalar { get { return m_MaxAdditionalVelocityScalar; } set { m_MaxAdditionalVelocityScalar = value; } } [UnityEngine.SerializeField] private float m_MaxAdditionalVelocityScalar = 1.5f;
        public bool useManipulationInput { get { return m_UseManipulationInput; } set { m_UseManipulationInput = value; } } [UnityEngine.SerializeField] private bool m_UseManipulationInput;
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> manipulationInput { get { return m_ManipulationInput; } set { m_ManipulationInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2> m_ManipulationInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<UnityEngine.Vector2>("Manipulation");
        public UnityEngine.XR.Interaction.Toolkit.Attachment.InteractionAttachController.ManipulationXAxisMode manipulationXAxisMode { get { return m_ManipulationXAxisMode; } set { m_ManipulationXAxisMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Attachment.InteractionAttachController.ManipulationXAxisMode m_ManipulationXAxisMode = UnityEngine.XR.Interaction.Toolkit.Attachment.InteractionAttachController.ManipulationXAxisMode.HorizontalRotation;
        public UnityEngine.XR.Interaction.Toolkit.Attachment.InteractionAttachController.ManipulationYAxisMode manipulationYAxisMode { get { return m_ManipulationYAxisMode; } set { m_ManipulationYAxisMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Attachment.InteractionAttachController.ManipulationYAxisMode m_ManipulationYAxisMode = UnityEngine.XR.Interaction.Toolkit.Attachment.InteractionAttachController.ManipulationYAxisMode.Translate;
        public bool combineManipulationAxes { get { return m_CombineManipulationAxes; } set { m_CombineManipulationAxes = value; } } [UnityEngine.SerializeField] private bool m_CombineManipulationAxes;
        public float manipulationTranslateSpeed { get { return m_ManipulationTranslateSpeed; } set { m_ManipulationTranslateSpeed = value; } } [UnityEngine.SerializeField] private float m_ManipulationTranslateSpeed = 1f;
        public float manipulationRotateSpeed { get { return m_ManipulationRotateSpeed; } set { m_ManipulationRotateSpeed = value; } } [UnityEngine.SerializeField] private float m_ManipulationRotateSpeed = 180f;
        public UnityEngine.Transform manipulationRotateReferenceFrame { get { return m_ManipulationRotateReferenceFrame; } set { m_ManipulationRotateReferenceFrame = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_ManipulationRotateReferenceFrame;
        public bool enableDebugLines { get { return m_EnableDebugLines; } set { m_EnableDebugLines = value; } } [UnityEngine.SerializeField] private bool m_EnableDebugLines;
        public bool hasOffset { get; internal set; }
        public event System.Action attachUpdated { add { } remove { } }
        protected virtual void OnValidate() { }
        protected virtual void Awake() { }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        UnityEngine.Transform UnityEngine.XR.Interaction.Toolkit.Attachment.IInteractionAttachController.GetOrCreateAnchorTransform(bool updateTransform) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Attachment.InteractionAttachController.UnityEngine.XR.Interaction.Toolkit.Attachment.IInteractionAttachController.GetOrCreateAnchorTransform"); }
        void UnityEngine.XR.Interaction.Toolkit.Attachment.IInteractionAttachController.MoveTo(UnityEngine.Vector3 targetWorldPosition) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Attachment.InteractionAttachController.UnityEngine.XR.Interaction.Toolkit.Attachment.IInteractionAttachController.MoveTo"); }
        void UnityEngine.XR.Interaction.Toolkit.Attachment.IInteractionAttachController.ApplyLocalPositionOffset(UnityEngine.Vector3 offset) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Attachment.InteractionAttachController.UnityEngine.XR.Interaction.Toolkit.Attachment.IInteractionAttachController.ApplyLocalPositionOffset"); }
        void UnityEngine.XR.Interaction.Toolkit.Attachment.IInteractionAttachController.ApplyLocalRotationOffset(UnityEngine.Quaternion localRotation) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Attachment.InteractionAttachController.UnityEngine.XR.Interaction.Toolkit.Attachment.IInteractionAttachController.ApplyLocalRotationOffset"); }
        public void ResetOffset() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Attachment.InteractionAttachController.ResetOffset"); }
        void UnityEngine.XR.Interaction.Toolkit.Attachment.IInteractionAttachController.DoUpdate(float deltaTime) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Attachment.InteractionAttachController.UnityEngine.XR.Interaction.Toolkit.Attachment.IInteractionAttachController.DoUpdate"); }
        public enum ManipulationXAxisMode
        {
            None = 0,
            HorizontalRotation = 1,
        }
        public enum ManipulationYAxisMode
        {
            None = 0,
            VerticalRotation = 1,
            Translate = 2,
        }
    }
    public enum InteractorFarAttachMode
    {
        Near = 0,
        Far = 1,
    }
    public enum MotionStabilizationMode
    {
        Never = 0,
        WithPositionOffset = 1,
        Always = 2,
    }
}

namespace UnityEngine.XR.Interaction.Toolkit
{
    public abstract partial class BaseInteractionEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactorObject { get; set; }
        public UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactableObject { get; set; }
    }
    public abstract partial class BaseRegistrationEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.XRInteractionManager manager { get; set; }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public sealed partial class CanFocusMultipleAttribute : System.Attribute
    {
        public bool allowMultiple { get; internal set; }
        public CanFocusMultipleAttribute(bool allowMultiple = true) { this.allowMultiple = allowMultiple; }
        internal CanFocusMultipleAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public sealed partial class CanSelectMultipleAttribute : System.Attribute
    {
        public bool allowMultiple { get; internal set; }
        public CanSelectMultipleAttribute(bool allowMultiple = true) { this.allowMultiple = allowMultiple; }
        internal CanSelectMultipleAttribute() { }
    }
    [System.Obsolete]
    public partial class CharacterControllerDriver : UnityEngine.MonoBehaviour
    {
        public UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider locomotionProvider { get { return m_LocomotionProvider; } set { m_LocomotionProvider = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider m_LocomotionProvider;
        public float minHeight { get { return m_MinHeight; } set { m_MinHeight = value; } } [UnityEngine.SerializeField] private float m_MinHeight;
        public float maxHeight { get { return m_MaxHeight; } set { m_MaxHeight = value; } } [UnityEngine.SerializeField] private float m_MaxHeight = float.PositiveInfinity;
        protected Unity.XR.CoreUtils.XROrigin xrOrigin { get; private set; }
        protected UnityEngine.CharacterController characterController { get; private set; }
        protected void Awake() { }
        protected void OnEnable() { }
        protected void OnDisable() { }
        protected void Start() { }
        protected virtual void UpdateCharacterController() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.CharacterControllerDriver.UpdateCharacterController"); }
    }
    [System.Obsolete]
    public abstract partial class ContinuousMoveProviderBase : UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider
    {
        public float moveSpeed { get { return m_MoveSpeed; } set { m_MoveSpeed = value; } } [UnityEngine.SerializeField] private float m_MoveSpeed = 1f;
        public bool enableStrafe { get { return m_EnableStrafe; } set { m_EnableStrafe = value; } } [UnityEngine.SerializeField] private bool m_EnableStrafe = true;
        public bool enableFly { get { return m_EnableFly; } set { m_EnableFly = value; } } [UnityEngine.SerializeField] private bool m_EnableFly;
        public bool useGravity { get { return m_UseGravity; } set { m_UseGravity = value; } } [UnityEngine.SerializeField] private bool m_UseGravity = true;
        public UnityEngine.XR.Interaction.Toolkit.ContinuousMoveProviderBase.GravityApplicationMode gravityApplicationMode { get { return m_GravityApplicationMode; } set { m_GravityApplicationMode = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.ContinuousMoveProviderBase.GravityApplicationMode m_GravityApplicationMode;
        public UnityEngine.Transform forwardSource { get { return m_ForwardSource; } set { m_ForwardSource = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_ForwardSource;
        protected void Update() { }
        protected abstract UnityEngine.Vector2 ReadInput();
        protected virtual UnityEngine.Vector3 ComputeDesiredMove(UnityEngine.Vector2 input) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.ContinuousMoveProviderBase.ComputeDesiredMove"); }
        protected virtual void MoveRig(UnityEngine.Vector3 translationInWorldSpace) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.ContinuousMoveProviderBase.MoveRig"); }
        [System.Obsolete]
        public enum GravityApplicationMode
        {
            AttemptingMove = 0,
            Immediately = 1,
        }
    }
    [System.Obsolete]
    public abstract partial class ContinuousTurnProviderBase : UnityEngine.XR.Interaction.Toolkit.Locomotion.LocomotionProvider
    {
        public float turnSpeed { get { return m_TurnSpeed; } set { m_TurnSpeed = value; } } [UnityEngine.SerializeField] private float m_TurnSpeed = 60f;
        protected void Update() { }
        protected abstract UnityEngine.Vector2 ReadInput();
        protected virtual float GetTurnAmount(UnityEngine.Vector2 input) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.ContinuousTurnProviderBase.GetTurnAmount"); }
        protected void TurnRig(float turnAmount) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.ContinuousTurnProviderBase.TurnRig"); }
    }
    [System.SerializableAttribute]
    public sealed partial class DeactivateEvent : UnityEngine.Events.UnityEvent<UnityEngine.XR.Interaction.Toolkit.DeactivateEventArgs>
    {
    }
    public partial class DeactivateEventArgs : UnityEngine.XR.Interaction.Toolkit.BaseInteractionEventArgs
    {
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRActivateInteractor interactorObject { get { return m_KeptInteractorObject.Get("UnityEngine.XR.Interaction.Toolkit.DeactivateEventArgs.interactorObject"); } set { m_KeptInteractorObject.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRActivateInteractor> m_KeptInteractorObject;
        public UnityEngine.XR.Interaction.Toolkit.Interactables.IXRActivateInteractable interactableObject { get { return m_KeptInteractableObject.Get("UnityEngine.XR.Interaction.Toolkit.DeactivateEventArgs.interactableObject"); } set { m_KeptInteractableObject.Set(value); } } private Umcp.Kept<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRActivateInteractable> m_KeptInteractableObject;
    }
    [System.Obsolete]
    public partial class DeviceBasedContinuousMoveProvider : UnityEngine.XR.Interaction.Toolkit.ContinuousMoveProviderBase
    {
        public UnityEngine.XR.Interaction.Toolkit.DeviceBasedContinuousMoveProvider.InputAxes inputBinding { get { return m_InputBinding; } set { m_InputBinding = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.DeviceBasedContinuousMoveProvider.InputAxes m_InputBinding = UnityEngine.XR.Interaction.Toolkit.DeviceBasedContinuousMoveProvider.InputAxes.Primary2DAxis;
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.XRBaseController> controllers { get { return m_Controllers; } set { m_Controllers = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.XRBaseController> m_Controllers = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.XRBaseController>();
        public float deadzoneMin { get { return m_DeadzoneMin; } set { m_DeadzoneMin = value; } } [UnityEngine.SerializeField] private float m_DeadzoneMin = 0.125f;
        public float deadzoneMax { get { return m_DeadzoneMax; } set { m_DeadzoneMax = value; } } [UnityEngine.SerializeField] private float m_DeadzoneMax = 0.925f;
        protected override UnityEngine.Vector2 ReadInput() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.DeviceBasedContinuousMoveProvider.ReadInput"); }
        protected UnityEngine.Vector2 GetDeadzoneAdjustedValue(UnityEngine.Vector2 value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.DeviceBasedContinuousMoveProvider.GetDeadzoneAdjustedValue"); }
        protected float GetDeadzoneAdjustedValue(float value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.DeviceBasedContinuousMoveProvider.GetDeadzoneAdjustedValue"); }
        public enum InputAxes
        {
            Primary2DAxis = 0,
            Secondary2DAxis = 1,
        }
    }
    [System.Obsolete]
    public partial class DeviceBasedContinuousTurnProvider : UnityEngine.XR.Interaction.Toolkit.ContinuousTurnProviderBase
    {
        public UnityEngine.XR.Interaction.Toolkit.DeviceBasedContinuousTurnProvider.InputAxes inputBinding { get { return m_InputBinding; } set { m_InputBinding = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.DeviceBasedContinuousTurnProvider.InputAxes m_InputBinding = UnityEngine.XR.Interaction.Toolkit.DeviceBasedContinuousTurnProvider.InputAxes.Primary2DAxis;
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.XRBaseController> controllers { get { return m_Controllers; } set { m_Controllers = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.XRBaseController> m_Controllers = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.XRBaseController>();
        public float deadzoneMin { get { return m_DeadzoneMin; } set { m_DeadzoneMin = value; } } [UnityEngine.SerializeField] private float m_DeadzoneMin = 0.125f;
        public float deadzoneMax { get { return m_DeadzoneMax; } set { m_DeadzoneMax = value; } } [UnityEngine.SerializeField] private float m_DeadzoneMax = 0.925f;
        protected override UnityEngine.Vector2 ReadInput() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.DeviceBasedContinuousTurnProvider.ReadInput"); }
        protected UnityEngine.Vector2 GetDeadzoneAdjustedValue(UnityEngine.Vector2 value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.DeviceBasedContinuousTurnProvider.GetDeadzoneAdjustedValue"); }
        protected float GetDeadzoneAdjustedValue(float value) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.DeviceBasedContinuousTurnProvider.GetDeadzoneAdjustedValue"); }
        public enum InputAxes
        {
            Primary2DAxis = 0,
            Secondary2DAxis = 1,
        }
    }
    [System.Obsolete]
    public partial class DeviceBasedSnapTurnProvider : UnityEngine.XR.Interaction.Toolkit.SnapTurnProviderBase
    {
        public UnityEngine.XR.Interaction.Toolkit.DeviceBasedSnapTurnProvider.InputAxes turnUsage { get { return m_TurnUsage; } set { m_TurnUsage = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.DeviceBasedSnapTurnProvider.InputAxes m_TurnUsage = UnityEngine.XR.Interaction.Toolkit.DeviceBasedSnapTurnProvider.InputAxes.Primary2DAxis;
        public System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.XRBaseController> controllers { get { return m_Controllers; } set { m_Controllers = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.XRBaseController> m_Controllers = new System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.XRBaseController>();
        public float deadZone { get { return m_DeadZone; } set { m_DeadZone = value; } } [UnityEngine.SerializeField] private float m_DeadZone = 0.75f;
        protected override UnityEngine.Vector2 ReadInput() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.DeviceBasedSnapTurnProvider.ReadInput"); }
        public enum InputAxes
        {
            Primary2DAxis = 0,
            Secondary2DAxis = 1,
        }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Feedback
{
    [System.SerializableAttribute]
    public partial class HapticImpulseData
    {
        public float amplitude { get { return m_Amplitude; } set { m_Amplitude = value; } } [UnityEngine.SerializeField] private float m_Amplitude;
        public float duration { get { return m_Duration; } set { m_Duration = value; } } [UnityEngine.SerializeField] private float m_Duration;
        public float frequency { get { return m_Frequency; } set { m_Frequency = value; } } [UnityEngine.SerializeField] private float m_Frequency;
    }
    public partial class SimpleAudioFeedback : UnityEngine.MonoBehaviour
    {
        public UnityEngine.AudioSource audioSource { get { return m_AudioSource; } set { m_AudioSource = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioSource m_AudioSource;
        public bool playSelectEntered { get { return m_PlaySelectEntered; } set { m_PlaySelectEntered = value; } } [UnityEngine.SerializeField] private bool m_PlaySelectEntered;
        public UnityEngine.AudioClip selectEnteredClip { get { return m_SelectEnteredClip; } set { m_SelectEnteredClip = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_SelectEnteredClip;
        public bool playSelectExited { get { return m_PlaySelectExited; } set { m_PlaySelectExited = value; } } [UnityEngine.SerializeField] private bool m_PlaySelectExited;
        public UnityEngine.AudioClip selectExitedClip { get { return m_SelectExitedClip; } set { m_SelectExitedClip = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_SelectExitedClip;
        public bool playSelectCanceled { get { return m_PlaySelectCanceled; } set { m_PlaySelectCanceled = value; } } [UnityEngine.SerializeField] private bool m_PlaySelectCanceled;
        public UnityEngine.AudioClip selectCanceledClip { get { return m_SelectCanceledClip; } set { m_SelectCanceledClip = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_SelectCanceledClip;
        public bool playHoverEntered { get { return m_PlayHoverEntered; } set { m_PlayHoverEntered = value; } } [UnityEngine.SerializeField] private bool m_PlayHoverEntered;
        public UnityEngine.AudioClip hoverEnteredClip { get { return m_HoverEnteredClip; } set { m_HoverEnteredClip = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_HoverEnteredClip;
        public bool playHoverExited { get { return m_PlayHoverExited; } set { m_PlayHoverExited = value; } } [UnityEngine.SerializeField] private bool m_PlayHoverExited;
        public UnityEngine.AudioClip hoverExitedClip { get { return m_HoverExitedClip; } set { m_HoverExitedClip = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_HoverExitedClip;
        public bool playHoverCanceled { get { return m_PlayHoverCanceled; } set { m_PlayHoverCanceled = value; } } [UnityEngine.SerializeField] private bool m_PlayHoverCanceled;
        public UnityEngine.AudioClip hoverCanceledClip { get { return m_HoverCanceledClip; } set { m_HoverCanceledClip = value; } } [UnityEngine.SerializeField] private UnityEngine.AudioClip m_HoverCanceledClip;
        public bool allowHoverAudioWhileSelecting { get { return m_AllowHoverAudioWhileSelecting; } set { m_AllowHoverAudioWhileSelecting = value; } } [UnityEngine.SerializeField] private bool m_AllowHoverAudioWhileSelecting;
        [System.Diagnostics.ConditionalAttribute("UNITY_EDITOR")] protected void Reset() { }
        protected void Awake() { }
        protected void OnEnable() { }
        protected void OnDisable() { }
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor GetInteractorSource() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Feedback.SimpleAudioFeedback.GetInteractorSource"); }
        public void SetInteractorSource(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Feedback.SimpleAudioFeedback.SetInteractorSource"); }
        protected void PlayAudio(UnityEngine.AudioClip clip) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Feedback.SimpleAudioFeedback.PlayAudio"); }
    }
    public partial class SimpleHapticFeedback : UnityEngine.MonoBehaviour
    {
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.HapticImpulsePlayer hapticImpulsePlayer { get { return m_HapticImpulsePlayer; } set { m_HapticImpulsePlayer = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Haptics.HapticImpulsePlayer m_HapticImpulsePlayer;
        public bool playSelectEntered { get { return m_PlaySelectEntered; } set { m_PlaySelectEntered = value; } } [UnityEngine.SerializeField] private bool m_PlaySelectEntered;
        public UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData selectEnteredData { get { return m_SelectEnteredData; } set { m_SelectEnteredData = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData m_SelectEnteredData = new UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData { amplitude = 0.5f, duration = 0.1f };
        public bool playSelectExited { get { return m_PlaySelectExited; } set { m_PlaySelectExited = value; } } [UnityEngine.SerializeField] private bool m_PlaySelectExited;
        public UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData selectExitedData { get { return m_SelectExitedData; } set { m_SelectExitedData = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData m_SelectExitedData = new UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData { amplitude = 0.5f, duration = 0.1f };
        public bool playSelectCanceled { get { return m_PlaySelectCanceled; } set { m_PlaySelectCanceled = value; } } [UnityEngine.SerializeField] private bool m_PlaySelectCanceled;
        public UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData selectCanceledData { get { return m_SelectCanceledData; } set { m_SelectCanceledData = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData m_SelectCanceledData = new UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData { amplitude = 0.5f, duration = 0.1f };
        public bool playHoverEntered { get { return m_PlayHoverEntered; } set { m_PlayHoverEntered = value; } } [UnityEngine.SerializeField] private bool m_PlayHoverEntered;
        public UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData hoverEnteredData { get { return m_HoverEnteredData; } set { m_HoverEnteredData = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData m_HoverEnteredData = new UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData { amplitude = 0.25f, duration = 0.1f };
        public bool playHoverExited { get { return m_PlayHoverExited; } set { m_PlayHoverExited = value; } } [UnityEngine.SerializeField] private bool m_PlayHoverExited;
        public UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData hoverExitedData { get { return m_HoverExitedData; } set { m_HoverExitedData = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData m_HoverExitedData = new UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData { amplitude = 0.25f, duration = 0.1f };
        public bool playHoverCanceled { get { return m_PlayHoverCanceled; } set { m_PlayHoverCanceled = value; } } [UnityEngine.SerializeField] private bool m_PlayHoverCanceled;
        public UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData hoverCanceledData { get { return m_HoverCanceledData; } set { m_HoverCanceledData = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData m_HoverCanceledData = new UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData { amplitude = 0.25f, duration = 0.1f };
        public bool allowHoverHapticsWhileSelecting { get { return m_AllowHoverHapticsWhileSelecting; } set { m_AllowHoverHapticsWhileSelecting = value; } } [UnityEngine.SerializeField] private bool m_AllowHoverHapticsWhileSelecting;
        [System.Diagnostics.ConditionalAttribute("UNITY_EDITOR")] protected void Reset() { }
        protected void Awake() { }
        protected void OnEnable() { }
        protected void OnDisable() { }
        public UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor GetInteractorSource() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Feedback.SimpleHapticFeedback.GetInteractorSource"); }
        public void SetInteractorSource(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Feedback.SimpleHapticFeedback.SetInteractorSource"); }
        protected bool SendHapticImpulse(UnityEngine.XR.Interaction.Toolkit.Feedback.HapticImpulseData data) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Feedback.SimpleHapticFeedback.SendHapticImpulse"); }
        protected bool SendHapticImpulse(float amplitude, float duration, float frequency) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Feedback.SimpleHapticFeedback.SendHapticImpulse"); }
    }
}

namespace UnityEngine.XR.Interaction.Toolkit.Filtering
{
    public partial interface IMultiPokeStateDataProvider
    {
        Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<UnityEngine.XR.Interaction.Toolkit.Filtering.PokeStateData> GetPokeStateDataForTarget(UnityEngine.Transform target);
    }
    public partial interface IPokeStateDataProvider
    {
        Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<UnityEngine.XR.Interaction.Toolkit.Filtering.PokeStateData> pokeStateData { get; }
    }
    public partial interface IXRFilterList<T>
    {
        int count { get; }
        void Add(T item);
        bool Remove(T item);
        void MoveTo(T item, int newIndex);
        void Clear();
        void GetAll(System.Collections.Generic.List<T> results);
        T GetAt(int index);
    }
    public partial interface IXRHoverFilter
    {
        bool canProcess { get; }
        bool Process(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable);
    }
    public partial interface IXRInteractionStrengthFilter
    {
        bool canProcess { get; }
        float Process(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable interactable, float interactionStrength);
    }
    public partial interface IXRPokeFilter : UnityEngine.XR.Interaction.Toolkit.Filtering.IXRSelectFilter, UnityEngine.XR.Interaction.Toolkit.Filtering.IXRInteractionStrengthFilter
    {
    }
    public partial interface IXRSelectFilter
    {
        bool canProcess { get; }
        bool Process(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRSelectInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRSelectInteractable interactable);
    }
    public partial interface IXRTargetEvaluatorLinkable
    {
        void OnLink(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor);
        void OnUnlink(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor);
    }
    public partial interface IXRTargetFilter
    {
        bool canProcess { get; }
        void Link(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor);
        void Unlink(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor);
        void Process(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> targets, System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> results);
    }
    public enum PokeAxis
    {
        None = 0,
        X = 1,
        Y = 2,
        Z = 3,
        NegativeX = 4,
        NegativeY = 5,
        NegativeZ = 6,
    }
    public partial struct PokeStateData : System.IEquatable<UnityEngine.XR.Interaction.Toolkit.Filtering.PokeStateData>
    {
        public bool meetsRequirements { get; set; }
        public UnityEngine.Vector3 pokeInteractionPoint { get; set; }
        public UnityEngine.Vector3 axisAlignedPokeInteractionPoint { get; set; }
        public float interactionStrength { get; set; }
        public UnityEngine.Vector3 axisNormal { get; set; }
        public UnityEngine.Transform target { get; set; }
        public bool Equals(UnityEngine.XR.Interaction.Toolkit.Filtering.PokeStateData other) { return base.Equals(other); }
    }
    [System.SerializableAttribute]
    public partial class PokeThresholdData
    {
        public UnityEngine.XR.Interaction.Toolkit.Filtering.PokeAxis pokeDirection { get { return m_PokeDirection; } set { m_PokeDirection = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Filtering.PokeAxis m_PokeDirection = UnityEngine.XR.Interaction.Toolkit.Filtering.PokeAxis.Z;
        public float interactionDepthOffset { get { return m_InteractionDepthOffset; } set { m_InteractionDepthOffset = value; } } [UnityEngine.SerializeField] private float m_InteractionDepthOffset;
        public bool enablePokeAngleThreshold { get { return m_EnablePokeAngleThreshold; } set { m_EnablePokeAngleThreshold = value; } } [UnityEngine.SerializeField] private bool m_EnablePokeAngleThreshold = true;
        public float pokeAngleThreshold { get { return m_PokeAngleThreshold; } set { m_PokeAngleThreshold = value; } } [UnityEngine.SerializeField] private float m_PokeAngleThreshold = 45f;
        public float GetSelectEntranceVectorDotThreshold() { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.PokeThresholdData.GetSelectEntranceVectorDotThreshold"); }
    }
    public partial class PokeThresholdDatum : Unity.XR.CoreUtils.Datums.Datum<UnityEngine.XR.Interaction.Toolkit.Filtering.PokeThresholdData>
    {
    }
    [System.SerializableAttribute]
    public partial class PokeThresholdDatumProperty : Unity.XR.CoreUtils.Datums.DatumProperty<UnityEngine.XR.Interaction.Toolkit.Filtering.PokeThresholdData, UnityEngine.XR.Interaction.Toolkit.Filtering.PokeThresholdDatum>
    {
        public PokeThresholdDatumProperty(UnityEngine.XR.Interaction.Toolkit.Filtering.PokeThresholdData value) : base(value) { }
        public PokeThresholdDatumProperty(UnityEngine.XR.Interaction.Toolkit.Filtering.PokeThresholdDatum datum) : base(datum) { }
        internal PokeThresholdDatumProperty() { }
    }
    public partial class TouchscreenHoverFilter : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Filtering.IXRHoverFilter
    {
        public UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<int> screenTouchCountInput { get { return m_ScreenTouchCountInput; } set { m_ScreenTouchCountInput = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<int> m_ScreenTouchCountInput = new UnityEngine.XR.Interaction.Toolkit.Inputs.Readers.XRInputValueReader<int>("Screen Touch Count");
        public bool canProcess { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.TouchscreenHoverFilter.canProcess"); } }
        protected void OnEnable() { }
        protected void OnDisable() { }
        public bool Process(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.TouchscreenHoverFilter.Process"); }
    }
    [System.SerializableAttribute]
    public partial class XRAngleGazeEvaluator : UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator
    {
        public UnityEngine.Transform gazeTransform { get { return m_GazeTransform; } set { m_GazeTransform = value; } } [UnityEngine.SerializeField] private UnityEngine.Transform m_GazeTransform;
        public float maxAngle { get { return m_MaxAngle; } set { m_MaxAngle = value; } } [UnityEngine.SerializeField] private float m_MaxAngle = 60f;
        protected override float CalculateNormalizedScore(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable target) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRAngleGazeEvaluator.CalculateNormalizedScore"); }
    }
    public abstract partial class XRBaseTargetFilter : UnityEngine.MonoBehaviour, UnityEngine.XR.Interaction.Toolkit.Filtering.IXRTargetFilter
    {
        public virtual bool canProcess { get { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRBaseTargetFilter.canProcess"); } }
        public virtual void Link(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { }
        public virtual void Unlink(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor) { }
        public abstract void Process(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> targets, System.Collections.Generic.List<UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable> results);
    }
    [System.SerializableAttribute]
    public partial class XRDistanceEvaluator : UnityEngine.XR.Interaction.Toolkit.Filtering.XRTargetEvaluator
    {
        public float maxDistance { get { return m_MaxDistance; } set { m_MaxDistance = value; } } [UnityEngine.SerializeField] private float m_MaxDistance = 1f;
        protected override float CalculateNormalizedScore(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRInteractable target) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRDistanceEvaluator.CalculateNormalizedScore"); }
    }
    public sealed partial class XRHoverFilterDelegate : UnityEngine.XR.Interaction.Toolkit.Filtering.IXRHoverFilter
    {
        public System.Func<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable, bool> delegateToProcess { get; set; }
        public bool canProcess { get; set; } = true;
        public XRHoverFilterDelegate(System.Func<UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable, bool> delegateToProcess) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRHoverFilterDelegate"); }
        public bool Process(UnityEngine.XR.Interaction.Toolkit.Interactors.IXRHoverInteractor interactor, UnityEngine.XR.Interaction.Toolkit.Interactables.IXRHoverInteractable interactable) { throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.Filtering.XRHoverFilterDelegate.Process"); }
        internal XRHoverFilterDelegate() { }
    }
}
