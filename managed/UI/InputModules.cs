using System;
using System.Collections.Generic;
using UnityEngine.Serialization;

namespace UnityEngine.EventSystems
{
    /// <summary>Where input modules get their input from.</summary>
    public partial class BaseInput : UIBehaviour
    {
        public virtual bool mousePresent => Input.mousePresent;
        public virtual Vector2 mousePosition => Input.mousePosition;
        public virtual Vector2 mouseScrollDelta => Input.mouseScrollDelta;
        public virtual bool touchSupported => Input.touchSupported;
        public virtual int touchCount => Input.touchCount;

        public virtual bool GetMouseButtonDown(int button) => Input.GetMouseButtonDown(button);
        public virtual bool GetMouseButtonUp(int button) => Input.GetMouseButtonUp(button);
        public virtual bool GetMouseButton(int button) => Input.GetMouseButton(button);
        public virtual Touch GetTouch(int index) => Input.GetTouch(index);
        public virtual float GetAxisRaw(string axisName) => Input.GetAxisRaw(axisName);
        public virtual bool GetButtonDown(string buttonName) => Input.GetButtonDown(buttonName);
    }

    [RequireComponent(typeof(EventSystem))]
    public abstract partial class BaseInputModule : UIBehaviour
    {
        [NonSerialized] protected List<RaycastResult> m_RaycastResultCache = new List<RaycastResult>();
        protected BaseInput m_InputOverride;

        [SerializeField] private bool m_SendPointerHoverToParent = true;
        private AxisEventData m_AxisEventData;
        private BaseEventData m_BaseEventData;
        private EventSystem m_EventSystem;
        private BaseInput m_DefaultInput;

        public BaseInput input
        {
            get
            {
                if (m_InputOverride)
                {
                    return m_InputOverride;
                }
                if (!m_DefaultInput)
                {
                    m_DefaultInput = Array.Find(GetComponents<BaseInput>(), i => i.GetType() == typeof(BaseInput));
                }
                return m_DefaultInput ? m_DefaultInput : m_DefaultInput = gameObject.AddComponent<BaseInput>();
            }
        }

        protected override void OnEnable()
        {
            base.OnEnable();
            m_EventSystem = GetComponent<EventSystem>();
            m_EventSystem.UpdateModules();
        }

        protected override void OnDisable()
        {
            m_EventSystem.UpdateModules();
            base.OnDisable();
        }

        protected static RaycastResult FindFirstRaycast(List<RaycastResult> candidates)
        {
            return candidates.Find(r => r.gameObject);
        }

        protected static MoveDirection DetermineMoveDirection(float x, float y) => DetermineMoveDirection(x, y, 0.6f);

        protected static MoveDirection DetermineMoveDirection(float x, float y, float deadZone)
        {
            if (x * x + y * y < deadZone * deadZone)
            {
                return MoveDirection.None;
            }
            if (Mathf.Abs(x) > Mathf.Abs(y))
            {
                return x > 0 ? MoveDirection.Right : MoveDirection.Left;
            }
            return y > 0 ? MoveDirection.Up : MoveDirection.Down;
        }

        protected static GameObject FindCommonRoot(GameObject g1, GameObject g2)
        {
            for (Transform at = g1 && g2 ? g1.transform : null; at; at = at.parent)
            {
                if (g2.transform.IsChildOf(at))
                {
                    return at.gameObject;
                }
            }
            return null;
        }

        /// <summary>Exit for what the pointer leaves, enter for what it comes to, with all that is above
        /// either.</summary>
        protected void HandlePointerExitAndEnter(PointerEventData currentPointerData, GameObject newEnterTarget)
        {
            if (currentPointerData.pointerEnter == newEnterTarget && newEnterTarget)
            {
                return;
            }
            GameObject common = FindCommonRoot(currentPointerData.pointerEnter, newEnterTarget);
            foreach (GameObject left in currentPointerData.hovered.ToArray())
            {
                if (!common || !left || !common.transform.IsChildOf(left.transform))
                {
                    ExecuteEvents.Execute(left, currentPointerData, ExecuteEvents.pointerExitHandler);
                    currentPointerData.hovered.Remove(left);
                }
            }
            currentPointerData.pointerEnter = newEnterTarget;
            for (Transform at = newEnterTarget ? newEnterTarget.transform : null; at
                && at.gameObject != common; at = at.parent)
            {
                ExecuteEvents.Execute(at.gameObject, currentPointerData, ExecuteEvents.pointerEnterHandler);
                currentPointerData.hovered.Add(at.gameObject);
                if (!m_SendPointerHoverToParent)
                {
                    break;
                }
            }
        }

