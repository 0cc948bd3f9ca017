using System;
using UnityEngine;
using UnityEngine.Events;
using UnityEngine.EventSystems;
using UnityEngine.UI;

namespace TMPro
{
    /// <summary>A field for text. There is no keyboard: its text changes by code, and by what ends an edit.</summary>
    [AddComponentMenu("UI/TextMeshPro - Input Field", 11)]
    public partial class TMP_InputField : Selectable, IUpdateSelectedHandler, IPointerClickHandler, ISubmitHandler
    {
        [SerializeField] protected RectTransform m_TextViewport;
        [SerializeField] protected TMP_Text m_TextComponent;
        [SerializeField] protected Graphic m_Placeholder;
        [SerializeField] protected Scrollbar m_VerticalScrollbar;
        [SerializeField] protected float m_ScrollSensitivity = 1;
        [SerializeField] private ContentType m_ContentType = ContentType.Standard;
        [SerializeField] private InputType m_InputType = InputType.Standard;
        [SerializeField] private char m_AsteriskChar = '*';
        [SerializeField] private TouchScreenKeyboardType m_KeyboardType = TouchScreenKeyboardType.Default;
        [SerializeField] private LineType m_LineType = LineType.SingleLine;
        [SerializeField] private bool m_HideMobileInput;
        [SerializeField] private bool m_HideSoftKeyboard;
        [SerializeField] private CharacterValidation m_CharacterValidation = CharacterValidation.None;
        [SerializeField] private string m_RegexValue = "";
        [SerializeField] private float m_GlobalPointSize = 14;
        [SerializeField] private int m_CharacterLimit;
        [SerializeField] private SubmitEvent m_OnEndEdit = new SubmitEvent();
        [SerializeField] private SubmitEvent m_OnSubmit = new SubmitEvent();
        [SerializeField] private SelectionEvent m_OnSelect = new SelectionEvent();
        [SerializeField] private SelectionEvent m_OnDeselect = new SelectionEvent();
        [SerializeField] private TextSelectionEvent m_OnTextSelection = new TextSelectionEvent();
        [SerializeField] private TextSelectionEvent m_OnEndTextSelection = new TextSelectionEvent();
        [SerializeField] private OnChangeEvent m_OnValueChanged = new OnChangeEvent();
        [SerializeField] private Color m_CaretColor = new Color(50f / 255f, 50f / 255f, 50f / 255f, 1f);
        [SerializeField] private bool m_CustomCaretColor;
        [SerializeField] private Color m_SelectionColor = new Color(168f / 255f, 206f / 255f, 255f / 255f, 192f / 255f);
        [SerializeField] protected string m_Text = "";
        [SerializeField] private float m_CaretBlinkRate = 0.85f;
        [SerializeField] private int m_CaretWidth = 1;
        [SerializeField] private bool m_ReadOnly;
        [SerializeField] private bool m_RichText = true;
        [SerializeField] protected TMP_FontAsset m_GlobalFontAsset;
        [SerializeField] protected bool m_OnFocusSelectAll = true;
        [SerializeField] protected bool m_ResetOnDeActivation = true;
        [SerializeField] private bool m_RestoreOriginalTextOnEscape = true;
        [SerializeField] protected bool m_isRichTextEditingAllowed;
        [SerializeField] protected int m_LineLimit;
        [SerializeField] protected TMP_InputValidator m_InputValidator;

        private int m_Caret, m_Anchor;

