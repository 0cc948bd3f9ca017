using System;
using System.Collections.Generic;
using System.Linq;
using Unity.Collections;
using UnityEngine.Rendering;

namespace UnityEngine
{
    /// <summary>Values of vertices, in every form that scripts give and take them.</summary>
    public sealed partial class Mesh
    {
        private Vector4[][] m_UVs; // of channels 2 to 7, and of others with more than two numbers; null: none

        public bool HasVertexAttribute(VertexAttribute attr)
        {
            switch (attr)
            {
                case VertexAttribute.Position: return vertexCount > 0;
                case VertexAttribute.Normal: return normals.Length > 0;
                case VertexAttribute.Tangent: return tangents.Length > 0;
                case VertexAttribute.Color: return colors.Length > 0;
                case VertexAttribute.BlendWeight:
                case VertexAttribute.BlendIndices: return boneWeights.Length > 0;
                default:
                    List<Vector4> found = new List<Vector4>();
                    GetUVs((int)attr - (int)VertexAttribute.TexCoord0, found);
                    return found.Count > 0;
            }
        }

        public int vertexAttributeCount
            => Enum.GetValues(typeof(VertexAttribute)).Cast<VertexAttribute>().Count(HasVertexAttribute);

        public void SetVertices(List<Vector3> inVertices) => vertices = inVertices.ToArray();
        public void SetVertices(List<Vector3> inVertices, int start, int length)
            => vertices = Part(inVertices, start, length);
        public void SetVertices(List<Vector3> inVertices, int start, int length, MeshUpdateFlags flags)
            => vertices = Part(inVertices, start, length);
        public void SetVertices(Vector3[] inVertices) => vertices = inVertices;
        public void SetVertices(Vector3[] inVertices, int start, int length)
            => vertices = Part(inVertices, start, length);
        public void SetVertices(Vector3[] inVertices, int start, int length, MeshUpdateFlags flags)
            => vertices = Part(inVertices, start, length);
        public void SetVertices<T>(NativeArray<T> inVertices) where T : struct
            => vertices = inVertices.Reinterpret<Vector3>().ToArray();
        public void SetVertices<T>(NativeArray<T> inVertices, int start, int length) where T : struct
            => vertices = Part(inVertices.Reinterpret<Vector3>().ToArray(), start, length);
        public void SetVertices<T>(NativeArray<T> inVertices, int start, int length, MeshUpdateFlags flags)
            where T : struct => vertices = Part(inVertices.Reinterpret<Vector3>().ToArray(), start, length);
        public void GetVertices(List<Vector3> vertices) => Give(vertices, this.vertices);

        public void SetNormals(List<Vector3> inNormals) => normals = inNormals.ToArray();
        public void SetNormals(List<Vector3> inNormals, int start, int length)
            => normals = Part(inNormals, start, length);
        public void SetNormals(List<Vector3> inNormals, int start, int length, MeshUpdateFlags flags)
            => normals = Part(inNormals, start, length);
        public void SetNormals(Vector3[] inNormals) => normals = inNormals;
        public void SetNormals(Vector3[] inNormals, int start, int length) => normals = Part(inNormals, start, length);
        public void SetNormals(Vector3[] inNormals, int start, int length, MeshUpdateFlags flags)
            => normals = Part(inNormals, start, length);
        public void SetNormals<T>(NativeArray<T> inNormals) where T : struct
            => normals = inNormals.Reinterpret<Vector3>().ToArray();
        public void SetNormals<T>(NativeArray<T> inNormals, int start, int length) where T : struct
            => normals = Part(inNormals.Reinterpret<Vector3>().ToArray(), start, length);
        public void SetNormals<T>(NativeArray<T> inNormals, int start, int length, MeshUpdateFlags flags)
            where T : struct => normals = Part(inNormals.Reinterpret<Vector3>().ToArray(), start, length);
        public void GetNormals(List<Vector3> normals) => Give(normals, this.normals);

