namespace UnityEngine
{
    /// <summary>What a graphic would be drawn with. Nothing is drawn: these are values.</summary>
    [RequireComponent(typeof(RectTransform))]
    public sealed partial class CanvasRenderer : Component
    {
        // What would be drawn, and where

        private bool m_IsClipped;
        public void EnableRectClipping(Rect rect) => m_IsClipped = true;
        public void DisableRectClipping() => m_IsClipped = false;

        public int materialCount
        {
            get { return Materials.Length; }
            set { Materials = Resized(Materials, value); }
        }

        /// <summary>Place in the order in which its root canvas is drawn; -1: in no canvas, or not shown.</summary>
        public int absoluteDepth
        {
            get
            {
                Canvas canvas = gameObject.activeInHierarchy ? GetComponentInParent<Canvas>() : null;
                return canvas ? IndexBelow(canvas.rootCanvas) : -1;
            }
        }

        /// <summary>As absoluteDepth, below its own canvas.</summary>
        public int relativeDepth
        {
            get
            {
                Canvas canvas = gameObject.activeInHierarchy ? GetComponentInParent<Canvas>() : null;
                return canvas ? IndexBelow(canvas) : -1;
            }
        }

        private int IndexBelow(Canvas canvas)
        {
            return System.Array.IndexOf(canvas.GetComponentsInChildren<CanvasRenderer>(false), this);
        }

        private Object[] Materials
        {
            get { return Native.GetObjects(Ptr, s_Materials, typeof(Material)); }
            set { Native.SetObjects(Ptr, s_Materials, value); }
        }

        private static Object[] Resized(Object[] old, int n)
        {
            Material[] now = new Material[System.Math.Max(n, 0)];
            System.Array.Copy(old, now, System.Math.Min(old.Length, now.Length));
            return now;
        }

        public Color GetColor() => Values.GetVector(Ptr, s_Color);

        public void SetColor(Color color)
        {
            Values.SetVector(Ptr, s_Color, color);
        }

        public float GetAlpha() => GetColor().a;

        public void SetAlpha(float alpha)
        {
            Color color = GetColor();
            color.a = alpha;
            SetColor(color);
        }

        /// <summary>What the canvas groups above leave of it.</summary>
        public float GetInheritedAlpha()
        {
            float alpha = 1;
            foreach (CanvasGroup group in GetComponentsInParent<CanvasGroup>())
            {
                if (!group.enabled)
                {
                    continue;
                }
                alpha *= group.alpha;
                if (group.ignoreParentGroups)
                {
                    break;
                }
            }
            return alpha;
        }

        public Material GetMaterial() => GetMaterial(0);

        public Material GetMaterial(int index)
        {
            Object[] all = Materials;
            return index >= 0 && index < all.Length ? (Material)all[index] : null;
        }

        public void SetMaterial(Material material, int index)
        {
            Object[] all = Materials;
            if (index >= 0 && index < all.Length)
            {
                all[index] = material;
                Materials = all;
            }
        }

        public void SetMaterial(Material material, Texture texture)
        {
            materialCount = System.Math.Max(1, materialCount);
            SetMaterial(material, 0);
            SetTexture(texture);
        }

        public void SetTexture(Texture texture)
        {
            Native.SetObject(Ptr, s_Texture, texture);
        }

        public void Clear()
        {
            materialCount = 0;
            SetTexture(null);
        }
    }
}
