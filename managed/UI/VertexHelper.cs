using System;
using System.Collections.Generic;

namespace UnityEngine.UI
{
    /// <summary>Vertices and triangles that a graphic makes of itself.</summary>
    public partial class VertexHelper : IDisposable
    {
        private readonly List<UIVertex> m_Vertices = new List<UIVertex>();
        private readonly List<int> m_Indices = new List<int>();

        public int currentVertCount => m_Vertices.Count;
        public int currentIndexCount => m_Indices.Count;

        public void Dispose()
        {
            Clear();
        }

        public void Clear()
        {
            m_Vertices.Clear();
            m_Indices.Clear();
        }

        public void PopulateUIVertex(ref UIVertex vertex, int i)
        {
            vertex = m_Vertices[i];
        }

        public void SetUIVertex(UIVertex vertex, int i)
        {
            m_Vertices[i] = vertex;
        }

        public void AddVert(UIVertex v)
        {
            m_Vertices.Add(v);
        }

        public void AddVert(Vector3 position, Color32 color, Vector4 uv0)
        {
            UIVertex v = UIVertex.simpleVert;
            AddVert(position, color, uv0, Vector4.zero, v.normal, v.tangent);
        }

        public void AddVert(Vector3 position, Color32 color, Vector4 uv0, Vector4 uv1, Vector3 normal, Vector4 tangent)
        {
            AddVert(position, color, uv0, uv1, Vector4.zero, Vector4.zero, normal, tangent);
        }

        public void AddVert(Vector3 position, Color32 color, Vector4 uv0, Vector4 uv1, Vector4 uv2, Vector4 uv3, Vector3 normal, Vector4 tangent)
        {
            AddVert(new UIVertex
            {
                position = position, color = color, uv0 = uv0, uv1 = uv1, uv2 = uv2, uv3 = uv3, normal = normal, tangent = tangent,
            });
        }

        public void AddTriangle(int idx0, int idx1, int idx2)
        {
            m_Indices.Add(idx0);
            m_Indices.Add(idx1);
            m_Indices.Add(idx2);
        }

        public void AddUIVertexQuad(UIVertex[] verts)
        {
            int first = currentVertCount;
            for (int i = 0; i < 4; i++)
            {
                AddVert(verts[i]);
            }
            AddTriangle(first, first + 1, first + 2);
            AddTriangle(first + 2, first + 3, first);
        }

        public void AddUIVertexStream(List<UIVertex> verts, List<int> indices)
        {
            if (verts != null)
            {
                m_Vertices.AddRange(verts);
            }
            if (indices != null)
            {
                m_Indices.AddRange(indices);
            }
        }

        /// <summary>Three vertices for each triangle.</summary>
        public void AddUIVertexTriangleStream(List<UIVertex> verts)
        {
            for (int i = 0; verts != null && i < verts.Count; i++)
            {
                m_Indices.Add(currentVertCount);
                AddVert(verts[i]);
            }
        }

        public void GetUIVertexStream(List<UIVertex> stream)
        {
            if (stream == null)
            {
                return;
            }
            stream.Clear();
            foreach (int i in m_Indices)
            {
                stream.Add(m_Vertices[i]);
            }
        }
    }
}
