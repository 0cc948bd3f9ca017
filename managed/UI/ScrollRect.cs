using System;
using UnityEngine.Events;
using UnityEngine.EventSystems;

namespace UnityEngine.UI
{
    /// <summary>Moves its content by the pointer, by scrollbars and by values; no inertia, no springing back.</summary>
    [SelectionBase]
    [DisallowMultipleComponent]
    [RequireComponent(typeof(RectTransform))]
    public partial class ScrollRect : UIBehaviour, IInitializePotentialDragHandler, IBeginDragHandler, IEndDragHandler,
        IDragHandler,
        IScrollHandler, ICanvasElement, ILayoutElement, ILayoutGroup
    {
        [SerializeField] private RectTransform m_Content;
        [SerializeField] private bool m_Horizontal = true;
        [SerializeField] private bool m_Vertical = true;
        [SerializeField] private MovementType m_MovementType = MovementType.Elastic;
        [SerializeField] private float m_Elasticity = 0.1f;
        [SerializeField] private bool m_Inertia = true;
        [SerializeField] private float m_DecelerationRate = 0.135f;
        [SerializeField] private float m_ScrollSensitivity = 1;
        [SerializeField] private RectTransform m_Viewport;
        [SerializeField] private Scrollbar m_HorizontalScrollbar;
        [SerializeField] private Scrollbar m_VerticalScrollbar;
        [SerializeField] private ScrollbarVisibility m_HorizontalScrollbarVisibility;
        [SerializeField] private ScrollbarVisibility m_VerticalScrollbarVisibility;
        [SerializeField] private float m_HorizontalScrollbarSpacing;
        [SerializeField] private float m_VerticalScrollbarSpacing;
        [SerializeField] private ScrollRectEvent m_OnValueChanged = new ScrollRectEvent();

        protected Vector2 m_ContentStartPosition = Vector2.zero;
        protected Bounds m_ContentBounds;
        private Vector2 m_PointerStart;
        private Vector2 m_Velocity;

        public Scrollbar horizontalScrollbar
        {
            get { return m_HorizontalScrollbar; }
            set
            {
                Listen(false);
                m_HorizontalScrollbar = value;
                Listen(isActiveAndEnabled);
            }
        }

        public Scrollbar verticalScrollbar
        {
            get { return m_VerticalScrollbar; }
            set
            {
                Listen(false);
                m_VerticalScrollbar = value;
                Listen(isActiveAndEnabled);
            }
        }

        protected RectTransform viewRect => m_Viewport ? m_Viewport : (RectTransform)transform;

        /// <summary>0 is left and down, 1 right and up.</summary>
        public Vector2 normalizedPosition
        {
            get { return new Vector2(horizontalNormalizedPosition, verticalNormalizedPosition); }
            set
            {
                SetNormalizedPosition(value.x, 0);
                SetNormalizedPosition(value.y, 1);
            }
        }

        public float horizontalNormalizedPosition
        {
            get { return NormalizedPosition(0); }
            set { SetNormalizedPosition(value, 0); }
        }

        public float verticalNormalizedPosition
        {
            get { return NormalizedPosition(1); }
            set { SetNormalizedPosition(value, 1); }
        }

        private Bounds ViewBounds => new Bounds(viewRect.rect.center, viewRect.rect.size);

        /// <summary>The content in the space of the viewport.</summary>
        private Bounds ContentBounds()
        {
            Vector3[] corners = new Vector3[4];
            m_Content.GetWorldCorners(corners);
            m_ContentBounds = new Bounds(viewRect.InverseTransformPoint(corners[0]), Vector3.zero);
            foreach (Vector3 corner in corners)
            {
                m_ContentBounds.Encapsulate(viewRect.InverseTransformPoint(corner));
            }
            return m_ContentBounds;
        }

        private float NormalizedPosition(int axis)
        {
            if (!m_Content)
            {
                return 0;
            }
            Bounds view = ViewBounds, inner = ContentBounds();
            float room = inner.size[axis] - view.size[axis];
            if (room <= 0)
            {
                return view.min[axis] > inner.min[axis] ? 1 : 0;
            }
            return (view.min[axis] - inner.min[axis]) / room;
        }

        protected virtual void SetNormalizedPosition(float value, int axis)
        {
            if (!m_Content)
            {
                return;
            }
            Bounds view = ViewBounds, inner = ContentBounds();
            float wanted = view.min[axis] - value * (inner.size[axis] - view.size[axis]);
            Vector2 place = m_Content.anchoredPosition;
            place[axis] += wanted - inner.min[axis];
            Move(place);
        }

        protected virtual void SetContentAnchoredPosition(Vector2 position)
        {
            Vector2 old = m_Content.anchoredPosition;
            position = new Vector2(m_Horizontal ? position.x : old.x, m_Vertical ? position.y : old.y);
            if (m_MovementType != MovementType.Unrestricted)
            {
                position += Excess(position - old);
            }
            Move(position);
        }

        private void Move(Vector2 position)
        {
            if (m_Content.anchoredPosition == position)
            {
                return;
            }
            m_Content.anchoredPosition = position;
            ShowScrollbars();
            m_OnValueChanged.Invoke(normalizedPosition);
        }

        /// <summary>What must be added to a move so that the content still covers the viewport.</summary>
        private Vector2 Excess(Vector2 move)
        {
            Bounds view = ViewBounds, inner = ContentBounds();
            Vector2 result = Vector2.zero;
            for (int axis = 0; axis < 2; axis++)
            {
                float low = view.min[axis] - inner.min[axis] - move[axis];
                float high = view.max[axis] - inner.max[axis] - move[axis];
                result[axis] = inner.size[axis] <= view.size[axis] ? -move[axis] : low < 0 ? low : high > 0 ? high : 0;
            }
            return result;
        }

        private void ShowScrollbars()
        {
            if (!m_Content)
            {
                return;
            }
            Bounds view = ViewBounds, inner = ContentBounds();
            Show(m_HorizontalScrollbar, view, inner, 0);
            Show(m_VerticalScrollbar, view, inner, 1);
        }

        private void Show(Scrollbar bar, Bounds view, Bounds inner, int axis)
        {
            if (bar)
            {
                bar.size = inner.size[axis] > 0 ? Mathf.Clamp01(view.size[axis] / inner.size[axis]) : 1;
                bar.SetValueWithoutNotify(NormalizedPosition(axis));
            }
        }

        private void SetHorizontal(float value)
        {
            SetNormalizedPosition(value, 0);
        }

        private void SetVertical(float value)
        {
            SetNormalizedPosition(value, 1);
        }

        private void Listen(bool isWanted)
        {
            if (m_HorizontalScrollbar)
            {
                m_HorizontalScrollbar.onValueChanged.RemoveListener(SetHorizontal);
                if (isWanted)
                {
                    m_HorizontalScrollbar.onValueChanged.AddListener(SetHorizontal);
                }
            }
            if (m_VerticalScrollbar)
            {
                m_VerticalScrollbar.onValueChanged.RemoveListener(SetVertical);
                if (isWanted)
                {
                    m_VerticalScrollbar.onValueChanged.AddListener(SetVertical);
                }
            }
        }

        protected override void OnEnable()
        {
            base.OnEnable();
            Listen(true);
            ShowScrollbars();
        }

        protected override void OnDisable()
        {
            Listen(false);
            m_Velocity = Vector2.zero;
            base.OnDisable();
        }

        public override bool IsActive() => base.IsActive() && m_Content;

        public virtual void StopMovement()
        {
            m_Velocity = Vector2.zero;
        }

        public virtual void OnScroll(PointerEventData data)
        {
            if (IsActive())
            {
                Vector2 delta = new Vector2(data.scrollDelta.x, -data.scrollDelta.y);
                SetContentAnchoredPosition(m_Content.anchoredPosition + delta * m_ScrollSensitivity);
            }
        }

        public virtual void OnInitializePotentialDrag(PointerEventData eventData)
        {
            m_Velocity = Vector2.zero;
        }

        public virtual void OnBeginDrag(PointerEventData eventData)
        {
            if (IsActive() && eventData.button == PointerEventData.InputButton.Left)
            {
                RectTransformUtility.ScreenPointToLocalPointInRectangle(viewRect, eventData.position,
                    eventData.pressEventCamera, out m_PointerStart);
                m_ContentStartPosition = m_Content.anchoredPosition;
            }
        }

        public virtual void OnDrag(PointerEventData eventData)
        {
            Vector2 at;
            if (IsActive() && eventData.button == PointerEventData.InputButton.Left
                && RectTransformUtility.ScreenPointToLocalPointInRectangle(viewRect, eventData.position,
                    eventData.pressEventCamera, out at))
            {
                SetContentAnchoredPosition(m_ContentStartPosition + at - m_PointerStart);
            }
        }
    }
}
