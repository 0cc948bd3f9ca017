// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.UIElements
{
    public abstract partial class MultiColumnTreeViewController : UnityEngine.UIElements.BaseTreeViewController
    {
        public UnityEngine.UIElements.MultiColumnController columnController { get; internal set; }
        protected MultiColumnTreeViewController(UnityEngine.UIElements.Columns columns, UnityEngine.UIElements.SortColumnDescriptions sortDescriptions, System.Collections.Generic.List<UnityEngine.UIElements.SortColumnDescription> sortedColumns) { }
        protected override UnityEngine.UIElements.VisualElement MakeItem() { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnTreeViewController.MakeItem"); }
        protected override void BindItem(UnityEngine.UIElements.VisualElement element, int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnTreeViewController.BindItem"); }
        protected override void UnbindItem(UnityEngine.UIElements.VisualElement element, int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnTreeViewController.UnbindItem"); }
        protected override void DestroyItem(UnityEngine.UIElements.VisualElement element) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnTreeViewController.DestroyItem"); }
        internal MultiColumnTreeViewController() { }
    }
    public partial class NavigationCancelEvent : UnityEngine.UIElements.NavigationEventBase<UnityEngine.UIElements.NavigationCancelEvent>
    {
    }
    public abstract partial class NavigationEventBase<T> : UnityEngine.UIElements.INavigationEvent
    {
        public UnityEngine.EventModifiers modifiers { get; protected set; }
        public bool shiftKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.NavigationEventBase<T>.shiftKey"); } }
        public bool ctrlKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.NavigationEventBase<T>.ctrlKey"); } }
        public bool commandKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.NavigationEventBase<T>.commandKey"); } }
        public bool altKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.NavigationEventBase<T>.altKey"); } }
        public bool actionKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.NavigationEventBase<T>.actionKey"); } }
    }
    public partial class NavigationMoveEvent : UnityEngine.UIElements.NavigationEventBase<UnityEngine.UIElements.NavigationMoveEvent>
    {
        public UnityEngine.UIElements.NavigationMoveEvent.Direction direction { get; internal set; }
        public UnityEngine.Vector2 move { get; internal set; }
        public static UnityEngine.UIElements.NavigationMoveEvent GetPooled(UnityEngine.Vector2 moveVector, UnityEngine.EventModifiers modifiers = (UnityEngine.EventModifiers)0) { throw new Umcp.LeftOutException("UnityEngine.UIElements.NavigationMoveEvent.GetPooled"); }
        public enum Direction
        {
            None = 0,
            Left = 1,
            Up = 2,
            Right = 3,
            Down = 4,
            Next = 5,
            Previous = 6,
        }
    }
    public partial class NavigationSubmitEvent : UnityEngine.UIElements.NavigationEventBase<UnityEngine.UIElements.NavigationSubmitEvent>
    {
    }
    public enum Overflow
    {
        Visible = 0,
        Hidden = 1,
    }
    public enum OverflowClipBox
    {
        PaddingBox = 0,
        ContentBox = 1,
    }
    public partial class Painter2D : System.IDisposable
    {
        public Painter2D() { }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Painter2D.Clear"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Painter2D.Dispose"); }
        public float lineWidth { get { return m_KeptLineWidth.Get("UnityEngine.UIElements.Painter2D.lineWidth"); } set { m_KeptLineWidth.Set(value); } } private Umcp.Kept<float> m_KeptLineWidth;
        public UnityEngine.Color strokeColor { get { return m_KeptStrokeColor.Get("UnityEngine.UIElements.Painter2D.strokeColor"); } set { m_KeptStrokeColor.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptStrokeColor;
        public UnityEngine.Gradient strokeGradient { get { return m_KeptStrokeGradient.Get("UnityEngine.UIElements.Painter2D.strokeGradient"); } set { m_KeptStrokeGradient.Set(value); } } private Umcp.Kept<UnityEngine.Gradient> m_KeptStrokeGradient;
        public UnityEngine.Color fillColor { get { return m_KeptFillColor.Get("UnityEngine.UIElements.Painter2D.fillColor"); } set { m_KeptFillColor.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptFillColor;
        public UnityEngine.UIElements.LineJoin lineJoin { get { return m_KeptLineJoin.Get("UnityEngine.UIElements.Painter2D.lineJoin"); } set { m_KeptLineJoin.Set(value); } } private Umcp.Kept<UnityEngine.UIElements.LineJoin> m_KeptLineJoin;
        public UnityEngine.UIElements.LineCap lineCap { get { return m_KeptLineCap.Get("UnityEngine.UIElements.Painter2D.lineCap"); } set { m_KeptLineCap.Set(value); } } private Umcp.Kept<UnityEngine.UIElements.LineCap> m_KeptLineCap;
        public float miterLimit { get { return m_KeptMiterLimit.Get("UnityEngine.UIElements.Painter2D.miterLimit"); } set { m_KeptMiterLimit.Set(value); } } private Umcp.Kept<float> m_KeptMiterLimit;
        public void BeginPath() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Painter2D.BeginPath"); }
        public void ClosePath() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Painter2D.ClosePath"); }
        public void MoveTo(UnityEngine.Vector2 pos) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Painter2D.MoveTo"); }
        public void LineTo(UnityEngine.Vector2 pos) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Painter2D.LineTo"); }
        public void ArcTo(UnityEngine.Vector2 p1, UnityEngine.Vector2 p2, float radius) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Painter2D.ArcTo"); }
        public void Arc(UnityEngine.Vector2 center, float radius, UnityEngine.UIElements.Angle startAngle, UnityEngine.UIElements.Angle endAngle, UnityEngine.UIElements.ArcDirection direction = (UnityEngine.UIElements.ArcDirection)0) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Painter2D.Arc"); }
        public void BezierCurveTo(UnityEngine.Vector2 p1, UnityEngine.Vector2 p2, UnityEngine.Vector2 p3) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Painter2D.BezierCurveTo"); }
        public void QuadraticCurveTo(UnityEngine.Vector2 p1, UnityEngine.Vector2 p2) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Painter2D.QuadraticCurveTo"); }
        public void Stroke() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Painter2D.Stroke"); }
        public void Fill(UnityEngine.UIElements.FillRule fillRule = (UnityEngine.UIElements.FillRule)0) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Painter2D.Fill"); }
        public bool SaveToVectorImage(UnityEngine.UIElements.VectorImage vectorImage) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Painter2D.SaveToVectorImage"); }
    }
    public abstract partial class PanelChangedEventBase<T> : UnityEngine.UIElements.IPanelChangedEvent
    {
        public UnityEngine.UIElements.IPanel originPanel { get; internal set; }
        public UnityEngine.UIElements.IPanel destinationPanel { get; internal set; }
    }
    public enum PanelScaleMode
    {
        ConstantPixelSize = 0,
        ConstantPhysicalSize = 1,
        ScaleWithScreenSize = 2,
    }
    public enum PanelScreenMatchMode
    {
        MatchWidthOrHeight = 0,
        Shrink = 1,
        Expand = 2,
    }
    public partial class PanelSettings
    {
        public float depthClearValue { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.PanelSettings.depthClearValue"); } }
        public UnityEngine.UIElements.DynamicAtlasSettings dynamicAtlasSettings { get; set; }
        public UnityEngine.UIElements.PanelTextSettings textSettings;
        public void SetScreenToPanelSpaceFunction(System.Func<UnityEngine.Vector2, UnityEngine.Vector2> screentoPanelSpaceFunction) { throw new Umcp.LeftOutException("UnityEngine.UIElements.PanelSettings.SetScreenToPanelSpaceFunction"); }
    }
    public partial class PanelTextSettings : UnityEngine.ScriptableObject
    {
    }
    public enum PenButton
    {
        PenContact = 0,
        PenBarrel = 1,
        PenEraser = 5,
    }
    public enum PickingMode
    {
        Position = 0,
        Ignore = 1,
    }
    public sealed partial class PointerCancelEvent : UnityEngine.UIElements.PointerEventBase<UnityEngine.UIElements.PointerCancelEvent>
    {
        public PointerCancelEvent() { }
    }
    public partial class PointerCaptureEvent : UnityEngine.UIElements.PointerCaptureEventBase<UnityEngine.UIElements.PointerCaptureEvent>
    {
    }
    public abstract partial class PointerCaptureEventBase<T> : UnityEngine.UIElements.EventBase<T>, UnityEngine.UIElements.IPointerCaptureEvent where T : UnityEngine.UIElements.PointerCaptureEventBase<T>, new()
    {
        public UnityEngine.UIElements.IEventHandler relatedTarget { get; internal set; }
        public int pointerId { get; internal set; }
        public static T GetPooled(UnityEngine.UIElements.IEventHandler target, UnityEngine.UIElements.IEventHandler relatedTarget, int pointerId) { throw new Umcp.LeftOutException("UnityEngine.UIElements.PointerCaptureEventBase<T>.GetPooled"); }
        protected PointerCaptureEventBase() { }
    }
    public static partial class PointerCaptureHelper
    {
        public static bool HasPointerCapture(this UnityEngine.UIElements.IEventHandler handler, int pointerId) { throw new Umcp.LeftOutException("UnityEngine.UIElements.PointerCaptureHelper.HasPointerCapture"); }
        public static void CapturePointer(this UnityEngine.UIElements.IEventHandler handler, int pointerId) { throw new Umcp.LeftOutException("UnityEngine.UIElements.PointerCaptureHelper.CapturePointer"); }
        public static void ReleasePointer(this UnityEngine.UIElements.IEventHandler handler, int pointerId) { throw new Umcp.LeftOutException("UnityEngine.UIElements.PointerCaptureHelper.ReleasePointer"); }
        public static UnityEngine.UIElements.IEventHandler GetCapturingElement(this UnityEngine.UIElements.IPanel panel, int pointerId) { throw new Umcp.LeftOutException("UnityEngine.UIElements.PointerCaptureHelper.GetCapturingElement"); }
        public static void ReleasePointer(this UnityEngine.UIElements.IPanel panel, int pointerId) { throw new Umcp.LeftOutException("UnityEngine.UIElements.PointerCaptureHelper.ReleasePointer"); }
    }
    public partial class PointerCaptureOutEvent : UnityEngine.UIElements.PointerCaptureEventBase<UnityEngine.UIElements.PointerCaptureOutEvent>
    {
    }
    public sealed partial class PointerDownEvent : UnityEngine.UIElements.PointerEventBase<UnityEngine.UIElements.PointerDownEvent>
    {
        public PointerDownEvent() { }
    }
    public sealed partial class PointerEnterEvent : UnityEngine.UIElements.PointerEventBase<UnityEngine.UIElements.PointerEnterEvent>
    {
        public PointerEnterEvent() { }
    }
    public abstract partial class PointerEventBase<T> : UnityEngine.UIElements.EventBase<T>, UnityEngine.UIElements.IPointerEvent where T : UnityEngine.UIElements.PointerEventBase<T>, new()
    {
        public int pointerId { get; protected set; }
        public string pointerType { get; protected set; }
        public bool isPrimary { get; protected set; }
        public int button { get; protected set; }
        public int pressedButtons { get; protected set; }
        public UnityEngine.Vector3 position { get; protected set; }
        public UnityEngine.Vector3 localPosition { get; protected set; }
        public UnityEngine.Vector3 deltaPosition { get; protected set; }
        public float deltaTime { get; protected set; }
        public int clickCount { get; protected set; }
        public float pressure { get; protected set; }
        public float tangentialPressure { get; protected set; }
        public float altitudeAngle { get { return m_KeptAltitudeAngle.Get("UnityEngine.UIElements.PointerEventBase<T>.altitudeAngle"); } protected set { m_KeptAltitudeAngle.Set(value); } } private Umcp.Kept<float> m_KeptAltitudeAngle;
        public float azimuthAngle { get { return m_KeptAzimuthAngle.Get("UnityEngine.UIElements.PointerEventBase<T>.azimuthAngle"); } protected set { m_KeptAzimuthAngle.Set(value); } } private Umcp.Kept<float> m_KeptAzimuthAngle;
        public float twist { get; protected set; }
        public UnityEngine.Vector2 tilt { get { return m_KeptTilt.Get("UnityEngine.UIElements.PointerEventBase<T>.tilt"); } protected set { m_KeptTilt.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptTilt;
        public UnityEngine.PenStatus penStatus { get; protected set; }
        public UnityEngine.Vector2 radius { get; protected set; }
        public UnityEngine.Vector2 radiusVariance { get; protected set; }
        public UnityEngine.EventModifiers modifiers { get; protected set; }
        public bool shiftKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.PointerEventBase<T>.shiftKey"); } }
        public bool ctrlKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.PointerEventBase<T>.ctrlKey"); } }
        public bool commandKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.PointerEventBase<T>.commandKey"); } }
        public bool altKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.PointerEventBase<T>.altKey"); } }
        public bool actionKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.PointerEventBase<T>.actionKey"); } }
        public static T GetPooled(UnityEngine.Event systemEvent) { throw new Umcp.LeftOutException("UnityEngine.UIElements.PointerEventBase<T>.GetPooled"); }
        public static T GetPooled(UnityEngine.Touch touch, UnityEngine.EventModifiers modifiers = (UnityEngine.EventModifiers)0) { throw new Umcp.LeftOutException("UnityEngine.UIElements.PointerEventBase<T>.GetPooled"); }
        public static T GetPooled(UnityEngine.PenData pen, UnityEngine.EventModifiers modifiers = (UnityEngine.EventModifiers)0) { throw new Umcp.LeftOutException("UnityEngine.UIElements.PointerEventBase<T>.GetPooled"); }
        public static T GetPooled(UnityEngine.UIElements.IPointerEvent triggerEvent) { throw new Umcp.LeftOutException("UnityEngine.UIElements.PointerEventBase<T>.GetPooled"); }
        protected PointerEventBase() { }
    }
    public static partial class PointerId
    {
        public static readonly int maxPointers = 32;
        public static readonly int invalidPointerId = -1;
        public static readonly int mousePointerId = 0;
        public static readonly int touchPointerIdBase = 1;
        public static readonly int touchPointerCount = 20;
        public static readonly int penPointerCount = 2;
    }
    public sealed partial class PointerLeaveEvent : UnityEngine.UIElements.PointerEventBase<UnityEngine.UIElements.PointerLeaveEvent>
    {
        public PointerLeaveEvent() { }
    }
    public sealed partial class PointerMoveEvent : UnityEngine.UIElements.PointerEventBase<UnityEngine.UIElements.PointerMoveEvent>
    {
        public PointerMoveEvent() { }
    }
    public sealed partial class PointerOutEvent : UnityEngine.UIElements.PointerEventBase<UnityEngine.UIElements.PointerOutEvent>
    {
    }
    public sealed partial class PointerOverEvent : UnityEngine.UIElements.PointerEventBase<UnityEngine.UIElements.PointerOverEvent>
    {
    }
    public sealed partial class PointerStationaryEvent : UnityEngine.UIElements.PointerEventBase<UnityEngine.UIElements.PointerStationaryEvent>
    {
        public PointerStationaryEvent() { }
    }
    public static partial class PointerType
    {
        public static readonly string mouse = "mouse";
        public static readonly string touch = "touch";
        public static readonly string pen = "pen";
        public static readonly string unknown = "";
    }
    public sealed partial class PointerUpEvent : UnityEngine.UIElements.PointerEventBase<UnityEngine.UIElements.PointerUpEvent>
    {
        public PointerUpEvent() { }
    }
    public partial class PopupField<T>
    {
        public static readonly string ussClassName = "unity-popup-field";
        public static readonly string labelUssClassName = "unity-popup-field__label";
        public static readonly string inputUssClassName = "unity-popup-field__input";
        public PopupField(System.Collections.Generic.List<T> choices, T defaultValue, System.Func<T, string> formatSelectedValueCallback = null, System.Func<T, string> formatListItemCallback = null) : this(null, choices, defaultValue, formatSelectedValueCallback, formatListItemCallback) { }
        public PopupField(System.Collections.Generic.List<T> choices, int defaultIndex, System.Func<T, string> formatSelectedValueCallback = null, System.Func<T, string> formatListItemCallback = null) : this(null, choices, defaultIndex, formatSelectedValueCallback, formatListItemCallback) { }
    }
    public partial class PopupWindow : UnityEngine.UIElements.TextElement
    {
        public static readonly string ussClassName = "unity-popup-window";
        public static readonly string contentUssClassName = "unity-popup-window__content-container";
        public PopupWindow() { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.PopupWindow, UnityEngine.UIElements.PopupWindow.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.TextElement.UxmlTraits
        {
        }
    }
    public enum Position
    {
        Relative = 0,
        Absolute = 1,
    }
    public partial class ProgressBar : UnityEngine.UIElements.AbstractProgressBar
    {
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.ProgressBar, UnityEngine.UIElements.AbstractProgressBar.UxmlTraits>
        {
        }
    }
    public enum PropagationPhase
    {
        None = 0,
        TrickleDown = 1,
        AtTarget = 2,
        DefaultActionAtTarget = 5,
        BubbleUp = 3,
        DefaultAction = 4,
    }
    public partial class RadioButton : UnityEngine.UIElements.BaseBoolField
    {
        public static readonly string ussClassName = "unity-radio-button";
        public static readonly string labelUssClassName = "unity-radio-button__label";
        public static readonly string inputUssClassName = "unity-radio-button__input";
        public static readonly string checkmarkBackgroundUssClassName = "unity-radio-button__checkmark-background";
        public static readonly string checkmarkUssClassName = "unity-radio-button__checkmark";
        public static readonly string textUssClassName = "unity-radio-button__text";
        public RadioButton() : this(null) { }
        [System.Obsolete] public void SetSelected(bool selected) { throw new Umcp.LeftOutException("UnityEngine.UIElements.RadioButton.SetSelected"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.RadioButton, UnityEngine.UIElements.RadioButton.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseFieldTraits<bool, UnityEngine.UIElements.UxmlBoolAttributeDescription>
        {
        }
    }
    public partial class RadioButtonGroup : UnityEngine.UIElements.BaseField<int>
    {
        public static readonly string ussClassName = "unity-radio-button-group";
        public static readonly string containerUssClassName = "unity-radio-button-group__container";
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.RadioButtonGroup, UnityEngine.UIElements.RadioButtonGroup.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseFieldTraits<int, UnityEngine.UIElements.UxmlIntAttributeDescription>
        {
        }
    }
    public partial class RectField : UnityEngine.UIElements.BaseCompositeField<UnityEngine.Rect, UnityEngine.UIElements.FloatField, float>
    {
        public static readonly string ussClassName = "unity-rect-field";
        public static readonly string labelUssClassName = "unity-rect-field__label";
        public static readonly string inputUssClassName = "unity-rect-field__input";
        public RectField() : this(null) { }
        public RectField(string label) : base(default(string), default(int)) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.RectField, UnityEngine.UIElements.RectField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<UnityEngine.Rect>.UxmlTraits
        {
        }
    }
    public partial class RectIntField : UnityEngine.UIElements.BaseCompositeField<UnityEngine.RectInt, UnityEngine.UIElements.IntegerField, int>
    {
        public static readonly string ussClassName = "unity-rect-int-field";
        public static readonly string labelUssClassName = "unity-rect-int-field__label";
        public static readonly string inputUssClassName = "unity-rect-int-field__input";
        public RectIntField() : this(null) { }
        public RectIntField(string label) : base(default(string), default(int)) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.RectIntField, UnityEngine.UIElements.RectIntField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<UnityEngine.RectInt>.UxmlTraits
        {
        }
    }
    public enum Repeat
    {
        NoRepeat = 0,
        Space = 1,
        Round = 2,
        Repeat = 3,
    }
    public partial class RepeatButton : UnityEngine.UIElements.TextElement
    {
        public static readonly string ussClassName = "unity-repeat-button";
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.RepeatButton, UnityEngine.UIElements.RepeatButton.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.TextElement.UxmlTraits
        {
        }
    }
    public partial struct Rotate : System.IEquatable<UnityEngine.UIElements.Rotate>
    {
        public UnityEngine.UIElements.Angle angle { get; set; }
        public static bool operator ==(UnityEngine.UIElements.Rotate lhs, UnityEngine.UIElements.Rotate rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.Rotate lhs, UnityEngine.UIElements.Rotate rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.Rotate other) { return base.Equals(other); }
    }
    public static partial class RuntimePanelUtils
    {
        public static UnityEngine.Vector2 ScreenToPanel(UnityEngine.UIElements.IPanel panel, UnityEngine.Vector2 screenPosition) { throw new Umcp.LeftOutException("UnityEngine.UIElements.RuntimePanelUtils.ScreenToPanel"); }
        public static UnityEngine.Vector2 CameraTransformWorldToPanel(UnityEngine.UIElements.IPanel panel, UnityEngine.Vector3 worldPosition, UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.UIElements.RuntimePanelUtils.CameraTransformWorldToPanel"); }
        public static UnityEngine.Rect CameraTransformWorldToPanelRect(UnityEngine.UIElements.IPanel panel, UnityEngine.Vector3 worldPosition, UnityEngine.Vector2 worldSize, UnityEngine.Camera camera) { throw new Umcp.LeftOutException("UnityEngine.UIElements.RuntimePanelUtils.CameraTransformWorldToPanelRect"); }
        public static void ResetDynamicAtlas(this UnityEngine.UIElements.IPanel panel) { throw new Umcp.LeftOutException("UnityEngine.UIElements.RuntimePanelUtils.ResetDynamicAtlas"); }
        public static void SetTextureDirty(this UnityEngine.UIElements.IPanel panel, UnityEngine.Texture2D texture) { throw new Umcp.LeftOutException("UnityEngine.UIElements.RuntimePanelUtils.SetTextureDirty"); }
    }
    public partial struct Scale : System.IEquatable<UnityEngine.UIElements.Scale>
    {
        public UnityEngine.Vector3 value { get; set; }
        public static bool operator ==(UnityEngine.UIElements.Scale lhs, UnityEngine.UIElements.Scale rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.Scale lhs, UnityEngine.UIElements.Scale rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.Scale other) { return base.Equals(other); }
    }
    public partial class ScrollView : UnityEngine.UIElements.VisualElement
    {
        [System.Obsolete] public bool showHorizontal { get { return m_KeptShowHorizontal.Get("UnityEngine.UIElements.ScrollView.showHorizontal"); } set { m_KeptShowHorizontal.Set(value); } } private Umcp.Kept<bool> m_KeptShowHorizontal;
        [System.Obsolete] public bool showVertical { get { return m_KeptShowVertical.Get("UnityEngine.UIElements.ScrollView.showVertical"); } set { m_KeptShowVertical.Set(value); } } private Umcp.Kept<bool> m_KeptShowVertical;
        public float horizontalPageSize { get { return m_KeptHorizontalPageSize.Get("UnityEngine.UIElements.ScrollView.horizontalPageSize"); } set { m_KeptHorizontalPageSize.Set(value); } } private Umcp.Kept<float> m_KeptHorizontalPageSize;
        public float verticalPageSize { get { return m_KeptVerticalPageSize.Get("UnityEngine.UIElements.ScrollView.verticalPageSize"); } set { m_KeptVerticalPageSize.Set(value); } } private Umcp.Kept<float> m_KeptVerticalPageSize;
        public float mouseWheelScrollSize { get { return m_KeptMouseWheelScrollSize.Get("UnityEngine.UIElements.ScrollView.mouseWheelScrollSize"); } set { m_KeptMouseWheelScrollSize.Set(value); } } private Umcp.Kept<float> m_KeptMouseWheelScrollSize;
        public float scrollDecelerationRate { get { return m_KeptScrollDecelerationRate.Get("UnityEngine.UIElements.ScrollView.scrollDecelerationRate"); } set { m_KeptScrollDecelerationRate.Set(value); } } private Umcp.Kept<float> m_KeptScrollDecelerationRate;
        public float elasticity { get { return m_KeptElasticity.Get("UnityEngine.UIElements.ScrollView.elasticity"); } set { m_KeptElasticity.Set(value); } } private Umcp.Kept<float> m_KeptElasticity;
        public UnityEngine.UIElements.ScrollView.NestedInteractionKind nestedInteractionKind { get; set; }
        public long elasticAnimationIntervalMs { get { return m_KeptElasticAnimationIntervalMs.Get("UnityEngine.UIElements.ScrollView.elasticAnimationIntervalMs"); } set { m_KeptElasticAnimationIntervalMs.Set(value); } } private Umcp.Kept<long> m_KeptElasticAnimationIntervalMs;
        public void ScrollTo(UnityEngine.UIElements.VisualElement child) { throw new Umcp.LeftOutException("UnityEngine.UIElements.ScrollView.ScrollTo"); }
        public UnityEngine.UIElements.VisualElement contentViewport { get; internal set; }
        public UnityEngine.UIElements.Scroller horizontalScroller { get; internal set; }
        public UnityEngine.UIElements.Scroller verticalScroller { get; internal set; }
        public static readonly string ussClassName = "unity-scroll-view";
        public static readonly string viewportUssClassName = "unity-scroll-view__content-viewport";
        public static readonly string horizontalVariantViewportUssClassName = "unity-scroll-view__content-viewport--horizontal";
        public static readonly string verticalVariantViewportUssClassName = "unity-scroll-view__content-viewport--vertical";
        public static readonly string verticalHorizontalVariantViewportUssClassName = "unity-scroll-view__content-viewport--vertical-horizontal";
        public static readonly string contentAndVerticalScrollUssClassName = "unity-scroll-view__content-and-vertical-scroll-container";
        public static readonly string contentUssClassName = "unity-scroll-view__content-container";
        public static readonly string horizontalVariantContentUssClassName = "unity-scroll-view__content-container--horizontal";
        public static readonly string verticalVariantContentUssClassName = "unity-scroll-view__content-container--vertical";
        public static readonly string verticalHorizontalVariantContentUssClassName = "unity-scroll-view__content-container--vertical-horizontal";
        public static readonly string hScrollerUssClassName = "unity-scroll-view__horizontal-scroller";
        public static readonly string vScrollerUssClassName = "unity-scroll-view__vertical-scroller";
        public static readonly string horizontalVariantUssClassName = "unity-scroll-view--horizontal";
        public static readonly string verticalVariantUssClassName = "unity-scroll-view--vertical";
        public static readonly string verticalHorizontalVariantUssClassName = "unity-scroll-view--vertical-horizontal";
        public static readonly string scrollVariantUssClassName = "unity-scroll-view--scroll";
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.ScrollView, UnityEngine.UIElements.ScrollView.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.VisualElement.UxmlTraits
        {
        }
        public enum TouchScrollBehavior
        {
            Unrestricted = 0,
            Elastic = 1,
            Clamped = 2,
        }
        public enum NestedInteractionKind
        {
            Default = 0,
            StopScrolling = 1,
            ForwardScrolling = 2,
        }
    }
    public enum ScrollViewMode
    {
        Vertical = 0,
        Horizontal = 1,
        VerticalAndHorizontal = 2,
    }
    public partial class Scroller : UnityEngine.UIElements.VisualElement
    {
        public UnityEngine.UIElements.Slider slider { get; internal set; }
        public UnityEngine.UIElements.RepeatButton lowButton { get; internal set; }
        public UnityEngine.UIElements.RepeatButton highButton { get; internal set; }
        public static readonly string ussClassName = "unity-scroller";
        public static readonly string horizontalVariantUssClassName = "unity-scroller--horizontal";
        public static readonly string verticalVariantUssClassName = "unity-scroller--vertical";
        public static readonly string sliderUssClassName = "unity-scroller__slider";
        public static readonly string lowButtonUssClassName = "unity-scroller__low-button";
        public static readonly string highButtonUssClassName = "unity-scroller__high-button";
        public void Adjust(float factor) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Scroller.Adjust"); }
        public void ScrollPageUp() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Scroller.ScrollPageUp"); }
        public void ScrollPageDown() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Scroller.ScrollPageDown"); }
        public void ScrollPageUp(float factor) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Scroller.ScrollPageUp"); }
        public void ScrollPageDown(float factor) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Scroller.ScrollPageDown"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.Scroller, UnityEngine.UIElements.Scroller.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.VisualElement.UxmlTraits
        {
        }
    }
    public enum ScrollerVisibility
    {
        Auto = 0,
        AlwaysVisible = 1,
        Hidden = 2,
    }
    public enum SelectionType
    {
        None = 0,
        Single = 1,
        Multiple = 2,
    }
    public partial class Slider : UnityEngine.UIElements.BaseSlider<float>
    {
        public static readonly string ussClassName = "unity-slider";
        public static readonly string labelUssClassName = "unity-slider__label";
        public static readonly string inputUssClassName = "unity-slider__input";
        public Slider(float start, float end, UnityEngine.UIElements.SliderDirection direction = (UnityEngine.UIElements.SliderDirection)0, float pageSize = 0f) : this(null, start, end, direction, pageSize) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.Slider, UnityEngine.UIElements.Slider.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseSlider<float>.UxmlTraits
        {
        }
    }
    public enum SliderDirection
    {
        Horizontal = 0,
        Vertical = 1,
    }
    public partial class SliderInt : UnityEngine.UIElements.BaseSlider<int>
    {
        public static readonly string ussClassName = "unity-slider-int";
        public static readonly string labelUssClassName = "unity-slider-int__label";
        public static readonly string inputUssClassName = "unity-slider-int__input";
        public SliderInt(int start, int end, UnityEngine.UIElements.SliderDirection direction = (UnityEngine.UIElements.SliderDirection)0, float pageSize = 0f) : this(null, start, end, direction, pageSize) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.SliderInt, UnityEngine.UIElements.SliderInt.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseSlider<int>.UxmlTraits
        {
        }
    }
    [System.SerializableAttribute]
    public partial class SortColumnDescription
    {
        public string columnName { get { return m_KeptColumnName.Get("UnityEngine.UIElements.SortColumnDescription.columnName"); } set { m_KeptColumnName.Set(value); } } private Umcp.Kept<string> m_KeptColumnName;
        public int columnIndex { get { return m_KeptColumnIndex.Get("UnityEngine.UIElements.SortColumnDescription.columnIndex"); } set { m_KeptColumnIndex.Set(value); } } private Umcp.Kept<int> m_KeptColumnIndex;
        public UnityEngine.UIElements.Column column { get; internal set; }
        public UnityEngine.UIElements.SortDirection direction { get { return m_KeptDirection.Get("UnityEngine.UIElements.SortColumnDescription.direction"); } set { m_KeptDirection.Set(value); } } private Umcp.Kept<UnityEngine.UIElements.SortDirection> m_KeptDirection;
        public SortColumnDescription() { }
        public SortColumnDescription(int columnIndex, UnityEngine.UIElements.SortDirection direction) { }
        public SortColumnDescription(string columnName, UnityEngine.UIElements.SortDirection direction) { }
    }
    [System.SerializableAttribute]
    public partial class SortColumnDescriptions : System.Collections.Generic.ICollection<UnityEngine.UIElements.SortColumnDescription>
    {
        public System.Collections.Generic.IEnumerator<UnityEngine.UIElements.SortColumnDescription> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.UIElements.SortColumnDescriptions.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.UIElements.SortColumnDescriptions.System.Collections.IEnumerable.GetEnumerator"); }
        public void Add(UnityEngine.UIElements.SortColumnDescription item) { throw new Umcp.LeftOutException("UnityEngine.UIElements.SortColumnDescriptions.Add"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.UIElements.SortColumnDescriptions.Clear"); }
        public bool Contains(UnityEngine.UIElements.SortColumnDescription item) { throw new Umcp.LeftOutException("UnityEngine.UIElements.SortColumnDescriptions.Contains"); }
        public void CopyTo(UnityEngine.UIElements.SortColumnDescription[] array, int arrayIndex) { throw new Umcp.LeftOutException("UnityEngine.UIElements.SortColumnDescriptions.CopyTo"); }
        public bool Remove(UnityEngine.UIElements.SortColumnDescription desc) { throw new Umcp.LeftOutException("UnityEngine.UIElements.SortColumnDescriptions.Remove"); }
        public int Count { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.SortColumnDescriptions.Count"); } }
        public bool IsReadOnly { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.SortColumnDescriptions.IsReadOnly"); } }
        public int IndexOf(UnityEngine.UIElements.SortColumnDescription desc) { throw new Umcp.LeftOutException("UnityEngine.UIElements.SortColumnDescriptions.IndexOf"); }
        public void Insert(int index, UnityEngine.UIElements.SortColumnDescription desc) { throw new Umcp.LeftOutException("UnityEngine.UIElements.SortColumnDescriptions.Insert"); }
        public void RemoveAt(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.SortColumnDescriptions.RemoveAt"); }
        public UnityEngine.UIElements.SortColumnDescription this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.SortColumnDescriptions.this[]"); } }
    }
    public enum SortDirection
    {
        Ascending = 0,
        Descending = 1,
    }
    public partial struct StyleBackground : System.IEquatable<UnityEngine.UIElements.StyleBackground>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleBackground lhs, UnityEngine.UIElements.StyleBackground rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleBackground lhs, UnityEngine.UIElements.StyleBackground rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleBackground other) { return base.Equals(other); }
    }
    public partial struct StyleBackgroundPosition : System.IEquatable<UnityEngine.UIElements.StyleBackgroundPosition>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleBackgroundPosition lhs, UnityEngine.UIElements.StyleBackgroundPosition rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleBackgroundPosition lhs, UnityEngine.UIElements.StyleBackgroundPosition rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleBackgroundPosition other) { return base.Equals(other); }
    }
    public partial struct StyleBackgroundRepeat : System.IEquatable<UnityEngine.UIElements.StyleBackgroundRepeat>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleBackgroundRepeat lhs, UnityEngine.UIElements.StyleBackgroundRepeat rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleBackgroundRepeat lhs, UnityEngine.UIElements.StyleBackgroundRepeat rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleBackgroundRepeat other) { return base.Equals(other); }
    }
    public partial struct StyleBackgroundSize : System.IEquatable<UnityEngine.UIElements.StyleBackgroundSize>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleBackgroundSize lhs, UnityEngine.UIElements.StyleBackgroundSize rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleBackgroundSize lhs, UnityEngine.UIElements.StyleBackgroundSize rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleBackgroundSize other) { return base.Equals(other); }
    }
    public partial struct StyleColor : System.IEquatable<UnityEngine.UIElements.StyleColor>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleColor lhs, UnityEngine.UIElements.StyleColor rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleColor lhs, UnityEngine.UIElements.StyleColor rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleColor other) { return base.Equals(other); }
    }
    public partial struct StyleCursor : System.IEquatable<UnityEngine.UIElements.StyleCursor>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleCursor lhs, UnityEngine.UIElements.StyleCursor rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleCursor lhs, UnityEngine.UIElements.StyleCursor rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleCursor other) { return base.Equals(other); }
    }
    public partial struct StyleEnum<T> : System.IEquatable<UnityEngine.UIElements.StyleEnum<T>>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleEnum<T> lhs, UnityEngine.UIElements.StyleEnum<T> rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleEnum<T> lhs, UnityEngine.UIElements.StyleEnum<T> rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleEnum<T> other) { return base.Equals(other); }
    }
    public partial struct StyleFloat : System.IEquatable<UnityEngine.UIElements.StyleFloat>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleFloat lhs, UnityEngine.UIElements.StyleFloat rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleFloat lhs, UnityEngine.UIElements.StyleFloat rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleFloat other) { return base.Equals(other); }
    }
    public partial struct StyleFont : System.IEquatable<UnityEngine.UIElements.StyleFont>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleFont lhs, UnityEngine.UIElements.StyleFont rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleFont lhs, UnityEngine.UIElements.StyleFont rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleFont other) { return base.Equals(other); }
    }
    public partial struct StyleFontDefinition : System.IEquatable<UnityEngine.UIElements.StyleFontDefinition>
    {
        public bool Equals(UnityEngine.UIElements.StyleFontDefinition other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.UIElements.StyleFontDefinition left, UnityEngine.UIElements.StyleFontDefinition right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.UIElements.StyleFontDefinition left, UnityEngine.UIElements.StyleFontDefinition right) { return !((object)left).Equals(right); }
    }
    public partial struct StyleInt : System.IEquatable<UnityEngine.UIElements.StyleInt>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleInt lhs, UnityEngine.UIElements.StyleInt rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleInt lhs, UnityEngine.UIElements.StyleInt rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleInt other) { return base.Equals(other); }
    }
    public enum StyleKeyword
    {
        Undefined = 0,
        Null = 1,
        Auto = 2,
        None = 3,
        Initial = 4,
    }
    public partial struct StyleLength : System.IEquatable<UnityEngine.UIElements.StyleLength>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleLength lhs, UnityEngine.UIElements.StyleLength rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleLength lhs, UnityEngine.UIElements.StyleLength rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleLength other) { return base.Equals(other); }
    }
    public partial struct StyleList<T> : System.IEquatable<UnityEngine.UIElements.StyleList<T>>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleList<T> lhs, UnityEngine.UIElements.StyleList<T> rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleList<T> lhs, UnityEngine.UIElements.StyleList<T> rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleList<T> other) { return base.Equals(other); }
    }
    public partial struct StylePropertyName : System.IEquatable<UnityEngine.UIElements.StylePropertyName>
    {
        public static bool operator ==(UnityEngine.UIElements.StylePropertyName lhs, UnityEngine.UIElements.StylePropertyName rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StylePropertyName lhs, UnityEngine.UIElements.StylePropertyName rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StylePropertyName other) { return base.Equals(other); }
    }
    public partial struct StylePropertyNameCollection : System.Collections.Generic.IEnumerable<UnityEngine.UIElements.StylePropertyName>
    {
        public UnityEngine.UIElements.StylePropertyNameCollection.Enumerator GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.UIElements.StylePropertyNameCollection.GetEnumerator"); }
        System.Collections.Generic.IEnumerator<UnityEngine.UIElements.StylePropertyName> System.Collections.Generic.IEnumerable<UnityEngine.UIElements.StylePropertyName>.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.UIElements.StylePropertyNameCollection.System.Collections.Generic.IEnumerable<UnityEngine.UIElements.StylePropertyName>.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.UIElements.StylePropertyNameCollection.System.Collections.IEnumerable.GetEnumerator"); }
        public bool Contains(UnityEngine.UIElements.StylePropertyName stylePropertyName) { throw new Umcp.LeftOutException("UnityEngine.UIElements.StylePropertyNameCollection.Contains"); }
        public partial struct Enumerator : System.Collections.Generic.IEnumerator<UnityEngine.UIElements.StylePropertyName>
        {
            public bool MoveNext() { throw new Umcp.LeftOutException("UnityEngine.UIElements.StylePropertyNameCollection.Enumerator.MoveNext"); }
            public UnityEngine.UIElements.StylePropertyName Current { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.StylePropertyNameCollection.Enumerator.Current"); } }
            object System.Collections.IEnumerator.Current { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.StylePropertyNameCollection.Enumerator.System.Collections.IEnumerator.Current"); } }
            public void Reset() { }
            public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.UIElements.StylePropertyNameCollection.Enumerator.Dispose"); }
        }
    }
    public partial struct StyleRotate : System.IEquatable<UnityEngine.UIElements.StyleRotate>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleRotate lhs, UnityEngine.UIElements.StyleRotate rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleRotate lhs, UnityEngine.UIElements.StyleRotate rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleRotate other) { return base.Equals(other); }
    }
    public partial struct StyleScale : System.IEquatable<UnityEngine.UIElements.StyleScale>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleScale lhs, UnityEngine.UIElements.StyleScale rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleScale lhs, UnityEngine.UIElements.StyleScale rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleScale other) { return base.Equals(other); }
    }
}