        public void SetTangents(List<Vector4> inTangents) => tangents = inTangents.ToArray();
        public void SetTangents(List<Vector4> inTangents, int start, int length)
            => tangents = Part(inTangents, start, length);
        public void SetTangents(List<Vector4> inTangents, int start, int length, MeshUpdateFlags flags)
            => tangents = Part(inTangents, start, length);
        public void SetTangents(Vector4[] inTangents) => tangents = inTangents;
        public void SetTangents(Vector4[] inTangents, int start, int length)
            => tangents = Part(inTangents, start, length);
        public void SetTangents(Vector4[] inTangents, int start, int length, MeshUpdateFlags flags)
            => tangents = Part(inTangents, start, length);
        public void SetTangents<T>(NativeArray<T> inTangents) where T : struct
            => tangents = inTangents.Reinterpret<Vector4>().ToArray();
        public void SetTangents<T>(NativeArray<T> inTangents, int start, int length) where T : struct
            => tangents = Part(inTangents.Reinterpret<Vector4>().ToArray(), start, length);
        public void SetTangents<T>(NativeArray<T> inTangents, int start, int length, MeshUpdateFlags flags)
            where T : struct => tangents = Part(inTangents.Reinterpret<Vector4>().ToArray(), start, length);
        public void GetTangents(List<Vector4> tangents) => Give(tangents, this.tangents);

        public void SetColors(List<Color> inColors) => colors = inColors.ToArray();
        public void SetColors(List<Color> inColors, int start, int length) => colors = Part(inColors, start, length);
        public void SetColors(List<Color> inColors, int start, int length, MeshUpdateFlags flags)
            => colors = Part(inColors, start, length);
        public void SetColors(Color[] inColors) => colors = inColors;
        public void SetColors(Color[] inColors, int start, int length) => colors = Part(inColors, start, length);
        public void SetColors(Color[] inColors, int start, int length, MeshUpdateFlags flags)
            => colors = Part(inColors, start, length);
        public void SetColors(List<Color32> inColors) => colors32 = inColors.ToArray();
        public void SetColors(List<Color32> inColors, int start, int length)
            => colors32 = Part(inColors, start, length);
        public void SetColors(List<Color32> inColors, int start, int length, MeshUpdateFlags flags)
            => colors32 = Part(inColors, start, length);
        public void SetColors(Color32[] inColors) => colors32 = inColors;
        public void SetColors(Color32[] inColors, int start, int length) => colors32 = Part(inColors, start, length);
        public void SetColors(Color32[] inColors, int start, int length, MeshUpdateFlags flags)
            => colors32 = Part(inColors, start, length);
        public void GetColors(List<Color> colors) => Give(colors, this.colors);
        public void GetColors(List<Color32> colors) => Give(colors, colors32);

        public void SetColors<T>(NativeArray<T> inColors) where T : struct => SetColors(inColors, 0, inColors.Length);
        public void SetColors<T>(NativeArray<T> inColors, int start, int length, MeshUpdateFlags flags)
            where T : struct => SetColors(inColors, start, length);

        public void SetColors<T>(NativeArray<T> inColors, int start, int length) where T : struct
        {
            if (Unity.Collections.LowLevel.Unsafe.UnsafeUtility.SizeOf<T>() == 4)
            {
                colors32 = Part(inColors.Reinterpret<Color32>().ToArray(), start, length);
            }
            else
            {
                colors = Part(inColors.Reinterpret<Color>().ToArray(), start, length);
            }
        }

        public void SetUVs<T>(int channel, NativeArray<T> uvs) where T : struct => SetUVs(channel, uvs, 0, uvs.Length);
        public void SetUVs<T>(int channel, NativeArray<T> uvs, int start, int length, MeshUpdateFlags flags)
            where T : struct => SetUVs(channel, uvs, start, length);

