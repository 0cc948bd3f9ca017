using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Unity.Collections;
using UnityEngine.Rendering;

namespace UnityEngine
{
    /// <summary>Indices of sub meshes, and what is made of them. All indices are one array; parts of it are sub
    /// meshes.</summary>
    public sealed partial class Mesh
    {
        private sealed class Parts
        {
            internal readonly List<SubMeshDescriptor> items = new List<SubMeshDescriptor>();
        }

        // What an array of indices is divided into; one that is not here is a single list of triangles.
        private static readonly ConditionalWeakTable<int[], Parts> s_Parts = new ConditionalWeakTable<int[], Parts>();

        public void SetTriangles(int[] triangles, int submesh)
            => Put(triangles, MeshTopology.Triangles, submesh, true, 0);
        public void SetTriangles(int[] triangles, int submesh, bool calculateBounds)
            => Put(triangles, MeshTopology.Triangles, submesh, calculateBounds, 0);
        public void SetTriangles(int[] triangles, int submesh, bool calculateBounds, int baseVertex)
            => Put(triangles, MeshTopology.Triangles, submesh, calculateBounds, baseVertex);
        public void SetTriangles(int[] triangles, int trianglesStart, int trianglesLength, int submesh,
            bool calculateBounds = true, int baseVertex = 0)
            => Put(Part(triangles, trianglesStart, trianglesLength), MeshTopology.Triangles, submesh, calculateBounds,
            baseVertex);
        public void SetIndices(int[] indices, MeshTopology topology, int submesh)
            => Put(indices, topology, submesh, true, 0);
        public void SetIndices(int[] indices, MeshTopology topology, int submesh, bool calculateBounds)
            => Put(indices, topology, submesh, calculateBounds, 0);
        public void SetIndices(int[] indices, MeshTopology topology, int submesh, bool calculateBounds, int baseVertex)
            => Put(indices, topology, submesh, calculateBounds, baseVertex);
        public void SetIndices(int[] indices, int indicesStart, int indicesLength, MeshTopology topology, int submesh,
            bool calculateBounds = true, int baseVertex = 0)
            => Put(Part(indices, indicesStart, indicesLength), topology, submesh, calculateBounds, baseVertex);
        public void SetTriangles(List<int> triangles, int submesh)
            => Put(triangles.ToArray(), MeshTopology.Triangles, submesh, true, 0);
        public void SetTriangles(List<int> triangles, int submesh, bool calculateBounds)
            => Put(triangles.ToArray(), MeshTopology.Triangles, submesh, calculateBounds, 0);
        public void SetTriangles(List<int> triangles, int submesh, bool calculateBounds, int baseVertex)
            => Put(triangles.ToArray(), MeshTopology.Triangles, submesh, calculateBounds, baseVertex);
        public void SetTriangles(List<int> triangles, int trianglesStart, int trianglesLength, int submesh,
            bool calculateBounds = true, int baseVertex = 0)
            => Put(Part(triangles.ToArray(), trianglesStart, trianglesLength), MeshTopology.Triangles, submesh,
            calculateBounds, baseVertex);
        public void SetIndices(List<int> indices, MeshTopology topology, int submesh, bool calculateBounds = true,
            int baseVertex = 0) => Put(indices.ToArray(), topology, submesh, calculateBounds, baseVertex);
        public void SetIndices(List<int> indices, int indicesStart, int indicesLength, MeshTopology topology,
            int submesh, bool calculateBounds = true, int baseVertex = 0)
            => Put(Part(indices.ToArray(), indicesStart, indicesLength), topology, submesh, calculateBounds,
            baseVertex);
        public void SetTriangles(ushort[] triangles, int submesh, bool calculateBounds = true, int baseVertex = 0)
            => Put(Ints(triangles), MeshTopology.Triangles, submesh, calculateBounds, baseVertex);
        public void SetTriangles(ushort[] triangles, int trianglesStart, int trianglesLength, int submesh,
            bool calculateBounds = true, int baseVertex = 0)
            => Put(Part(Ints(triangles), trianglesStart, trianglesLength), MeshTopology.Triangles, submesh,
            calculateBounds, baseVertex);
        public void SetIndices(ushort[] indices, MeshTopology topology, int submesh, bool calculateBounds = true,
            int baseVertex = 0) => Put(Ints(indices), topology, submesh, calculateBounds, baseVertex);
        public void SetIndices(ushort[] indices, int indicesStart, int indicesLength, MeshTopology topology,
            int submesh, bool calculateBounds = true, int baseVertex = 0)
            => Put(Part(Ints(indices), indicesStart, indicesLength), topology, submesh, calculateBounds, baseVertex);
        public void SetTriangles(List<ushort> triangles, int submesh, bool calculateBounds = true, int baseVertex = 0)
            => Put(Ints(triangles), MeshTopology.Triangles, submesh, calculateBounds, baseVertex);
        public void SetTriangles(List<ushort> triangles, int trianglesStart, int trianglesLength, int submesh,
            bool calculateBounds = true, int baseVertex = 0)
            => Put(Part(Ints(triangles), trianglesStart, trianglesLength), MeshTopology.Triangles, submesh,
            calculateBounds, baseVertex);
        public void SetIndices(List<ushort> indices, MeshTopology topology, int submesh, bool calculateBounds = true,
            int baseVertex = 0) => Put(Ints(indices), topology, submesh, calculateBounds, baseVertex);
        public void SetIndices(List<ushort> indices, int indicesStart, int indicesLength, MeshTopology topology,
            int submesh, bool calculateBounds = true, int baseVertex = 0)
            => Put(Part(Ints(indices), indicesStart, indicesLength), topology, submesh, calculateBounds, baseVertex);

