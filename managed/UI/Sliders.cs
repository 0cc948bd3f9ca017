using System;
using UnityEngine.Events;
using UnityEngine.EventSystems;

namespace UnityEngine.UI
{
    [RequireComponent(typeof(RectTransform))]
    public partial class Slider : Selectable, IDragHandler, IInitializePotentialDragHandler, ICanvasElement
    {
        [SerializeField] private RectTransform m_FillRect;
        [SerializeField] private RectTransform m_HandleRect;
        [SerializeField] private Direction m_Direction = Direction.LeftToRight;
        [SerializeField] private float m_MinValue = 0;
        [SerializeField] private float m_MaxValue = 1;
        [SerializeField] private bool m_WholeNumbers = false;
        [SerializeField] protected float m_Value;
        [SerializeField] private SliderEvent m_OnValueChanged = new SliderEvent();

        public RectTransform fillRect
        {
            get { return m_FillRect; }
            set
            {
                m_FillRect = value;
                Place();
            }
        }

        public RectTransform handleRect
        {
            get { return m_HandleRect; }
            set
            {
                m_HandleRect = value;
                Place();
            }
        }

        public Direction direction
        {
            get { return m_Direction; }
            set
            {
                m_Direction = value;
                Place();
            }
        }

        public float minValue
        {
            get { return m_MinValue; }
            set
            {
                m_MinValue = value;
                Set(m_Value);
                Place();
            }
        }

        public float maxValue
        {
            get { return m_MaxValue; }
            set
            {
                m_MaxValue = value;
                Set(m_Value);
                Place();
            }
        }

        public bool wholeNumbers
        {
            get { return m_WholeNumbers; }
            set
            {
                m_WholeNumbers = value;
                Set(m_Value);
                Place();
            }
        }

        public virtual float value
        {
            get { return m_WholeNumbers ? Mathf.Round(m_Value) : m_Value; }
            set { Set(value); }
        }

        public float normalizedValue
        {
            get { return Mathf.Approximately(m_MinValue, m_MaxValue) ? 0
                : Mathf.InverseLerp(m_MinValue, m_MaxValue, value); }
            set { this.value = Mathf.Lerp(m_MinValue, m_MaxValue, value); }
        }

        public virtual void SetValueWithoutNotify(float input)
        {
            Set(input, false);
        }

        protected virtual void Set(float input, bool sendCallback = true)
        {
            float now = Mathf.Clamp(input, m_MinValue, m_MaxValue);
            now = m_WholeNumbers ? Mathf.Round(now) : now;
            if (m_Value == now)
            {
                return;
            }
            m_Value = now;
            Place();
            if (sendCallback)
            {
                m_OnValueChanged.Invoke(now);
            }
        }

        private int Axis => m_Direction == Direction.LeftToRight || m_Direction == Direction.RightToLeft ? 0 : 1;
        private bool IsReversed => m_Direction == Direction.RightToLeft || m_Direction == Direction.TopToBottom;

        /// <summary>Fill and handle by their anchors, as the value has it.</summary>
        private void Place()
        {
            float at = IsReversed ? 1 - normalizedValue : normalizedValue;
            if (m_FillRect)
            {
                Vector2 min = Vector2.zero, max = Vector2.one;
                min[Axis] = IsReversed ? at : 0;
                max[Axis] = IsReversed ? 1 : at;
                m_FillRect.anchorMin = min;
                m_FillRect.anchorMax = max;
            }
            if (m_HandleRect)
            {
                Vector2 min = Vector2.zero, max = Vector2.one;
                min[Axis] = max[Axis] = at;
                m_HandleRect.anchorMin = min;
                m_HandleRect.anchorMax = max;
            }
        }

        protected override void OnEnable()
        {
            base.OnEnable();
            Set(m_Value, false);
            Place();
        }

        public override void OnPointerDown(PointerEventData eventData)
        {
            if (MayDrag(eventData))
            {
                base.OnPointerDown(eventData);
                Drag(eventData);
            }
        }

        public virtual void OnDrag(PointerEventData eventData)
        {
            if (MayDrag(eventData))
            {
                Drag(eventData);
            }
        }

        private bool MayDrag(PointerEventData eventData)
        {
            return IsActive() && IsInteractable() && eventData.button == PointerEventData.InputButton.Left;
        }

        private void Drag(PointerEventData eventData)
        {
            RectTransform moved = m_HandleRect ? m_HandleRect : m_FillRect;
            RectTransform room = moved ? moved.parent as RectTransform : null;
            Vector2 at;
            if (!room || room.rect.size[Axis] <= 0
                || !RectTransformUtility.ScreenPointToLocalPointInRectangle(room, eventData.position,
                    eventData.pressEventCamera, out at))
            {
                return;
            }
            float part = Mathf.Clamp01((at - room.rect.position)[Axis] / room.rect.size[Axis]);
            normalizedValue = IsReversed ? 1 - part : part;
        }

