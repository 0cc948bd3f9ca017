using System;
using System.Collections.Generic;
using UnityEngine.EventSystems;
using UnityEngine.Serialization;

namespace UnityEngine.UI
{
    /// <summary>What the user can point at, select and press.</summary>
    [SelectionBase]
    [DisallowMultipleComponent]
    public partial class Selectable : UIBehaviour, IMoveHandler, IPointerDownHandler, IPointerUpHandler,
        IPointerEnterHandler,
        IPointerExitHandler, ISelectHandler, IDeselectHandler
    {
        private static readonly List<Selectable> s_All = new List<Selectable>();

        [FormerlySerializedAs("navigation")]
        [SerializeField] private Navigation m_Navigation = Navigation.defaultNavigation;
        [FormerlySerializedAs("transition")]
        [SerializeField] private Transition m_Transition = Transition.ColorTint;
        [FormerlySerializedAs("colors")]
        [SerializeField] private ColorBlock m_Colors = ColorBlock.defaultColorBlock;
        [FormerlySerializedAs("spriteState")]
        [SerializeField] private SpriteState m_SpriteState;
        [FormerlySerializedAs("animationTriggers")]
        [SerializeField] private AnimationTriggers m_AnimationTriggers = new AnimationTriggers();
        [SerializeField] private bool m_Interactable = true;
        [FormerlySerializedAs("highlightGraphic")]
        [FormerlySerializedAs("m_HighlightGraphic")]
        [SerializeField] private Graphic m_TargetGraphic;

        public static int allSelectableCount => s_All.Count;
        public static Selectable[] allSelectablesArray => s_All.ToArray();

        private bool isPointerInside { get; set; }
        private bool isPointerDown { get; set; }
        private bool hasSelection { get; set; }

        public Transition transition
        {
            get { return m_Transition; }
            set
            {
                m_Transition = value;
                Show(false);
            }
        }

        public ColorBlock colors
        {
            get { return m_Colors; }
            set
            {
                m_Colors = value;
                Show(false);
            }
        }

        public SpriteState spriteState
        {
            get { return m_SpriteState; }
            set
            {
                m_SpriteState = value;
                Show(false);
            }
        }

        public AnimationTriggers animationTriggers
        {
            get { return m_AnimationTriggers; }
            set
            {
                m_AnimationTriggers = value;
                Show(false);
            }
        }

        public Graphic targetGraphic
        {
            get { return m_TargetGraphic; }
            set
            {
                m_TargetGraphic = value;
                Show(false);
            }
        }

        public bool interactable
        {
            get { return m_Interactable; }
            set
            {
                if (m_Interactable == value)
                {
                    return;
                }
                m_Interactable = value;
                EventSystem events = EventSystem.current;
                if (!value && events && events.currentSelectedGameObject == gameObject)
                {
                    events.SetSelectedGameObject(null);
                }
                Show(false);
            }
        }

        public Image image
        {
            get { return m_TargetGraphic as Image; }
            set { m_TargetGraphic = value; }
        }

        public Animator animator => GetComponent<Animator>();

        protected SelectionState currentSelectionState
        {
            get
            {
                if (!IsInteractable())
                {
                    return SelectionState.Disabled;
                }
                if (isPointerDown)
                {
                    return SelectionState.Pressed;
                }
                return hasSelection ? SelectionState.Selected : isPointerInside ? SelectionState.Highlighted
                    : SelectionState.Normal;
            }
        }

        public static int AllSelectablesNoAlloc(Selectable[] selectables)
        {
            int n = Math.Min(selectables.Length, s_All.Count);
            s_All.CopyTo(0, selectables, 0, n);
            return n;
        }

        /// <summary>As its own switch and the groups above say.</summary>
        public virtual bool IsInteractable()
        {
            if (!m_Interactable)
            {
                return false;
            }
            foreach (CanvasGroup group in GetComponentsInParent<CanvasGroup>())
            {
                if (group.enabled && !group.interactable)
                {
                    return false;
                }
                if (group.enabled && group.ignoreParentGroups)
                {
                    break;
                }
            }
            return true;
        }

        protected override void Awake()
        {
            if (!m_TargetGraphic)
            {
                m_TargetGraphic = GetComponent<Graphic>();
            }
        }

        protected override void OnEnable()
        {
            base.OnEnable();
            s_All.Add(this);
            EventSystem events = EventSystem.current;
            hasSelection = events && events.currentSelectedGameObject == gameObject;
            isPointerDown = false;
            Show(true);
        }

        protected override void OnDisable()
        {
            s_All.Remove(this);
            InstantClearState();
            base.OnDisable();
        }

        protected override void OnCanvasGroupChanged()
        {
            Show(false);
        }

        protected override void OnDidApplyAnimationProperties()
        {
            Show(false);
        }

        protected virtual void InstantClearState()
        {
            isPointerInside = false;
            isPointerDown = false;
            hasSelection = false;
            StartColorTween(Color.white);
        }

        private void Show(bool instant)
        {
            if (isActiveAndEnabled)
            {
                DoStateTransition(currentSelectionState, instant);
            }
        }

        protected virtual void DoStateTransition(SelectionState state, bool instant)
        {
            if (!gameObject.activeInHierarchy)
            {
                return;
            }
            if (m_Transition == Transition.ColorTint)
            {
                StartColorTween(ColorOf(state) * m_Colors.colorMultiplier);
            }
            else if (m_Transition == Transition.SpriteSwap && image)
            {
                image.overrideSprite = SpriteOf(state);
            }
            else if (m_Transition == Transition.Animation)
            {
                Trigger(TriggerOf(state));
            }
        }

        private Color ColorOf(SelectionState state)
        {
            switch (state)
            {
                case SelectionState.Highlighted: return m_Colors.highlightedColor;
                case SelectionState.Pressed: return m_Colors.pressedColor;
                case SelectionState.Selected: return m_Colors.selectedColor;
                case SelectionState.Disabled: return m_Colors.disabledColor;
                default: return m_Colors.normalColor;
            }
        }

        private Sprite SpriteOf(SelectionState state)
        {
            switch (state)
            {
                case SelectionState.Highlighted: return m_SpriteState.highlightedSprite;
                case SelectionState.Pressed: return m_SpriteState.pressedSprite;
                case SelectionState.Selected: return m_SpriteState.selectedSprite;
                case SelectionState.Disabled: return m_SpriteState.disabledSprite;
                default: return null;
            }
        }

        private string TriggerOf(SelectionState state)
        {
            switch (state)
            {
                case SelectionState.Highlighted: return m_AnimationTriggers.highlightedTrigger;
                case SelectionState.Pressed: return m_AnimationTriggers.pressedTrigger;
                case SelectionState.Selected: return m_AnimationTriggers.selectedTrigger;
                case SelectionState.Disabled: return m_AnimationTriggers.disabledTrigger;
                default: return m_AnimationTriggers.normalTrigger;
            }
        }

        private void StartColorTween(Color color)
        {
            if (m_TargetGraphic && m_Transition == Transition.ColorTint)
            {
                m_TargetGraphic.CrossFadeColor(color, 0, true, true);
            }
        }

        private void Trigger(string name)
        {
            Animator moved = animator;
            if (moved && moved.isActiveAndEnabled && !string.IsNullOrEmpty(name))
            {
                moved.SetTrigger(name);
            }
        }

        // Events

        protected bool IsHighlighted() => IsActive() && IsInteractable() && isPointerInside && !isPointerDown
            && !hasSelection;
        protected bool IsPressed() => IsActive() && IsInteractable() && isPointerDown;

        public virtual void OnPointerDown(PointerEventData eventData)
        {
            if (eventData.button != PointerEventData.InputButton.Left)
            {
                return;
            }
            if (IsInteractable() && m_Navigation.mode != Navigation.Mode.None && EventSystem.current)
            {
                EventSystem.current.SetSelectedGameObject(gameObject, eventData);
            }
            isPointerDown = true;
            ShowIfInteractable();
        }

        public virtual void OnPointerUp(PointerEventData eventData)
        {
            if (eventData.button == PointerEventData.InputButton.Left)
            {
                isPointerDown = false;
                ShowIfInteractable();
            }
        }

        public virtual void OnPointerEnter(PointerEventData eventData)
        {
            isPointerInside = true;
            ShowIfInteractable();
        }

        public virtual void OnPointerExit(PointerEventData eventData)
        {
            isPointerInside = false;
            ShowIfInteractable();
        }

        public virtual void OnSelect(BaseEventData eventData)
        {
            hasSelection = true;
            ShowIfInteractable();
        }

        public virtual void OnDeselect(BaseEventData eventData)
        {
            hasSelection = false;
            ShowIfInteractable();
        }

        private void ShowIfInteractable()
        {
            if (IsActive() && IsInteractable())
            {
                DoStateTransition(currentSelectionState, false);
            }
        }

        public virtual void Select()
        {
            if (EventSystem.current && !EventSystem.current.alreadySelecting)
            {
                EventSystem.current.SetSelectedGameObject(gameObject);
            }
        }

        // Navigation

        public virtual void OnMove(AxisEventData eventData)
        {
            Selectable next = null;
            switch (eventData.moveDir)
            {
                case MoveDirection.Right: next = FindSelectableOnRight(); break;
                case MoveDirection.Up: next = FindSelectableOnUp(); break;
                case MoveDirection.Left: next = FindSelectableOnLeft(); break;
                case MoveDirection.Down: next = FindSelectableOnDown(); break;
            }
            if (next && next.IsActive())
            {
                eventData.selectedObject = next.gameObject;
            }
        }

        public virtual Selectable FindSelectableOnLeft()
            => Neighbour(m_Navigation.selectOnLeft, Navigation.Mode.Horizontal, Vector3.left);
        public virtual Selectable FindSelectableOnRight()
            => Neighbour(m_Navigation.selectOnRight, Navigation.Mode.Horizontal, Vector3.right);
        public virtual Selectable FindSelectableOnUp()
            => Neighbour(m_Navigation.selectOnUp, Navigation.Mode.Vertical, Vector3.up);
        public virtual Selectable FindSelectableOnDown()
            => Neighbour(m_Navigation.selectOnDown, Navigation.Mode.Vertical, Vector3.down);

        private Selectable Neighbour(Selectable named, Navigation.Mode axis, Vector3 direction)
        {
            if (m_Navigation.mode == Navigation.Mode.Explicit)
            {
                return named;
            }
            return (m_Navigation.mode & axis) != 0 ? FindSelectable(transform.rotation * direction) : null;
        }

        /// <summary>The one that lies best that way: near, and with little to the side.</summary>
        public Selectable FindSelectable(Vector3 dir)
        {
            Vector3 here = CenterOf(this);
            Selectable best = null;
            float bestScore = 0;
            dir = dir.normalized;
            foreach (Selectable other in s_All)
            {
                if (other == this || !other.IsInteractable() || other.m_Navigation.mode == Navigation.Mode.None)
                {
                    continue;
                }
                Vector3 way = CenterOf(other) - here;
                float along = Vector3.Dot(dir, way);
                float score = along > 0 ? along / way.sqrMagnitude : 0;
                if (score > bestScore)
                {
                    bestScore = score;
                    best = other;
                }
            }
            return best;
        }

        private static Vector3 CenterOf(Selectable selectable)
        {
            RectTransform rect = selectable.transform as RectTransform;
            return selectable.transform.TransformPoint(rect ? (Vector3)rect.rect.center : Vector3.zero);
        }
    }
}