        public string text { get => m_Text; set => SetText(value, true); }
        public bool isFocused { get; private set; }
        public RectTransform textViewport { get => m_TextViewport; set => m_TextViewport = value; }
        public TMP_Text textComponent { get => m_TextComponent; set => m_TextComponent = value; }
        public Graphic placeholder { get => m_Placeholder; set => m_Placeholder = value; }
        public Scrollbar verticalScrollbar { get => m_VerticalScrollbar; set => m_VerticalScrollbar = value; }
        public float scrollSensitivity { get => m_ScrollSensitivity; set => m_ScrollSensitivity = value; }
        public int characterLimit { get => m_CharacterLimit; set => m_CharacterLimit = Math.Max(0, value); }
        public TMP_FontAsset fontAsset { get => m_GlobalFontAsset; set => m_GlobalFontAsset = value; }
        public bool onFocusSelectAll { get => m_OnFocusSelectAll; set => m_OnFocusSelectAll = value; }
        public bool resetOnDeActivation { get => m_ResetOnDeActivation; set => m_ResetOnDeActivation = value; }
        public bool isRichTextEditingAllowed
        {
            get => m_isRichTextEditingAllowed;
            set => m_isRichTextEditingAllowed = value;
        }
        public int lineLimit { get => m_LineLimit; set => m_LineLimit = value; }
        public TMP_InputValidator inputValidator { get => m_InputValidator; set => m_InputValidator = value; }
        public bool multiLine => m_LineType != LineType.SingleLine;
        public bool wasCanceled { get; private set; }
        protected int caretPositionInternal { get => m_Anchor; set => m_Anchor = Clamp(value); }
        protected int caretSelectPositionInternal { get => m_Caret; set => m_Caret = Clamp(value); }

        /// <summary>No caret blinks, and no key is down.</summary>
        protected virtual void LateUpdate()
        {
        }

        public int caretPosition { get => m_Caret; set => m_Caret = m_Anchor = Clamp(value); }
        public int stringPosition { get => m_Caret; set => m_Caret = m_Anchor = Clamp(value); }
        public int selectionAnchorPosition { get => m_Anchor; set => m_Anchor = Clamp(value); }
        public int selectionFocusPosition { get => m_Caret; set => m_Caret = Clamp(value); }

        private int Clamp(int place) => Mathf.Clamp(place, 0, m_Text.Length);

        public void SetTextWithoutNotify(string input) => SetText(input, false);

        private void SetText(string value, bool isTold)
        {
            value = (value ?? "").Replace("\0", "");
            if (m_LineType == LineType.SingleLine)
            {
                value = value.Replace("\n", "").Replace("\t", "");
            }
            if (m_CharacterLimit > 0 && value.Length > m_CharacterLimit)
            {
                value = value.Substring(0, m_CharacterLimit);
            }
            if (value == m_Text)
            {
                return;
            }
            m_Text = value;
            m_Caret = Clamp(m_Caret);
            m_Anchor = Clamp(m_Anchor);
            UpdateLabel();
            if (isTold)
            {
                m_OnValueChanged.Invoke(m_Text);
            }
        }

        private void UpdateLabel()
        {
            if (m_TextComponent)
            {
                m_TextComponent.text = m_InputType == InputType.Password ? new string(m_AsteriskChar, m_Text.Length)
                    : m_Text;
            }
            if (m_Placeholder)
            {
                m_Placeholder.enabled = m_Text == "";
            }
        }

        public void ForceLabelUpdate() => UpdateLabel();

        protected override void OnEnable()
        {
            base.OnEnable();
            m_Text = m_Text ?? "";
            UpdateLabel();
        }

        public void ActivateInputField()
        {
            if (IsActive() && IsInteractable() && !isFocused)
            {
                isFocused = true;
                m_OnSelect.Invoke(m_Text);
            }
        }

        public void DeactivateInputField(bool clearSelection = false)
        {
            if (isFocused)
            {
                isFocused = false;
                m_OnEndEdit.Invoke(m_Text);
                m_OnDeselect.Invoke(m_Text);
            }
        }

        public void ReleaseSelection() => m_Anchor = m_Caret;
        public void MoveTextEnd(bool shift) => Move(m_Text.Length, shift);
        public void MoveTextStart(bool shift) => Move(0, shift);

        private void Move(int place, bool shift)
        {
            m_Caret = place;
            m_Anchor = shift ? m_Anchor : place;
        }

        public override void OnSelect(BaseEventData eventData)
        {
            base.OnSelect(eventData);
            ActivateInputField();
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
            if (IsActive() && IsInteractable())
            {
                m_OnSubmit.Invoke(m_Text);
            }
        }
    }
}
