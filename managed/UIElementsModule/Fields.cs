using System;
using System.Collections.Generic;

namespace UnityEngine.UIElements
{
    /// <summary>What elements with a value do when it is set.</summary>
    internal static class Values
    {
        /// <summary>Those in a panel tell of a change, after it.</summary>
        internal static void Change<T>(VisualElement owner, T old, T value, Action<T> set)
        {
            if (EqualityComparer<T>.Default.Equals(old, value))
            {
                return;
            }
            set(value);
            if (owner.panel != null)
            {
                Events.Dispatch(ChangeEvent<T>.GetPooled(old, value), owner);
            }
        }
    }

    public abstract partial class BaseField<TValueType> : BindableElement
    {
        private readonly VisualElement m_Input;
        private string m_Label;

        internal BaseField(string label) : this(label, null) { }

        protected BaseField(string label, VisualElement visualInput)
        {
            focusable = true;
            tabIndex = 0;
            AddToClassList(ussClassName);
            labelElement = new Label { focusable = true, tabIndex = -1 };
            labelElement.AddToClassList(labelUssClassName);
            AddToClassList(noLabelVariantUssClassName);
            m_Input = visualInput ?? new VisualElement();
            m_Input.AddToClassList(inputUssClassName);
            hierarchy.Add(m_Input);
            this.label = label;
        }

        public Label labelElement { get; private set; }

        public string label
        {
            get { return m_Label; }
            set
            {
                m_Label = value;
                labelElement.text = value ?? "";
                EnableInClassList(noLabelVariantUssClassName, value == null);
                if (value == null)
                {
                    labelElement.RemoveFromHierarchy();
                }
                else if (labelElement.hierarchy.parent == null)
                {
                    hierarchy.Insert(0, labelElement);
                }
            }
        }

        public virtual TValueType value
        {
            get { return rawValue; }
            set { Values.Change(this, rawValue, value, SetValueWithoutNotify); }
        }

        public virtual void SetValueWithoutNotify(TValueType newValue)
        {
            rawValue = newValue;
        }

        internal VisualElement Input => m_Input;
    }

    public abstract partial class BaseCompositeField<TValueType, TField, TFieldValue> : BaseField<TValueType>
        where TField : TextValueField<TFieldValue>, new()
    {
        protected BaseCompositeField(string label, int fieldsByLine) : base(label)
        {
            AddToClassList(ussClassName);
        }
    }

    // Yes and no

    public abstract partial class BaseBoolField : BaseField<bool>
    {
        protected readonly VisualElement m_CheckMark = new VisualElement { name = "unity-checkmark" };
        private readonly Clickable m_Clickable;

        public BaseBoolField(string label) : base(label)
        {
            Input.Add(m_CheckMark);
            m_Clickable = new Clickable(ToggleValue);
            this.AddManipulator(m_Clickable);
        }

        public string text
        {
            get { return m_Label?.text; }
            set
            {
                if (m_Label == null && !string.IsNullOrEmpty(value))
                {
                    InitLabel();
                }
                if (m_Label != null)
                {
                    m_Label.text = value;
                }
            }
        }

        protected virtual void InitLabel()
        {
            m_Label = new Label();
            Input.Add(m_Label);
        }

        protected virtual void ToggleValue()
        {
            value = !value;
        }
    }

    public partial class Toggle
    {
        public Toggle(string label) : base(label)
        {
            AddToClassList(ussClassName);
            labelElement.AddToClassList(labelUssClassName);
            Input.AddToClassList(inputUssClassName);
            m_CheckMark.AddToClassList(checkmarkUssClassName);
        }
    }

    /// <summary>Of those in one group, or with the same parent, one at most is on.</summary>
    public partial class RadioButton
    {
        public RadioButton(string label) : base(label)
        {
            AddToClassList(ussClassName);
        }

        protected override void ToggleValue()
        {
            value = true;
        }

        public override bool value
        {
            get { return base.value; }
            set
            {
                bool was = base.value;
                base.value = value;
                if (value && !was)
                {
                    VisualElement group = (VisualElement)GetFirstAncestorOfType<RadioButtonGroup>()
                        ?? (VisualElement)GetFirstAncestorOfType<GroupBox>() ?? panel?.visualTree;
                    group?.Query<RadioButton>().Where(r => r != this && r.value).ForEach(r => r.value = false);
                }
            }
        }
    }

    public partial class RadioButtonGroup
    {
        private readonly List<RadioButton> m_Buttons = new List<RadioButton>();

