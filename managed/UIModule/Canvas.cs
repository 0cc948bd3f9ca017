using System;

namespace UnityEngine
{
    public enum RenderMode
    {
        ScreenSpaceOverlay = 0,
        ScreenSpaceCamera = 1,
        WorldSpace = 2
    }

    public enum StandaloneRenderResize
    {
        Enabled = 0,
        Disabled = 1
    }

    [Flags]
    public enum AdditionalCanvasShaderChannels
    {
        None = 0,
        TexCoord1 = 1,
        TexCoord2 = 2,
        TexCoord3 = 4,
        Normal = 8,
        Tangent = 16
    }

    public interface ICanvasRaycastFilter
    {
        bool IsRaycastLocationValid(Vector2 sp, Camera eventCamera);
    }

    /// <summary>
    /// The C side places a root canvas that follows the screen or a camera. Nothing is drawn, so the
    /// materials are null and the two events come from ForceUpdateCanvases alone.
    /// </summary>
    [RequireComponent(typeof(RectTransform))]
    public sealed class Canvas : Behaviour
    {
        private static readonly int s_RenderMode = SlotOf("m_RenderMode");
        private static readonly int s_Camera = SlotOf("m_Camera");
        private static readonly int s_PlaneDistance = SlotOf("m_PlaneDistance");
        private static readonly int s_PixelPerfect = SlotOf("m_PixelPerfect");
        private static readonly int s_OverrideSorting = SlotOf("m_OverrideSorting");
        private static readonly int s_OverridePixelPerfect = SlotOf("m_OverridePixelPerfect");
        private static readonly int s_SortingBucket = SlotOf("m_SortingBucketNormalizedSize");
        private static readonly int s_VertexColorGamma = SlotOf("m_VertexColorAlwaysGammaSpace");
        private static readonly int s_ShaderChannels = SlotOf("m_AdditionalShaderChannelsFlag");
        private static readonly int s_UpdateForStandalone = SlotOf("m_UpdateRectTransformForStandalone");
        private static readonly int s_SortingLayerID = SlotOf("m_SortingLayerID");
        private static readonly int s_SortingOrder = SlotOf("m_SortingOrder");
        private static readonly int s_TargetDisplay = SlotOf("m_TargetDisplay");
        private static readonly int s_ScaleFactor = SlotOf("m_ScaleFactor");
        private static readonly int s_PixelsPerUnit = SlotOf("m_ReferencePixelsPerUnit");

        public delegate void WillRenderCanvases();

        public static event WillRenderCanvases preWillRenderCanvases;
        public static event WillRenderCanvases willRenderCanvases;

        private static int SlotOf(string key) => Native.Slot("UnityEngine.Canvas", key);

        /// <summary>As the root canvas has it: a nested one is shown the way its root is.</summary>
        public RenderMode renderMode
        {
            get { return (RenderMode)Native.GetInt(rootCanvas.Ptr, s_RenderMode); }
            set { Native.SetInt(Ptr, s_RenderMode, (int)value); }
        }

        public Camera worldCamera
        {
            get { return (Camera)Native.GetObject(rootCanvas.Ptr, s_Camera); }
            set { Native.SetObject(Ptr, s_Camera, value); }
        }

        public float planeDistance
        {
            get { return Native.GetFloat(Ptr, s_PlaneDistance); }
            set { Native.SetFloat(Ptr, s_PlaneDistance, value); }
        }

        public bool pixelPerfect
        {
            get { return Native.GetInt(Ptr, s_PixelPerfect) != 0; }
            set { Native.SetInt(Ptr, s_PixelPerfect, value ? 1 : 0); }
        }

        public bool overridePixelPerfect
        {
            get { return Native.GetInt(Ptr, s_OverridePixelPerfect) != 0; }
            set { Native.SetInt(Ptr, s_OverridePixelPerfect, value ? 1 : 0); }
        }

        /// <summary>Of nested canvases alone, as in Unity.</summary>
        public bool overrideSorting
        {
            get { return !isRootCanvas && Native.GetInt(Ptr, s_OverrideSorting) != 0; }
            set { Native.SetInt(Ptr, s_OverrideSorting, value ? 1 : 0); }
        }

        public float normalizedSortingGridSize
        {
            get { return Native.GetFloat(Ptr, s_SortingBucket); }
            set { Native.SetFloat(Ptr, s_SortingBucket, value); }
        }

        [Obsolete("Setting normalizedSize via a int is not supported. Please use normalizedSortingGridSize")]
        public int sortingGridNormalizedSize
        {
            get { return (int)normalizedSortingGridSize; }
            set { normalizedSortingGridSize = value; }
        }

        public bool vertexColorAlwaysGammaSpace
        {
            get { return Native.GetInt(Ptr, s_VertexColorGamma) != 0; }
            set { Native.SetInt(Ptr, s_VertexColorGamma, value ? 1 : 0); }
        }

        public AdditionalCanvasShaderChannels additionalShaderChannels
        {
            get { return (AdditionalCanvasShaderChannels)Native.GetInt(Ptr, s_ShaderChannels); }
            set { Native.SetInt(Ptr, s_ShaderChannels, (int)value); }
        }

        public StandaloneRenderResize updateRectTransformForStandalone
        {
            get { return (StandaloneRenderResize)Native.GetInt(Ptr, s_UpdateForStandalone); }
            set { Native.SetInt(Ptr, s_UpdateForStandalone, (int)value); }
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
            get { return Native.GetFloat(rootCanvas.Ptr, s_PixelsPerUnit); }
            set { Native.SetFloat(Ptr, s_PixelsPerUnit, value); }
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
                    else if (other.isRootCanvas && (other.sortingOrder < order || (other.sortingOrder == order && isBefore)))
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

        public static Material GetDefaultCanvasMaterial() => null;
        public static Material GetETC1SupportedCanvasMaterial() => null;

        [Obsolete("Shared default material now used for text and general UI elements, call Canvas.GetDefaultCanvasMaterial()")]
        public static Material GetDefaultCanvasTextMaterial() => GetDefaultCanvasMaterial();
    }

    public sealed class CanvasGroup : Behaviour, ICanvasRaycastFilter
    {
        private static readonly int s_Alpha = Native.Slot("UnityEngine.CanvasGroup", "m_Alpha");
        private static readonly int s_Interactable = Native.Slot("UnityEngine.CanvasGroup", "m_Interactable");
        private static readonly int s_BlocksRaycasts = Native.Slot("UnityEngine.CanvasGroup", "m_BlocksRaycasts");
        private static readonly int s_IgnoreParents = Native.Slot("UnityEngine.CanvasGroup", "m_IgnoreParentGroups");

        public float alpha
        {
            get { return Native.GetFloat(Ptr, s_Alpha); }
            set { Native.SetFloat(Ptr, s_Alpha, value); }
        }

        public bool interactable
        {
            get { return Native.GetInt(Ptr, s_Interactable) != 0; }
            set { Native.SetInt(Ptr, s_Interactable, value ? 1 : 0); }
        }

        public bool blocksRaycasts
        {
            get { return Native.GetInt(Ptr, s_BlocksRaycasts) != 0; }
            set { Native.SetInt(Ptr, s_BlocksRaycasts, value ? 1 : 0); }
        }

        public bool ignoreParentGroups
        {
            get { return Native.GetInt(Ptr, s_IgnoreParents) != 0; }
            set { Native.SetInt(Ptr, s_IgnoreParents, value ? 1 : 0); }
        }

        public bool IsRaycastLocationValid(Vector2 sp, Camera eventCamera) => blocksRaycasts;
    }
}
