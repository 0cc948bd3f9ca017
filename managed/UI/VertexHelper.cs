using System;
using System.Collections.Generic;

namespace UnityEngine.UI
{
    /// <summary>Vertices and triangles that a graphic makes of itself.</summary>
    public partial class VertexHelper : IDisposable
    {
        private readonly List<UIVertex> m_Vertices = new List<UIVertex>();
        private readonly List<int> m_Indices = new List<int>();

        private const int MaxVertices = 65000;

        /// <summary>With what the mesh has; values that it lacks are zero.</summary>
        public VertexHelper(Mesh m)
        {
            Vector3[] at = m.vertices, normals = m.normals;
            Color32[] colors = m.colors32;
            Vector4[] tangents = m.tangents;
            List<Vector4>[] uvs =
                { new List<Vector4>(), new List<Vector4>(), new List<Vector4>(), new List<Vector4>() };
            for (int i = 0; i < uvs.Length; i++)
            {
                m.GetUVs(i, uvs[i]);
            }
            for (int i = 0; i < at.Length; i++)
            {
                AddVert(at[i], Of(colors, i), Of(uvs[0], i), Of(uvs[1], i), Of(uvs[2], i), Of(uvs[3], i),
                    Of(normals, i), Of(tangents, i));
            }
            m_Indices.AddRange(m.GetIndices(0));
        }

        private static T Of<T>(IList<T> values, int i) => i < values.Count ? values[i] : default(T);

        public void FillMesh(Mesh mesh)
        {
            mesh.Clear();
            if (m_Vertices.Count >= MaxVertices)
            {
                throw new ArgumentException("Mesh can not have more than 65000 vertices");
            }
            mesh.SetVertices(m_Vertices.ConvertAll(v => v.position));
            mesh.SetColors(m_Vertices.ConvertAll(v => v.color));
            mesh.SetUVs(0, m_Vertices.ConvertAll(v => v.uv0));
            mesh.SetUVs(1, m_Vertices.ConvertAll(v => v.uv1));
            mesh.SetUVs(2, m_Vertices.ConvertAll(v => v.uv2));
            mesh.SetUVs(3, m_Vertices.ConvertAll(v => v.uv3));
            mesh.SetNormals(m_Vertices.ConvertAll(v => v.normal));
            mesh.SetTangents(m_Vertices.ConvertAll(v => v.tangent));
            mesh.SetTriangles(m_Indices, 0);
            mesh.RecalculateBounds();
        }

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

        public void AddVert(Vector3 position, Color32 color, Vector4 uv0, Vector4 uv1, Vector4 uv2, Vector4 uv3,
            Vector3 normal, Vector4 tangent)
        {
            AddVert(new UIVertex
            {
                position = position, color = color, uv0 = uv0, uv1 = uv1, uv2 = uv2, uv3 = uv3, normal = normal,
                    tangent = tangent,
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