        public RadioButtonGroup(string label, List<string> radioButtonChoices = null) : base(label)
        {
            AddToClassList(ussClassName);
            choices = radioButtonChoices;
            SetValueWithoutNotify(-1);
            RegisterCallback<ChangeEvent<bool>>(OnChange);
        }

        public IEnumerable<string> choices
        {
            get { return m_Buttons.ConvertAll(b => b.text); }
            set
            {
                m_Buttons.ForEach(b => b.RemoveFromHierarchy());
                m_Buttons.Clear();
                foreach (string one in value ?? new string[0])
                {
                    RadioButton button = new RadioButton { text = one };
                    m_Buttons.Add(button);
                    Input.Add(button);
                }
                Show();
            }
        }

        public override VisualElement contentContainer => Input ?? this;

        private List<RadioButton> All => this.Query<RadioButton>().ToList();

        private void OnChange(ChangeEvent<bool> e)
        {
            RadioButton button = e.target as RadioButton;
            if (button != null && e.newValue)
            {
                value = All.IndexOf(button);
            }
            if (button != null)
            {
                e.StopPropagation();
            }
        }

        public override void SetValueWithoutNotify(int newValue)
        {
            base.SetValueWithoutNotify(newValue);
            Show();
        }

        private void Show()
        {
            List<RadioButton> all = All;
            for (int i = 0; i < all.Count; i++)
            {
                all[i].SetValueWithoutNotify(i == value);
            }
        }
    }

    // Numbers between two others

    public abstract partial class BaseSlider<TValueType> : BaseField<TValueType>
        where TValueType : IComparable<TValueType>
    {
        private TValueType m_Low, m_High;

        internal BaseSlider(string label, TValueType start, TValueType end, SliderDirection direction, float pageSize)
            : base(label)
        {
            AddToClassList(ussClassName);
            this.direction = direction;
            this.pageSize = pageSize;
            m_Low = start;
            m_High = end;
            SetValueWithoutNotify(start);
        }

        public TValueType lowValue
        {
            get { return m_Low; }
            set
            {
                m_Low = value;
                this.value = rawValue;
            }
        }

        public TValueType highValue
        {
            get { return m_High; }
            set
            {
                m_High = value;
                this.value = rawValue;
            }
        }

        private TValueType Clamp(TValueType wanted)
        {
            bool isTurned = m_Low.CompareTo(m_High) > 0;
            TValueType min = isTurned ? m_High : m_Low, max = isTurned ? m_Low : m_High;
            return wanted.CompareTo(min) < 0 ? min : wanted.CompareTo(max) > 0 ? max : wanted;
        }

        public override TValueType value
        {
            get { return base.value; }
            set { base.value = Clamp(value); }
        }

        public override void SetValueWithoutNotify(TValueType newValue)
        {
            base.SetValueWithoutNotify(Clamp(newValue));
        }
    }

    public partial class Slider
    {
        public Slider(string label, float start = 0f, float end = 10f,
            SliderDirection direction = SliderDirection.Horizontal, float pageSize = 0f)
            : base(label, start, end, direction, pageSize)
        {
            AddToClassList(ussClassName);
        }
    }

    public partial class SliderInt
    {
        public SliderInt(string label, int start = 0, int end = 10,
            SliderDirection direction = SliderDirection.Horizontal, float pageSize = 0f)
            : base(label, start, end, direction, pageSize)
        {
            AddToClassList(ussClassName);
        }
    }

    public partial class MinMaxSlider
    {
        private Vector2 m_Limits;

        public MinMaxSlider(string label, float minValue = 0, float maxValue = 10, float minLimit = float.MinValue,
            float maxLimit = float.MaxValue) : base(label)
        {
            m_Limits = new Vector2(minLimit, maxLimit);
            value = new Vector2(minValue, maxValue);
            AddToClassList(ussClassName);
        }

        public float minValue { get { return value.x; } set { this.value = new Vector2(value, this.value.y); } }
        public float maxValue { get { return value.y; } set { this.value = new Vector2(this.value.x, value); } }
        public float lowLimit { get { return m_Limits.x; } set { m_Limits.x = value; this.value = rawValue; } }
        public float highLimit { get { return m_Limits.y; } set { m_Limits.y = value; this.value = rawValue; } }
        public float range => Math.Abs(highLimit - lowLimit);

