using System;
using System.Collections.Generic;
using UnityEngine.EventSystems;
using UnityEngine.Serialization;

namespace UnityEngine.UI
{
    /// <summary>
    /// The layout family holds what scenes say. Nothing is laid out: rectangles stay as the file has
    /// them, which is how the editor left them.
    /// </summary>
    [DisallowMultipleComponent]
    [ExecuteAlways]
    [RequireComponent(typeof(RectTransform))]
    public abstract partial class LayoutGroup : UIBehaviour, ILayoutElement, ILayoutGroup
    {
        [SerializeField] protected RectOffset m_Padding = new RectOffset();
        [FormerlySerializedAs("m_Alignment")]
        [SerializeField] protected TextAnchor m_ChildAlignment = TextAnchor.UpperLeft;

        protected LayoutGroup()
        {
            if (m_Padding == null)
            {
                m_Padding = new RectOffset();
            }
        }

        public RectOffset padding
        {
            get { return m_Padding; }
            set { SetProperty(ref m_Padding, value); }
        }

        public TextAnchor childAlignment
        {
            get { return m_ChildAlignment; }
            set { SetProperty(ref m_ChildAlignment, value); }
        }

        protected RectTransform rectTransform => transform as RectTransform;

        /// <summary>Those that would be laid out.</summary>
        protected List<RectTransform> rectChildren
        {
            get
            {
                List<RectTransform> found = new List<RectTransform>();
                for (int i = 0; i < transform.childCount; i++)
                {
                    RectTransform child = transform.GetChild(i) as RectTransform;
                    if (child && child.gameObject.activeInHierarchy
                        && !Array.Exists(child.GetComponents<ILayoutIgnorer>(), l => l.ignoreLayout))
                    {
                        found.Add(child);
                    }
                }
                return found;
            }
        }

        protected void SetProperty<T>(ref T currentValue, T newValue)
        {
            if (!Equals(currentValue, newValue))
            {
                currentValue = newValue;
                SetDirty();
            }
        }
    }

    [ExecuteAlways]
    public abstract partial class HorizontalOrVerticalLayoutGroup : LayoutGroup
    {
        [SerializeField] protected float m_Spacing = 0;
        [SerializeField] protected bool m_ChildForceExpandWidth = true;
        [SerializeField] protected bool m_ChildForceExpandHeight = true;
        [SerializeField] protected bool m_ChildControlWidth = true;
        [SerializeField] protected bool m_ChildControlHeight = true;
        [SerializeField] protected bool m_ChildScaleWidth = false;
        [SerializeField] protected bool m_ChildScaleHeight = false;
        [SerializeField] protected bool m_ReverseArrangement = false;

        public float spacing
        {
            get { return m_Spacing; }
            set { SetProperty(ref m_Spacing, value); }
        }

        public bool childForceExpandWidth
        {
            get { return m_ChildForceExpandWidth; }
            set { SetProperty(ref m_ChildForceExpandWidth, value); }
        }

        public bool childForceExpandHeight
        {
            get { return m_ChildForceExpandHeight; }
            set { SetProperty(ref m_ChildForceExpandHeight, value); }
        }

        public bool childControlWidth
        {
            get { return m_ChildControlWidth; }
            set { SetProperty(ref m_ChildControlWidth, value); }
        }

        public bool childControlHeight
        {
            get { return m_ChildControlHeight; }
            set { SetProperty(ref m_ChildControlHeight, value); }
        }

        public bool childScaleWidth
        {
            get { return m_ChildScaleWidth; }
            set { SetProperty(ref m_ChildScaleWidth, value); }
        }

        public bool childScaleHeight
        {
            get { return m_ChildScaleHeight; }
            set { SetProperty(ref m_ChildScaleHeight, value); }
        }

        public bool reverseArrangement
        {
            get { return m_ReverseArrangement; }
            set { SetProperty(ref m_ReverseArrangement, value); }
        }
    }

    public partial class GridLayoutGroup : LayoutGroup
    {
        [SerializeField] protected Corner m_StartCorner = Corner.UpperLeft;
        [SerializeField] protected Axis m_StartAxis = Axis.Horizontal;
        [SerializeField] protected Vector2 m_CellSize = new Vector2(100, 100);
        [SerializeField] protected Vector2 m_Spacing = Vector2.zero;
        [SerializeField] protected Constraint m_Constraint = Constraint.Flexible;
        [SerializeField] protected int m_ConstraintCount = 2;

        public Corner startCorner
        {
            get { return m_StartCorner; }
            set { SetProperty(ref m_StartCorner, value); }
        }

        public Axis startAxis
        {
            get { return m_StartAxis; }
            set { SetProperty(ref m_StartAxis, value); }
        }

        public Vector2 cellSize
        {
            get { return m_CellSize; }
            set { SetProperty(ref m_CellSize, value); }
        }

        public Vector2 spacing
        {
            get { return m_Spacing; }
            set { SetProperty(ref m_Spacing, value); }
        }

        public Constraint constraint
        {
            get { return m_Constraint; }
            set { SetProperty(ref m_Constraint, value); }
        }

        public int constraintCount
        {
            get { return m_ConstraintCount; }
            set { SetProperty(ref m_ConstraintCount, Mathf.Max(1, value)); }
        }
    }
}
