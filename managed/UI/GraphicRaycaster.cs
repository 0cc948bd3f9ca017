using System.Collections.Generic;
using UnityEngine.EventSystems;
using UnityEngine.Serialization;

namespace UnityEngine.UI
{
    /// <summary>Hits the graphics of its canvas.</summary>
    [RequireComponent(typeof(Canvas))]
    public partial class GraphicRaycaster : BaseRaycaster
    {
        [FormerlySerializedAs("ignoreReversedGraphics")]
        [SerializeField] private bool m_IgnoreReversedGraphics = true;
        [FormerlySerializedAs("blockingObjects")]
        [SerializeField] private BlockingObjects m_BlockingObjects = BlockingObjects.None;
        [SerializeField] protected LayerMask m_BlockingMask = kNoEventMaskSet;

        public override int sortOrderPriority
        {
            get
            {
                Canvas own = Own;
                return own && own.renderMode == RenderMode.ScreenSpaceOverlay ? own.sortingOrder
                    : base.sortOrderPriority;
            }
        }

        public override int renderOrderPriority
        {
            get
            {
                Canvas own = Own;
                return own && own.renderMode == RenderMode.ScreenSpaceOverlay ? own.rootCanvas.renderOrder
                    : base.renderOrderPriority;
            }
        }

        /// <summary>Null: the canvas covers the screen.</summary>
        public override Camera eventCamera
        {
            get
            {
                Canvas own = Own;
                RenderMode mode = own ? own.renderMode : RenderMode.ScreenSpaceOverlay;
                Camera camera = mode == RenderMode.ScreenSpaceOverlay ? null : own.worldCamera;
                return !camera && mode == RenderMode.WorldSpace ? Camera.main : camera;
            }
        }

        private Canvas Own => GetComponent<Canvas>();

        public override void Raycast(PointerEventData eventData, List<RaycastResult> resultAppendList)
        {
            Canvas own = Own;
            Camera camera = eventCamera;
            if (!own || !own.isActiveAndEnabled || !IsOnScreen(eventData.position, camera))
            {
                return;
            }
            Ray ray = camera ? camera.ScreenPointToRay(eventData.position) : new Ray();
            float limit = camera ? DistanceToBlocker(ray, camera) : float.MaxValue;
            Dictionary<GameObject, int> depths = null;
            int layer = own.sortingLayerID, order = own.sortingOrder, display = own.targetDisplay;
            foreach (Graphic graphic in GraphicRegistry.GetRaycastableGraphicsForCanvas(own))
            {
                float distance;
                if (!IsHit(graphic, eventData.position, camera) || !IsInFront(graphic, camera, ray, out distance)
                    || distance >= limit)
                {
                    continue;
                }
                depths = depths ?? DepthsBelow(own.rootCanvas);
                int depth;
                resultAppendList.Add(new RaycastResult
                {
                    gameObject = graphic.gameObject,
                    module = this,
                    distance = distance,
                    screenPosition = eventData.position,
                    displayIndex = display,
                    index = resultAppendList.Count,
                    depth = depths.TryGetValue(graphic.gameObject, out depth) ? depth : -1,
                    sortingLayer = layer,
                    sortingOrder = order,
                    worldPosition = ray.origin + ray.direction * distance,
                    worldNormal = -graphic.transform.forward,
                });
            }
        }

        private static bool IsOnScreen(Vector2 position, Camera camera)
        {
            Rect area = camera ? camera.pixelRect : new Rect(0, 0, Screen.width, Screen.height);
            return position.x >= area.xMin && position.x <= area.xMax && position.y >= area.yMin
                && position.y <= area.yMax;
        }

        private static bool IsHit(Graphic graphic, Vector2 position, Camera camera)
        {
            CanvasRenderer shown = graphic.canvasRenderer;
            return shown && !shown.cull
                && RectTransformUtility.RectangleContainsScreenPoint(graphic.rectTransform, position, camera,
                    graphic.raycastPadding)
                && graphic.Raycast(position, camera);
        }

        /// <summary>Not behind the camera and, if that counts, not seen from behind.</summary>
        private bool IsInFront(Graphic graphic, Camera camera, Ray ray, out float distance)
        {
            Vector3 forward = graphic.transform.forward;
            distance = 0;
            if (m_IgnoreReversedGraphics
                && Vector3.Dot(camera ? camera.transform.forward : Vector3.forward, forward) <= 0)
            {
                return false;
            }
            float slope = camera ? Vector3.Dot(forward, ray.direction) : 0;
            if (slope != 0)
            {
                distance = Vector3.Dot(forward, graphic.transform.position - ray.origin) / slope;
            }
            return distance >= 0;
        }

        /// <summary>How far a ray gets before a collider stops it; 2D ones never do here.</summary>
        private float DistanceToBlocker(Ray ray, Camera camera)
        {
            RaycastHit hit;
            bool isAsked = m_BlockingObjects == BlockingObjects.ThreeD || m_BlockingObjects == BlockingObjects.All;
            return isAsked && Physics.Raycast(ray, out hit, camera.farClipPlane, m_BlockingMask) ? hit.distance
                : float.MaxValue;
        }

        /// <summary>All at once: asking each renderer for its depth would walk the canvas each time.</summary>
        private static Dictionary<GameObject, int> DepthsBelow(Canvas root)
        {
            CanvasRenderer[] all = root.GetComponentsInChildren<CanvasRenderer>(false);
            Dictionary<GameObject, int> depths = new Dictionary<GameObject, int>(all.Length);
            for (int i = 0; i < all.Length; i++)
            {
                depths[all[i].gameObject] = i;
            }
            return depths;
        }
    }
}
