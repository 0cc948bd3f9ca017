using System;
using System.Collections.Generic;
using UnityEngine.EventSystems;

namespace UnityEngine.UI
{
    [ExecuteAlways]
    public abstract partial class BaseMeshEffect : UIBehaviour, IMeshModifier
    {
        protected Graphic graphic => GetComponent<Graphic>();

        protected override void OnEnable()
        {
            base.OnEnable();
            Refresh();
        }

        protected override void OnDisable()
        {
            Refresh();
            base.OnDisable();
        }

        internal void Refresh()
        {
            if (graphic)
            {
                graphic.SetVerticesDirty();
            }
        }
    }

    public partial class Shadow : BaseMeshEffect
    {
        [SerializeField] private Color m_EffectColor = new Color(0f, 0f, 0f, 0.5f);
        [SerializeField] private Vector2 m_EffectDistance = new Vector2(1f, -1f);
        [SerializeField] private bool m_UseGraphicAlpha = true;

        public Color effectColor
        {
            get { return m_EffectColor; }
            set
            {
                m_EffectColor = value;
                Refresh();
            }
        }

        public Vector2 effectDistance
        {
            get { return m_EffectDistance; }
            set
            {
                const float most = 600;
                m_EffectDistance = new Vector2(Mathf.Clamp(value.x, -most, most), Mathf.Clamp(value.y, -most, most));
                Refresh();
            }
        }

        public bool useGraphicAlpha
        {
            get { return m_UseGraphicAlpha; }
            set
            {
                m_UseGraphicAlpha = value;
                Refresh();
            }
        }

        /// <summary>Copies the vertices from `start` to `end`, and moves and colours the first of each pair.</summary>
        protected void ApplyShadow(List<UIVertex> verts, Color32 color, int start, int end, float x, float y)
        {
            for (int i = start; i < end; i++)
            {
                UIVertex v = verts[i];
                verts.Add(v);
                v.position += new Vector3(x, y, 0);
                byte alpha = m_UseGraphicAlpha ? (byte)(color.a * v.color.a / 255) : color.a;
                v.color = new Color32(color.r, color.g, color.b, alpha);
                verts[i] = v;
            }
        }

        public override void ModifyMesh(VertexHelper vh)
        {
            Change(vh, verts => ApplyShadow(verts, effectColor, 0, verts.Count, effectDistance.x, effectDistance.y));
        }

        internal void Change(VertexHelper vh, Action<List<UIVertex>> change)
        {
            if (!IsActive())
            {
                return;
            }
            List<UIVertex> verts = new List<UIVertex>();
            vh.GetUIVertexStream(verts);
            change(verts);
            vh.Clear();
            vh.AddUIVertexTriangleStream(verts);
        }
    }

    public partial class Outline : Shadow
    {
        public override void ModifyMesh(VertexHelper vh)
        {
            Change(vh, Surround);
        }

        private void Surround(List<UIVertex> verts)
        {
            int start = 0;
            for (int corner = 0; corner < 4; corner++)
            {
                int end = verts.Count;
                float x = corner < 2 ? effectDistance.x : -effectDistance.x;
                float y = corner % 2 == 0 ? effectDistance.y : -effectDistance.y;
                ApplyShadow(verts, effectColor, start, end, x, y);
                start = end;
            }
        }
    }
}