        /// <summary>Of two, three or four numbers.</summary>
        public void SetUVs<T>(int channel, NativeArray<T> uvs, int start, int length) where T : struct
        {
            switch (Unity.Collections.LowLevel.Unsafe.UnsafeUtility.SizeOf<T>())
            {
                case 8: SetUVs(channel, uvs.Reinterpret<Vector2>().ToArray(), start, length); return;
                case 12: SetUVs(channel, uvs.Reinterpret<Vector3>().ToArray(), start, length); return;
                default: SetUVs(channel, uvs.Reinterpret<Vector4>().ToArray(), start, length); return;
            }
        }

        public void SetUVs(int channel, List<Vector2> uvs) => PutUVs(channel, uvs.Select(v => (Vector4)v).ToArray(), 2);
        public void SetUVs(int channel, List<Vector2> uvs, int start, int length)
            => PutUVs(channel, Part(uvs.Select(v => (Vector4)v).ToArray(), start, length), 2);
        public void SetUVs(int channel, List<Vector2> uvs, int start, int length, MeshUpdateFlags flags)
            => PutUVs(channel, Part(uvs.Select(v => (Vector4)v).ToArray(), start, length), 2);
        public void SetUVs(int channel, Vector2[] uvs) => PutUVs(channel, uvs.Select(v => (Vector4)v).ToArray(), 2);
        public void SetUVs(int channel, Vector2[] uvs, int start, int length)
            => PutUVs(channel, Part(uvs.Select(v => (Vector4)v).ToArray(), start, length), 2);
        public void SetUVs(int channel, Vector2[] uvs, int start, int length, MeshUpdateFlags flags)
            => PutUVs(channel, Part(uvs.Select(v => (Vector4)v).ToArray(), start, length), 2);
        public void GetUVs(int channel, List<Vector2> uvs) => Give(uvs, UVs(channel).Select(v => (Vector2)v));
        public void SetUVs(int channel, List<Vector3> uvs) => PutUVs(channel, uvs.Select(v => (Vector4)v).ToArray(), 3);
        public void SetUVs(int channel, List<Vector3> uvs, int start, int length)
            => PutUVs(channel, Part(uvs.Select(v => (Vector4)v).ToArray(), start, length), 3);
        public void SetUVs(int channel, List<Vector3> uvs, int start, int length, MeshUpdateFlags flags)
            => PutUVs(channel, Part(uvs.Select(v => (Vector4)v).ToArray(), start, length), 3);
        public void SetUVs(int channel, Vector3[] uvs) => PutUVs(channel, uvs.Select(v => (Vector4)v).ToArray(), 3);
        public void SetUVs(int channel, Vector3[] uvs, int start, int length)
            => PutUVs(channel, Part(uvs.Select(v => (Vector4)v).ToArray(), start, length), 3);
        public void SetUVs(int channel, Vector3[] uvs, int start, int length, MeshUpdateFlags flags)
            => PutUVs(channel, Part(uvs.Select(v => (Vector4)v).ToArray(), start, length), 3);
        public void GetUVs(int channel, List<Vector3> uvs) => Give(uvs, UVs(channel).Select(v => (Vector3)v));
        public void SetUVs(int channel, List<Vector4> uvs) => PutUVs(channel, uvs.Select(v => (Vector4)v).ToArray(), 4);
        public void SetUVs(int channel, List<Vector4> uvs, int start, int length)
            => PutUVs(channel, Part(uvs.Select(v => (Vector4)v).ToArray(), start, length), 4);
        public void SetUVs(int channel, List<Vector4> uvs, int start, int length, MeshUpdateFlags flags)
            => PutUVs(channel, Part(uvs.Select(v => (Vector4)v).ToArray(), start, length), 4);
        public void SetUVs(int channel, Vector4[] uvs) => PutUVs(channel, uvs.Select(v => (Vector4)v).ToArray(), 4);
        public void SetUVs(int channel, Vector4[] uvs, int start, int length)
            => PutUVs(channel, Part(uvs.Select(v => (Vector4)v).ToArray(), start, length), 4);
        public void SetUVs(int channel, Vector4[] uvs, int start, int length, MeshUpdateFlags flags)
            => PutUVs(channel, Part(uvs.Select(v => (Vector4)v).ToArray(), start, length), 4);
        public void GetUVs(int channel, List<Vector4> uvs) => Give(uvs, UVs(channel).Select(v => (Vector4)v));