        private Vector2 Clamp(Vector2 wanted)
            => new Vector2(Mathf.Clamp(wanted.x, lowLimit, highLimit), Mathf.Clamp(wanted.y, lowLimit, highLimit));

        public override Vector2 value
        {
            get { return base.value; }
            set { base.value = Clamp(value); }
        }

        public override void SetValueWithoutNotify(Vector2 newValue) => base.SetValueWithoutNotify(Clamp(newValue));
    }

    // One of several

    public abstract partial class BasePopupField<TValueType, TValueChoice> : BaseField<TValueType>
    {
        internal BasePopupField(string label) : base(label)
        {
            AddToClassList(ussClassName);
            choices = new List<TValueChoice>();
        }
        public string text => Shown;
        internal virtual string Shown => value == null ? "" : value.ToString();
    }

    public partial class PopupField<T> : BasePopupField<T, T>
    {
        private int m_Index = -1;

        public PopupField(string label = null) : base(label)
        {
            AddToClassList(ussClassName);
        }

        public PopupField(string label, List<T> choices, T defaultValue,
            Func<T, string> formatSelectedValueCallback = null, Func<T, string> formatListItemCallback = null)
            : this(label)
        {
            this.choices = choices ?? throw new ArgumentNullException(nameof(choices));
            this.formatSelectedValueCallback = formatSelectedValueCallback;
            this.formatListItemCallback = formatListItemCallback;
            SetValueWithoutNotify(defaultValue);
        }

        public PopupField(string label, List<T> choices, int defaultIndex,
            Func<T, string> formatSelectedValueCallback = null, Func<T, string> formatListItemCallback = null)
            : this(label)
        {
            this.choices = choices ?? throw new ArgumentNullException(nameof(choices));
            this.formatSelectedValueCallback = formatSelectedValueCallback;
            this.formatListItemCallback = formatListItemCallback;
            index = defaultIndex;
        }
        internal override string Shown => formatSelectedValueCallback != null ? formatSelectedValueCallback(value)
            : base.Shown;

        public int index
        {
            get { return m_Index; }
            set
            {
                m_Index = value;
                this.value = choices != null && value >= 0 && value < choices.Count ? choices[value] : default(T);
            }
        }

        public override T value
        {
            get { return base.value; }
            set
            {
                int found = choices == null ? -1 : choices.IndexOf(value);
                m_Index = m_Index >= 0 && choices != null && m_Index < choices.Count
                    && EqualityComparer<T>.Default.Equals(choices[m_Index], value) ? m_Index : found;
                base.value = value;
            }
        }

        public override void SetValueWithoutNotify(T newValue)
        {
            m_Index = choices == null ? -1 : choices.IndexOf(newValue);
            base.SetValueWithoutNotify(newValue);
        }
    }

    public partial class EnumField
    {
        public EnumField(string label, Enum defaultValue = null) : base(label)
        {
            AddToClassList(ussClassName);
            if (defaultValue != null)
            {
                Init(defaultValue);
            }
        }

        public string text => value == null ? "" : value.ToString();
        public void Init(Enum defaultValue) => Init(defaultValue, false);

        public void Init(Enum defaultValue, bool includeObsoleteValues)
        {
            SetValueWithoutNotify(defaultValue ?? throw new ArgumentNullException(nameof(defaultValue)));
        }
    }

    // Texts

    public abstract partial class TextInputBaseField<TValueType> : BaseField<TValueType>
    {
        internal const int kMaxLengthNone = -1;
        internal const char kMaskCharDefault = '*';

        internal TextInputBaseField(string label) : base(label)
        {
            Begin(kMaxLengthNone, kMaskCharDefault);
        }

        protected TextInputBaseField(string label, int maxLength, char maskChar, TextInputBase textInputBase)
            : base(label, textInputBase)
        {
            this.textInputBase = textInputBase;
            Begin(maxLength, maskChar);
        }

        private void Begin(int longest, char mask)
        {
            maxLength = longest;
            maskChar = mask;
            AddToClassList(ussClassName);
            labelElement.AddToClassList(labelUssClassName);
            Input.name = textInputUssName;
            Input.AddToClassList(inputUssClassName);
            text = "";
        }

        public void SelectAll() => SelectRange(text.Length, 0);
        public void SelectNone() => SelectRange(cursorIndex, cursorIndex);

        public void SelectRange(int cursorIndex, int selectionIndex)
        {
            this.cursorIndex = cursorIndex;
            selectIndex = selectionIndex;
        }