        public override void OnMove(AxisEventData eventData)
        {
            bool isAlong =
                (eventData.moveDir == MoveDirection.Left || eventData.moveDir == MoveDirection.Right) == (Axis == 0);
            if (!IsActive() || !IsInteractable() || !isAlong || eventData.moveDir == MoveDirection.None)
            {
                base.OnMove(eventData);
                return;
            }
            float step = m_WholeNumbers ? 1 : (m_MaxValue - m_MinValue) * 0.1f;
            bool isForward = eventData.moveDir == MoveDirection.Right || eventData.moveDir == MoveDirection.Up;
            Set(isForward != IsReversed ? value + step : value - step);
        }

        public virtual void OnInitializePotentialDrag(PointerEventData eventData)
        {
            eventData.useDragThreshold = false;
        }

        public void SetDirection(Direction direction, bool includeRectLayouts)
        {
            int oldAxis = Axis;
            bool wasReversed = IsReversed;
            this.direction = direction;
            if (includeRectLayouts && Axis != oldAxis)
            {
                RectTransformUtility.FlipLayoutAxes((RectTransform)transform, true, true);
            }
            if (includeRectLayouts && IsReversed != wasReversed)
            {
                RectTransformUtility.FlipLayoutOnAxis((RectTransform)transform, Axis, true, true);
            }
        }
    }

    [RequireComponent(typeof(RectTransform))]
    public partial class Scrollbar : Selectable, IBeginDragHandler, IDragHandler, IInitializePotentialDragHandler,
        ICanvasElement
    {
        [SerializeField] private RectTransform m_HandleRect;
        [SerializeField] private Direction m_Direction = Direction.LeftToRight;
        [Range(0, 1)]
        [SerializeField] private float m_Value;
        [Range(0, 1)]
        [SerializeField] private float m_Size = 0.2f;
        [Range(0, 11)]
        [SerializeField] private int m_NumberOfSteps = 0;
        [SerializeField] private ScrollEvent m_OnValueChanged = new ScrollEvent();

        public RectTransform handleRect
        {
            get { return m_HandleRect; }
            set
            {
                m_HandleRect = value;
                Place();
            }
        }

        public Direction direction
        {
            get { return m_Direction; }
            set
            {
                m_Direction = value;
                Place();
            }
        }

        public float value
        {
            get { return m_NumberOfSteps > 1 ? Mathf.Round(m_Value * (m_NumberOfSteps - 1)) / (m_NumberOfSteps - 1)
                : m_Value; }
            set { Set(value, true); }
        }

        public float size
        {
            get { return m_Size; }
            set
            {
                m_Size = Mathf.Clamp01(value);
                Place();
            }
        }

        public int numberOfSteps
        {
            get { return m_NumberOfSteps; }
            set
            {
                m_NumberOfSteps = value;
                Set(m_Value, true);
                Place();
            }
        }

        public virtual void SetValueWithoutNotify(float input)
        {
            Set(input, false);
        }

        private void Set(float input, bool sendCallback)
        {
            float old = value;
            m_Value = Mathf.Clamp01(input);
            if (old == value)
            {
                return;
            }
            Place();
            if (sendCallback)
            {
                m_OnValueChanged.Invoke(value);
            }
        }

        private int Axis => m_Direction == Direction.LeftToRight || m_Direction == Direction.RightToLeft ? 0 : 1;
        private bool IsReversed => m_Direction == Direction.RightToLeft || m_Direction == Direction.TopToBottom;

        private void Place()
        {
            if (!m_HandleRect)
            {
                return;
            }
            Vector2 min = Vector2.zero, max = Vector2.one;
            float at = Mathf.Clamp01(value) * (1 - size);
            min[Axis] = IsReversed ? 1 - at - size : at;
            max[Axis] = min[Axis] + size;
            m_HandleRect.anchorMin = min;
            m_HandleRect.anchorMax = max;
        }

        protected override void OnEnable()
        {
            base.OnEnable();
            Set(m_Value, false);
            Place();
        }

        public virtual void OnDrag(PointerEventData eventData)
        {
            RectTransform room = m_HandleRect ? m_HandleRect.parent as RectTransform : null;
            Vector2 at;
            if (!IsActive() || !IsInteractable() || !room || size >= 1 || room.rect.size[Axis] <= 0
                || eventData.button != PointerEventData.InputButton.Left
                || !RectTransformUtility.ScreenPointToLocalPointInRectangle(room, eventData.position,
                    eventData.pressEventCamera, out at))
            {
                return;
            }
            float part = (at - room.rect.position)[Axis] / room.rect.size[Axis];
            part = Mathf.Clamp01((part - size / 2) / (1 - size));
            value = IsReversed ? 1 - part : part;
        }

        public virtual void OnInitializePotentialDrag(PointerEventData eventData)
        {
            eventData.useDragThreshold = false;
        }

        public void SetDirection(Direction direction, bool includeRectLayouts)
        {
            int oldAxis = Axis;
            bool wasReversed = IsReversed;
            this.direction = direction;
            if (includeRectLayouts && Axis != oldAxis)
            {
                RectTransformUtility.FlipLayoutAxes((RectTransform)transform, true, true);
            }
            if (includeRectLayouts && IsReversed != wasReversed)
            {
                RectTransformUtility.FlipLayoutOnAxis((RectTransform)transform, Axis, true, true);
            }
        }
    }
}
