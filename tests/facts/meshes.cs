// Meshes and primitives.
using System;
using System.Collections.Generic;
using System.Linq;
using Unity.Collections;
using UnityEngine;
using Object = UnityEngine.Object;
using static Facts;
using static Make;

public static class MeshesFacts
{
    public static void Meshes()
    {
        {
            Mesh m = new Mesh();
            Check(m.name.Length + " " + m.vertexCount + " " + m.subMeshCount + " " + m.isReadable + " "
                + m.triangles.Length + m.normals.Length + " " + m.bounds.size + " " + m.indexFormat);
            // => 0 0 1 True 00 (0.00, 0.00, 0.00) UInt16
        }
        // triangles measure it
        Check(N(Flat().bounds.size), N(Flat().bounds.center)); // => 2,1,0 1,0.5,0
        {
            Mesh m = Flat();
            m.RecalculateNormals();
            Check(N(m.normals[0]), m.normals.Length); // => 0,0,-1 3
        }
        { // bounds by hand
            Mesh m = Flat();
            m.bounds = new Bounds(Vector3.one, Vector3.one);
            string s = N(m.bounds.center);
            m.vertices = new[] { Vector3.zero, Vector3.up * 4, Vector3.right }; m.RecalculateBounds();
            Check(s, N(m.bounds.size)); // => 1,1,1 1,4,0
        }
        { // parts
            Mesh m = new Mesh();
            m.vertices = new Vector3[6]; m.subMeshCount = 2; m.SetTriangles(new[] { 0, 1, 2 }, 0);
            m.SetTriangles(new[] { 3, 4, 5, 5, 4, 3 }, 1);
            Check(m.triangles.Length, m.GetTriangles(1).Length, m.GetIndexCount(1), m.GetIndexStart(1),
                m.GetTopology(0), m.GetSubMesh(1).indexCount); // => 9 6 6 3 Triangles 6
        }
        {
            Mesh m = new Mesh();
            m.vertices = new Vector3[4]; m.SetIndices(new[] { 0, 1, 2, 3 }, MeshTopology.Lines, 0);
            Check(m.GetTopology(0), m.GetIndices(0).Length); // => Lines 4
        }
        { // indices beyond the vertices
            Mesh m = new Mesh();
            m.vertices = new Vector3[3];
            string s = Logged(() => m.triangles = new[] { 0, 1, 5 });
            Check(s);
            // => Error: Failed setting triangles. Some indices are referencing out of bounds vertices. IndexCount: 3,
            //     VertexCount: 3
        }
        { // no whole triangle
            Mesh m = new Mesh();
            m.vertices = new Vector3[3];
            Check(Logged(() => m.triangles = new[] { 0, 1 }));
            // => Error: Failed setting triangles. The number of supplied triangle indices must be a multiple of 3.
        }
        { // too many normals
            Mesh m = new Mesh();
            m.vertices = new Vector3[3];
            Check(Logged(() => m.normals = new Vector3[2]));
            // => Error: Mesh.normals is out of bounds. The supplied array needs to be the same size as the
            //     Mesh.vertices array.
        }
        { // too few vertices
            Mesh m = Flat();
            Check(Logged(() => m.vertices = new Vector3[2]));
            // => Error: Mesh.vertices is too small. The supplied vertex array has less vertices than are referenced by
            //     the triangles array.
        }
        { // uv, colours and lists
            Mesh m = Flat();
            m.uv = new[] { Vector2.zero, Vector2.up, Vector2.right };
            m.colors = new[] { Color.red, Color.green, Color.blue };
            List<Vector3> v = new List<Vector3>();
            m.GetVertices(v);
            List<Vector2> u = new List<Vector2>();
            m.GetUVs(0, u);
            Check(v.Count, N(u[2]), m.colors32[1], m.uv2.Length); // => 3 1,0 RGBA(0, 255, 0, 255) 0
        }
        {
            Mesh m = Flat();
            m.Clear();
            Check(m.vertexCount, m.triangles.Length, m.subMeshCount); // => 0 0 1
        }
        {
            Mesh m = new Mesh();
            m.CombineMeshes(
                new[] { new CombineInstance { mesh = Flat(), transform = Matrix4x4.identity },
                    new CombineInstance { mesh = Flat(), transform = Matrix4x4.Translate(Vector3.right * 10) } });
            Check(m.vertexCount, string.Join(",", m.triangles.Select(i => i.ToString()).ToArray()), N(m.vertices[3]),
                m.subMeshCount); // => 6 0,1,2,3,4,5 10,0,0 1
        }
        { // combined in parts
            Mesh m = new Mesh();
            m.CombineMeshes(new[] { new CombineInstance { mesh = Flat() }, new CombineInstance { mesh = Flat() } },
                false, false);
            Check(m.vertexCount, m.subMeshCount); // => 6 2
        }
        { // a mesh that is given away stays shared
            Mesh m = Flat(); MeshFilter f = new GameObject("o").AddComponent<MeshFilter>();
            f.sharedMesh = m;
            Check(f.sharedMesh == m, f.mesh.name.Length); // => True 9
        }
    }