        public override void SetValueWithoutNotify(TValueType newValue)
        {
            base.SetValueWithoutNotify(newValue);
            text = ValueToString(rawValue) ?? "";
        }
    }

    public partial class TextField
    {
        public TextField(string label, int maxLength, bool multiline, bool isPasswordField, char maskChar)
            : base(label, maxLength, maskChar, null)
        {
            AddToClassList(ussClassName);
            this.multiline = multiline;
            this.isPasswordField = isPasswordField;
            SetValueWithoutNotify("");
        }

        public override string value
        {
            get { return base.value; }
            set { base.value = value; }
        }

        protected override string ValueToString(string value) => value;
        protected override string StringToValue(string str) => str;
    }

    public abstract partial class TextValueField<TValueType> : TextInputBaseField<TValueType>
    {
        internal const int kMaxValueFieldLength = 1000;

        internal TextValueField(string label) : base(label) { }
        internal TextValueField(string label, int maxLength) : base(label) { this.maxLength = maxLength; }
    }

    public partial class IntegerField
    {
        public IntegerField(string label, int maxLength = kMaxValueFieldLength) : base(label, maxLength)
        {
            AddToClassList(ussClassName);
            SetValueWithoutNotify(0);
        }

        protected override string ValueToString(int v)
            => v.ToString(formatString, System.Globalization.CultureInfo.InvariantCulture);
        protected override int StringToValue(string str)
            => int.TryParse(str, System.Globalization.NumberStyles.Any,
            System.Globalization.CultureInfo.InvariantCulture, out int v) ? v : rawValue;
    }

    public partial class LongField
    {
        public LongField(string label, int maxLength = kMaxValueFieldLength) : base(label, maxLength)
        {
            AddToClassList(ussClassName);
            SetValueWithoutNotify(0);
        }

        protected override string ValueToString(long v)
            => v.ToString(formatString, System.Globalization.CultureInfo.InvariantCulture);
        protected override long StringToValue(string str)
            => long.TryParse(str, System.Globalization.NumberStyles.Any,
            System.Globalization.CultureInfo.InvariantCulture, out long v) ? v : rawValue;
    }

    public partial class FloatField
    {
        public FloatField(string label, int maxLength = kMaxValueFieldLength) : base(label, maxLength)
        {
            AddToClassList(ussClassName);
            SetValueWithoutNotify(0);
        }

        protected override string ValueToString(float v)
            => v.ToString(formatString, System.Globalization.CultureInfo.InvariantCulture);
        protected override float StringToValue(string str)
            => float.TryParse(str, System.Globalization.NumberStyles.Any,
            System.Globalization.CultureInfo.InvariantCulture, out float v) ? v : rawValue;
    }

    public partial class DoubleField
    {
        public DoubleField(string label, int maxLength = kMaxValueFieldLength) : base(label, maxLength)
        {
            AddToClassList(ussClassName);
            SetValueWithoutNotify(0);
        }

        protected override string ValueToString(double v)
            => v.ToString(formatString, System.Globalization.CultureInfo.InvariantCulture);
        protected override double StringToValue(string str)
            => double.TryParse(str, System.Globalization.NumberStyles.Any,
            System.Globalization.CultureInfo.InvariantCulture, out double v) ? v : rawValue;
    }

    public partial class UnsignedIntegerField
    {
        public UnsignedIntegerField(string label, int maxLength = kMaxValueFieldLength) : base(label, maxLength)
        {
            AddToClassList(ussClassName);
            SetValueWithoutNotify(0);
        }

        protected override string ValueToString(uint v)
            => v.ToString(formatString, System.Globalization.CultureInfo.InvariantCulture);
        protected override uint StringToValue(string str)
            => uint.TryParse(str, System.Globalization.NumberStyles.Any,
            System.Globalization.CultureInfo.InvariantCulture, out uint v) ? v : rawValue;
    }

    public partial class UnsignedLongField
    {
        public UnsignedLongField(string label, int maxLength = kMaxValueFieldLength) : base(label, maxLength)
        {
            AddToClassList(ussClassName);
            SetValueWithoutNotify(0);
        }

        protected override string ValueToString(ulong v)
            => v.ToString(formatString, System.Globalization.CultureInfo.InvariantCulture);
        protected override ulong StringToValue(string str)
            => ulong.TryParse(str, System.Globalization.NumberStyles.Any,
            System.Globalization.CultureInfo.InvariantCulture, out ulong v) ? v : rawValue;
    }
}
