using System;
using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>Has its bounds and, if a script has set them, its vertices; those of files are not read.</summary>
    public sealed class Mesh : Object
    {
        private static readonly int s_Center = Native.Slot("UnityEngine.Mesh", "m_LocalAABB.m_Center");
        private static readonly int s_Extent = Native.Slot("UnityEngine.Mesh", "m_LocalAABB.m_Extent");
        private static readonly int s_VertexCount = Native.Slot("UnityEngine.Mesh", "m_VertexData.m_VertexCount");
        private static readonly int s_IsReadable = Native.Slot("UnityEngine.Mesh", "m_IsReadable");

        private Vector3[] m_Vertices, m_Normals;
        private Vector4[] m_Tangents;
        private Vector2[] m_UV, m_UV2;
        private Color[] m_Colors;
        private int[] m_Triangles;
        private int m_SubMeshCount;

        public Mesh()
        {
            Native.NewAsset(this, "");
        }

        public int vertexCount => Native.GetInt(Ptr, s_VertexCount);
        public bool isReadable => Native.GetInt(Ptr, s_IsReadable) != 0;

        public int subMeshCount
        {
            get { return Mathf.Max(m_SubMeshCount, 1); }
            set { m_SubMeshCount = value; }
        }

        public Rendering.IndexFormat indexFormat { get; set; }

        public Bounds bounds
        {
            get { return new Bounds(Values.GetVector(Ptr, s_Center), (Vector3)Values.GetVector(Ptr, s_Extent) * 2); }
            set
            {
                Values.SetVector(Ptr, s_Center, value.center);
                Values.SetVector(Ptr, s_Extent, value.extents);
            }
        }

        public Vector3[] vertices
        {
            get { return m_Vertices ?? new Vector3[0]; }
            set
            {
                m_Vertices = value;
                Native.SetInt(Ptr, s_VertexCount, vertices.Length);
            }
        }

        public Vector3[] normals
        {
            get { return m_Normals ?? new Vector3[0]; }
            set { m_Normals = value; }
        }

        public Vector4[] tangents
        {
            get { return m_Tangents ?? new Vector4[0]; }
            set { m_Tangents = value; }
        }

        public Color[] colors
        {
            get { return m_Colors ?? new Color[0]; }
            set { m_Colors = value; }
        }

        public Color32[] colors32
        {
            get { return Array.ConvertAll(colors, c => (Color32)c); }
            set { m_Colors = Array.ConvertAll(value ?? new Color32[0], c => (Color)c); }
        }

        public Vector2[] uv2
        {
            get { return m_UV2 ?? new Vector2[0]; }
            set { m_UV2 = value; }
        }

        public Vector2[] uv
        {
            get { return m_UV ?? new Vector2[0]; }
            set { m_UV = value; }
        }

        public int[] triangles
        {
            get { return m_Triangles ?? new int[0]; }
            set
            {
                m_Triangles = value;
                RecalculateBounds();
            }
        }

        public void SetVertices(List<Vector3> inVertices)
        {
            vertices = inVertices.ToArray();
        }

        public void SetVertices(Vector3[] inVertices)
        {
            vertices = inVertices;
        }

        public void SetNormals(List<Vector3> inNormals)
        {
            normals = inNormals.ToArray();
        }

        public void SetColors(List<Color> inColors)
        {
            colors = inColors.ToArray();
        }

        public int[] GetTriangles(int submesh) => triangles;

        public void GetVertices(List<Vector3> vertices)
        {
            vertices.Clear();
            vertices.AddRange(this.vertices);
        }

        public void SetTriangles(int[] triangles, int submesh)
        {
            this.triangles = triangles;
        }

        public void SetTriangles(List<int> triangles, int submesh)
        {
            this.triangles = triangles.ToArray();
        }

        public void Clear()
        {
            m_Vertices = m_Normals = null;
            m_Tangents = null;
            m_Colors = null;
            m_UV = m_UV2 = null;
            m_Triangles = null;
            Native.SetInt(Ptr, s_VertexCount, 0);
        }

        public void MarkDynamic()
        {
        }

        public void UploadMeshData(bool markNoLongerReadable)
        {
        }

        public void RecalculateBounds()
        {
            Vector3[] points = vertices;
            if (points.Length == 0)
            {
                return;
            }
            Bounds around = new Bounds(points[0], Vector3.zero);
            foreach (Vector3 point in points)
            {
                around.Encapsulate(point);
            }
            bounds = around;
        }

        public void RecalculateNormals()
        {
            Vector3[] points = vertices, sums = new Vector3[points.Length];
            int[] corners = triangles;
            for (int i = 0; i + 2 < corners.Length; i += 3)
            {
                Vector3 across = Vector3.Cross(points[corners[i + 1]] - points[corners[i]], points[corners[i + 2]] - points[corners[i]]);
                sums[corners[i]] += across;
                sums[corners[i + 1]] += across;
                sums[corners[i + 2]] += across;
            }
            normals = Array.ConvertAll(sums, s => s.normalized);
        }
    }
}
