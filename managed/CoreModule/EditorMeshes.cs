using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>A mesh that is being made. Triangles are turned so that they look where their normals do.</summary>
    internal sealed class MeshMaker
    {
        internal readonly List<Vector3> vertices = new List<Vector3>(), normals = new List<Vector3>();
        internal readonly List<Vector2> uv = new List<Vector2>();
        internal readonly List<int> triangles = new List<int>();

        internal int Add(Vector3 vertex, Vector3 normal, Vector2 at)
        {
            vertices.Add(vertex);
            normals.Add(normal);
            uv.Add(at);
            return vertices.Count - 1;
        }

        internal int Repeat(int vertex, Vector2 at) => Add(vertices[vertex], normals[vertex], at);

        internal void Triangle(int a, int b, int c)
        {
            Vector3 across = Vector3.Cross(vertices[b] - vertices[a], vertices[c] - vertices[a]);
            bool isTurned = Vector3.Dot(across, normals[a] + normals[b] + normals[c]) < 0;
            triangles.AddRange(isTurned ? new[] { a, c, b } : new[] { a, b, c });
        }

        internal void Quad(int a, int b, int c, int d)
        {
            Triangle(a, b, c);
            Triangle(a, c, d);
        }
    }

    /// <summary>
    /// The editor's own meshes, by their numbers in files. Numbers of vertices and triangles, sizes, and
    /// all of the cube and the quad are Unity's; the order of the others' vertices need not be.
    /// </summary>
    internal static class EditorMeshes
    {
        private const int Sides = 20, PlaneCells = 10;

        internal static MeshMaker Make(int fileId)
        {
            switch (fileId)
            {
                case 10202: return Cube();
                case 10206: return Cylinder();
                case 10207: return new RoundMesh(false).made;
                case 10208: return new RoundMesh(true).made;
                case 10209: return Plane();
                case 10210: return Quad();
                default: return null;
            }
        }

        private static MeshMaker Quad()
        {
            MeshMaker made = new MeshMaker();
            for (int i = 0; i < 4; i++)
            {
                Vector2 at = new Vector2(i % 2, i / 2);
                made.Add(at - new Vector2(0.5f, 0.5f), Vector3.back, at);
            }
            made.triangles.AddRange(new[] { 0, 3, 1, 3, 0, 2 });
            return made;
        }

        // Corners by their signs, a letter each: a is (-,-,-), bit 0 is x, bit 1 is y, bit 2 is z.
        private const string Corners = "fehgdcbahgdcbfeaegcabdhf";
        private static readonly int[] s_CubeTriangles =
        {
            0, 2, 3, 0, 3, 1, 8, 4, 5, 8, 5, 9, 10, 6, 7, 10, 7, 11, 12, 13, 14, 12, 14, 15, 16, 17, 18, 16, 18, 19,
                20, 21, 22, 20, 22, 23,
        };

        private static MeshMaker Cube()
        {
            const string faces = "zzzzyybbyybbnnnnxxxxpppp";
            MeshMaker made = new MeshMaker();
            for (int i = 0; i < Corners.Length; i++)
            {
                int bits = Corners[i] - 'a';
                Vector3 corner = new Vector3((bits & 1) - 0.5f, (bits >> 1 & 1) - 0.5f, (bits >> 2 & 1) - 0.5f);
                made.Add(corner, NormalOf(faces[i]), CubeUV(i));
            }
            made.triangles.AddRange(s_CubeTriangles);
            return made;
        }

        private static Vector3 NormalOf(char face)
        {
            switch (face)
            {
                case 'z': return Vector3.forward;
                case 'y': return Vector3.up;
                case 'b': return Vector3.back;
                case 'n': return Vector3.down;
                case 'x': return Vector3.left;
                default: return Vector3.right;
            }
        }

        private static Vector2 CubeUV(int i)
        {
            if (i < 12)
            {
                return new Vector2(i % 2, i / 2 % 2);
            }
            int corner = i % 4;
            return new Vector2(corner / 2, corner == 1 || corner == 2 ? 1 : 0);
        }

        private static MeshMaker Plane()
        {
            const int row = PlaneCells + 1;
            MeshMaker made = new MeshMaker();
            for (int i = 0; i < row * row; i++)
            {
                int x = i % row, z = i / row;
                made.Add(new Vector3(PlaneCells / 2f - x, 0, PlaneCells / 2f - z), Vector3.up,
                    new Vector2(x, z) / PlaneCells);
            }
            for (int i = 0; i < row * PlaneCells; i++)
            {
                if (i % row < PlaneCells)
                {
                    made.Quad(i, i + row, i + row + 1, i + 1);
                }
            }
            return made;
        }

        private static MeshMaker Cylinder()
        {
            MeshMaker made = new MeshMaker();
            for (int i = 0; i <= Sides; i++)
            {
                Vector3 out_ = Around(i);
                int low = made.Add(out_ / 2 + Vector3.down, out_, new Vector2(i / (float)Sides, 0));
                made.Add(out_ / 2 + Vector3.up, out_, new Vector2(i / (float)Sides, 1));
                if (i > 0)
                {
                    made.Quad(low - 2, low - 1, low + 1, low);
                }
            }
            Cap(made, Vector3.down);
            Cap(made, Vector3.up);
            return made;
        }

        /// <summary>A ring and its middle, which is there three times.</summary>
        private static void Cap(MeshMaker made, Vector3 normal)
        {
            const int middles = 3;
            int middle = made.vertices.Count, ring = middle + middles;
            for (int i = 0; i < middles; i++)
            {
                made.Add(normal, normal, new Vector2(0.5f, 0.5f));
            }
            for (int i = 0; i < Sides; i++)
            {
                Vector3 out_ = Around(i);
                made.Add(out_ / 2 + normal, normal, new Vector2(out_.x, out_.z) / 2 + new Vector2(0.5f, 0.5f));
            }
            for (int i = 0; i < Sides; i++)
            {
                made.Triangle(middle + i % middles, ring + i, ring + (i + 1) % Sides);
            }
        }

        private static Vector3 Around(int side)
        {
            double angle = side % Sides * 2 * System.Math.PI / Sides;
            return new Vector3((float)System.Math.Cos(angle), 0, (float)System.Math.Sin(angle));
        }
    }

    /// <summary>
    /// The sphere and the capsule: a cube of 8 by 8 cells a side, blown up. Its vertices are doubled where the
    /// texture's edge is, and more often at the poles; the capsule's also around its waist.
    /// </summary>
    internal sealed class RoundMesh
    {
        private const int Cells = 8, Row = Cells + 1;
        private static readonly Vector3[] s_Faces =
            { Vector3.up, Vector3.down, Vector3.right, Vector3.left, Vector3.forward, Vector3.back };

        internal readonly MeshMaker made = new MeshMaker();
        private readonly bool m_IsCapsule;
        private readonly Dictionary<int, int> m_Seam = new Dictionary<int, int>(), m_Waist = new Dictionary<int, int>();
        private readonly int[] m_Touches = new int[2];
        private readonly List<int>[] m_Poles = { new List<int>(), new List<int>() };

        internal RoundMesh(bool isCapsule)
        {
            m_IsCapsule = isCapsule;
            foreach (Vector3 face in s_Faces)
            {
                AddFace(face);
            }
            Raise();
        }

        private void AddFace(Vector3 face)
        {
            int first = made.vertices.Count;
            // Rows of a side go up, so that its middle row is the waist.
            Vector3 up = face.y != 0 ? Vector3.forward : Vector3.up, side = Vector3.Cross(up, face);
            for (int i = 0; i < Row * Row; i++)
            {
                Vector3 n = (face + side * Bend(i % Row) + up * Bend(i / Row)).normalized;
                made.Add(n / 2, n, UVOf(n));
            }
            for (int i = 0; i < Row * Cells; i++)
            {
                if (i % Row < Cells)
                {
                    AddCell(first + i);
                }
            }
            for (int i = 0; m_IsCapsule && face.y == 0 && i < Cells; i++)
            {
                AddWaist(first + Row * (Cells / 2) + i);
            }
        }

        /// <summary>Equal angles; the ends and the middle are exact.</summary>
        private static float Bend(int cell)
        {
            float t = cell * 2f / Cells - 1;
            return t == 1 || t == -1 || t == 0 ? t : Mathf.Tan(t * Mathf.PI / 4);
        }

        private static Vector2 UVOf(Vector3 n)
        {
            float around = Mathf.Atan2(n.x, n.z) / (2 * Mathf.PI);
            return new Vector2(IsSeam(n) ? 0 : around < 0 ? around + 1
                : around, Mathf.Asin(Mathf.Clamp(n.y, -1, 1)) / Mathf.PI + 0.5f);
        }

        private static bool IsSeam(Vector3 n) => n.z >= 0 && Mathf.Abs(n.x) < 1e-6f;
        private static bool IsPole(Vector3 n) => Mathf.Abs(n.y) > 1 - 1e-6f;

        private void AddCell(int a)
        {
            int b = a + 1, c = a + Row + 1, d = a + Row;
            Vector3 middle = made.normals[a] + made.normals[b] + made.normals[c] + made.normals[d];
            bool isLeft = middle.x < 0, isLow = middle.y < 0;
            // The diagonal goes through a pole, if the cell has one.
            if (IsPole(made.normals[b]) || IsPole(made.normals[d]))
            {
                AddTriangle(d, a, b, isLeft, isLow);
                AddTriangle(d, b, c, isLeft, isLow);
                return;
            }
            AddTriangle(a, b, c, isLeft, isLow);
            AddTriangle(a, c, d, isLeft, isLow);
        }

        private void AddTriangle(int a, int b, int c, bool isLeft, bool isLow)
        {
            made.Triangle(Use(a, isLeft, isLow), Use(b, isLeft, isLow), Use(c, isLeft, isLow));
        }

        /// <summary>The copy of a vertex for this side of the seam, for this half, or for this triangle at a
        /// pole.</summary>
        private int Use(int vertex, bool isLeft, bool isLow)
        {
            Vector3 n = made.normals[vertex];
            if (IsPole(n))
            {
                return UsePole(vertex, n.y > 0 ? 0 : 1);
            }
            if (IsSeam(n) && isLeft)
            {
                vertex = CopyOf(m_Seam, vertex, new Vector2(1, made.uv[vertex].y));
            }
            bool isWaist = m_IsCapsule && Mathf.Abs(n.y) < 1e-6f;
            return isWaist && isLow ? CopyOf(m_Waist, vertex, made.uv[vertex]) : vertex;
        }

        private int CopyOf(Dictionary<int, int> copies, int vertex, Vector2 at)
        {
            int copy;
            if (!copies.TryGetValue(vertex, out copy))
            {
                copy = made.Repeat(vertex, at);
                copies[vertex] = copy;
            }
            return copy;
        }

        private int UsePole(int vertex, int which)
        {
            int most = m_IsCapsule ? 6 : 7, touch = m_Touches[which]++;
            List<int> copies = m_Poles[which];
            if (copies.Count < most)
            {
                copies.Add(touch == 0 ? vertex : made.Repeat(vertex, made.uv[vertex]));
            }
            return copies[touch % most];
        }

        /// <summary>Between the two copies of a cell's edge.</summary>
        private void AddWaist(int a)
        {
            bool isLeft = (made.normals[a] + made.normals[a + 1]).x < 0;
            int high = Use(a, isLeft, false), next = Use(a + 1, isLeft, false), low = Use(a, isLeft, true),
                nextLow = Use(a + 1, isLeft, true);
            Vector3 up = Vector3.up / 2;
            // The triangles are turned by where the vertices are, and these are at the same place until Raise().
            made.vertices[high] += up;
            made.vertices[next] += up;
            made.Quad(high, next, nextLow, low);
            made.vertices[high] -= up;
            made.vertices[next] -= up;
        }

        /// <summary>The halves of a capsule, half a unit each.</summary>
        private void Raise()
        {
            HashSet<int> low = new HashSet<int>(m_Waist.Values);
            for (int i = 0; m_IsCapsule && i < made.vertices.Count; i++)
            {
                bool isLow = low.Contains(i) || made.normals[i].y < -1e-6f;
                made.vertices[i] += isLow ? Vector3.down / 2 : Vector3.up / 2;
            }
        }
    }
}