        public int[] GetTriangles(int submesh) => Indices(submesh, true);
        public int[] GetTriangles(int submesh, bool applyBaseVertex) => Indices(submesh, applyBaseVertex);
        public void GetTriangles(List<int> triangles, int submesh) => Give(triangles, Indices(submesh, true));
        public void GetTriangles(List<int> triangles, int submesh, bool applyBaseVertex)
            => Give(triangles, Indices(submesh, applyBaseVertex));
        public int[] GetIndices(int submesh) => Indices(submesh, true);
        public int[] GetIndices(int submesh, bool applyBaseVertex) => Indices(submesh, applyBaseVertex);
        public void GetIndices(List<int> indices, int submesh) => Give(indices, Indices(submesh, true));
        public void GetIndices(List<int> indices, int submesh, bool applyBaseVertex)
            => Give(indices, Indices(submesh, applyBaseVertex));
        public MeshTopology GetTopology(int submesh) => GetSubMesh(submesh).topology;
        public uint GetIndexStart(int submesh) => (uint)GetSubMesh(submesh).indexStart;
        public uint GetIndexCount(int submesh) => (uint)GetSubMesh(submesh).indexCount;
        public uint GetBaseVertex(int submesh) => (uint)GetSubMesh(submesh).baseVertex;

        public SubMeshDescriptor GetSubMesh(int index)
        {
            if (index < 0 || index >= subMeshCount)
            {
                throw new IndexOutOfRangeException("Specified sub mesh is out of range. Must be less than "
                    + "Mesh.subMeshCount.");
            }
            List<SubMeshDescriptor> parts = PartsOf(triangles.Length);
            return index < parts.Count ? WithVertices(parts[index])
                : new SubMeshDescriptor(triangles.Length, 0, MeshTopology.Triangles);
        }

        private SubMeshDescriptor WithVertices(SubMeshDescriptor part)
        {
            int[] all = triangles;
            int first = int.MaxValue, last = -1;
            int end = (int)Math.Min((long)part.indexStart + part.indexCount, all.Length);
            for (int i = Math.Max(part.indexStart, 0); i < end; i++)
            {
                first = Math.Min(first, all[i]);
                last = Math.Max(last, all[i]);
            }
            part.firstVertex = last < 0 ? 0 : first + part.baseVertex;
            part.vertexCount = last < 0 ? 0 : last - first + 1;
            return part;
        }

