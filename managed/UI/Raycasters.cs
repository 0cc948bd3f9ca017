using System.Collections.Generic;

namespace UnityEngine.EventSystems
{
    public abstract partial class BaseRaycaster : UIBehaviour
    {
        /// <summary>The top-most one at or above it.</summary>
        public BaseRaycaster rootRaycaster
        {
            get
            {
                BaseRaycaster[] above = GetComponentsInParent<BaseRaycaster>();
                return above.Length > 0 ? above[above.Length - 1] : this;
            }
        }

        protected override void OnEnable()
        {
            base.OnEnable();
            RaycasterManager.Add(this);
        }

        protected override void OnDisable()
        {
            RaycasterManager.Remove(this);
            base.OnDisable();
        }

        public override string ToString()
        {
            return "Name: " + gameObject + "\neventCamera: " + eventCamera + "\nsortOrderPriority: " + sortOrderPriority
                + "\nrenderOrderPriority: " + renderOrderPriority;
        }
    }

    /// <summary>The raycasters that are enabled.</summary>
    internal static class RaycasterManager
    {
        private static readonly List<BaseRaycaster> s_Raycasters = new List<BaseRaycaster>();

        internal static BaseRaycaster[] All() => s_Raycasters.ToArray();

        internal static void Add(BaseRaycaster raycaster)
        {
            if (!s_Raycasters.Contains(raycaster))
            {
                s_Raycasters.Add(raycaster);
            }
        }

        internal static void Remove(BaseRaycaster raycaster)
        {
            s_Raycasters.Remove(raycaster);
        }
    }

    /// <summary>Hits colliders.</summary>
    [RequireComponent(typeof(Camera))]
    public partial class PhysicsRaycaster : BaseRaycaster
    {
        protected Camera m_EventCamera;
        [SerializeField] protected LayerMask m_EventMask = kNoEventMaskSet;
        [SerializeField] protected int m_MaxRayIntersections = 0;
        protected int m_LastMaxRayIntersections = 0;

        public override Camera eventCamera
        {
            get
            {
                if (!m_EventCamera)
                {
                    m_EventCamera = GetComponent<Camera>();
                }
                return m_EventCamera ? m_EventCamera : Camera.main;
            }
        }

        public virtual int depth => eventCamera ? (int)eventCamera.depth : 0xFFFFFF;
        public int finalEventMask => eventCamera ? eventCamera.cullingMask & m_EventMask : kNoEventMaskSet;

        protected bool ComputeRayAndDistance(PointerEventData eventData, ref Ray ray, ref int eventDisplayIndex,
            ref float distanceToClipPlane)
        {
            Camera camera = eventCamera;
            if (!camera || !camera.pixelRect.Contains(eventData.position))
            {
                return false;
            }
            ray = camera.ScreenPointToRay(eventData.position);
            eventDisplayIndex = camera.targetDisplay;
            float slope = Vector3.Dot(ray.direction, camera.transform.forward);
            distanceToClipPlane = Mathf.Approximately(0, slope) ? float.PositiveInfinity
                : Mathf.Abs((camera.farClipPlane - camera.nearClipPlane) / slope);
            return true;
        }

        public override void Raycast(PointerEventData eventData, List<RaycastResult> resultAppendList)
        {
            Ray ray = new Ray();
            int display = 0;
            float distance = 0;
            if (!ComputeRayAndDistance(eventData, ref ray, ref display, ref distance))
            {
                return;
            }
            RaycastHit[] hits = Physics.RaycastAll(ray, distance, finalEventMask);
            System.Array.Sort(hits, (a, b) => a.distance.CompareTo(b.distance));
            int n = m_MaxRayIntersections > 0 ? Mathf.Min(m_MaxRayIntersections, hits.Length) : hits.Length;
            for (int i = 0; i < n; i++)
            {
                resultAppendList.Add(new RaycastResult
                {
                    gameObject = hits[i].collider.gameObject,
                    module = this,
                    distance = hits[i].distance,
                    worldPosition = hits[i].point,
                    worldNormal = hits[i].normal,
                    screenPosition = eventData.position,
                    displayIndex = display,
                    index = resultAppendList.Count,
                });
            }
        }
    }

    /// <summary>2D physics is not simulated: it hits nothing, and says so once.</summary>
    [RequireComponent(typeof(Camera))]
    public partial class Physics2DRaycaster : PhysicsRaycaster
    {
        private bool m_IsWarned;

        public override void Raycast(PointerEventData eventData, List<RaycastResult> resultAppendList)
        {
            if (!m_IsWarned)
            {
                m_IsWarned = true;
                Debug.LogWarning("Physics2DRaycaster hits nothing: there is no 2D physics in this engine.", this);
            }
        }
    }
}
