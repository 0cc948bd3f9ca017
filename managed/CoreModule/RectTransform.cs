namespace UnityEngine
{
    public sealed partial class RectTransform : Transform
    {
        /// <summary>Never raised: nothing is driven but by layout scripts, which set values themselves.</summary>
        public static event ReapplyDrivenProperties reapplyDrivenProperties
        {
            add { }
            remove { }
        }

        public Rect rect
        {
            get
            {
                Vector4 v = Get(TransformValue.Rect);
                return new Rect(v.x, v.y, v.z, v.w);
            }
        }

        public Vector2 anchorMin
        {
            get { return Get(TransformValue.AnchorMin); }
            set { Shape(TransformValue.AnchorMin, value); }
        }

        public Vector2 anchorMax
        {
            get { return Get(TransformValue.AnchorMax); }
            set { Shape(TransformValue.AnchorMax, value); }
        }

        public Vector2 anchoredPosition
        {
            get { return Get(TransformValue.AnchoredPosition); }
            set { Set(TransformValue.AnchoredPosition, new Vector4(value.x, value.y, anchoredPosition3D.z, 0)); }
        }

        public Vector3 anchoredPosition3D
        {
            get { return Get(TransformValue.AnchoredPosition); }
            set { Set(TransformValue.AnchoredPosition, value); }
        }

        public Vector2 sizeDelta
        {
            get { return Get(TransformValue.SizeDelta); }
            set { Shape(TransformValue.SizeDelta, value); }
        }

        public Vector2 pivot
        {
            get { return Get(TransformValue.Pivot); }
            set { Shape(TransformValue.Pivot, value); }
        }

        /// <summary>Tells scripts if the rectangle is another one now.</summary>
        private void Shape(TransformValue what, Vector2 value)
        {
            Rect was = rect;
            Set(what, value);
            Rect now = rect;
            if (now != was)
            {
                Tell(now.width != was.width, now.height != was.height);
            }
        }

        private void Tell(bool isWider, bool isHigher)
        {
            if (gameObject.activeInHierarchy)
            {
                foreach (MonoBehaviour script in GetComponents<MonoBehaviour>())
                {
                    Messages.Tell(script, "OnRectTransformDimensionsChange");
                }
            }
            for (int i = 0; i < childCount && (isWider || isHigher); i++)
            {
                RectTransform child = GetChild(i) as RectTransform;
                Vector2 span = child ? child.anchorMax - child.anchorMin : Vector2.zero;
                bool isWiderToo = isWider && span.x != 0, isHigherToo = isHigher && span.y != 0;
                if (isWiderToo || isHigherToo)
                {
                    child.Tell(isWiderToo, isHigherToo);
                }
            }
        }

        public Object drivenByObject { get; internal set; }

        /// <summary>The lower left corner relative to the lower left anchor.</summary>
        public Vector2 offsetMin
        {
            get { return anchoredPosition - Vector2.Scale(sizeDelta, pivot); }
            set
            {
                Vector2 change = value - offsetMin;
                sizeDelta -= change;
                anchoredPosition += Vector2.Scale(change, Vector2.one - pivot);
            }
        }

        /// <summary>The upper right corner relative to the upper right anchor.</summary>
        public Vector2 offsetMax
        {
            get { return anchoredPosition + Vector2.Scale(sizeDelta, Vector2.one - pivot); }
            set
            {
                Vector2 change = value - offsetMax;
                sizeDelta += change;
                anchoredPosition += Vector2.Scale(change, pivot);
            }
        }

        public void GetLocalCorners(Vector3[] fourCornersArray)
        {
            if (fourCornersArray == null || fourCornersArray.Length < 4)
            {
                Debug.LogError("Calling GetLocalCorners with an array that is null or has less than 4 elements.");
                return;
            }
            Rect r = rect;
            fourCornersArray[0] = new Vector3(r.xMin, r.yMin, 0);
            fourCornersArray[1] = new Vector3(r.xMin, r.yMax, 0);
            fourCornersArray[2] = new Vector3(r.xMax, r.yMax, 0);
            fourCornersArray[3] = new Vector3(r.xMax, r.yMin, 0);
        }

        public void GetWorldCorners(Vector3[] fourCornersArray)
        {
            if (fourCornersArray == null || fourCornersArray.Length < 4)
            {
                Debug.LogError("Calling GetWorldCorners with an array that is null or has less than 4 elements.");
                return;
            }
            GetLocalCorners(fourCornersArray);
            Matrix4x4 m = localToWorldMatrix;
            for (int i = 0; i < 4; i++)
            {
                fourCornersArray[i] = m.MultiplyPoint3x4(fourCornersArray[i]);
            }
        }

        public void SetInsetAndSizeFromParentEdge(Edge edge, float inset, float size)
        {
            int axis = edge == Edge.Top || edge == Edge.Bottom ? 1 : 0;
            bool isFar = edge == Edge.Top || edge == Edge.Right;
            Vector2 min = anchorMin, max = anchorMax, delta = sizeDelta, place = anchoredPosition;
            min[axis] = max[axis] = isFar ? 1 : 0;
            delta[axis] = size;
            place[axis] = isFar ? -inset - size * (1 - pivot[axis]) : inset + size * pivot[axis];
            anchorMin = min;
            anchorMax = max;
            sizeDelta = delta;
            anchoredPosition = place;
        }

        public void SetSizeWithCurrentAnchors(Axis axis, float size)
        {
            int i = (int)axis;
            RectTransform above = parent as RectTransform;
            Vector2 room = above ? above.rect.size : Vector2.zero;
            Vector2 delta = sizeDelta;
            delta[i] = size - room[i] * (anchorMax[i] - anchorMin[i]);
            sizeDelta = delta;
        }
    }
}