        public void SetSubMesh(int index, SubMeshDescriptor desc, MeshUpdateFlags flags = MeshUpdateFlags.Default)
        {
            int[] all = triangles;
            List<SubMeshDescriptor> parts = new List<SubMeshDescriptor>(PartsOf(all.Length));
            while (parts.Count <= index)
            {
                parts.Add(new SubMeshDescriptor(all.Length, 0, MeshTopology.Triangles));
            }
            parts[index] = desc;
            Divide(all, parts, (flags & MeshUpdateFlags.DontRecalculateBounds) == 0);
        }

        public void SetSubMeshes(SubMeshDescriptor[] desc, MeshUpdateFlags flags = MeshUpdateFlags.Default)
            => SetSubMeshes(desc, 0, desc.Length, flags);
        public void SetSubMeshes(List<SubMeshDescriptor> desc, MeshUpdateFlags flags = MeshUpdateFlags.Default)
            => SetSubMeshes(desc.ToArray(), flags);
        public void SetSubMeshes(List<SubMeshDescriptor> desc, int start, int count,
            MeshUpdateFlags flags = MeshUpdateFlags.Default) => SetSubMeshes(desc.ToArray(), start, count, flags);

        public void SetSubMeshes(SubMeshDescriptor[] desc, int start, int count,
            MeshUpdateFlags flags = MeshUpdateFlags.Default)
        {
            subMeshCount = count;
            for (int i = 0; i < count; i++)
            {
                SetSubMesh(i, desc[start + i], flags);
            }
        }

        public void SetIndices<T>(NativeArray<T> indices, MeshTopology topology, int submesh,
            bool calculateBounds = true, int baseVertex = 0) where T : struct
        {
            Put(Numbers(indices), topology, submesh, calculateBounds, baseVertex);
        }

        public void SetIndices<T>(NativeArray<T> indices, int indicesStart, int indicesLength, MeshTopology topology,
            int submesh, bool calculateBounds = true, int baseVertex = 0) where T : struct
        {
            Put(Part(Numbers(indices), indicesStart, indicesLength), topology, submesh, calculateBounds, baseVertex);
        }

        /// <summary>Of 16 or of 32 bits.</summary>
        private static int[] Numbers<T>(NativeArray<T> indices) where T : struct
        {
            return Unity.Collections.LowLevel.Unsafe.UnsafeUtility.SizeOf<T>() == 2
                ? Ints(indices.Reinterpret<ushort>().ToArray()) : indices.Reinterpret<int>().ToArray();
        }

        public void GetTriangles(List<ushort> triangles, int submesh, bool applyBaseVertex = true)
            => GetIndices(triangles, submesh, applyBaseVertex);

        public void GetIndices(List<ushort> indices, int submesh, bool applyBaseVertex = true)
        {
            Give(indices, System.Linq.Enumerable.Select(Indices(submesh, applyBaseVertex), i => (ushort)i));
        }

        public void Clear(bool keepVertexLayout)
        {
            Clear();
        }

        public void RecalculateBounds(MeshUpdateFlags flags) => RecalculateBounds();
        public void RecalculateNormals(MeshUpdateFlags flags) => RecalculateNormals();
        public void RecalculateTangents(MeshUpdateFlags flags) => RecalculateTangents();

        /// <summary>Along the first texture coordinate of the triangles at each vertex, at a right angle to the
        /// normal.</summary>
        public void RecalculateTangents()
        {
            Vector3[] points = vertices, across = normals;
            Vector2[] at = uv;
            int[] corners = triangles;
            if (across.Length != points.Length || at.Length != points.Length)
            {
                return;
            }
            Vector3[] right = new Vector3[points.Length], up = new Vector3[points.Length];
            for (int i = 0; i + 2 < corners.Length; i += 3)
            {
                AddTangents(corners, i, points, at, right, up);
            }
            Vector4[] found = new Vector4[points.Length];
            for (int i = 0; i < found.Length; i++)
            {
                Vector3 along = (right[i] - across[i] * Vector3.Dot(across[i], right[i])).normalized;
                bool isMirrored = Vector3.Dot(Vector3.Cross(across[i], right[i]), up[i]) < 0;
                found[i] = new Vector4(along.x, along.y, along.z, isMirrored ? -1 : 1);
            }
            tangents = found;
        }