    public static void MoreMeshes()
    {
        { // indices beyond 16 bits
            Mesh m = new Mesh();
            m.indexFormat = UnityEngine.Rendering.IndexFormat.UInt32; m.vertices = new Vector3[70000];
            m.triangles = new[] { 0, 1, 69999 };
            Check(m.triangles[2], m.indexFormat); // => 69999 UInt32
        }
        {
            Mesh m = new Mesh();
            m.vertices = new Vector3[3];
            NativeArray<ushort> a = new NativeArray<ushort>(new ushort[] { 2, 1, 0 }, Allocator.Temp);
            m.SetIndices(a, MeshTopology.Triangles, 0); a.Dispose();
            Check(m.triangles); // => 2,1,0
        }
        { // native vertices and colours
            Mesh m = new Mesh();
            NativeArray<Vector3> v = new NativeArray<Vector3>(new[] { Vector3.one, Vector3.up }, Allocator.Temp);
            m.SetVertices(v);
            NativeArray<Color32> c = new NativeArray<Color32>(new[] { new Color32(1, 2, 3, 4),
                new Color32(5, 6, 7, 8) }, Allocator.Temp);
            m.SetColors(c);
            NativeArray<Vector2> u = new NativeArray<Vector2>(new[] { Vector2.up, Vector2.right }, Allocator.Temp);
            m.SetUVs(0, u); v.Dispose(); c.Dispose(); u.Dispose();
            Check(m.vertexCount, m.colors32[1], N(m.uv[0])); // => 2 RGBA(5, 6, 7, 8) 0,1
        }
        { // parts by description
            Mesh m = new Mesh();
            m.vertices = new Vector3[6]; m.triangles = new[] { 0, 1, 2, 3, 4, 5 };
            m.SetSubMeshes(
                new[] { new UnityEngine.Rendering.SubMeshDescriptor(0, 3),
                    new UnityEngine.Rendering.SubMeshDescriptor(3, 3) });
            Check(m.subMeshCount, string.Join(",", m.GetTriangles(1).Select(i => i.ToString()).ToArray()));
            // => 2 3,4,5
        }
        { // fewer parts lose their triangles
            Mesh m = new Mesh();
            m.vertices = new Vector3[6]; m.subMeshCount = 2; m.SetTriangles(new[] { 0, 1, 2 }, 0);
            m.SetTriangles(new[] { 3, 4, 5 }, 1); m.subMeshCount = 1;
            Check(m.triangles.Length); // => 3
        }
        // a part beyond
        Check(Thrown(() => new Mesh().GetSubMesh(3)), Logged(() =>
        {
            Mesh m = new Mesh(); m.vertices = new Vector3[3];
            m.SetTriangles(new[] { 0, 1, 2 }, 4);
        }).StartsWith("Error: Failed setting triangles. Submesh index is out of bounds"));
        // => IndexOutOfRangeException True
        { // normals of a square
            Mesh m = new Mesh { vertices = new[] { Vector3.zero, Vector3.forward, new Vector3(1, 0, 1),
                Vector3.right }, triangles = new[] { 0, 1, 2, 0, 2, 3 } };
            m.RecalculateNormals();
            Check(m.normals.All(n => n == Vector3.up), N(m.bounds.center)); // => True 0.5,0,0.5
        }
        { // four colours
            Mesh m = Flat();
            m.colors32 = new[] { new Color32(255, 0, 0, 255), new Color32(0, 51, 0, 255), new Color32() };
            Check(m.colors[1].g.ToString("F1"), m.colors.Length); // => 0.2 3
        }
        { // other coordinates
            Mesh m = Flat();
            m.uv2 = new[] { Vector2.one, Vector2.zero, Vector2.up };
            m.SetUVs(3, new List<Vector3> { Vector3.one, Vector3.up, Vector3.forward });
            List<Vector3> l = new List<Vector3>();
            m.GetUVs(3, l);
            Check(N(m.uv2[0]), N(l[2]), N(m.uv4[1])); // => 1,1 0,0,1 0,1
        }
        {
            Mesh m = Flat();
            m.AddBlendShapeFrame("smile", 100, new Vector3[3], null, null);
            Check(m.blendShapeCount, m.GetBlendShapeName(0), m.GetBlendShapeIndex("smile"),
                m.GetBlendShapeIndex("no"), m.GetBlendShapeFrameWeight(0, 0), m.GetBlendShapeFrameCount(0));
            // => 1 smile 0 -1 100 1
        }
        { // a cleared mesh keeps its name
            Mesh m = Flat();
            m.name = "n"; m.Clear();
            Check(m.name + m.vertexCount + N(m.bounds.size)); // => n00,0,0
        }
        {
            Mesh a = Flat();
            a.RecalculateNormals();
            Mesh m = new Mesh();
            m.CombineMeshes(
                new[] { new CombineInstance { mesh = a, transform = Matrix4x4.Rotate(Quaternion.Euler(90, 0, 0)) } });
            Check(N(m.normals[0]), N(m.bounds.size)); // => 0,1,0 2,0,1
        }
        { // a mesh that is no longer readable
            Mesh m = Flat();
            m.UploadMeshData(true);
            Check(m.isReadable, m.vertexCount); // => False 3
        }
        // the editor's own
        Check(GameObject.CreatePrimitive(PrimitiveType.Quad).GetComponent<MeshFilter>().sharedMesh.vertexCount,
            N(GameObject.CreatePrimitive(PrimitiveType.Sphere).GetComponent<MeshFilter>().sharedMesh.bounds.size),
            N(GameObject.CreatePrimitive(PrimitiveType.Capsule).GetComponent<MeshFilter>().sharedMesh.bounds.size),
            N(GameObject.CreatePrimitive(PrimitiveType.Plane).GetComponent<MeshFilter>().sharedMesh.bounds.size));
        // => 4 1,1,1 1,2,1 10,0,10
    }

