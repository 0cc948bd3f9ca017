using System;
using System.Collections.Generic;
using System.Text;

namespace UnityEngine.EventSystems
{
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

    public partial class AxisEventData : BaseEventData
    {
        public AxisEventData(EventSystem eventSystem) : base(eventSystem)
        {
            moveVector = Vector2.zero;
            moveDir = MoveDirection.None;
        }
    }

    public partial class PointerEventData : BaseEventData
    {
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
        public GameObject lastPress { get; private set; }

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
    public partial struct RaycastResult
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
