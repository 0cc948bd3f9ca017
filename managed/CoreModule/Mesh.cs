using System;
using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>Has its bounds and, if a script has set them or it is the editor's, its vertices; those of files are
    /// not read.</summary>
    public sealed partial class Mesh : Object
    {
        private Vector3[] m_Vertices, m_Normals;
        private Vector4[] m_Tangents;
        private Vector2[] m_UV, m_UV2;
        private Color[] m_Colors;
        private int[] m_Triangles;
        private int m_SubMeshCount;
        private bool m_IsFilled;

        public Mesh()
        {
            Native.NewAsset(this, "");
        }

        /// <summary>Arrays are copies, both ways.</summary>
        private T[] Given<T>(ref T[] items)
        {
            Fill();
            return items == null ? new T[0] : (T[])items.Clone();
        }

        private T[] Taken<T>(T[] items)
        {
            Fill();
            return items == null ? null : (T[])items.Clone();
        }

        private bool Fits<T>(T[] items, string name)
        {
            bool fits = items == null || items.Length == 0 || items.Length == vertexCount;
            if (!fits)
            {
                Debug.LogError("Mesh." + name
                    + " is out of bounds. The supplied array needs to be the same size as the Mesh.vertices array.",
                    this);
            }
            return fits;
        }

        private bool CanBeTriangles(int[] indices, int baseVertex)
        {
            int n = vertexCount;
            string wrong = indices.Length % 3 != 0 ? "The number of supplied triangle indices must be a multiple of 3."
                : Array.Exists(indices, i => i + baseVertex < 0 || i + baseVertex >= n)
                ? "Some indices are referencing out of bounds vertices. IndexCount: " + indices.Length
                    + ", VertexCount: " + n : null;
            if (wrong != null)
            {
                Debug.LogError("Failed setting triangles. " + wrong, this);
            }
            return wrong == null;
        }

        private void Fill()
        {
            if (m_IsFilled)
            {
                return;
            }
            m_IsFilled = true;
            MeshMaker made = EditorMeshes.Make(Native.GetEditorId(Ptr));
            if (made != null)
            {
                m_Vertices = made.vertices.ToArray();
                m_Normals = made.normals.ToArray();
                m_UV = made.uv.ToArray();
                m_Triangles = made.triangles.ToArray();
            }
        }

        internal Mesh Copy(string suffix)
        {
            Fill();
            Mesh copy =
                new Mesh { name = name + suffix, m_IsFilled = true, bounds = bounds, m_SubMeshCount = m_SubMeshCount,
                indexFormat = indexFormat };
            copy.m_Vertices = m_Vertices;
            copy.m_Normals = m_Normals;
            copy.m_Tangents = m_Tangents;
            copy.m_UV = m_UV;
            copy.m_UV2 = m_UV2;
            copy.m_Colors = m_Colors;
            copy.m_Triangles = m_Triangles;
            Native.SetInt(copy.Ptr, s_VertexCount, vertexCount);
            return copy;
        }

        public int subMeshCount
        {
            get { return Mathf.Max(m_SubMeshCount, 1); }
            set
            {
                if (value < subMeshCount && m_Triangles != null)
                {
                    KeepParts(value);
                }
                m_SubMeshCount = value;
            }
        }

        public Bounds bounds
        {
            get { return new Bounds(Values.GetVector(Ptr, s_LocalAABBMCenter),
                (Vector3)Values.GetVector(Ptr, s_LocalAABBMExtent) * 2); }
            set
            {
                Values.SetVector(Ptr, s_LocalAABBMCenter, value.center);
                Values.SetVector(Ptr, s_LocalAABBMExtent, value.extents);
            }
        }

        public Vector3[] vertices
        {
            get { return Given(ref m_Vertices); }
            set
            {
                int n = value == null ? 0 : value.Length;
                Fill();
                if (n > 0 && m_Triangles != null && Array.Exists(m_Triangles, i => i >= n))
                {
                    Debug.LogError("Mesh.vertices is too small. The supplied vertex array has less vertices than are "
                        + "referenced by the triangles array.", this);
                    return;
                }
                m_Vertices = Taken(value);
                Native.SetInt(Ptr, s_VertexCount, value == null ? 0 : value.Length);
            }
        }

        public Vector3[] normals
        {
            get { return Given(ref m_Normals); }
            set { m_Normals = Fits(value, "normals") ? Taken(value) : m_Normals; }
        }

        public Vector4[] tangents
        {
            get { return Given(ref m_Tangents); }
            set { m_Tangents = Fits(value, "tangents") ? Taken(value) : m_Tangents; }
        }

        public Color[] colors
        {
            get { return Given(ref m_Colors); }
            set { m_Colors = Fits(value, "colors") ? Taken(value) : m_Colors; }
        }

        public Color32[] colors32
        {
            get { return Array.ConvertAll(colors, c => (Color32)c); }
            set { colors = Array.ConvertAll(value ?? new Color32[0], c => (Color)c); }
        }

        public Vector2[] uv2
        {
            get { return Given(ref m_UV2); }
            set { m_UV2 = Fits(value, "uv2") ? Taken(value) : m_UV2; }
        }

        public Vector2[] uv
        {
            get { return Given(ref m_UV); }
            set { m_UV = Fits(value, "uv") ? Taken(value) : m_UV; }
        }

        public int[] triangles
        {
            get { return Given(ref m_Triangles); }
            set
            {
                if (CanBeTriangles(value ?? new int[0], 0))
                {
                    m_Triangles = Taken(value);
                    RecalculateBounds();
                }
            }
        }

        public void Clear()
        {
            m_IsFilled = true;
            m_Vertices = m_Normals = null;
            m_Tangents = null;
            m_Colors = null;
            m_UV = m_UV2 = null;
            m_Triangles = null;
            m_SubMeshCount = 0;
            m_UVs = null;
            ClearShapes();
            bounds = new Bounds();
            Native.SetInt(Ptr, s_VertexCount, 0);
        }

        public void UploadMeshData(bool markNoLongerReadable)
        {
            if (markNoLongerReadable)
            {
                Native.SetInt(Ptr, s_IsReadable, 0);
            }
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
                Vector3 across =
                    Vector3.Cross(points[corners[i + 1]] - points[corners[i]],
                    points[corners[i + 2]] - points[corners[i]]);
                sums[corners[i]] += across;
                sums[corners[i + 1]] += across;
                sums[corners[i + 2]] += across;
            }
            normals = Array.ConvertAll(sums, s => s.normalized);
        }
    }
}