        public Vector2[] uv3
        {
            get { return UVs(2).Select(v => (Vector2)v).ToArray(); }
            set { PutUVs(2, (value ?? new Vector2[0]).Select(v => (Vector4)v).ToArray(), 2); }
        }

        public Vector2[] uv4
        {
            get { return UVs(3).Select(v => (Vector2)v).ToArray(); }
            set { PutUVs(3, (value ?? new Vector2[0]).Select(v => (Vector4)v).ToArray(), 2); }
        }

        public Vector2[] uv5
        {
            get { return UVs(4).Select(v => (Vector2)v).ToArray(); }
            set { PutUVs(4, (value ?? new Vector2[0]).Select(v => (Vector4)v).ToArray(), 2); }
        }

        public Vector2[] uv6
        {
            get { return UVs(5).Select(v => (Vector2)v).ToArray(); }
            set { PutUVs(5, (value ?? new Vector2[0]).Select(v => (Vector4)v).ToArray(), 2); }
        }

        public Vector2[] uv7
        {
            get { return UVs(6).Select(v => (Vector2)v).ToArray(); }
            set { PutUVs(6, (value ?? new Vector2[0]).Select(v => (Vector4)v).ToArray(), 2); }
        }

        public Vector2[] uv8
        {
            get { return UVs(7).Select(v => (Vector2)v).ToArray(); }
            set { PutUVs(7, (value ?? new Vector2[0]).Select(v => (Vector4)v).ToArray(), 2); }
        }

        private void PutUVs(int channel, Vector4[] uvs, int numbers)
        {
            if (channel < 0 || channel > 7)
            {
                Debug.LogError("The uv index is invalid. Must be in the range 0 to 7.", this);
                return;
            }
            m_UVs = m_UVs ?? new Vector4[8][];
            m_UVs[channel] = channel < 2 && numbers == 2 ? null : uvs;
            if (channel == 0)
            {
                uv = uvs.Select(v => (Vector2)v).ToArray();
            }
            else if (channel == 1)
            {
                uv2 = uvs.Select(v => (Vector2)v).ToArray();
            }
        }

        private Vector4[] UVs(int channel)
        {
            if (channel < 0 || channel > 7)
            {
                Debug.LogError("The uv index is invalid. Must be in the range 0 to 7.", this);
                return new Vector4[0];
            }
            Vector2[] plain = channel == 0 ? uv : channel == 1 ? uv2 : new Vector2[0];
            Vector4[] rich = m_UVs == null ? null : m_UVs[channel];
            bool isRich = rich != null
                && (channel > 1 || rich.Length == plain.Length
                && Enumerable.Range(0, plain.Length).All(i => (Vector2)rich[i] == plain[i]));
            return isRich ? rich : Array.ConvertAll(plain, v => (Vector4)v);
        }

        private static T[] Part<T>(IEnumerable<T> items, int start, int length)
        {
            T[] all = items as T[] ?? items.ToArray();
            if (start < 0 || length < 0 || start > all.Length - length)
            {
                throw new ArgumentOutOfRangeException("start", "The range is outside of the values.");
            }
            T[] part = new T[length];
            Array.Copy(all, start, part, 0, length);
            return part;
        }

        private static void Give<T>(List<T> to, IEnumerable<T> items)
        {
            if (to == null)
            {
                throw new ArgumentNullException("to", "The result list cannot be null.");
            }
            to.Clear();
            to.AddRange(items);
        }
    }
}