    public static void Primitives()
    {
        // order of components
        Check(GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponents<Component>()
            .Select(c => c.GetType().Name)); // => Transform,MeshFilter,BoxCollider,MeshRenderer
        Check(GameObject.CreatePrimitive(PrimitiveType.Plane).GetComponents<Component>()
            .Select(c => c.GetType().Name)); // => Transform,MeshFilter,MeshCollider,MeshRenderer
        Check(Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>()
            .Select(t => GameObject.CreatePrimitive(t).name)); // => Sphere,Capsule,Cylinder,Cube,Plane,Quad
        Check(Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>()
            .Select(t => GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh.name));
        // => Sphere,Capsule,Cylinder,Cube,Plane,Quad
        Check(GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>().mesh.name); // => Cube Instance
        // an instance has the vertices
        Check(GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>().mesh.vertices.Length); // => 24
        // vertices
        Check(Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>()
            .Select(t => GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh.vertexCount));
        // => 515,550,88,24,121,4
        // vertices as an array
        Check(Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>()
            .Select(t => GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh.vertices.Length));
        // => 515,550,88,24,121,4
        // indices
        Check(Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>()
            .Select(t => GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh.triangles.Length));
        // => 2304,2496,240,36,600,6
        Check(Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>()
            .All(t =>
            {
                Mesh m = GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh;
                return m.normals.Length == m.vertexCount && m.uv.Length == m.vertexCount
                    && m.normals.All(n => Mathf.Abs(n.magnitude - 1) < 1e-4f);
            })); // => True
        // faces look outwards
        Check(Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>().All(t =>
        {
            Mesh m = GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh;
            int[] f = m.triangles; Vector3[] v = m.vertices; Vector3[] n = m.normals;
            for (int i = 0; i < f.Length; i += 3)
            {
                if (Vector3.Dot(Vector3.Cross(v[f[i + 1]] - v[f[i]], v[f[i + 2]] - v[f[i]]),
                    n[f[i]] + n[f[i + 1]] + n[f[i + 2]]) <= 0) { return false; }
            }
            return true;
        })); // => True
        Check(Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>()
            .Select(t => GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh.bounds.size.ToString(
                "F0"))); // => (1, 1, 1),(1, 2, 1),(1, 2, 1),(1, 1, 1),(10, 0, 10),(1, 1, 0)
        // vertices fill the bounds
        Check(Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>().All(t =>
        {
            Mesh m = GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh;
            Bounds b = new Bounds(m.vertices[0], Vector3.zero);
            foreach (Vector3 v in m.vertices) { b.Encapsulate(v); }
            return (b.size - m.bounds.size).magnitude < 1e-4f && b.center.magnitude < 1e-4f;
        })); // => True
        // the cube's first corner
        Check(GameObject.CreatePrimitive(PrimitiveType.Cube)
            .GetComponent<MeshFilter>().sharedMesh.vertices[0].ToString("F1")); // => (0.5, -0.5, 0.5)
        // the cube's first triangles
        Check(GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>().sharedMesh.triangles.Take(6));
        // => 0,2,3,0,3,1
        {
            Mesh m = GameObject.CreatePrimitive(PrimitiveType.Quad).GetComponent<MeshFilter>().sharedMesh;
            Check(string.Join(" ", m.vertices.Select(v => v.x + "," + v.y).ToArray()), Show(m.triangles),
                m.normals[0].z); // => -0.5,-0.5 0.5,-0.5 -0.5,0.5 0.5,0.5 0,3,1,3,0,2 -1
        }
        {
            BoxCollider b = GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<BoxCollider>();
            CapsuleCollider c = GameObject.CreatePrimitive(PrimitiveType.Capsule).GetComponent<CapsuleCollider>();
            SphereCollider s = GameObject.CreatePrimitive(PrimitiveType.Sphere).GetComponent<SphereCollider>();
            Check(b.size.x, c.height, c.radius, c.direction, s.radius); // => 1 2 0.5 1 0.5
        }
        Check(GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshRenderer>().sharedMaterial.name);
        // => Default-Material
        { // arrays are copies
            Mesh m = GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>().sharedMesh;
            m.vertices[0] = Vector3.zero;
            Check(m.vertices[0] != Vector3.zero); // => True
        }
        { // an instance stays
            MeshFilter f = GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>();
            Check(f.mesh == f.mesh && f.mesh == f.sharedMesh); // => True
        }
        { // an instance is one's own
            MeshFilter f = GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>();
            f.mesh.Clear(); f.mesh.vertices = new Vector3[3];
            Check(GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>().sharedMesh.vertexCount,
                f.mesh.vertexCount); // => 24 3
        }
        // a filter without a mesh makes one
        Check(new GameObject("f").AddComponent<MeshFilter>().mesh != null); // => True
        { // a mesh that was set is not copied
            Mesh m = new Mesh(); MeshFilter f = new GameObject("f").AddComponent<MeshFilter>();
            f.mesh = m;
            Check(f.mesh == m); // => True
        }
        { // Instantiate copies vertices
            Mesh m = new Mesh { name = "own", vertices = new[] { Vector3.one } };
            Mesh c = Object.Instantiate(m);
            Check(c.name + c.vertexCount + c.vertices.Length); // => own(Clone)11
        }
        // all share a mesh
        Check(GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>().sharedMesh
            == GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>().sharedMesh); // => True
    }

