using System;

namespace UnityEngine
{
    /// <summary>Where on a mesh a ray has hit: the triangle that is nearest to the point.</summary>
    internal struct MeshHit
    {
        internal int triangle; // -1: no mesh was hit, or one without triangles
        internal Vector3 weights;
        private Mesh m_Mesh;

        internal static MeshHit Find(RaycastHit hit)
        {
            MeshHit found = new MeshHit { triangle = -1 };
            MeshCollider collider = hit.collider as MeshCollider;
            Mesh mesh = collider ? collider.sharedMesh : null;
            if (!mesh)
            {
                return found;
            }
            found.m_Mesh = mesh;
            Vector3 point = collider.transform.InverseTransformPoint(hit.point);
            Vector3[] vertices = mesh.vertices;
            int[] corners = mesh.triangles;
            float nearest = float.PositiveInfinity;
            for (int i = 0; i + 2 < corners.Length; i += 3)
            {
                Vector3 weights =
                    Weigh(point, vertices[corners[i]], vertices[corners[i + 1]], vertices[corners[i + 2]]);
                Vector3 inside = Vector3.Max(weights, Vector3.zero);
                inside /= inside.x + inside.y + inside.z;
                Vector3 at = vertices[corners[i]] * inside.x + vertices[corners[i + 1]] * inside.y
                    + vertices[corners[i + 2]] * inside.z;
                float away = (at - point).sqrMagnitude;
                if (away < nearest)
                {
                    nearest = away;
                    found.triangle = i / 3;
                    found.weights = inside;
                }
            }
            return found;
        }

        private static Vector3 Weigh(Vector3 p, Vector3 a, Vector3 b, Vector3 c)
        {
            Vector3 ab = b - a, ac = c - a, ap = p - a;
            float d00 = Vector3.Dot(ab, ab), d01 = Vector3.Dot(ab, ac), d11 = Vector3.Dot(ac, ac),
                d20 = Vector3.Dot(ap, ab), d21 = Vector3.Dot(ap, ac);
            float area = d00 * d11 - d01 * d01;
            if (area == 0)
            {
                return new Vector3(1, 0, 0);
            }
            float v = (d11 * d20 - d01 * d21) / area, w = (d00 * d21 - d01 * d20) / area;
            return new Vector3(1 - v - w, v, w);
        }

        internal Vector2 At(Func<Mesh, Vector2[]> valuesOf)
        {
            Vector2[] values = triangle < 0 ? null : valuesOf(m_Mesh);
            if (values == null || values.Length != m_Mesh.vertexCount)
            {
                return Vector2.zero;
            }
            int[] corners = m_Mesh.triangles;
            int i = triangle * 3;
            return values[corners[i]] * weights.x + values[corners[i + 1]] * weights.y
                + values[corners[i + 2]] * weights.z;
        }
    }
}
