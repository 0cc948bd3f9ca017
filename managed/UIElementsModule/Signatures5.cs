// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.UIElements
{
    [System.SerializableAttribute]
    public partial class StyleSheet : UnityEngine.ScriptableObject
    {
        public bool importedWithErrors { get; internal set; }
        public bool importedWithWarnings { get; internal set; }
        public int contentHash { get; set; }
    }
    public partial struct StyleTextShadow : System.IEquatable<UnityEngine.UIElements.StyleTextShadow>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleTextShadow lhs, UnityEngine.UIElements.StyleTextShadow rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleTextShadow lhs, UnityEngine.UIElements.StyleTextShadow rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleTextShadow other) { return base.Equals(other); }
    }
    public partial struct StyleTransformOrigin : System.IEquatable<UnityEngine.UIElements.StyleTransformOrigin>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleTransformOrigin lhs, UnityEngine.UIElements.StyleTransformOrigin rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleTransformOrigin lhs, UnityEngine.UIElements.StyleTransformOrigin rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleTransformOrigin other) { return base.Equals(other); }
    }
    public partial struct StyleTranslate : System.IEquatable<UnityEngine.UIElements.StyleTranslate>
    {
        public static bool operator ==(UnityEngine.UIElements.StyleTranslate lhs, UnityEngine.UIElements.StyleTranslate rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.StyleTranslate lhs, UnityEngine.UIElements.StyleTranslate rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.StyleTranslate other) { return base.Equals(other); }
    }
    public partial class TemplateContainer : UnityEngine.UIElements.BindableElement
    {
        public string templateId { get; internal set; }
        public UnityEngine.UIElements.VisualTreeAsset templateSource { get; internal set; }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.TemplateContainer, UnityEngine.UIElements.TemplateContainer.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BindableElement.UxmlTraits
        {
        }
    }
    public partial class TextElement : UnityEngine.UIElements.ITextElementExperimentalFeatures, UnityEngine.UIElements.ITextSelection, UnityEngine.UIElements.ITextEdition, UnityEngine.UIElements.INotifyValueChanged<string>
    {
        public UnityEngine.UIElements.ITextElementExperimentalFeatures experimental { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.experimental"); } }
        void UnityEngine.UIElements.ITextElementExperimentalFeatures.SetRenderedText(string renderedText) { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextElementExperimentalFeatures.SetRenderedText"); }
        public UnityEngine.UIElements.ITextSelection selection { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.selection"); } }
        bool UnityEngine.UIElements.ITextSelection.isSelectable { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.isSelectable"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.isSelectable"); } }
        int UnityEngine.UIElements.ITextSelection.cursorIndex { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.cursorIndex"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.cursorIndex"); } }
        int UnityEngine.UIElements.ITextSelection.selectIndex { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.selectIndex"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.selectIndex"); } }
        void UnityEngine.UIElements.ITextSelection.SelectAll() { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.SelectAll"); }
        void UnityEngine.UIElements.ITextSelection.SelectNone() { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.SelectNone"); }
        void UnityEngine.UIElements.ITextSelection.SelectRange(int cursorIndex, int selectionIndex) { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.SelectRange"); }
        bool UnityEngine.UIElements.ITextSelection.HasSelection() { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.HasSelection"); }
        bool UnityEngine.UIElements.ITextSelection.doubleClickSelectsWord { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.doubleClickSelectsWord"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.doubleClickSelectsWord"); } }
        bool UnityEngine.UIElements.ITextSelection.tripleClickSelectsLine { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.tripleClickSelectsLine"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.tripleClickSelectsLine"); } }
        UnityEngine.Vector2 UnityEngine.UIElements.ITextSelection.cursorPosition { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.cursorPosition"); } }
        UnityEngine.Color UnityEngine.UIElements.ITextSelection.selectionColor { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.selectionColor"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.selectionColor"); } }
        UnityEngine.Color UnityEngine.UIElements.ITextSelection.cursorColor { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.cursorColor"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextSelection.cursorColor"); } }
        UnityEngine.TouchScreenKeyboard UnityEngine.UIElements.ITextEdition.touchScreenKeyboard { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.touchScreenKeyboard"); } }
        UnityEngine.TouchScreenKeyboardType UnityEngine.UIElements.ITextEdition.keyboardType { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.keyboardType"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.keyboardType"); } }
        bool UnityEngine.UIElements.ITextEdition.hideMobileInput { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.hideMobileInput"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.hideMobileInput"); } }
        bool UnityEngine.UIElements.ITextEdition.isReadOnly { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.isReadOnly"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.isReadOnly"); } }
        int UnityEngine.UIElements.ITextEdition.maxLength { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.maxLength"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.maxLength"); } }
        bool UnityEngine.UIElements.ITextEdition.isDelayed { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.isDelayed"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.isDelayed"); } }
        char UnityEngine.UIElements.ITextEdition.maskChar { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.maskChar"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.maskChar"); } }
        bool UnityEngine.UIElements.ITextEdition.isPassword { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.isPassword"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.isPassword"); } }
        bool UnityEngine.UIElements.ITextEdition.autoCorrection { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.autoCorrection"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.UnityEngine.UIElements.ITextEdition.autoCorrection"); } }
        public static readonly string ussClassName = "unity-text-element";
        public bool isElided { get; internal set; }
        public UnityEngine.Vector2 MeasureTextSize(string textToMeasure, float width, UnityEngine.UIElements.VisualElement.MeasureMode widthMode, float height, UnityEngine.UIElements.VisualElement.MeasureMode heightMode) { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextElement.MeasureTextSize"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.TextElement, UnityEngine.UIElements.TextElement.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BindableElement.UxmlTraits
        {
        }
    }
    public partial class TextField : UnityEngine.UIElements.TextInputBaseField<string>
    {
        public static readonly string ussClassName = "unity-text-field";
        public static readonly string labelUssClassName = "unity-text-field__label";
        public static readonly string inputUssClassName = "unity-text-field__input";
        public TextField() : this(null) { }
        public TextField(int maxLength, bool multiline, bool isPasswordField, char maskChar) : this(null, maxLength, multiline, isPasswordField, maskChar) { }
        public TextField(string label) : this(label, kMaxLengthNone, false, false, kMaskCharDefault) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.TextField, UnityEngine.UIElements.TextField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.TextInputBaseField<string>.UxmlTraits
        {
        }
    }
    public abstract partial class TextInputBaseField<TValueType>
    {
        protected internal UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase textInputBase { get; internal set; }
        public static readonly string ussClassName = "unity-base-text-field";
        public static readonly string labelUssClassName = "unity-base-text-field__label";
        public static readonly string inputUssClassName = "unity-base-text-field__input";
        public static readonly string singleLineInputUssClassName = "unity-base-text-field__input--single-line";
        public static readonly string multilineInputUssClassName = "unity-base-text-field__input--multiline";
        public static readonly string textInputUssName = "unity-text-input";
        protected event System.Action<bool> onIsReadOnlyChanged { add { } remove { } }
        public UnityEngine.TouchScreenKeyboardType keyboardType { get { return m_KeptKeyboardType.Get("UnityEngine.UIElements.TextInputBaseField<TValueType>.keyboardType"); } set { m_KeptKeyboardType.Set(value); } } private Umcp.Kept<UnityEngine.TouchScreenKeyboardType> m_KeptKeyboardType;
        public UnityEngine.TouchScreenKeyboard touchScreenKeyboard { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextInputBaseField<TValueType>.touchScreenKeyboard"); } }
        public UnityEngine.UIElements.ITextSelection textSelection { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextInputBaseField<TValueType>.textSelection"); } }
        public UnityEngine.UIElements.ITextEdition textEdition { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextInputBaseField<TValueType>.textEdition"); } }
        public UnityEngine.Color selectionColor { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextInputBaseField<TValueType>.selectionColor"); } }
        public UnityEngine.Color cursorColor { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextInputBaseField<TValueType>.cursorColor"); } }
        public UnityEngine.Vector2 cursorPosition { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextInputBaseField<TValueType>.cursorPosition"); } }
        public bool SetVerticalScrollerVisibility(UnityEngine.UIElements.ScrollerVisibility sv) { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextInputBaseField<TValueType>.SetVerticalScrollerVisibility"); }
        public UnityEngine.Vector2 MeasureTextSize(string textToMeasure, float width, UnityEngine.UIElements.VisualElement.MeasureMode widthMode, float height, UnityEngine.UIElements.VisualElement.MeasureMode heightMode) { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextInputBaseField<TValueType>.MeasureTextSize"); }
        protected abstract string ValueToString(TValueType value);
        protected abstract TValueType StringToValue(string str);
        protected TextInputBaseField(int maxLength, char maskChar, UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase textInputBase) : this(null, maxLength, maskChar, textInputBase) { }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseFieldTraits<string, UnityEngine.UIElements.UxmlStringAttributeDescription>
        {
        }
        protected internal abstract partial class TextInputBase : UnityEngine.UIElements.VisualElement
        {
            public static readonly string innerComponentsModifierName = "--inner-input-field-component";
            public static readonly string innerTextElementUssClassName = "unity-text-element--inner-input-field-component";
            public static readonly string horizontalVariantInnerTextElementUssClassName = "unity-text-element--inner-input-field-component--horizontal";
            public static readonly string verticalVariantInnerTextElementUssClassName = "unity-text-element--inner-input-field-component--vertical";
            public static readonly string verticalHorizontalVariantInnerTextElementUssClassName = "unity-text-element--inner-input-field-component--vertical-horizontal";
            public static readonly string innerScrollviewUssClassName = "unity-scroll-view--inner-input-field-component";
            public static readonly string innerViewportUssClassName = "unity-scroll-view__content-viewport--inner-input-field-component";
            public static readonly string innerContentContainerUssClassName = "unity-scroll-view__content-container--inner-input-field-component";
            public UnityEngine.UIElements.ITextSelection textSelection { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.textSelection"); } }
            public UnityEngine.UIElements.ITextEdition textEdition { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.textEdition"); } }
            public void SelectAll() { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.SelectAll"); }
            protected virtual TValueType StringToValue(string str) { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.StringToValue"); }
            public void ResetValueAndText() { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.ResetValueAndText"); }
            public bool isReadOnly { get { return m_KeptIsReadOnly.Get("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.isReadOnly"); } set { m_KeptIsReadOnly.Set(value); } } private Umcp.Kept<bool> m_KeptIsReadOnly;
            public int maxLength { get { return m_KeptMaxLength.Get("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.maxLength"); } set { m_KeptMaxLength.Set(value); } } private Umcp.Kept<int> m_KeptMaxLength;
            public char maskChar { get { return m_KeptMaskChar.Get("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.maskChar"); } set { m_KeptMaskChar.Set(value); } } private Umcp.Kept<char> m_KeptMaskChar;
            public virtual bool isPasswordField { get { return m_KeptIsPasswordField.Get("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.isPasswordField"); } set { m_KeptIsPasswordField.Set(value); } } private Umcp.Kept<bool> m_KeptIsPasswordField;
            public UnityEngine.Color selectionColor { get { return m_KeptSelectionColor.Get("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.selectionColor"); } set { m_KeptSelectionColor.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptSelectionColor;
            public UnityEngine.Color cursorColor { get { return m_KeptCursorColor.Get("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.cursorColor"); } set { m_KeptCursorColor.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptCursorColor;
            public int cursorIndex { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.cursorIndex"); } }
            public int selectIndex { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.selectIndex"); } }
            public bool doubleClickSelectsWord { get { return m_KeptDoubleClickSelectsWord.Get("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.doubleClickSelectsWord"); } set { m_KeptDoubleClickSelectsWord.Set(value); } } private Umcp.Kept<bool> m_KeptDoubleClickSelectsWord;
            public bool tripleClickSelectsLine { get { return m_KeptTripleClickSelectsLine.Get("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.tripleClickSelectsLine"); } set { m_KeptTripleClickSelectsLine.Set(value); } } private Umcp.Kept<bool> m_KeptTripleClickSelectsLine;
            public string text { get { return m_KeptText.Get("UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase.text"); } set { m_KeptText.Set(value); } } private Umcp.Kept<string> m_KeptText;
            internal TextInputBase() { }
        }
    }
    public enum TextOverflow
    {
        Clip = 0,
        Ellipsis = 1,
    }
    public enum TextOverflowPosition
    {
        End = 0,
        Start = 1,
        Middle = 2,
    }
    public partial struct TextShadow : System.IEquatable<UnityEngine.UIElements.TextShadow>
    {
        public UnityEngine.Vector2 offset;
        public float blurRadius;
        public UnityEngine.Color color;
        public bool Equals(UnityEngine.UIElements.TextShadow other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.UIElements.TextShadow style1, UnityEngine.UIElements.TextShadow style2) { return ((object)style1).Equals(style2); }
        public static bool operator !=(UnityEngine.UIElements.TextShadow style1, UnityEngine.UIElements.TextShadow style2) { return !((object)style1).Equals(style2); }
    }
    public abstract partial class TextValueField<TValueType> : UnityEngine.UIElements.IValueField<TValueType>
    {
        public abstract void ApplyInputDeviceDelta(UnityEngine.Vector3 delta, UnityEngine.UIElements.DeltaSpeed speed, TValueType startValue);
        protected void AddLabelDragger<TDraggerType>() { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextValueField<TValueType>.AddLabelDragger"); }
        protected abstract partial class TextValueInput : UnityEngine.UIElements.TextInputBaseField<TValueType>.TextInputBase
        {
            protected TextValueInput() { }
            protected abstract string allowedCharacters { get; }
            public string formatString { get; set; }
            public abstract void ApplyInputDeviceDelta(UnityEngine.Vector3 delta, UnityEngine.UIElements.DeltaSpeed speed, TValueType startValue);
            public void StartDragging() { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextValueField<TValueType>.TextValueInput.StartDragging"); }
            public void StopDragging() { throw new Umcp.LeftOutException("UnityEngine.UIElements.TextValueField<TValueType>.TextValueInput.StopDragging"); }
            protected abstract string ValueToString(TValueType value);
        }
    }
    public partial class TextValueFieldTraits<TValueType, TValueUxmlAttributeType> : UnityEngine.UIElements.BaseFieldTraits<TValueType, TValueUxmlAttributeType> where TValueUxmlAttributeType : UnityEngine.UIElements.TypedUxmlAttributeDescription<TValueType>, new()
    {
    }
    [System.SerializableAttribute]
    public partial class ThemeStyleSheet : UnityEngine.UIElements.StyleSheet
    {
    }
    public enum TimeUnit
    {
        Second = 0,
        Millisecond = 1,
    }
    public partial struct TimeValue : System.IEquatable<UnityEngine.UIElements.TimeValue>
    {
        public float value { get; set; }
        public UnityEngine.UIElements.TimeUnit unit { get; set; }
        public TimeValue(float value, UnityEngine.UIElements.TimeUnit unit) { this = default(UnityEngine.UIElements.TimeValue); this.value = value; this.unit = unit; }
        public static bool operator ==(UnityEngine.UIElements.TimeValue lhs, UnityEngine.UIElements.TimeValue rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.TimeValue lhs, UnityEngine.UIElements.TimeValue rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.TimeValue other) { return base.Equals(other); }
    }
    public partial struct TimerState : System.IEquatable<UnityEngine.UIElements.TimerState>
    {
        public long start { get; set; }
        public long now { get; set; }
        public bool Equals(UnityEngine.UIElements.TimerState other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.UIElements.TimerState state1, UnityEngine.UIElements.TimerState state2) { return ((object)state1).Equals(state2); }
        public static bool operator !=(UnityEngine.UIElements.TimerState state1, UnityEngine.UIElements.TimerState state2) { return !((object)state1).Equals(state2); }
    }
    public partial class Toggle : UnityEngine.UIElements.BaseBoolField
    {
        public static readonly string ussClassName = "unity-toggle";
        public static readonly string labelUssClassName = "unity-toggle__label";
        public static readonly string inputUssClassName = "unity-toggle__input";
        [System.Obsolete] public static readonly string noTextVariantUssClassName = "unity-toggle--no-text";
        public static readonly string checkmarkUssClassName = "unity-toggle__checkmark";
        public static readonly string textUssClassName = "unity-toggle__text";
        public static readonly string mixedValuesUssClassName = "unity-toggle__mixed-values";
        public Toggle() : this(null) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.Toggle, UnityEngine.UIElements.Toggle.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseFieldTraits<bool, UnityEngine.UIElements.UxmlBoolAttributeDescription>
        {
        }
    }
    public partial class TooltipEvent : UnityEngine.UIElements.EventBase<UnityEngine.UIElements.TooltipEvent>
    {
        public string tooltip { get; set; }
        public UnityEngine.Rect rect { get; set; }
        public TooltipEvent() { }
    }
    public partial struct TransformOrigin : System.IEquatable<UnityEngine.UIElements.TransformOrigin>
    {
        public TransformOrigin(UnityEngine.UIElements.Length x, UnityEngine.UIElements.Length y, float z) { this = default(UnityEngine.UIElements.TransformOrigin); this.x = x; this.y = y; this.z = z; }
        public TransformOrigin(UnityEngine.UIElements.Length x, UnityEngine.UIElements.Length y) : this(x, y, 0) { }
        public UnityEngine.UIElements.Length x { get; set; }
        public UnityEngine.UIElements.Length y { get; set; }
        public float z { get; set; }
        public static bool operator ==(UnityEngine.UIElements.TransformOrigin lhs, UnityEngine.UIElements.TransformOrigin rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.TransformOrigin lhs, UnityEngine.UIElements.TransformOrigin rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.TransformOrigin other) { return base.Equals(other); }
    }
    public enum TransformOriginOffset
    {
        Left = 1,
        Right = 2,
        Top = 3,
        Bottom = 4,
        Center = 5,
    }
    public sealed partial class TransitionCancelEvent : UnityEngine.UIElements.TransitionEventBase<UnityEngine.UIElements.TransitionCancelEvent>
    {
    }
    public sealed partial class TransitionEndEvent : UnityEngine.UIElements.TransitionEventBase<UnityEngine.UIElements.TransitionEndEvent>
    {
    }
    public abstract partial class TransitionEventBase<T> : UnityEngine.UIElements.EventBase<T>, UnityEngine.UIElements.ITransitionEvent where T : UnityEngine.UIElements.TransitionEventBase<T>, new()
    {
        public UnityEngine.UIElements.StylePropertyNameCollection stylePropertyNames { get; internal set; }
        public double elapsedTime { get; protected set; }
        protected TransitionEventBase() { }
        public static T GetPooled(UnityEngine.UIElements.StylePropertyName stylePropertyName, double elapsedTime) { throw new Umcp.LeftOutException("UnityEngine.UIElements.TransitionEventBase<T>.GetPooled"); }
        public bool AffectsProperty(UnityEngine.UIElements.StylePropertyName stylePropertyName) { throw new Umcp.LeftOutException("UnityEngine.UIElements.TransitionEventBase<T>.AffectsProperty"); }
    }
    public sealed partial class TransitionRunEvent : UnityEngine.UIElements.TransitionEventBase<UnityEngine.UIElements.TransitionRunEvent>
    {
    }
    public sealed partial class TransitionStartEvent : UnityEngine.UIElements.TransitionEventBase<UnityEngine.UIElements.TransitionStartEvent>
    {
    }
    public partial struct Translate : System.IEquatable<UnityEngine.UIElements.Translate>
    {
        public Translate(UnityEngine.UIElements.Length x, UnityEngine.UIElements.Length y, float z) { this = default(UnityEngine.UIElements.Translate); this.x = x; this.y = y; this.z = z; }
        public Translate(UnityEngine.UIElements.Length x, UnityEngine.UIElements.Length y) : this(x, y, 0) { }
        public UnityEngine.UIElements.Length x { get; set; }
        public UnityEngine.UIElements.Length y { get; set; }
        public float z { get; set; }
        public static bool operator ==(UnityEngine.UIElements.Translate lhs, UnityEngine.UIElements.Translate rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.Translate lhs, UnityEngine.UIElements.Translate rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.Translate other) { return base.Equals(other); }
    }
    public partial class TreeView : UnityEngine.UIElements.BaseTreeView
    {
        public System.Func<UnityEngine.UIElements.VisualElement> makeItem { get { return m_KeptMakeItem.Get("UnityEngine.UIElements.TreeView.makeItem"); } set { m_KeptMakeItem.Set(value); } } private Umcp.Kept<System.Func<UnityEngine.UIElements.VisualElement>> m_KeptMakeItem;
        public System.Action<UnityEngine.UIElements.VisualElement, int> bindItem { get { return m_KeptBindItem.Get("UnityEngine.UIElements.TreeView.bindItem"); } set { m_KeptBindItem.Set(value); } } private Umcp.Kept<System.Action<UnityEngine.UIElements.VisualElement, int>> m_KeptBindItem;
        public System.Action<UnityEngine.UIElements.VisualElement, int> unbindItem { get; set; }
        public System.Action<UnityEngine.UIElements.VisualElement> destroyItem { get; set; }
        public UnityEngine.UIElements.TreeViewController viewController { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TreeView.viewController"); } }
        protected override UnityEngine.UIElements.CollectionViewController CreateViewController() { throw new Umcp.LeftOutException("UnityEngine.UIElements.TreeView.CreateViewController"); }
        public TreeView() : this(null, null) { }
        public TreeView(System.Func<UnityEngine.UIElements.VisualElement> makeItem, System.Action<UnityEngine.UIElements.VisualElement, int> bindItem) { }
        public TreeView(int itemHeight, System.Func<UnityEngine.UIElements.VisualElement> makeItem, System.Action<UnityEngine.UIElements.VisualElement, int> bindItem) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.TreeView, UnityEngine.UIElements.TreeView.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseTreeView.UxmlTraits
        {
        }
    }
    public abstract partial class TreeViewController : UnityEngine.UIElements.BaseTreeViewController
    {
        protected UnityEngine.UIElements.TreeView treeView { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TreeViewController.treeView"); } }
        protected override UnityEngine.UIElements.VisualElement MakeItem() { throw new Umcp.LeftOutException("UnityEngine.UIElements.TreeViewController.MakeItem"); }
        protected override void BindItem(UnityEngine.UIElements.VisualElement element, int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.TreeViewController.BindItem"); }
        protected override void UnbindItem(UnityEngine.UIElements.VisualElement element, int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.TreeViewController.UnbindItem"); }
        protected override void DestroyItem(UnityEngine.UIElements.VisualElement element) { throw new Umcp.LeftOutException("UnityEngine.UIElements.TreeViewController.DestroyItem"); }
    }
    public partial struct TreeViewItemData<T>
    {
        public int id { get; internal set; }
        public T data { get; internal set; }
        public System.Collections.Generic.IEnumerable<UnityEngine.UIElements.TreeViewItemData<T>> children { get; internal set; }
        public bool hasChildren { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.TreeViewItemData<T>.hasChildren"); } }
        public TreeViewItemData(int id, T data, System.Collections.Generic.List<UnityEngine.UIElements.TreeViewItemData<T>> children = null) { throw new Umcp.LeftOutException("UnityEngine.UIElements.TreeViewItemData<T>"); }
    }
    public enum TrickleDown
    {
        NoTrickleDown = 0,
        TrickleDown = 1,
    }
    public partial class TwoPaneSplitView : UnityEngine.UIElements.VisualElement
    {
        public UnityEngine.UIElements.VisualElement fixedPane { get; internal set; }
        public UnityEngine.UIElements.VisualElement flexedPane { get; internal set; }
        public void CollapseChild(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.TwoPaneSplitView.CollapseChild"); }
        public void UnCollapse() { throw new Umcp.LeftOutException("UnityEngine.UIElements.TwoPaneSplitView.UnCollapse"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.TwoPaneSplitView, UnityEngine.UIElements.TwoPaneSplitView.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.VisualElement.UxmlTraits
        {
        }
    }
    public enum TwoPaneSplitViewOrientation
    {
        Horizontal = 0,
        Vertical = 1,
    }
    public abstract partial class TypedUxmlAttributeDescription<T>
    {
        public abstract T GetValueFromBag(UnityEngine.UIElements.IUxmlAttributes bag, UnityEngine.UIElements.CreationContext cc);
        public T defaultValue { get; set; }
    }
    public static partial class UQuery
    {
    }
    public partial struct UQueryBuilder<T> : System.IEquatable<UnityEngine.UIElements.UQueryBuilder<T>>
    {
        public UnityEngine.UIElements.UQueryBuilder<T> Active() { throw new Umcp.LeftOutException("UnityEngine.UIElements.UQueryBuilder<T>.Active"); }
        public UnityEngine.UIElements.UQueryBuilder<T> NotActive() { throw new Umcp.LeftOutException("UnityEngine.UIElements.UQueryBuilder<T>.NotActive"); }
        public UnityEngine.UIElements.UQueryBuilder<T> Hovered() { throw new Umcp.LeftOutException("UnityEngine.UIElements.UQueryBuilder<T>.Hovered"); }
        public UnityEngine.UIElements.UQueryBuilder<T> NotHovered() { throw new Umcp.LeftOutException("UnityEngine.UIElements.UQueryBuilder<T>.NotHovered"); }
        [System.Obsolete] public UnityEngine.UIElements.UQueryBuilder<T> Selected() { throw new Umcp.LeftOutException("UnityEngine.UIElements.UQueryBuilder<T>.Selected"); }
        [System.Obsolete] public UnityEngine.UIElements.UQueryBuilder<T> NotSelected() { throw new Umcp.LeftOutException("UnityEngine.UIElements.UQueryBuilder<T>.NotSelected"); }
        public static bool operator ==(UnityEngine.UIElements.UQueryBuilder<T> builder1, UnityEngine.UIElements.UQueryBuilder<T> builder2) { return ((object)builder1).Equals(builder2); }
        public static bool operator !=(UnityEngine.UIElements.UQueryBuilder<T> builder1, UnityEngine.UIElements.UQueryBuilder<T> builder2) { return !((object)builder1).Equals(builder2); }
        public bool Equals(UnityEngine.UIElements.UQueryBuilder<T> other) { return base.Equals(other); }
    }
    public partial struct UQueryState<T> : System.Collections.Generic.IEnumerable<T>, System.IEquatable<UnityEngine.UIElements.UQueryState<T>>
    {
        public bool Equals(UnityEngine.UIElements.UQueryState<T> other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.UIElements.UQueryState<T> state1, UnityEngine.UIElements.UQueryState<T> state2) { return ((object)state1).Equals(state2); }
        public static bool operator !=(UnityEngine.UIElements.UQueryState<T> state1, UnityEngine.UIElements.UQueryState<T> state2) { return !((object)state1).Equals(state2); }
    }
    public partial class UnsignedIntegerField : UnityEngine.UIElements.TextValueField<uint>
    {
        public static readonly string ussClassName = "unity-unsigned-integer-field";
        public static readonly string labelUssClassName = "unity-unsigned-integer-field__label";
        public static readonly string inputUssClassName = "unity-unsigned-integer-field__input";
        public override void ApplyInputDeviceDelta(UnityEngine.Vector3 delta, UnityEngine.UIElements.DeltaSpeed speed, uint startValue) { throw new Umcp.LeftOutException("UnityEngine.UIElements.UnsignedIntegerField.ApplyInputDeviceDelta"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.UnsignedIntegerField, UnityEngine.UIElements.UnsignedIntegerField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.TextValueFieldTraits<uint, UnityEngine.UIElements.UxmlUnsignedIntAttributeDescription>
        {
        }
    }
    public partial class UnsignedLongField : UnityEngine.UIElements.TextValueField<ulong>
    {
        public static readonly string ussClassName = "unity-unsigned-long-field";
        public static readonly string labelUssClassName = "unity-unsigned-long-field__label";
        public static readonly string inputUssClassName = "unity-unsigned-long-field__input";
        public override void ApplyInputDeviceDelta(UnityEngine.Vector3 delta, UnityEngine.UIElements.DeltaSpeed speed, ulong startValue) { throw new Umcp.LeftOutException("UnityEngine.UIElements.UnsignedLongField.ApplyInputDeviceDelta"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.UnsignedLongField, UnityEngine.UIElements.UnsignedLongField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.TextValueFieldTraits<ulong, UnityEngine.UIElements.UxmlUnsignedLongAttributeDescription>
        {
        }
    }
    [System.FlagsAttribute]
    public enum UsageHints
    {
        None = 0,
        DynamicTransform = 1,
        GroupTransform = 2,
        MaskContainer = 4,
        DynamicColor = 8,
    }
    public abstract partial class UxmlAttributeDescription
    {
        protected const string xmlSchemaNamespace = "http://www.w3.org/2001/XMLSchema";
        public string name { get; set; }
        public string type { get; protected set; }
        public string typeNamespace { get; protected set; }
        public abstract string defaultValueAsString { get; }
        public UnityEngine.UIElements.UxmlAttributeDescription.Use use { get; set; }
        public UnityEngine.UIElements.UxmlTypeRestriction restriction { get; set; }
        public enum Use
        {
            None = 0,
            Optional = 1,
            Prohibited = 2,
            Required = 3,
        }
    }
    public partial class UxmlAttributeOverridesFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.VisualElement, UnityEngine.UIElements.UxmlAttributeOverridesTraits>
    {
    }
    public partial class UxmlAttributeOverridesTraits : UnityEngine.UIElements.UxmlTraits
    {
    }
    public partial class UxmlChildElementDescription
    {
        public UxmlChildElementDescription(System.Type t) { }
        public string elementName { get; protected set; }
        public string elementNamespace { get; protected set; }
        internal UxmlChildElementDescription() { }
    }
    public partial class UxmlEnumeration : UnityEngine.UIElements.UxmlTypeRestriction
    {
        public System.Collections.Generic.IEnumerable<string> values { get { return m_KeptValues.Get("UnityEngine.UIElements.UxmlEnumeration.values"); } set { m_KeptValues.Set(value); } } private Umcp.Kept<System.Collections.Generic.IEnumerable<string>> m_KeptValues;
    }
    public partial class UxmlFactory<TCreatedType, TTraits> : UnityEngine.UIElements.IUxmlFactory
    {
    }
    public partial class UxmlFactory<TCreatedType> : UnityEngine.UIElements.UxmlFactory<TCreatedType, UnityEngine.UIElements.VisualElement.UxmlTraits> where TCreatedType : UnityEngine.UIElements.VisualElement, new()
    {
    }
    public partial class UxmlHash128AttributeDescription : UnityEngine.UIElements.TypedUxmlAttributeDescription<UnityEngine.Hash128>
    {
        public UxmlHash128AttributeDescription() { }
        public override UnityEngine.Hash128 GetValueFromBag(UnityEngine.UIElements.IUxmlAttributes bag, UnityEngine.UIElements.CreationContext cc) { throw new Umcp.LeftOutException("UnityEngine.UIElements.UxmlHash128AttributeDescription.GetValueFromBag"); }
        public bool TryGetValueFromBag(UnityEngine.UIElements.IUxmlAttributes bag, UnityEngine.UIElements.CreationContext cc, ref UnityEngine.Hash128 value) { throw new Umcp.LeftOutException("UnityEngine.UIElements.UxmlHash128AttributeDescription.TryGetValueFromBag"); }
    }
    public partial class UxmlRootElementFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.VisualElement, UnityEngine.UIElements.UxmlRootElementTraits>
    {
    }
    public partial class UxmlRootElementTraits : UnityEngine.UIElements.UxmlTraits
    {
        protected UnityEngine.UIElements.UxmlStringAttributeDescription m_Name;
    }
    public partial class UxmlStyleFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.VisualElement, UnityEngine.UIElements.UxmlStyleTraits>
    {
    }
    public partial class UxmlStyleTraits : UnityEngine.UIElements.UxmlTraits
    {
    }
    public partial class UxmlTemplateFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.VisualElement, UnityEngine.UIElements.UxmlTemplateTraits>
    {
    }
    public partial class UxmlTemplateTraits : UnityEngine.UIElements.UxmlTraits
    {
    }
    public abstract partial class UxmlTraits : UnityEngine.UIElements.BaseUxmlTraits
    {
        public virtual void Init(UnityEngine.UIElements.VisualElement ve, UnityEngine.UIElements.IUxmlAttributes bag, UnityEngine.UIElements.CreationContext cc) { }
    }
    public partial class UxmlTypeAttributeDescription<TBase> : UnityEngine.UIElements.TypedUxmlAttributeDescription<System.Type>
    {
        public UxmlTypeAttributeDescription() { }
        public override System.Type GetValueFromBag(UnityEngine.UIElements.IUxmlAttributes bag, UnityEngine.UIElements.CreationContext cc) { throw new Umcp.LeftOutException("UnityEngine.UIElements.UxmlTypeAttributeDescription<TBase>.GetValueFromBag"); }
        public bool TryGetValueFromBag(UnityEngine.UIElements.IUxmlAttributes bag, UnityEngine.UIElements.CreationContext cc, ref System.Type value) { throw new Umcp.LeftOutException("UnityEngine.UIElements.UxmlTypeAttributeDescription<TBase>.TryGetValueFromBag"); }
    }
    public abstract partial class UxmlTypeRestriction : System.IEquatable<UnityEngine.UIElements.UxmlTypeRestriction>
    {
        public virtual bool Equals(UnityEngine.UIElements.UxmlTypeRestriction other) { throw new Umcp.LeftOutException("UnityEngine.UIElements.UxmlTypeRestriction.Equals"); }
    }
    public partial class UxmlValueBounds : UnityEngine.UIElements.UxmlTypeRestriction
    {
        public string min { get; set; }
        public string max { get; set; }
        public bool excludeMin { get; set; }
        public bool excludeMax { get; set; }
    }
    public partial class UxmlValueMatches : UnityEngine.UIElements.UxmlTypeRestriction
    {
        public string regex { get; set; }
    }
    public partial class ValidateCommandEvent : UnityEngine.UIElements.CommandEventBase<UnityEngine.UIElements.ValidateCommandEvent>
    {
    }
    public partial class Vector2Field : UnityEngine.UIElements.BaseCompositeField<UnityEngine.Vector2, UnityEngine.UIElements.FloatField, float>
    {
        public static readonly string ussClassName = "unity-vector2-field";
        public static readonly string labelUssClassName = "unity-vector2-field__label";
        public static readonly string inputUssClassName = "unity-vector2-field__input";
        public Vector2Field() : this(null) { }
        public Vector2Field(string label) : base(default(string), default(int)) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.Vector2Field, UnityEngine.UIElements.Vector2Field.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<UnityEngine.Vector2>.UxmlTraits
        {
        }
    }
    public partial class Vector2IntField : UnityEngine.UIElements.BaseCompositeField<UnityEngine.Vector2Int, UnityEngine.UIElements.IntegerField, int>
    {
        public static readonly string ussClassName = "unity-vector2-int-field";
        public static readonly string labelUssClassName = "unity-vector2-int-field__label";
        public static readonly string inputUssClassName = "unity-vector2-int-field__input";
        public Vector2IntField() : this(null) { }
        public Vector2IntField(string label) : base(default(string), default(int)) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.Vector2IntField, UnityEngine.UIElements.Vector2IntField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<UnityEngine.Vector2Int>.UxmlTraits
        {
        }
    }
    public partial class Vector3Field : UnityEngine.UIElements.BaseCompositeField<UnityEngine.Vector3, UnityEngine.UIElements.FloatField, float>
    {
        public static readonly string ussClassName = "unity-vector3-field";
        public static readonly string labelUssClassName = "unity-vector3-field__label";
        public static readonly string inputUssClassName = "unity-vector3-field__input";
        public Vector3Field() : this(null) { }
        public Vector3Field(string label) : base(default(string), default(int)) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.Vector3Field, UnityEngine.UIElements.Vector3Field.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<UnityEngine.Vector3>.UxmlTraits
        {
        }
    }
    public partial class Vector3IntField : UnityEngine.UIElements.BaseCompositeField<UnityEngine.Vector3Int, UnityEngine.UIElements.IntegerField, int>
    {
        public static readonly string ussClassName = "unity-vector3-int-field";
        public static readonly string labelUssClassName = "unity-vector3-int-field__label";
        public static readonly string inputUssClassName = "unity-vector3-int-field__input";
        public Vector3IntField() : this(null) { }
        public Vector3IntField(string label) : base(default(string), default(int)) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.Vector3IntField, UnityEngine.UIElements.Vector3IntField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<UnityEngine.Vector3Int>.UxmlTraits
        {
        }
    }
    public partial class Vector4Field : UnityEngine.UIElements.BaseCompositeField<UnityEngine.Vector4, UnityEngine.UIElements.FloatField, float>
    {
        public static readonly string ussClassName = "unity-vector4-field";
        public static readonly string labelUssClassName = "unity-vector4-field__label";
        public static readonly string inputUssClassName = "unity-vector4-field__input";
        public Vector4Field() : this(null) { }
        public Vector4Field(string label) : base(default(string), default(int)) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.Vector4Field, UnityEngine.UIElements.Vector4Field.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<UnityEngine.Vector4>.UxmlTraits
        {
        }
    }
    [System.SerializableAttribute]
    public partial class VectorImage : UnityEngine.ScriptableObject
    {
        public float width { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VectorImage.width"); } }
        public float height { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VectorImage.height"); } }
    }
    public partial struct Vertex
    {
        public UnityEngine.Vector3 position;
        public UnityEngine.Color32 tint;
        public UnityEngine.Vector2 uv;
    }
    public enum Visibility
    {
        Visible = 0,
        Hidden = 1,
    }
}