    public static void Drawn()
    {
        { // vertices become a mesh
            UnityEngine.UI.VertexHelper h = new UnityEngine.UI.VertexHelper();
            for (int i = 0; i < 4; i++)
            {
                h.AddVert(new Vector3(i % 2, i / 2), new Color32(1, 2, 3, 4), new Vector4(i, 0, 7, 8));
            }
            h.AddTriangle(0, 2, 3); h.AddTriangle(3, 1, 0);
            Mesh m = new Mesh();
            h.FillMesh(m);
            List<Vector4> uv = new List<Vector4>();
            m.GetUVs(0, uv);
            Check(m.vertexCount, m.triangles.Length, m.colors32[3].b, uv[2], m.bounds.size, m.normals[0]);
            // => 4 6 3 (2.00, 0.00, 7.00, 8.00) (1.00, 1.00, 0.00) (0.00, 0.00, -1.00)
        }
        { // and are read from one
            Mesh m = new Mesh();
            m.vertices = new[] { Vector3.zero, Vector3.up, Vector3.right }; m.triangles = new[] { 0, 1, 2 };
            m.uv = new[] { Vector2.zero, Vector2.up, Vector2.one };
            UnityEngine.UI.VertexHelper h = new UnityEngine.UI.VertexHelper(m); UIVertex v = new UIVertex();
            h.PopulateUIVertex(ref v, 2);
            Check(h.currentVertCount, h.currentIndexCount, v.position, v.uv0, v.normal);
            // => 3 3 (1.00, 0.00, 0.00) (1.00, 1.00, 0.00, 0.00) (0.00, 0.00, 0.00)
        }
    }
}
