using System;
using UnityEngine.Events;
using UnityEngine.EventSystems;
using UnityEngine.Serialization;

namespace UnityEngine.UI
{
    /// <summary>A text that scripts set, with its events. There is no keyboard to type with.</summary>
    public partial class InputField : Selectable, IUpdateSelectedHandler, IBeginDragHandler, IDragHandler,
        IEndDragHandler,
        IPointerClickHandler, ISubmitHandler, ICanvasElement, ILayoutElement
    {
        [FormerlySerializedAs("text")]
        [SerializeField] protected Text m_TextComponent;
        [SerializeField] protected Graphic m_Placeholder;
        [SerializeField] private ContentType m_ContentType = ContentType.Standard;
        [FormerlySerializedAs("inputType")]
        [SerializeField] private InputType m_InputType = InputType.Standard;
        [FormerlySerializedAs("asteriskChar")]
        [SerializeField] private char m_AsteriskChar = '*';
        [SerializeField] private LineType m_LineType = LineType.SingleLine;
        [FormerlySerializedAs("hideMobileInput")]
        [SerializeField] private bool m_HideMobileInput = false;
        [FormerlySerializedAs("keyboardType")]
        [SerializeField] private TouchScreenKeyboardType m_KeyboardType = TouchScreenKeyboardType.Default;
        [FormerlySerializedAs("validation")]
        [SerializeField] private CharacterValidation m_CharacterValidation = CharacterValidation.None;
        [FormerlySerializedAs("characterLimit")]
        [SerializeField] private int m_CharacterLimit = 0;
        [SerializeField] private SubmitEvent m_OnSubmit = new SubmitEvent();
        [FormerlySerializedAs("onSubmit")]
        [FormerlySerializedAs("m_EndEdit")]
        [FormerlySerializedAs("m_OnEndEdit")]
        [SerializeField] private EndEditEvent m_OnDidEndEdit = new EndEditEvent();
        [FormerlySerializedAs("onValueChange")]
        [FormerlySerializedAs("m_OnValueChange")]
        [SerializeField] private OnChangeEvent m_OnValueChanged = new OnChangeEvent();
        [SerializeField] private Color m_CaretColor = new Color(50f / 255f, 50f / 255f, 50f / 255f, 1f);
        [SerializeField] private bool m_CustomCaretColor = false;
        [FormerlySerializedAs("selectionColor")]
        [SerializeField] private Color m_SelectionColor = new Color(168f / 255f, 206f / 255f, 255f / 255f, 192f / 255f);
        [FormerlySerializedAs("mValue")]
        [SerializeField] protected string m_Text = string.Empty;
        [Range(0, 4)]
        [SerializeField] private float m_CaretBlinkRate = 0.85f;
        [Range(1, 5)]
        [SerializeField] private int m_CaretWidth = 1;
        [SerializeField] private bool m_ReadOnly = false;
        [SerializeField] private bool m_ShouldActivateOnSelect = true;

        protected int m_CaretPosition = 0;
        protected int m_CaretSelectPosition = 0;
        private OnValidateInput m_OnValidateInput;
        private bool m_IsFocused;

        public string text
        {
            get { return m_Text; }
            set { SetText(value, true); }
        }

        public void SetTextWithoutNotify(string input)
        {
            SetText(input, false);
        }

        private void SetText(string value, bool sendCallback)
        {
            value = Validated((value ?? "").Replace("\0", ""));
            if (m_Text == value)
            {
                return;
            }
            m_Text = value;
            m_CaretPosition = m_CaretSelectPosition = Mathf.Clamp(m_CaretPosition, 0, m_Text.Length);
            if (sendCallback)
            {
                m_OnValueChanged.Invoke(m_Text);
            }
            UpdateLabel();
        }

        /// <summary>What the validation and the limit leave of it.</summary>
        private string Validated(string value)
        {
            if (m_LineType == LineType.SingleLine)
            {
                value = value.Replace("\r", "").Replace("\n", "");
            }
            string kept = "";
            if (m_OnValidateInput == null && m_CharacterValidation == CharacterValidation.None)
            {
                kept = value;
            }
            for (int i = 0; i < value.Length && kept.Length < value.Length; i++)
            {
                char c = m_OnValidateInput != null ? m_OnValidateInput(kept, kept.Length, value[i])
                    : Validate(kept, kept.Length, value[i]);
                kept += c != 0 ? c.ToString() : "";
            }
            return m_CharacterLimit > 0 && kept.Length > m_CharacterLimit ? kept.Substring(0, m_CharacterLimit) : kept;
        }

        /// <summary>The character that is to be there instead; 0: none.</summary>
        protected char Validate(string text, int pos, char ch)
        {
            bool isKept;
            switch (m_CharacterValidation)
            {
                case CharacterValidation.Integer:
                    isKept = char.IsDigit(ch) || (ch == '-' && pos == 0);
                    break;
                case CharacterValidation.Decimal:
                    isKept = char.IsDigit(ch) || (ch == '-' && pos == 0) || (ch == '.' && text.IndexOf('.') < 0);
                    break;
                case CharacterValidation.Alphanumeric:
                    isKept = ch < 128 && char.IsLetterOrDigit(ch);
                    break;
                case CharacterValidation.Name:
                    bool isFirst = pos == 0 || text[pos - 1] == ' ';
                    ch = !char.IsLetter(ch) ? ch : isFirst ? char.ToUpper(ch) : char.ToLower(ch);
                    isKept = char.IsLetter(ch) || ((ch == ' ' || ch == '\'') && !isFirst);
                    break;
                case CharacterValidation.EmailAddress:
                    isKept = (ch < 128 && char.IsLetterOrDigit(ch)) || "!#$%&'*+-/=?^_`{|}~.".IndexOf(ch) >= 0
                        || (ch == '@' && text.IndexOf('@') < 0);
                    break;
                default:
                    isKept = true;
                    break;
            }
            return isKept ? ch : (char)0;
        }
        public bool multiLine => m_LineType != LineType.SingleLine;

        public ContentType contentType
        {
            get { return m_ContentType; }
            set
            {
                m_ContentType = value;
                Follow(value);
            }
        }

        /// <summary>A kind of content decides about the rest.</summary>
        private void Follow(ContentType type)
        {
            if (type == ContentType.Custom)
            {
                return;
            }
            bool isLine = type != ContentType.Standard && type != ContentType.Autocorrected;
            m_LineType = isLine ? LineType.SingleLine : m_LineType;
            m_InputType = type == ContentType.Autocorrected ? InputType.AutoCorrect
                : type == ContentType.Password || type == ContentType.Pin ? InputType.Password : InputType.Standard;
            m_KeyboardType = type == ContentType.IntegerNumber || type == ContentType.Pin
                ? TouchScreenKeyboardType.NumberPad
                : type == ContentType.DecimalNumber ? TouchScreenKeyboardType.NumbersAndPunctuation
                : type == ContentType.Alphanumeric ? TouchScreenKeyboardType.ASCIICapable
                : type == ContentType.Name ? TouchScreenKeyboardType.NamePhonePad
                : type == ContentType.EmailAddress ? TouchScreenKeyboardType.EmailAddress
                    : TouchScreenKeyboardType.Default;
            m_CharacterValidation = type == ContentType.IntegerNumber || type == ContentType.Pin
                ? CharacterValidation.Integer
                : type == ContentType.DecimalNumber ? CharacterValidation.Decimal
                : type == ContentType.Alphanumeric ? CharacterValidation.Alphanumeric
                : type == ContentType.Name ? CharacterValidation.Name
                : type == ContentType.EmailAddress ? CharacterValidation.EmailAddress : CharacterValidation.None;
        }

        public int characterLimit
        {
            get { return m_CharacterLimit; }
            set { m_CharacterLimit = Math.Max(0, value); }
        }

        public Color caretColor
        {
            get { return m_CustomCaretColor || !m_TextComponent ? m_CaretColor : m_TextComponent.color; }
            set { m_CaretColor = value; }
        }

        public int caretPosition
        {
            get { return m_CaretSelectPosition; }
            set
            {
                selectionAnchorPosition = value;
                selectionFocusPosition = value;
            }
        }

        public int selectionAnchorPosition
        {
            get { return m_CaretPosition; }
            set { m_CaretPosition = Mathf.Clamp(value, 0, m_Text.Length); }
        }

        public int selectionFocusPosition
        {
            get { return m_CaretSelectPosition; }
            set { m_CaretSelectPosition = Mathf.Clamp(value, 0, m_Text.Length); }
        }

        protected override void OnEnable()
        {
            base.OnEnable();
            m_Text = m_Text ?? "";
            UpdateLabel();
        }

        protected override void OnDisable()
        {
            DeactivateInputField();
            base.OnDisable();
        }

        protected void UpdateLabel()
        {
            if (m_TextComponent)
            {
                m_TextComponent.text = m_InputType == InputType.Password ? new string(m_AsteriskChar, m_Text.Length)
                    : m_Text;
            }
            if (m_Placeholder)
            {
                m_Placeholder.enabled = m_Text.Length == 0;
            }
        }

        public void ForceLabelUpdate()
        {
            UpdateLabel();
        }

        public void ActivateInputField()
        {
            if (!IsActive() || !IsInteractable())
            {
                return;
            }
            if (EventSystem.current && EventSystem.current.currentSelectedGameObject != gameObject)
            {
                Select();
            }
            m_IsFocused = true;
        }

        public void DeactivateInputField()
        {
            if (m_IsFocused)
            {
                m_IsFocused = false;
                SendOnEndEdit();
            }
        }

        protected void SendOnSubmit()
        {
            m_OnSubmit.Invoke(m_Text);
        }

        private void SendOnEndEdit()
        {
            m_OnDidEndEdit.Invoke(m_Text);
        }

        public void MoveTextEnd(bool shift)
        {
            MoveTo(m_Text.Length, shift);
        }

        public void MoveTextStart(bool shift)
        {
            MoveTo(0, shift);
        }

        private void MoveTo(int position, bool shift)
        {
            m_CaretSelectPosition = position;
            m_CaretPosition = shift ? m_CaretPosition : position;
        }

        protected void SelectAll()
        {
            m_CaretPosition = m_Text.Length;
            m_CaretSelectPosition = 0;
        }

        public override void OnSelect(BaseEventData eventData)
        {
            base.OnSelect(eventData);
            if (shouldActivateOnSelect)
            {
                ActivateInputField();
            }
        }

        public override void OnDeselect(BaseEventData eventData)
        {
            DeactivateInputField();
            base.OnDeselect(eventData);
        }

        public virtual void OnPointerClick(PointerEventData eventData)
        {
            if (eventData.button == PointerEventData.InputButton.Left)
            {
                ActivateInputField();
            }
        }

        public virtual void OnSubmit(BaseEventData eventData)
        {
            ActivateInputField();
        }
        public virtual float preferredWidth => m_TextComponent ? m_TextComponent.preferredWidth : 0;
        public virtual float preferredHeight => m_TextComponent ? m_TextComponent.preferredHeight : 0;
    }
}
