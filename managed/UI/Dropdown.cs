using System;
using System.Collections.Generic;
using UnityEngine.Events;
using UnityEngine.EventSystems;

namespace UnityEngine.UI
{
    /// <summary>One of several options. The list itself is not shown: Show and Hide are left out.</summary>
    [RequireComponent(typeof(RectTransform))]
    public partial class Dropdown : Selectable, IPointerClickHandler, ISubmitHandler, ICancelHandler
    {
        [Serializable]
        public partial class OptionData
        {
            [SerializeField] private string m_Text;
            [SerializeField] private Sprite m_Image;
        }

        [Serializable]
        public partial class OptionDataList
        {
            [SerializeField] private List<OptionData> m_Options;

            public OptionDataList()
            {
                options = new List<OptionData>();
            }
        }

        [SerializeField] private RectTransform m_Template;
        [SerializeField] private Text m_CaptionText;
        [SerializeField] private Image m_CaptionImage;
        [SerializeField] private Text m_ItemText;
        [SerializeField] private Image m_ItemImage;
        [SerializeField] private int m_Value;
        [SerializeField] private OptionDataList m_Options = new OptionDataList();
        [SerializeField] private DropdownEvent m_OnValueChanged = new DropdownEvent();
        [SerializeField] private float m_AlphaFadeSpeed = 0.15f;

        public Text captionText
        {
            get { return m_CaptionText; }
            set
            {
                m_CaptionText = value;
                RefreshShownValue();
            }
        }

        public Image captionImage
        {
            get { return m_CaptionImage; }
            set
            {
                m_CaptionImage = value;
                RefreshShownValue();
            }
        }

        public List<OptionData> options
        {
            get { return m_Options.options; }
            set
            {
                m_Options.options = value;
                RefreshShownValue();
            }
        }

        public int value
        {
            get { return m_Value; }
            set { Set(value, true); }
        }

        public void SetValueWithoutNotify(int input)
        {
            Set(input, false);
        }

        private void Set(int value, bool sendCallback)
        {
            if (value == m_Value || options.Count == 0)
            {
                return;
            }
            m_Value = Mathf.Clamp(value, 0, options.Count - 1);
            RefreshShownValue();
            if (sendCallback)
            {
                m_OnValueChanged.Invoke(m_Value);
            }
        }

        protected override void Awake()
        {
            base.Awake();
            if (m_CaptionImage)
            {
                m_CaptionImage.enabled = m_CaptionImage.sprite;
            }
            if (m_Template)
            {
                m_Template.gameObject.SetActive(false);
            }
        }

        protected override void Start()
        {
            base.Start();
            RefreshShownValue();
        }

        public void RefreshShownValue()
        {
            OptionData shown = options.Count > 0 ? options[Mathf.Clamp(m_Value, 0, options.Count - 1)]
                : new OptionData("");
            if (m_CaptionText)
            {
                m_CaptionText.text = shown.text ?? "";
            }
            if (m_CaptionImage)
            {
                m_CaptionImage.sprite = shown.image;
                m_CaptionImage.enabled = shown.image;
            }
        }

        public void AddOptions(List<OptionData> options)
        {
            this.options.AddRange(options);
            RefreshShownValue();
        }

        public void AddOptions(List<string> options)
        {
            AddOptions(options.ConvertAll(text => new OptionData(text)));
        }

        public void AddOptions(List<Sprite> options)
        {
            AddOptions(options.ConvertAll(image => new OptionData(image)));
        }

        public void ClearOptions()
        {
            options.Clear();
            m_Value = 0;
            RefreshShownValue();
        }
    }
}
