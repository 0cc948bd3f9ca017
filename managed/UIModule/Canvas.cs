using System;

namespace UnityEngine
{
    /// <summary>
    /// The C side places a root canvas that follows the screen or a camera. Nothing is drawn, so the
    /// materials are null and the two events come from ForceUpdateCanvases alone.
    /// </summary>
    [RequireComponent(typeof(RectTransform))]
    public sealed partial class Canvas : Behaviour
    {
        public static event WillRenderCanvases preWillRenderCanvases;
        public static event WillRenderCanvases willRenderCanvases;

        /// <summary>As the root canvas has it: a nested one is shown the way its root is.</summary>
        public RenderMode renderMode
        {
            get { return (RenderMode)Native.GetInt(rootCanvas.Ptr, s_RenderMode); }
            set { Native.SetInt(Ptr, s_RenderMode, (int)value); }
        }

        public Camera worldCamera
        {
            get { return (Camera)Native.GetObject(rootCanvas.Ptr, s_WorldCamera); }
            set { Native.SetObject(Ptr, s_WorldCamera, value); }
        }

        /// <summary>Of nested canvases alone, as in Unity.</summary>
        public bool overrideSorting
        {
            get { return !isRootCanvas && Native.GetInt(Ptr, s_OverrideSorting) != 0; }
            set { Native.SetInt(Ptr, s_OverrideSorting, value ? 1 : 0); }
        }

        [Obsolete("Setting normalizedSize via a int is not supported. Please use normalizedSortingGridSize")]
        public int sortingGridNormalizedSize
        {
            get { return (int)normalizedSortingGridSize; }
            set { normalizedSortingGridSize = value; }
        }

        /// <summary>A nested canvas that does not override sorting is sorted as the one above.</summary>
        public int sortingLayerID
        {
            get { return Native.GetInt(Sorter.Ptr, s_SortingLayerID); }
            set { Native.SetInt(Ptr, s_SortingLayerID, value); }
        }

        public int sortingOrder
        {
            get { return Native.GetInt(Sorter.Ptr, s_SortingOrder); }
            set { Native.SetInt(Ptr, s_SortingOrder, value); }
        }

        public string sortingLayerName
        {
            get { return SortingLayer.IDToName(sortingLayerID); }
            set { sortingLayerID = SortingLayer.NameToID(value); }
        }

        public int cachedSortingLayerValue => SortingLayer.GetLayerValueFromID(sortingLayerID);

        public int targetDisplay
        {
            get { return Native.GetInt(rootCanvas.Ptr, s_TargetDisplay); }
            set { Native.SetInt(Ptr, s_TargetDisplay, value); }
        }

        public float scaleFactor
        {
            get { return Native.GetFloat(rootCanvas.Ptr, s_ScaleFactor); }
            set { Native.SetFloat(Ptr, s_ScaleFactor, value); }
        }

        public float referencePixelsPerUnit
        {
            get { return Native.GetFloat(rootCanvas.Ptr, s_ReferencePixelsPerUnit); }
            set { Native.SetFloat(Ptr, s_ReferencePixelsPerUnit, value); }
        }

        public bool isRootCanvas => ReferenceEquals(Above(this), null);

        public Canvas rootCanvas
        {
            get
            {
                Canvas at = this;
                for (Canvas above = Above(at); above; above = Above(at))
                {
                    at = above;
                }
                return at;
            }
        }

        public Rect pixelRect
        {
            get
            {
                Camera camera = renderMode == RenderMode.ScreenSpaceCamera ? worldCamera : null;
                if (camera)
                {
                    return camera.pixelRect;
                }
                Vector2 size = renderMode == RenderMode.WorldSpace
                    ? ((RectTransform)rootCanvas.transform).rect.size
                    : renderingDisplaySize;
                return new Rect(0, 0, size.x, size.y);
            }
        }

        public Vector2 renderingDisplaySize => new Vector2(Screen.width, Screen.height);

        /// <summary>Place among all root canvases: by sorting order, then by age.</summary>
        public int renderOrder
        {
            get
            {
                Canvas self = rootCanvas;
                int order = self.sortingOrder, rank = 0;
                bool isBefore = true;
                foreach (Canvas other in Native.FindAll(typeof(Canvas), 0))
                {
                    if (other == self)
                    {
                        isBefore = false;
                    }
                    else if (other.isRootCanvas
                        && (other.sortingOrder < order || (other.sortingOrder == order && isBefore)))
                    {
                        rank++;
                    }
                }
                return rank;
            }
        }

        /// <summary>The canvas whose sorting counts for this one.</summary>
        private Canvas Sorter
        {
            get
            {
                Canvas at = this;
                for (Canvas above = Above(at); above && !at.overrideSorting; above = Above(at))
                {
                    at = above;
                }
                return at;
            }
        }

        /// <summary>The next active canvas up the hierarchy; null: it is the root.</summary>
        private static Canvas Above(Canvas canvas)
        {
            Transform parent = canvas.transform.parent;
            while (parent)
            {
                Canvas found = (Canvas)Native.GetComponent(parent.gameObject.Ptr, typeof(Canvas));
                if (found && found.isActiveAndEnabled)
                {
                    return found;
                }
                parent = parent.parent;
            }
            return null;
        }

        public static void ForceUpdateCanvases()
        {
            if (preWillRenderCanvases != null)
            {
                preWillRenderCanvases();
            }
            if (willRenderCanvases != null)
            {
                willRenderCanvases();
            }
        }

        [Obsolete("Shared default material now used for text and general UI elements, call "
            + "Canvas.GetDefaultCanvasMaterial()")]
        public static Material GetDefaultCanvasTextMaterial() => GetDefaultCanvasMaterial();
    }

    public sealed partial class CanvasGroup : Behaviour, ICanvasRaycastFilter
    {
        public bool IsRaycastLocationValid(Vector2 sp, Camera eventCamera) => blocksRaycasts;
    }
}
