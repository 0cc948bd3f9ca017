namespace UnityEngine
{
    /// <summary>Between the screen and rectangles. No camera: a canvas that covers the screen, a unit a
    /// pixel.</summary>
    public sealed class RectTransformUtility
    {
        private RectTransformUtility()
        {
        }

        public static bool RectangleContainsScreenPoint(RectTransform rect, Vector2 screenPoint)
        {
            return RectangleContainsScreenPoint(rect, screenPoint, null);
        }

        public static bool RectangleContainsScreenPoint(RectTransform rect, Vector2 screenPoint, Camera cam)
        {
            return RectangleContainsScreenPoint(rect, screenPoint, cam, Vector4.zero);
        }

        /// <summary>The offset is left, bottom, right, top, inwards.</summary>
        public static bool RectangleContainsScreenPoint(RectTransform rect, Vector2 screenPoint, Camera cam,
            Vector4 offset)
        {
            Vector2 at;
            if (!ScreenPointToLocalPointInRectangle(rect, screenPoint, cam, out at))
            {
                return false;
            }
            Rect r = rect.rect;
            return at.x >= r.xMin + offset.x && at.y >= r.yMin + offset.y && at.x < r.xMax - offset.z
                && at.y < r.yMax - offset.w;
        }

        public static bool ScreenPointToWorldPointInRectangle(RectTransform rect, Vector2 screenPoint, Camera cam,
            out Vector3 worldPoint)
        {
            worldPoint = Vector3.zero;
            Ray ray = ScreenPointToRay(cam, screenPoint);
            Vector3 normal = rect.rotation * Vector3.back;
            float slope = Vector3.Dot(ray.direction, normal);
            if (Mathf.Abs(slope) < 1e-6f)
            {
                return false;
            }
            float distance = Vector3.Dot(rect.position - ray.origin, normal) / slope;
            // Behind a camera nothing is seen; without one there is no behind.
            if (cam && distance < 0)
            {
                return false;
            }
            worldPoint = ray.origin + ray.direction * distance;
            return true;
        }

        public static bool ScreenPointToLocalPointInRectangle(RectTransform rect, Vector2 screenPoint, Camera cam,
            out Vector2 localPoint)
        {
            Vector3 world;
            bool isMet = ScreenPointToWorldPointInRectangle(rect, screenPoint, cam, out world);
            localPoint = isMet ? (Vector2)rect.InverseTransformPoint(world) : Vector2.zero;
            return isMet;
        }

        public static Ray ScreenPointToRay(Camera cam, Vector2 screenPos)
        {
            return cam ? cam.ScreenPointToRay(screenPos)
                : new Ray(new Vector3(screenPos.x, screenPos.y, -100), Vector3.forward);
        }

        public static Vector2 WorldToScreenPoint(Camera cam, Vector3 worldPoint)
        {
            return cam ? (Vector2)cam.WorldToScreenPoint(worldPoint) : new Vector2(worldPoint.x, worldPoint.y);
        }

        public static Vector2 PixelAdjustPoint(Vector2 point, Transform elementTransform, Canvas canvas)
        {
            Camera camera = CameraOf(canvas);
            Vector2 screen = WorldToScreenPoint(camera, elementTransform.TransformPoint(point));
            screen = new Vector2(Mathf.Floor(screen.x + 0.5f), Mathf.Floor(screen.y + 0.5f));
            RectTransform rect = elementTransform as RectTransform;
            Vector2 adjusted;
            return rect && ScreenPointToLocalPointInRectangle(rect, screen, camera, out adjusted) ? adjusted : point;
        }

        public static Rect PixelAdjustRect(RectTransform rectTransform, Canvas canvas)
        {
            Rect r = rectTransform.rect;
            Vector2 min = PixelAdjustPoint(r.min, rectTransform, canvas),
                max = PixelAdjustPoint(r.max, rectTransform, canvas);
            return Rect.MinMaxRect(min.x, min.y, max.x, max.y);
        }

        private static Camera CameraOf(Canvas canvas)
        {
            return canvas && canvas.renderMode != RenderMode.ScreenSpaceOverlay ? canvas.worldCamera : null;
        }

        public static Bounds CalculateRelativeRectTransformBounds(Transform trans)
        {
            return CalculateRelativeRectTransformBounds(trans, trans);
        }

        /// <summary>Of all rectangles at and below `child`, in the space of `root`.</summary>
        public static Bounds CalculateRelativeRectTransformBounds(Transform root, Transform child)
        {
            RectTransform[] all = child.GetComponentsInChildren<RectTransform>(false);
            Vector3[] corners = new Vector3[4];
            Bounds bounds = new Bounds(Vector3.zero, Vector3.zero);
            for (int i = 0; i < all.Length; i++)
            {
                all[i].GetWorldCorners(corners);
                for (int k = 0; k < 4; k++)
                {
                    Vector3 point = root.InverseTransformPoint(corners[k]);
                    if (i + k == 0)
                    {
                        bounds = new Bounds(point, Vector3.zero);
                    }
                    bounds.Encapsulate(point);
                }
            }
            return bounds;
        }

        public static void FlipLayoutOnAxis(RectTransform rect, int axis, bool keepPositioning, bool recursive)
        {
            if (!rect)
            {
                return;
            }
            FlipChildren(rect, recursive, child => FlipLayoutOnAxis(child, axis, false, true));
            rect.pivot = Mirrored(rect.pivot, axis);
            if (keepPositioning)
            {
                return;
            }
            Vector2 place = rect.anchoredPosition, min = rect.anchorMin, max = rect.anchorMax;
            place[axis] = -place[axis];
            rect.anchoredPosition = place;
            float low = min[axis];
            min[axis] = 1 - max[axis];
            max[axis] = 1 - low;
            rect.anchorMin = min;
            rect.anchorMax = max;
        }

        public static void FlipLayoutAxes(RectTransform rect, bool keepPositioning, bool recursive)
        {
            if (!rect)
            {
                return;
            }
            FlipChildren(rect, recursive, child => FlipLayoutAxes(child, false, true));
            rect.pivot = Swapped(rect.pivot);
            rect.sizeDelta = Swapped(rect.sizeDelta);
            if (keepPositioning)
            {
                return;
            }
            rect.anchoredPosition = Swapped(rect.anchoredPosition);
            rect.anchorMin = Swapped(rect.anchorMin);
            rect.anchorMax = Swapped(rect.anchorMax);
        }

        private static void FlipChildren(RectTransform rect, bool isWanted, System.Action<RectTransform> flip)
        {
            for (int i = 0; isWanted && i < rect.childCount; i++)
            {
                RectTransform child = rect.GetChild(i) as RectTransform;
                if (child)
                {
                    flip(child);
                }
            }
        }

        private static Vector2 Mirrored(Vector2 v, int axis)
        {
            v[axis] = 1 - v[axis];
            return v;
        }

        private static Vector2 Swapped(Vector2 v) => new Vector2(v.y, v.x);
    }
}
