using System;
using System.Collections.Generic;
using System.Text;

namespace UnityEngine.EventSystems
{
    public enum MoveDirection
    {
        Left,
        Up,
        Right,
        Down,
        None
    }

    [Flags]
    public enum EventHandle
    {
        Unused = 0,
        Used = 1
    }

    public abstract class AbstractEventData
    {
        protected bool m_Used;

        public virtual bool used => m_Used;

        public virtual void Reset()
        {
            m_Used = false;
        }

        public virtual void Use()
        {
            m_Used = true;
        }
    }

    public class BaseEventData : AbstractEventData
    {
        private readonly EventSystem m_EventSystem;

        public BaseEventData(EventSystem eventSystem)
        {
            m_EventSystem = eventSystem;
        }

        public BaseInputModule currentInputModule => m_EventSystem.currentInputModule;

        public GameObject selectedObject
        {
            get { return m_EventSystem.currentSelectedGameObject; }
            set { m_EventSystem.SetSelectedGameObject(value, this); }
        }
    }

    public class AxisEventData : BaseEventData
    {
        public AxisEventData(EventSystem eventSystem) : base(eventSystem)
        {
            moveVector = Vector2.zero;
            moveDir = MoveDirection.None;
        }

        public Vector2 moveVector { get; set; }
        public MoveDirection moveDir { get; set; }
    }

    public partial class PointerEventData : BaseEventData
    {
        public enum InputButton
        {
            Left = 0,
            Right = 1,
            Middle = 2
        }

        public enum FramePressState
        {
            Pressed,
            Released,
            PressedAndReleased,
            NotChanged
        }

        public List<GameObject> hovered = new List<GameObject>();
        private GameObject m_PointerPress;

        public PointerEventData(EventSystem eventSystem) : base(eventSystem)
        {
            pointerId = -1;
            useDragThreshold = true;
            button = InputButton.Left;
            pressure = 0f;
            radius = Vector2.zero;
        }

        public GameObject pointerEnter { get; set; }
        public GameObject lastPress { get; private set; }
        public GameObject rawPointerPress { get; set; }
        public GameObject pointerDrag { get; set; }
        public GameObject pointerClick { get; set; }
        public RaycastResult pointerCurrentRaycast { get; set; }
        public RaycastResult pointerPressRaycast { get; set; }
        public bool eligibleForClick { get; set; }
        public int displayIndex { get; set; }
        public int pointerId { get; set; }
        public Vector2 position { get; set; }
        public Vector2 delta { get; set; }
        public Vector2 pressPosition { get; set; }
        public float clickTime { get; set; }
        public int clickCount { get; set; }
        public Vector2 scrollDelta { get; set; }
        public bool useDragThreshold { get; set; }
        public bool dragging { get; set; }
        public InputButton button { get; set; }
        public float pressure { get; set; }
        public float tangentialPressure { get; set; }
        public float altitudeAngle { get; set; }
        public float azimuthAngle { get; set; }
        public float twist { get; set; }
        public Vector2 radius { get; set; }
        public Vector2 radiusVariance { get; set; }
        public bool fullyExited { get; set; }
        public bool reentered { get; set; }

        /// <summary>What was pressed before it is the last press from then on.</summary>
        public GameObject pointerPress
        {
            get { return m_PointerPress; }
            set
            {
                if (m_PointerPress != value)
                {
                    lastPress = m_PointerPress;
                    m_PointerPress = value;
                }
            }
        }

        public Camera enterEventCamera => CameraOf(pointerCurrentRaycast);
        public Camera pressEventCamera => CameraOf(pointerPressRaycast);

        public bool IsPointerMoving() => delta.sqrMagnitude > 0;
        public bool IsScrolling() => scrollDelta.sqrMagnitude > 0;

        private static Camera CameraOf(RaycastResult result) => result.module ? result.module.eventCamera : null;

        public override string ToString()
        {
            StringBuilder text = new StringBuilder();
            text.AppendLine("<b>Position</b>: " + position);
            text.AppendLine("<b>delta</b>: " + delta);
            text.AppendLine("<b>eligibleForClick</b>: " + eligibleForClick);
            text.AppendLine("<b>pointerEnter</b>: " + pointerEnter);
            text.AppendLine("<b>pointerPress</b>: " + pointerPress);
            text.AppendLine("<b>lastPointerPress</b>: " + lastPress);
            text.AppendLine("<b>pointerDrag</b>: " + pointerDrag);
            text.AppendLine("<b>Use Drag Threshold</b>: " + useDragThreshold);
            return text.ToString();
        }
    }

    /// <summary>One hit of a raycaster.</summary>
    public struct RaycastResult
    {
        private GameObject m_GameObject;
        public BaseRaycaster module;
        public float distance;
        public float index;
        public int depth;
        public int sortingGroupID;
        public int sortingGroupOrder;
        public int sortingLayer;
        public int sortingOrder;
        public Vector3 worldPosition;
        public Vector3 worldNormal;
        public Vector2 screenPosition;
        public int displayIndex;

        public GameObject gameObject
        {
            get { return m_GameObject; }
            set { m_GameObject = value; }
        }

        public bool isValid => module != null && gameObject != null;

        public void Clear()
        {
            this = new RaycastResult { worldNormal = Vector3.up };
        }

        public override string ToString()
        {
            if (!isValid)
            {
                return "";
            }
            return "Name: " + gameObject + "\nmodule: " + module + "\ndistance: " + distance + "\nindex: " + index
                + "\ndepth: " + depth + "\nworldNormal: " + worldNormal + "\nworldPosition: " + worldPosition
                + "\nscreenPosition: " + screenPosition + "\nmodule.sortOrderPriority: " + module.sortOrderPriority
                + "\nmodule.renderOrderPriority: " + module.renderOrderPriority + "\nsortingLayer: " + sortingLayer
                + "\nsortingOrder: " + sortingOrder;
        }
    }
}