        private static void AddTangents(int[] corners, int i, Vector3[] points, Vector2[] at, Vector3[] right,
            Vector3[] up)
        {
            int a = corners[i], b = corners[i + 1], c = corners[i + 2];
            Vector3 edge1 = points[b] - points[a], edge2 = points[c] - points[a];
            Vector2 uv1 = at[b] - at[a], uv2 = at[c] - at[a];
            float area = uv1.x * uv2.y - uv2.x * uv1.y;
            if (area == 0)
            {
                return;
            }
            Vector3 u = (edge1 * uv2.y - edge2 * uv1.y) / area, v = (edge2 * uv1.x - edge1 * uv2.x) / area;
            foreach (int corner in new[] { a, b, c })
            {
                right[corner] += u;
                up[corner] += v;
            }
        }

        private int[] Indices(int submesh, bool applyBaseVertex)
        {
            if (submesh < 0 || submesh >= subMeshCount)
            {
                Debug.LogError("Failed getting triangles. Submesh index is out of bounds.", this);
                return new int[0];
            }
            SubMeshDescriptor part = GetSubMesh(submesh);
            int[] indices = Part(triangles, part.indexStart, part.indexCount);
            return applyBaseVertex && part.baseVertex != 0 ? Array.ConvertAll(indices, i => i + part.baseVertex)
                : indices;
        }

        /// <summary>Puts a sub mesh in the place of that with its number; those behind it move.</summary>
        private void Put(int[] indices, MeshTopology topology, int submesh, bool calculateBounds, int baseVertex)
        {
            if (submesh < 0 || submesh >= subMeshCount)
            {
                Debug.LogError("Failed setting triangles. Submesh index is out of bounds.", this);
                return;
            }
            if (topology == MeshTopology.Triangles && !CanBeTriangles(indices, baseVertex))
            {
                return;
            }
            int n = vertexCount;
            if (Array.Exists(indices, i => i + baseVertex < 0 || i + baseVertex >= n))
            {
                Debug.LogError("Failed setting triangles. Some indices are referencing out of bounds vertices.", this);
                return;
            }
            int count = Mathf.Max(subMeshCount, submesh + 1), start = 0;
            List<SubMeshDescriptor> old = PartsOf(triangles.Length), parts = new List<SubMeshDescriptor>();
            List<int> all = new List<int>();
            int[] before = triangles;
            for (int i = 0; i < count; i++)
            {
                SubMeshDescriptor part = i == submesh
                    ? new SubMeshDescriptor(0, indices.Length, topology) { baseVertex = baseVertex }
                    : i < old.Count ? old[i] : new SubMeshDescriptor(0, 0, MeshTopology.Triangles);
                all.AddRange(i == submesh ? indices : Part(before, part.indexStart, part.indexCount));
                part.indexStart = start;
                start += part.indexCount;
                parts.Add(part);
            }
            Divide(all.ToArray(), parts, calculateBounds);
        }

        /// <summary>The first ones, with their indices.</summary>
        private void KeepParts(int count)
        {
            List<SubMeshDescriptor> parts = PartsOf(triangles.Length)
                .GetRange(0, Mathf.Min(count, PartsOf(triangles.Length).Count));
            int end = 0;
            foreach (SubMeshDescriptor part in parts)
            {
                end = Mathf.Max(end, part.indexStart + part.indexCount);
            }
            Divide(Part(triangles, 0, end), parts, false);
        }

        private void Divide(int[] all, List<SubMeshDescriptor> parts, bool calculateBounds)
        {
            Bounds before = bounds;
            Fill();
            m_Triangles = all;
            RecalculateBounds();
            s_Parts.GetOrCreateValue(m_Triangles).items.AddRange(parts);
            if (!calculateBounds)
            {
                bounds = before;
            }
        }

