using System;
using System.Collections.Generic;
using UnityEngine;
using UnityEngine.Events;
using UnityEngine.UI;

namespace TMPro
{
    /// <summary>One of several options. The list is not shown: nobody can see it.</summary>
    [AddComponentMenu("UI/Dropdown - TextMeshPro", 35)]
    [RequireComponent(typeof(RectTransform))]
    public partial class TMP_Dropdown : Selectable
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
            [SerializeField] private List<OptionData> m_Options = new List<OptionData>();
        }

        [SerializeField] private RectTransform m_Template;
        [SerializeField] private TMP_Text m_CaptionText;
        [SerializeField] private Image m_CaptionImage;
        [SerializeField] private Graphic m_Placeholder;
        [SerializeField] private TMP_Text m_ItemText;
        [SerializeField] private Image m_ItemImage;
        [SerializeField] private int m_Value;
        [SerializeField] private OptionDataList m_Options = new OptionDataList();
        [SerializeField] private DropdownEvent m_OnValueChanged = new DropdownEvent();
        [SerializeField] private float m_AlphaFadeSpeed = 0.15f;

        public RectTransform template { get => m_Template; set => Change(ref m_Template, value); }
        public TMP_Text captionText { get => m_CaptionText; set => Change(ref m_CaptionText, value); }
        public Image captionImage { get => m_CaptionImage; set => Change(ref m_CaptionImage, value); }
        public Graphic placeholder { get => m_Placeholder; set => Change(ref m_Placeholder, value); }
        public TMP_Text itemText { get => m_ItemText; set => Change(ref m_ItemText, value); }
        public Image itemImage { get => m_ItemImage; set => Change(ref m_ItemImage, value); }

        public List<OptionData> options
        {
            get => m_Options.options;
            set
            {
                m_Options.options = value;
                RefreshShownValue();
            }
        }

        public int value { get => m_Value; set => SetValue(value, true); }

        private void Change<T>(ref T what, T now)
        {
            what = now;
            RefreshShownValue();
        }

        public void SetValueWithoutNotify(int input) => SetValue(input, false);

        private void SetValue(int now, bool isTold)
        {
            now = Mathf.Clamp(now, m_Placeholder ? -1 : 0, Math.Max(0, options.Count - 1));
            if (options.Count == 0 || now == m_Value)
            {
                return;
            }
            m_Value = now;
            RefreshShownValue();
            if (isTold)
            {
                m_OnValueChanged.Invoke(m_Value);
            }
        }

        protected override void Start()
        {
            base.Start();
            RefreshShownValue();
        }

        public void RefreshShownValue()
        {
            bool isChosen = options.Count > 0 && m_Value >= 0;
            OptionData shown = isChosen ? options[Math.Min(m_Value, options.Count - 1)] : new OptionData();
            if (m_CaptionText)
            {
                m_CaptionText.text = shown.text ?? "";
            }
            if (m_CaptionImage)
            {
                m_CaptionImage.sprite = shown.image;
                m_CaptionImage.enabled = shown.image != null;
            }
            if (m_Placeholder)
            {
                m_Placeholder.enabled = options.Count == 0 || m_Value == -1;
            }
        }

        public void AddOptions(List<OptionData> options)
        {
            this.options.AddRange(options);
            RefreshShownValue();
        }

        public void AddOptions(List<string> options)
        {
            options.ForEach(o => this.options.Add(new OptionData(o)));
            RefreshShownValue();
        }

        public void AddOptions(List<Sprite> options)
        {
            options.ForEach(o => this.options.Add(new OptionData(o)));
            RefreshShownValue();
        }

        public void ClearOptions()
        {
            options.Clear();
            m_Value = m_Placeholder ? -1 : 0;
            RefreshShownValue();
        }
    }
}
