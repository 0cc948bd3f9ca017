// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.UIElements
{
    public partial interface IPointerEvent
    {
        int pointerId { get; }
        string pointerType { get; }
        bool isPrimary { get; }
        int button { get; }
        int pressedButtons { get; }
        UnityEngine.Vector3 position { get; }
        UnityEngine.Vector3 localPosition { get; }
        UnityEngine.Vector3 deltaPosition { get; }
        float deltaTime { get; }
        int clickCount { get; }
        float pressure { get; }
        float tangentialPressure { get; }
        float altitudeAngle { get; }
        float azimuthAngle { get; }
        float twist { get; }
        UnityEngine.Vector2 tilt { get; }
        UnityEngine.PenStatus penStatus { get; }
        UnityEngine.Vector2 radius { get; }
        UnityEngine.Vector2 radiusVariance { get; }
        UnityEngine.EventModifiers modifiers { get; }
        bool shiftKey { get; }
        bool ctrlKey { get; }
        bool commandKey { get; }
        bool altKey { get; }
        bool actionKey { get; }
    }
    public partial interface IResolvedStyle
    {
        [System.Obsolete] UnityEngine.UIElements.StyleEnum<UnityEngine.ScaleMode> unityBackgroundScaleMode { get; }
        UnityEngine.UIElements.Align alignContent { get; }
        UnityEngine.UIElements.Align alignItems { get; }
        UnityEngine.UIElements.Align alignSelf { get; }
        UnityEngine.Color backgroundColor { get; }
        UnityEngine.UIElements.Background backgroundImage { get; }
        UnityEngine.UIElements.BackgroundPosition backgroundPositionX { get; }
        UnityEngine.UIElements.BackgroundPosition backgroundPositionY { get; }
        UnityEngine.UIElements.BackgroundRepeat backgroundRepeat { get; }
        UnityEngine.UIElements.BackgroundSize backgroundSize { get; }
        UnityEngine.Color borderBottomColor { get; }
        float borderBottomLeftRadius { get; }
        float borderBottomRightRadius { get; }
        float borderBottomWidth { get; }
        UnityEngine.Color borderLeftColor { get; }
        float borderLeftWidth { get; }
        UnityEngine.Color borderRightColor { get; }
        float borderRightWidth { get; }
        UnityEngine.Color borderTopColor { get; }
        float borderTopLeftRadius { get; }
        float borderTopRightRadius { get; }
        float borderTopWidth { get; }
        float bottom { get; }
        UnityEngine.Color color { get; }
        UnityEngine.UIElements.DisplayStyle display { get; }
        UnityEngine.UIElements.StyleFloat flexBasis { get; }
        UnityEngine.UIElements.FlexDirection flexDirection { get; }
        float flexGrow { get; }
        float flexShrink { get; }
        UnityEngine.UIElements.Wrap flexWrap { get; }
        float fontSize { get; }
        float height { get; }
        UnityEngine.UIElements.Justify justifyContent { get; }
        float left { get; }
        float letterSpacing { get; }
        float marginBottom { get; }
        float marginLeft { get; }
        float marginRight { get; }
        float marginTop { get; }
        UnityEngine.UIElements.StyleFloat maxHeight { get; }
        UnityEngine.UIElements.StyleFloat maxWidth { get; }
        UnityEngine.UIElements.StyleFloat minHeight { get; }
        UnityEngine.UIElements.StyleFloat minWidth { get; }
        float opacity { get; }
        float paddingBottom { get; }
        float paddingLeft { get; }
        float paddingRight { get; }
        float paddingTop { get; }
        UnityEngine.UIElements.Position position { get; }
        float right { get; }
        UnityEngine.UIElements.Rotate rotate { get; }
        UnityEngine.UIElements.Scale scale { get; }
        UnityEngine.UIElements.TextOverflow textOverflow { get; }
        float top { get; }
        UnityEngine.Vector3 transformOrigin { get; }
        System.Collections.Generic.IEnumerable<UnityEngine.UIElements.TimeValue> transitionDelay { get; }
        System.Collections.Generic.IEnumerable<UnityEngine.UIElements.TimeValue> transitionDuration { get; }
        System.Collections.Generic.IEnumerable<UnityEngine.UIElements.StylePropertyName> transitionProperty { get; }
        System.Collections.Generic.IEnumerable<UnityEngine.UIElements.EasingFunction> transitionTimingFunction { get; }
        UnityEngine.Vector3 translate { get; }
        UnityEngine.Color unityBackgroundImageTintColor { get; }
        UnityEngine.Font unityFont { get; }
        UnityEngine.UIElements.FontDefinition unityFontDefinition { get; }
        UnityEngine.FontStyle unityFontStyleAndWeight { get; }
        float unityParagraphSpacing { get; }
        int unitySliceBottom { get; }
        int unitySliceLeft { get; }
        int unitySliceRight { get; }
        float unitySliceScale { get; }
        int unitySliceTop { get; }
        UnityEngine.TextAnchor unityTextAlign { get; }
        UnityEngine.Color unityTextOutlineColor { get; }
        float unityTextOutlineWidth { get; }
        UnityEngine.UIElements.TextOverflowPosition unityTextOverflowPosition { get; }
        UnityEngine.UIElements.Visibility visibility { get; }
        UnityEngine.UIElements.WhiteSpace whiteSpace { get; }
        float width { get; }
        float wordSpacing { get; }
    }
    public partial interface IStyle
    {
        [System.Obsolete] UnityEngine.UIElements.StyleEnum<UnityEngine.ScaleMode> unityBackgroundScaleMode { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.UIElements.Align> alignContent { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.UIElements.Align> alignItems { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.UIElements.Align> alignSelf { get; set; }
        UnityEngine.UIElements.StyleColor backgroundColor { get; set; }
        UnityEngine.UIElements.StyleBackground backgroundImage { get; set; }
        UnityEngine.UIElements.StyleBackgroundPosition backgroundPositionX { get; set; }
        UnityEngine.UIElements.StyleBackgroundPosition backgroundPositionY { get; set; }
        UnityEngine.UIElements.StyleBackgroundRepeat backgroundRepeat { get; set; }
        UnityEngine.UIElements.StyleBackgroundSize backgroundSize { get; set; }
        UnityEngine.UIElements.StyleColor borderBottomColor { get; set; }
        UnityEngine.UIElements.StyleLength borderBottomLeftRadius { get; set; }
        UnityEngine.UIElements.StyleLength borderBottomRightRadius { get; set; }
        UnityEngine.UIElements.StyleFloat borderBottomWidth { get; set; }
        UnityEngine.UIElements.StyleColor borderLeftColor { get; set; }
        UnityEngine.UIElements.StyleFloat borderLeftWidth { get; set; }
        UnityEngine.UIElements.StyleColor borderRightColor { get; set; }
        UnityEngine.UIElements.StyleFloat borderRightWidth { get; set; }
        UnityEngine.UIElements.StyleColor borderTopColor { get; set; }
        UnityEngine.UIElements.StyleLength borderTopLeftRadius { get; set; }
        UnityEngine.UIElements.StyleLength borderTopRightRadius { get; set; }
        UnityEngine.UIElements.StyleFloat borderTopWidth { get; set; }
        UnityEngine.UIElements.StyleLength bottom { get; set; }
        UnityEngine.UIElements.StyleColor color { get; set; }
        UnityEngine.UIElements.StyleCursor cursor { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.UIElements.DisplayStyle> display { get; set; }
        UnityEngine.UIElements.StyleLength flexBasis { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.UIElements.FlexDirection> flexDirection { get; set; }
        UnityEngine.UIElements.StyleFloat flexGrow { get; set; }
        UnityEngine.UIElements.StyleFloat flexShrink { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.UIElements.Wrap> flexWrap { get; set; }
        UnityEngine.UIElements.StyleLength fontSize { get; set; }
        UnityEngine.UIElements.StyleLength height { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.UIElements.Justify> justifyContent { get; set; }
        UnityEngine.UIElements.StyleLength left { get; set; }
        UnityEngine.UIElements.StyleLength letterSpacing { get; set; }
        UnityEngine.UIElements.StyleLength marginBottom { get; set; }
        UnityEngine.UIElements.StyleLength marginLeft { get; set; }
        UnityEngine.UIElements.StyleLength marginRight { get; set; }
        UnityEngine.UIElements.StyleLength marginTop { get; set; }
        UnityEngine.UIElements.StyleLength maxHeight { get; set; }
        UnityEngine.UIElements.StyleLength maxWidth { get; set; }
        UnityEngine.UIElements.StyleLength minHeight { get; set; }
        UnityEngine.UIElements.StyleLength minWidth { get; set; }
        UnityEngine.UIElements.StyleFloat opacity { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.UIElements.Overflow> overflow { get; set; }
        UnityEngine.UIElements.StyleLength paddingBottom { get; set; }
        UnityEngine.UIElements.StyleLength paddingLeft { get; set; }
        UnityEngine.UIElements.StyleLength paddingRight { get; set; }
        UnityEngine.UIElements.StyleLength paddingTop { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.UIElements.Position> position { get; set; }
        UnityEngine.UIElements.StyleLength right { get; set; }
        UnityEngine.UIElements.StyleRotate rotate { get; set; }
        UnityEngine.UIElements.StyleScale scale { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.UIElements.TextOverflow> textOverflow { get; set; }
        UnityEngine.UIElements.StyleTextShadow textShadow { get; set; }
        UnityEngine.UIElements.StyleLength top { get; set; }
        UnityEngine.UIElements.StyleTransformOrigin transformOrigin { get; set; }
        UnityEngine.UIElements.StyleList<UnityEngine.UIElements.TimeValue> transitionDelay { get; set; }
        UnityEngine.UIElements.StyleList<UnityEngine.UIElements.TimeValue> transitionDuration { get; set; }
        UnityEngine.UIElements.StyleList<UnityEngine.UIElements.StylePropertyName> transitionProperty { get; set; }
        UnityEngine.UIElements.StyleList<UnityEngine.UIElements.EasingFunction> transitionTimingFunction { get; set; }
        UnityEngine.UIElements.StyleTranslate translate { get; set; }
        UnityEngine.UIElements.StyleColor unityBackgroundImageTintColor { get; set; }
        UnityEngine.UIElements.StyleFont unityFont { get; set; }
        UnityEngine.UIElements.StyleFontDefinition unityFontDefinition { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.FontStyle> unityFontStyleAndWeight { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.UIElements.OverflowClipBox> unityOverflowClipBox { get; set; }
        UnityEngine.UIElements.StyleLength unityParagraphSpacing { get; set; }
        UnityEngine.UIElements.StyleInt unitySliceBottom { get; set; }
        UnityEngine.UIElements.StyleInt unitySliceLeft { get; set; }
        UnityEngine.UIElements.StyleInt unitySliceRight { get; set; }
        UnityEngine.UIElements.StyleFloat unitySliceScale { get; set; }
        UnityEngine.UIElements.StyleInt unitySliceTop { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.TextAnchor> unityTextAlign { get; set; }
        UnityEngine.UIElements.StyleColor unityTextOutlineColor { get; set; }
        UnityEngine.UIElements.StyleFloat unityTextOutlineWidth { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.UIElements.TextOverflowPosition> unityTextOverflowPosition { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.UIElements.Visibility> visibility { get; set; }
        UnityEngine.UIElements.StyleEnum<UnityEngine.UIElements.WhiteSpace> whiteSpace { get; set; }
        UnityEngine.UIElements.StyleLength width { get; set; }
        UnityEngine.UIElements.StyleLength wordSpacing { get; set; }
    }
    public partial interface ITextEdition
    {
        bool isReadOnly { get; set; }
        int maxLength { get; set; }
        bool isDelayed { get; set; }
        char maskChar { get; set; }
        bool isPassword { get; set; }
        bool autoCorrection { get; set; }
        bool hideMobileInput { get; set; }
        UnityEngine.TouchScreenKeyboard touchScreenKeyboard { get; }
        UnityEngine.TouchScreenKeyboardType keyboardType { get; set; }
    }
    public partial interface ITextElementExperimentalFeatures : UnityEngine.UIElements.IExperimentalFeatures
    {
        void SetRenderedText(string renderedText);
    }
    public partial interface ITextSelection
    {
        bool isSelectable { get; set; }
        UnityEngine.Color cursorColor { get; set; }
        int cursorIndex { get; set; }
        bool doubleClickSelectsWord { get; set; }
        int selectIndex { get; set; }
        UnityEngine.Color selectionColor { get; set; }
        bool tripleClickSelectsLine { get; set; }
        bool HasSelection();
        void SelectAll();
        void SelectNone();
        void SelectRange(int cursorIndex, int selectionIndex);
        UnityEngine.Vector2 cursorPosition { get; }
    }
    public partial interface ITransform
    {
        UnityEngine.Vector3 position { get; set; }
        UnityEngine.Quaternion rotation { get; set; }
        UnityEngine.Vector3 scale { get; set; }
        UnityEngine.Matrix4x4 matrix { get; }
    }
    public partial interface ITransitionEvent
    {
        UnityEngine.UIElements.StylePropertyNameCollection stylePropertyNames { get; }
        double elapsedTime { get; }
    }
    public partial interface IUxmlAttributes
    {
        bool TryGetAttributeValue(string attributeName, out string value);
    }
    public partial interface IUxmlFactory : UnityEngine.UIElements.IBaseUxmlFactory
    {
        UnityEngine.UIElements.VisualElement Create(UnityEngine.UIElements.IUxmlAttributes bag, UnityEngine.UIElements.CreationContext cc);
    }
    public partial interface IValueField<T>
    {
        T value { get; set; }
        void ApplyInputDeviceDelta(UnityEngine.Vector3 delta, UnityEngine.UIElements.DeltaSpeed speed, T startValue);
        void StartDragging();
        void StopDragging();
    }
    public partial interface IVisualElementScheduledItem
    {
        UnityEngine.UIElements.VisualElement element { get; }
        bool isActive { get; }
        void Resume();
        void Pause();
        void ExecuteLater(long delayMs);
        UnityEngine.UIElements.IVisualElementScheduledItem StartingIn(long delayMs);
        UnityEngine.UIElements.IVisualElementScheduledItem Every(long intervalMs);
        UnityEngine.UIElements.IVisualElementScheduledItem Until(System.Func<bool> stopCondition);
        UnityEngine.UIElements.IVisualElementScheduledItem ForDuration(long durationMs);
    }
    public partial interface IVisualElementScheduler
    {
        UnityEngine.UIElements.IVisualElementScheduledItem Execute(System.Action<UnityEngine.UIElements.TimerState> timerUpdateEvent);
        UnityEngine.UIElements.IVisualElementScheduledItem Execute(System.Action updateEvent);
    }
    public partial class Image : UnityEngine.UIElements.VisualElement
    {
        public UnityEngine.Rect sourceRect { get { return m_KeptSourceRect.Get("UnityEngine.UIElements.Image.sourceRect"); } set { m_KeptSourceRect.Set(value); } } private Umcp.Kept<UnityEngine.Rect> m_KeptSourceRect;
        public static readonly string ussClassName = "unity-image";
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.Image, UnityEngine.UIElements.Image.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.VisualElement.UxmlTraits
        {
        }
    }
    public abstract partial class ImmediateModeElement : UnityEngine.UIElements.VisualElement
    {
        public bool cullingEnabled { get { return m_KeptCullingEnabled.Get("UnityEngine.UIElements.ImmediateModeElement.cullingEnabled"); } set { m_KeptCullingEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptCullingEnabled;
        public ImmediateModeElement() { }
        protected abstract void ImmediateRepaint();
    }
    public partial class InputEvent : UnityEngine.UIElements.EventBase<UnityEngine.UIElements.InputEvent>
    {
        public string previousData { get; protected set; }
        public string newData { get; protected set; }
    }
    public partial class IntegerField : UnityEngine.UIElements.TextValueField<int>
    {
        public static readonly string ussClassName = "unity-integer-field";
        public static readonly string labelUssClassName = "unity-integer-field__label";
        public static readonly string inputUssClassName = "unity-integer-field__input";
        public override void ApplyInputDeviceDelta(UnityEngine.Vector3 delta, UnityEngine.UIElements.DeltaSpeed speed, int startValue) { throw new Umcp.LeftOutException("UnityEngine.UIElements.IntegerField.ApplyInputDeviceDelta"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.IntegerField, UnityEngine.UIElements.IntegerField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.TextValueFieldTraits<int, UnityEngine.UIElements.UxmlIntAttributeDescription>
        {
        }
    }
    public enum Justify
    {
        FlexStart = 0,
        Center = 1,
        FlexEnd = 2,
        SpaceBetween = 3,
        SpaceAround = 4,
    }
    public partial class KeyDownEvent : UnityEngine.UIElements.KeyboardEventBase<UnityEngine.UIElements.KeyDownEvent>
    {
    }
    public partial class KeyUpEvent : UnityEngine.UIElements.KeyboardEventBase<UnityEngine.UIElements.KeyUpEvent>
    {
    }
    public abstract partial class KeyboardEventBase<T> : UnityEngine.UIElements.IKeyboardEvent
    {
        public UnityEngine.EventModifiers modifiers { get; protected set; }
        public char character { get; protected set; }
        public UnityEngine.KeyCode keyCode { get; protected set; }
        public bool shiftKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.KeyboardEventBase<T>.shiftKey"); } }
        public bool ctrlKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.KeyboardEventBase<T>.ctrlKey"); } }
        public bool commandKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.KeyboardEventBase<T>.commandKey"); } }
        public bool altKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.KeyboardEventBase<T>.altKey"); } }
        public bool actionKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.KeyboardEventBase<T>.actionKey"); } }
        public static T GetPooled(UnityEngine.Event systemEvent) { throw new Umcp.LeftOutException("UnityEngine.UIElements.KeyboardEventBase<T>.GetPooled"); }
    }
    public partial class KeyboardNavigationManipulator : UnityEngine.UIElements.Manipulator
    {
        public KeyboardNavigationManipulator(System.Action<UnityEngine.UIElements.KeyboardNavigationOperation, UnityEngine.UIElements.EventBase> action) { }
        protected override void RegisterCallbacksOnTarget() { throw new Umcp.LeftOutException("UnityEngine.UIElements.KeyboardNavigationManipulator.RegisterCallbacksOnTarget"); }
        protected override void UnregisterCallbacksFromTarget() { throw new Umcp.LeftOutException("UnityEngine.UIElements.KeyboardNavigationManipulator.UnregisterCallbacksFromTarget"); }
        internal KeyboardNavigationManipulator() { }
    }
    public enum KeyboardNavigationOperation
    {
        None = 0,
        SelectAll = 1,
        Cancel = 2,
        Submit = 3,
        Previous = 4,
        Next = 5,
        MoveRight = 6,
        MoveLeft = 7,
        PageUp = 8,
        PageDown = 9,
        Begin = 10,
        End = 11,
    }
    public partial class Label : UnityEngine.UIElements.TextElement
    {
        public static readonly string ussClassName = "unity-label";
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.Label, UnityEngine.UIElements.Label.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.TextElement.UxmlTraits
        {
        }
    }
    public enum LanguageDirection
    {
        Inherit = 0,
        LTR = 1,
        RTL = 2,
    }
    public partial struct Length : System.IEquatable<UnityEngine.UIElements.Length>
    {
        public static bool operator ==(UnityEngine.UIElements.Length lhs, UnityEngine.UIElements.Length rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.Length lhs, UnityEngine.UIElements.Length rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.Length other) { return base.Equals(other); }
    }
    public enum LengthUnit
    {
        Pixel = 0,
        Percent = 1,
    }
    public enum LineCap
    {
        Butt = 0,
        Round = 1,
    }
    public enum LineJoin
    {
        Miter = 0,
        Bevel = 1,
        Round = 2,
    }
    public partial class ListView : UnityEngine.UIElements.BaseListView
    {
        protected override UnityEngine.UIElements.CollectionViewController CreateViewController() { throw new Umcp.LeftOutException("UnityEngine.UIElements.ListView.CreateViewController"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.ListView, UnityEngine.UIElements.ListView.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseListView.UxmlTraits
        {
        }
    }
    public partial class ListViewController : UnityEngine.UIElements.BaseListViewController
    {
        protected UnityEngine.UIElements.ListView listView { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.ListViewController.listView"); } }
        protected override UnityEngine.UIElements.VisualElement MakeItem() { throw new Umcp.LeftOutException("UnityEngine.UIElements.ListViewController.MakeItem"); }
        protected override void BindItem(UnityEngine.UIElements.VisualElement element, int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.ListViewController.BindItem"); }
        protected override void UnbindItem(UnityEngine.UIElements.VisualElement element, int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.ListViewController.UnbindItem"); }
        protected override void DestroyItem(UnityEngine.UIElements.VisualElement element) { throw new Umcp.LeftOutException("UnityEngine.UIElements.ListViewController.DestroyItem"); }
    }
    public enum ListViewReorderMode
    {
        Simple = 0,
        Animated = 1,
    }
    public partial class LongField : UnityEngine.UIElements.TextValueField<long>
    {
        public static readonly string ussClassName = "unity-long-field";
        public static readonly string labelUssClassName = "unity-long-field__label";
        public static readonly string inputUssClassName = "unity-long-field__input";
        public override void ApplyInputDeviceDelta(UnityEngine.Vector3 delta, UnityEngine.UIElements.DeltaSpeed speed, long startValue) { throw new Umcp.LeftOutException("UnityEngine.UIElements.LongField.ApplyInputDeviceDelta"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.LongField, UnityEngine.UIElements.LongField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.TextValueFieldTraits<long, UnityEngine.UIElements.UxmlLongAttributeDescription>
        {
        }
    }
    public abstract partial class Manipulator : UnityEngine.UIElements.IManipulator
    {
        protected abstract void RegisterCallbacksOnTarget();
        protected abstract void UnregisterCallbacksFromTarget();
    }
    public partial struct ManipulatorActivationFilter : System.IEquatable<UnityEngine.UIElements.ManipulatorActivationFilter>
    {
        public UnityEngine.UIElements.MouseButton button { get; set; }
        public UnityEngine.EventModifiers modifiers { get; set; }
        public int clickCount { get; set; }
        public bool Equals(UnityEngine.UIElements.ManipulatorActivationFilter other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.UIElements.ManipulatorActivationFilter filter1, UnityEngine.UIElements.ManipulatorActivationFilter filter2) { return ((object)filter1).Equals(filter2); }
        public static bool operator !=(UnityEngine.UIElements.ManipulatorActivationFilter filter1, UnityEngine.UIElements.ManipulatorActivationFilter filter2) { return !((object)filter1).Equals(filter2); }
    }
    public partial class MeshGenerationContext
    {
        public UnityEngine.UIElements.VisualElement visualElement { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.MeshGenerationContext.visualElement"); } }
        public UnityEngine.UIElements.Painter2D painter2D { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.MeshGenerationContext.painter2D"); } }
        public UnityEngine.UIElements.MeshWriteData Allocate(int vertexCount, int indexCount, UnityEngine.Texture texture = null) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MeshGenerationContext.Allocate"); }
        public void DrawVectorImage(UnityEngine.UIElements.VectorImage vectorImage, UnityEngine.Vector2 offset, UnityEngine.UIElements.Angle rotationAngle, UnityEngine.Vector2 scale) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MeshGenerationContext.DrawVectorImage"); }
        internal MeshGenerationContext() { }
    }
    public partial class MeshWriteData
    {
        public int vertexCount { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.MeshWriteData.vertexCount"); } }
        public int indexCount { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.MeshWriteData.indexCount"); } }
        public UnityEngine.Rect uvRegion { get; internal set; }
        public void SetNextVertex(UnityEngine.UIElements.Vertex vertex) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MeshWriteData.SetNextVertex"); }
        public void SetNextIndex(ushort index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MeshWriteData.SetNextIndex"); }
        public void SetAllVertices(UnityEngine.UIElements.Vertex[] vertices) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MeshWriteData.SetAllVertices"); }
        public void SetAllVertices(Unity.Collections.NativeSlice<UnityEngine.UIElements.Vertex> vertices) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MeshWriteData.SetAllVertices"); }
        public void SetAllIndices(ushort[] indices) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MeshWriteData.SetAllIndices"); }
        public void SetAllIndices(Unity.Collections.NativeSlice<ushort> indices) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MeshWriteData.SetAllIndices"); }
        internal MeshWriteData() { }
    }
    public partial class MinMaxSlider : UnityEngine.UIElements.BaseField<UnityEngine.Vector2>
    {
        public static readonly string ussClassName = "unity-min-max-slider";
        public static readonly string labelUssClassName = "unity-min-max-slider__label";
        public static readonly string inputUssClassName = "unity-min-max-slider__input";
        public static readonly string trackerUssClassName = "unity-min-max-slider__tracker";
        public static readonly string draggerUssClassName = "unity-min-max-slider__dragger";
        public static readonly string minThumbUssClassName = "unity-min-max-slider__min-thumb";
        public static readonly string maxThumbUssClassName = "unity-min-max-slider__max-thumb";
        public MinMaxSlider(float minValue, float maxValue, float minLimit, float maxLimit) : this(null, minValue, maxValue, minLimit, maxLimit) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.MinMaxSlider, UnityEngine.UIElements.MinMaxSlider.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<UnityEngine.Vector2>.UxmlTraits
        {
            public UxmlTraits() { }
        }
    }
    public enum MouseButton
    {
        LeftMouse = 0,
        RightMouse = 1,
        MiddleMouse = 2,
    }
    public static partial class MouseCaptureController
    {
        public static bool IsMouseCaptured() { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseCaptureController.IsMouseCaptured"); }
        public static bool HasMouseCapture(this UnityEngine.UIElements.IEventHandler handler) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseCaptureController.HasMouseCapture"); }
        public static void CaptureMouse(this UnityEngine.UIElements.IEventHandler handler) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseCaptureController.CaptureMouse"); }
        public static void ReleaseMouse(this UnityEngine.UIElements.IEventHandler handler) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseCaptureController.ReleaseMouse"); }
        public static void ReleaseMouse() { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseCaptureController.ReleaseMouse"); }
    }
    public partial class MouseCaptureEvent : UnityEngine.UIElements.MouseCaptureEventBase<UnityEngine.UIElements.MouseCaptureEvent>
    {
    }
    public abstract partial class MouseCaptureEventBase<T> : UnityEngine.UIElements.PointerCaptureEventBase<T>, UnityEngine.UIElements.IMouseCaptureEvent where T : UnityEngine.UIElements.MouseCaptureEventBase<T>, new()
    {
        public UnityEngine.UIElements.IEventHandler relatedTarget { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseCaptureEventBase<T>.relatedTarget"); } }
        public static T GetPooled(UnityEngine.UIElements.IEventHandler target, UnityEngine.UIElements.IEventHandler relatedTarget) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseCaptureEventBase<T>.GetPooled"); }
    }
    public partial class MouseCaptureOutEvent : UnityEngine.UIElements.MouseCaptureEventBase<UnityEngine.UIElements.MouseCaptureOutEvent>
    {
    }
    public partial class MouseDownEvent : UnityEngine.UIElements.MouseEventBase<UnityEngine.UIElements.MouseDownEvent>
    {
        public MouseDownEvent() { }
        public static UnityEngine.UIElements.MouseDownEvent GetPooled(UnityEngine.Event systemEvent) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseDownEvent.GetPooled"); }
    }
    public partial class MouseEnterEvent : UnityEngine.UIElements.MouseEventBase<UnityEngine.UIElements.MouseEnterEvent>
    {
        public MouseEnterEvent() { }
    }
    public partial class MouseEnterWindowEvent : UnityEngine.UIElements.MouseEventBase<UnityEngine.UIElements.MouseEnterWindowEvent>
    {
        public MouseEnterWindowEvent() { }
    }
    public abstract partial class MouseEventBase<T> : UnityEngine.UIElements.EventBase<T>, UnityEngine.UIElements.IMouseEvent where T : UnityEngine.UIElements.MouseEventBase<T>, new()
    {
        public UnityEngine.EventModifiers modifiers { get; protected set; }
        public UnityEngine.Vector2 mousePosition { get; protected set; }
        public UnityEngine.Vector2 localMousePosition { get; internal set; }
        public UnityEngine.Vector2 mouseDelta { get; protected set; }
        public int clickCount { get; protected set; }
        public int button { get; protected set; }
        public int pressedButtons { get; protected set; }
        public bool shiftKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseEventBase<T>.shiftKey"); } }
        public bool ctrlKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseEventBase<T>.ctrlKey"); } }
        public bool commandKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseEventBase<T>.commandKey"); } }
        public bool altKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseEventBase<T>.altKey"); } }
        public bool actionKey { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseEventBase<T>.actionKey"); } }
        public static T GetPooled(UnityEngine.Event systemEvent) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseEventBase<T>.GetPooled"); }
        public static T GetPooled(UnityEngine.Vector2 position, int button, int clickCount, UnityEngine.Vector2 delta, UnityEngine.EventModifiers modifiers = (UnityEngine.EventModifiers)0) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseEventBase<T>.GetPooled"); }
        public static T GetPooled(UnityEngine.UIElements.IMouseEvent triggerEvent) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseEventBase<T>.GetPooled"); }
        protected static T GetPooled(UnityEngine.UIElements.IPointerEvent pointerEvent) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseEventBase<T>.GetPooled"); }
        protected MouseEventBase() { }
    }
    public partial class MouseLeaveEvent : UnityEngine.UIElements.MouseEventBase<UnityEngine.UIElements.MouseLeaveEvent>
    {
        public MouseLeaveEvent() { }
    }
    public partial class MouseLeaveWindowEvent : UnityEngine.UIElements.MouseEventBase<UnityEngine.UIElements.MouseLeaveWindowEvent>
    {
        public MouseLeaveWindowEvent() { }
        public static UnityEngine.UIElements.MouseLeaveWindowEvent GetPooled(UnityEngine.Event systemEvent) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseLeaveWindowEvent.GetPooled"); }
    }
    public partial class MouseMoveEvent : UnityEngine.UIElements.MouseEventBase<UnityEngine.UIElements.MouseMoveEvent>
    {
        public MouseMoveEvent() { }
        public static UnityEngine.UIElements.MouseMoveEvent GetPooled(UnityEngine.Event systemEvent) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseMoveEvent.GetPooled"); }
    }
    public partial class MouseOutEvent : UnityEngine.UIElements.MouseEventBase<UnityEngine.UIElements.MouseOutEvent>
    {
    }
    public partial class MouseOverEvent : UnityEngine.UIElements.MouseEventBase<UnityEngine.UIElements.MouseOverEvent>
    {
    }
    public partial class MouseUpEvent : UnityEngine.UIElements.MouseEventBase<UnityEngine.UIElements.MouseUpEvent>
    {
        public MouseUpEvent() { }
        public static UnityEngine.UIElements.MouseUpEvent GetPooled(UnityEngine.Event systemEvent) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MouseUpEvent.GetPooled"); }
    }
    public partial class MultiColumnController : System.IDisposable
    {
        public static readonly string headerContainerUssClassName = "unity-multi-column-view__header-container";
        public static readonly string rowContainerUssClassName = "unity-multi-column-view__row-container";
        public static readonly string cellUssClassName = "unity-multi-column-view__cell";
        public static readonly string cellLabelUssClassName = "unity-multi-column-view__cell__label";
        public event System.Action columnSortingChanged { add { } remove { } }
        public event System.Action<UnityEngine.UIElements.ContextualMenuPopulateEvent, UnityEngine.UIElements.Column> headerContextMenuPopulateEvent { add { } remove { } }
        public MultiColumnController(UnityEngine.UIElements.Columns columns, UnityEngine.UIElements.SortColumnDescriptions sortDescriptions, System.Collections.Generic.List<UnityEngine.UIElements.SortColumnDescription> sortedColumns) { }
        public UnityEngine.UIElements.VisualElement MakeItem() { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnController.MakeItem"); }
        public void BindItem<T>(UnityEngine.UIElements.VisualElement element, int index, T item) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnController.BindItem"); }
        public void UnbindItem(UnityEngine.UIElements.VisualElement element, int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnController.UnbindItem"); }
        public void DestroyItem(UnityEngine.UIElements.VisualElement element) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnController.DestroyItem"); }
        public void PrepareView(UnityEngine.UIElements.BaseVerticalCollectionView collectionView) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnController.PrepareView"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnController.Dispose"); }
        internal MultiColumnController() { }
    }
    public partial class MultiColumnListView : UnityEngine.UIElements.BaseListView
    {
        public UnityEngine.UIElements.MultiColumnListViewController viewController { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnListView.viewController"); } }
        public event System.Action columnSortingChanged { add { } remove { } }
        public event System.Action<UnityEngine.UIElements.ContextualMenuPopulateEvent, UnityEngine.UIElements.Column> headerContextMenuPopulateEvent { add { } remove { } }
        public System.Collections.Generic.IEnumerable<UnityEngine.UIElements.SortColumnDescription> sortedColumns { get; internal set; }
        public UnityEngine.UIElements.Columns columns { get; internal set; }
        public UnityEngine.UIElements.SortColumnDescriptions sortColumnDescriptions { get; internal set; } = new UnityEngine.UIElements.SortColumnDescriptions();
        public bool sortingEnabled { get { return m_KeptSortingEnabled.Get("UnityEngine.UIElements.MultiColumnListView.sortingEnabled"); } set { m_KeptSortingEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptSortingEnabled;
        public MultiColumnListView() { }
        public MultiColumnListView(UnityEngine.UIElements.Columns columns) { }
        protected override UnityEngine.UIElements.CollectionViewController CreateViewController() { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnListView.CreateViewController"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.MultiColumnListView, UnityEngine.UIElements.MultiColumnListView.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseListView.UxmlTraits
        {
        }
    }
    public partial class MultiColumnListViewController : UnityEngine.UIElements.BaseListViewController
    {
        public UnityEngine.UIElements.MultiColumnController columnController { get; internal set; }
        public MultiColumnListViewController(UnityEngine.UIElements.Columns columns, UnityEngine.UIElements.SortColumnDescriptions sortDescriptions, System.Collections.Generic.List<UnityEngine.UIElements.SortColumnDescription> sortedColumns) { }
        protected override UnityEngine.UIElements.VisualElement MakeItem() { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnListViewController.MakeItem"); }
        protected override void BindItem(UnityEngine.UIElements.VisualElement element, int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnListViewController.BindItem"); }
        protected override void UnbindItem(UnityEngine.UIElements.VisualElement element, int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnListViewController.UnbindItem"); }
        protected override void DestroyItem(UnityEngine.UIElements.VisualElement element) { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnListViewController.DestroyItem"); }
        internal MultiColumnListViewController() { }
    }
    public partial class MultiColumnTreeView : UnityEngine.UIElements.BaseTreeView
    {
        public UnityEngine.UIElements.MultiColumnTreeViewController viewController { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnTreeView.viewController"); } }
        public event System.Action columnSortingChanged { add { } remove { } }
        public event System.Action<UnityEngine.UIElements.ContextualMenuPopulateEvent, UnityEngine.UIElements.Column> headerContextMenuPopulateEvent { add { } remove { } }
        public System.Collections.Generic.IEnumerable<UnityEngine.UIElements.SortColumnDescription> sortedColumns { get; internal set; }
        public UnityEngine.UIElements.Columns columns { get; internal set; }
        public UnityEngine.UIElements.SortColumnDescriptions sortColumnDescriptions { get; internal set; } = new UnityEngine.UIElements.SortColumnDescriptions();
        public bool sortingEnabled { get { return m_KeptSortingEnabled.Get("UnityEngine.UIElements.MultiColumnTreeView.sortingEnabled"); } set { m_KeptSortingEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptSortingEnabled;
        public MultiColumnTreeView() { }
        public MultiColumnTreeView(UnityEngine.UIElements.Columns columns) { }
        protected override UnityEngine.UIElements.CollectionViewController CreateViewController() { throw new Umcp.LeftOutException("UnityEngine.UIElements.MultiColumnTreeView.CreateViewController"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.MultiColumnTreeView, UnityEngine.UIElements.MultiColumnTreeView.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseTreeView.UxmlTraits
        {
        }
    }
}