        private List<SubMeshDescriptor> PartsOf(int length)
        {
            Parts parts;
            if (m_Triangles != null && s_Parts.TryGetValue(m_Triangles, out parts))
            {
                return parts.items;
            }
            return new List<SubMeshDescriptor> { new SubMeshDescriptor(0, length, MeshTopology.Triangles) };
        }

        private static int[] Ints(IEnumerable<ushort> indices) => indices.Select(i => (int)i).ToArray();

        // Combining

        public void CombineMeshes(CombineInstance[] combine) => CombineMeshes(combine, true, true, false);
        public void CombineMeshes(CombineInstance[] combine, bool mergeSubMeshes)
            => CombineMeshes(combine, mergeSubMeshes, true, false);

        public void CombineMeshes(CombineInstance[] combine, bool mergeSubMeshes, bool useMatrices)
        {
            CombineMeshes(combine, mergeSubMeshes, useMatrices, false);
        }

        public void CombineMeshes(CombineInstance[] combine, bool mergeSubMeshes, bool useMatrices,
            bool hasLightmapData)
        {
            List<Vector3> points = new List<Vector3>(), across = new List<Vector3>();
            List<Vector4> along = new List<Vector4>();
            List<Vector2> at = new List<Vector2>(), at2 = new List<Vector2>();
            List<Color> tints = new List<Color>();
            List<int[]> lists = new List<int[]>();
            foreach (CombineInstance one in combine.Where(c => c.mesh))
            {
                Matrix4x4 matrix = useMatrices ? one.transform : Matrix4x4.identity;
                int first = points.Count, n = one.mesh.vertexCount;
                bool isMirrored = matrix.determinant < 0;
                Matrix4x4 turned = matrix.inverse.transpose;
                points.AddRange(one.mesh.vertices.Select(v => matrix.MultiplyPoint3x4(v)));
                across.AddRange(Filled(one.mesh.normals, n).Select(v => turned.MultiplyVector(v).normalized));
                along.AddRange(Filled(one.mesh.tangents, n).Select(v => Turned(matrix, v)));
                at.AddRange(Filled(one.mesh.uv, n));
                at2.AddRange(Filled(one.mesh.uv2, n));
                tints.AddRange(one.mesh.colors.Length == n ? one.mesh.colors : Enumerable.Repeat(Color.white, n));
                int[] indices = Array.ConvertAll(one.mesh.GetIndices(one.subMeshIndex), i => i + first);
                lists.Add(isMirrored ? Flipped(indices) : indices);
            }
            CombineInstance[] from = combine.Where(c => c.mesh).ToArray();
            Clear();
            vertices = points.ToArray();
            normals = from.Any(c => c.mesh.normals.Length > 0) ? across.ToArray() : null;
            tangents = from.Any(c => c.mesh.tangents.Length > 0) ? along.ToArray() : null;
            uv = from.Any(c => c.mesh.uv.Length > 0) ? at.ToArray() : null;
            uv2 = from.Any(c => c.mesh.uv2.Length > 0) ? at2.ToArray() : null;
            colors = from.Any(c => c.mesh.colors.Length > 0) ? tints.ToArray() : null;
            subMeshCount = mergeSubMeshes ? 1 : Mathf.Max(lists.Count, 1);
            if (mergeSubMeshes)
            {
                triangles = lists.SelectMany(l => l).ToArray();
            }
            for (int i = 0; !mergeSubMeshes && i < lists.Count; i++)
            {
                Put(lists[i], from[i].mesh.GetTopology(from[i].subMeshIndex), i, true, 0);
            }
        }

        private static T[] Filled<T>(T[] items, int n) => items.Length == n ? items : new T[n];

        private static Vector4 Turned(Matrix4x4 matrix, Vector4 tangent)
        {
            Vector3 along = matrix.MultiplyVector(tangent).normalized;
            return new Vector4(along.x, along.y, along.z, tangent.w);
        }

        private static int[] Flipped(int[] corners)
        {
            for (int i = 0; i + 2 < corners.Length; i += 3)
            {
                int first = corners[i];
                corners[i] = corners[i + 1];
                corners[i + 1] = first;
            }
            return corners;
        }
    }
}