        protected virtual AxisEventData GetAxisEventData(float x, float y, float moveDeadZone)
        {
            m_AxisEventData = m_AxisEventData ?? new AxisEventData(eventSystem);
            m_AxisEventData.Reset();
            m_AxisEventData.moveVector = new Vector2(x, y);
            m_AxisEventData.moveDir = DetermineMoveDirection(x, y, moveDeadZone);
            return m_AxisEventData;
        }

        protected virtual BaseEventData GetBaseEventData()
        {
            m_BaseEventData = m_BaseEventData ?? new BaseEventData(eventSystem);
            m_BaseEventData.Reset();
            return m_BaseEventData;
        }
        public virtual bool ShouldActivateModule() => enabled && gameObject.activeInHierarchy;
    }

    public abstract partial class PointerInputModule : BaseInputModule
    {
        protected Dictionary<int, PointerEventData> m_PointerData = new Dictionary<int, PointerEventData>();

        /// <summary>True: it was made.</summary>
        protected bool GetPointerData(int id, out PointerEventData data, bool create)
        {
            if (m_PointerData.TryGetValue(id, out data) || !create)
            {
                return false;
            }
            data = new PointerEventData(eventSystem) { pointerId = id };
            m_PointerData.Add(id, data);
            return true;
        }

        protected void RemovePointerData(PointerEventData data)
        {
            m_PointerData.Remove(data.pointerId);
        }

        protected PointerEventData GetLastPointerEventData(int id)
        {
            PointerEventData data;
            GetPointerData(id, out data, false);
            return data;
        }

        protected void CopyFromTo(PointerEventData @from, PointerEventData @to)
        {
            @to.position = @from.position;
            @to.delta = @from.delta;
            @to.scrollDelta = @from.scrollDelta;
            @to.pointerCurrentRaycast = @from.pointerCurrentRaycast;
            @to.pointerEnter = @from.pointerEnter;
        }

        /// <summary>Of the mouse: asked for anew, since no input moves it from frame to frame.</summary>
        public override bool IsPointerOverGameObject(int pointerId)
        {
            if (pointerId != kMouseLeftId)
            {
                PointerEventData last = GetLastPointerEventData(pointerId);
                return last != null && last.pointerEnter;
            }
            List<RaycastResult> hits = new List<RaycastResult>();
            eventSystem.RaycastAll(new PointerEventData(eventSystem) { position = input.mousePosition }, hits);
            return hits.Count > 0;
        }

        protected void ClearSelection()
        {
            foreach (PointerEventData data in m_PointerData.Values)
            {
                HandlePointerExitAndEnter(data, null);
            }
            m_PointerData.Clear();
            eventSystem.SetSelectedGameObject(null, GetBaseEventData());
        }

        protected void DeselectIfSelectionChanged(GameObject currentOverGo, BaseEventData pointerEvent)
        {
            if (ExecuteEvents.GetEventHandler<ISelectHandler>(currentOverGo) != eventSystem.currentSelectedGameObject)
            {
                eventSystem.SetSelectedGameObject(null, pointerEvent);
            }
        }

        public override string ToString() => "<b>Pointer Input Module of type: </b>" + GetType() + "\n";
    }

    /// <summary>There is no mouse button and no key here: the selected object is told of frames, and that is
    /// all.</summary>
    public partial class StandaloneInputModule : PointerInputModule
    {
        [SerializeField] private string m_HorizontalAxis = "Horizontal";
        [SerializeField] private string m_VerticalAxis = "Vertical";
        [SerializeField] private string m_SubmitButton = "Submit";
        [SerializeField] private string m_CancelButton = "Cancel";
        [SerializeField] private float m_InputActionsPerSecond = 10;
        [SerializeField] private float m_RepeatDelay = 0.5f;
        [FormerlySerializedAs("m_AllowActivationOnMobileDevice")]
        [SerializeField] private bool m_ForceModuleActive;

        public override void ActivateModule()
        {
            base.ActivateModule();
            GameObject selected = eventSystem.currentSelectedGameObject;
            eventSystem.SetSelectedGameObject(selected ? selected : eventSystem.firstSelectedGameObject,
                GetBaseEventData());
        }

        public override void DeactivateModule()
        {
            base.DeactivateModule();
            ClearSelection();
        }

        public override void Process()
        {
            SendUpdateEventToSelectedObject();
        }

        protected bool SendUpdateEventToSelectedObject()
        {
            if (!eventSystem.currentSelectedGameObject)
            {
                return false;
            }
            BaseEventData data = GetBaseEventData();
            ExecuteEvents.Execute(eventSystem.currentSelectedGameObject, data, ExecuteEvents.updateSelectedHandler);
            return data.used;
        }
    }
}
