using System;
using System.Collections.Generic;
using UnityEngine.Events;
using UnityEngine.EventSystems;
using UnityEngine.Serialization;

namespace UnityEngine.UI
{
    public partial class Button : Selectable, IPointerClickHandler, ISubmitHandler
    {
        [FormerlySerializedAs("onClick")]
        [SerializeField] private ButtonClickedEvent m_OnClick = new ButtonClickedEvent();

        public virtual void OnPointerClick(PointerEventData eventData)
        {
            if (eventData.button == PointerEventData.InputButton.Left)
            {
                Press();
            }
        }

        public virtual void OnSubmit(BaseEventData eventData)
        {
            Press();
        }

        private void Press()
        {
            if (IsActive() && IsInteractable())
            {
                m_OnClick.Invoke();
            }
        }
    }

    [RequireComponent(typeof(RectTransform))]
    public partial class Toggle : Selectable, IPointerClickHandler, ISubmitHandler, ICanvasElement
    {
        public ToggleTransition toggleTransition = ToggleTransition.Fade;
        public Graphic graphic;
        [SerializeField] private ToggleGroup m_Group;
        public ToggleEvent onValueChanged = new ToggleEvent();
        [FormerlySerializedAs("m_IsActive")]
        [SerializeField] private bool m_IsOn;

        public ToggleGroup group
        {
            get { return m_Group; }
            set
            {
                Leave();
                m_Group = value;
                Join();
            }
        }

        public bool isOn
        {
            get { return m_IsOn; }
            set { Set(value, true); }
        }

        public void SetIsOnWithoutNotify(bool value)
        {
            Set(value, false);
        }

        private void Set(bool value, bool sendCallback)
        {
            if (m_IsOn == value)
            {
                return;
            }
            m_IsOn = value;
            if (m_Group && m_Group.isActiveAndEnabled && IsActive()
                && (m_IsOn || (!m_Group.AnyTogglesOn() && !m_Group.allowSwitchOff)))
            {
                m_IsOn = true;
                m_Group.NotifyToggleOn(this, sendCallback);
            }
            ShowMark();
            if (sendCallback)
            {
                onValueChanged.Invoke(m_IsOn);
            }
        }

        private void ShowMark()
        {
            if (graphic)
            {
                graphic.CrossFadeAlpha(m_IsOn ? 1 : 0, 0, true);
            }
        }

        private void Join()
        {
            if (m_Group && IsActive())
            {
                m_Group.RegisterToggle(this);
                if (m_IsOn)
                {
                    m_Group.NotifyToggleOn(this);
                }
            }
        }

        private void Leave()
        {
            if (m_Group)
            {
                m_Group.UnregisterToggle(this);
            }
        }

        protected override void OnEnable()
        {
            base.OnEnable();
            Join();
            ShowMark();
        }

        protected override void OnDisable()
        {
            Leave();
            base.OnDisable();
        }

        public virtual void OnPointerClick(PointerEventData eventData)
        {
            if (eventData.button == PointerEventData.InputButton.Left)
            {
                Flip();
            }
        }

        public virtual void OnSubmit(BaseEventData eventData)
        {
            Flip();
        }

        private void Flip()
        {
            if (IsActive() && IsInteractable())
            {
                isOn = !isOn;
            }
        }
    }

    /// <summary>Of its toggles at most one is on.</summary>
    [DisallowMultipleComponent]
    public partial class ToggleGroup : UIBehaviour
    {
        [SerializeField] private bool m_AllowSwitchOff = false;
        protected List<Toggle> m_Toggles = new List<Toggle>();

        protected override void Start()
        {
            EnsureValidState();
            base.Start();
        }

        protected override void OnEnable()
        {
            EnsureValidState();
            base.OnEnable();
        }

        public void NotifyToggleOn(Toggle toggle, bool sendCallback = true)
        {
            if (!m_Toggles.Contains(toggle))
            {
                throw new ArgumentException("Toggle " + toggle + " is not part of ToggleGroup " + this);
            }
            foreach (Toggle other in m_Toggles.ToArray())
            {
                if (other != toggle)
                {
                    Switch(other, false, sendCallback);
                }
            }
        }

        private static void Switch(Toggle toggle, bool isOn, bool sendCallback)
        {
            if (sendCallback)
            {
                toggle.isOn = isOn;
            }
            else
            {
                toggle.SetIsOnWithoutNotify(isOn);
            }
        }

        public void UnregisterToggle(Toggle toggle)
        {
            m_Toggles.Remove(toggle);
        }

        public void RegisterToggle(Toggle toggle)
        {
            if (!m_Toggles.Contains(toggle))
            {
                m_Toggles.Add(toggle);
            }
        }

        public void EnsureValidState()
        {
            if (!allowSwitchOff && !AnyTogglesOn() && m_Toggles.Count > 0)
            {
                m_Toggles[0].isOn = true;
            }
            List<Toggle> on = m_Toggles.FindAll(t => t.isOn);
            for (int i = 1; i < on.Count; i++)
            {
                on[i].isOn = false;
            }
        }

        public bool AnyTogglesOn() => m_Toggles.Exists(t => t.isOn);
        public IEnumerable<Toggle> ActiveToggles() => m_Toggles.FindAll(t => t.isOn);
        public Toggle GetFirstActiveToggle() => m_Toggles.Find(t => t.isOn);

        public void SetAllTogglesOff(bool sendCallback = true)
        {
            bool wasAllowed = m_AllowSwitchOff;
            m_AllowSwitchOff = true;
            foreach (Toggle toggle in m_Toggles.ToArray())
            {
                Switch(toggle, false, sendCallback);
            }
            m_AllowSwitchOff = wasAllowed;
        }
    }
}
