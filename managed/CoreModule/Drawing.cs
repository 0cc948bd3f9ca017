using System.Collections.Generic;

namespace UnityEngine
{

    /// <summary>What overrides a renderer's material; kept, not drawn.</summary>
    public sealed partial class MaterialPropertyBlock
    {
        private Dictionary<string, object> m_Values = new Dictionary<string, object>();

        public bool isEmpty => m_Values.Count == 0;

        public void Clear()
        {
            m_Values.Clear();
        }

        private T Get<T>(string name)
        {
            object value;
            return m_Values.TryGetValue(name, out value) && value is T ? (T)value : default(T);
        }

        public float GetFloat(string name) => Get<float>(name);
        public float GetFloat(int nameID) => Get<float>(Shader.NameOf(nameID));
        public int GetInt(string name) => (int)Get<float>(name);
        public int GetInt(int nameID) => (int)Get<float>(Shader.NameOf(nameID));
        public Vector4 GetVector(string name) => Get<Vector4>(name);
        public Vector4 GetVector(int nameID) => Get<Vector4>(Shader.NameOf(nameID));
        public Color GetColor(string name) => Get<Vector4>(name);
        public Color GetColor(int nameID) => Get<Vector4>(Shader.NameOf(nameID));
        public Texture GetTexture(string name) => Get<Texture>(name);
        public Texture GetTexture(int nameID) => Get<Texture>(Shader.NameOf(nameID));

        public void SetFloat(string name, float value)
        {
            m_Values[name] = value;
        }

        public void SetFloat(int nameID, float value)
        {
            m_Values[Shader.NameOf(nameID)] = value;
        }

        public void SetInt(string name, int value)
        {
            m_Values[name] = (float)value;
        }

        public void SetInt(int nameID, int value)
        {
            m_Values[Shader.NameOf(nameID)] = (float)value;
        }

        public void SetVector(string name, Vector4 value)
        {
            m_Values[name] = value;
        }

        public void SetVector(int nameID, Vector4 value)
        {
            m_Values[Shader.NameOf(nameID)] = value;
        }

        public void SetColor(string name, Color value)
        {
            m_Values[name] = (Vector4)value;
        }

        public void SetColor(int nameID, Color value)
        {
            m_Values[Shader.NameOf(nameID)] = (Vector4)value;
        }

        public void SetTexture(string name, Texture value)
        {
            m_Values[name] = value;
        }

        public void SetTexture(int nameID, Texture value)
        {
            m_Values[Shader.NameOf(nameID)] = value;
        }

        internal void CopyTo(MaterialPropertyBlock other)
        {
            other.m_Values = new Dictionary<string, object>(m_Values);
        }
    }

    public sealed partial class GeometryUtility
    {
        public static Plane[] CalculateFrustumPlanes(Camera camera)
        {
            return CalculateFrustumPlanes(camera.projectionMatrix * camera.worldToCameraMatrix);
        }

        public static void CalculateFrustumPlanes(Camera camera, Plane[] planes)
        {
            CalculateFrustumPlanes(camera).CopyTo(planes, 0);
        }

        public static void CalculateFrustumPlanes(Matrix4x4 worldToProjectionMatrix, Plane[] planes)
        {
            CalculateFrustumPlanes(worldToProjectionMatrix).CopyTo(planes, 0);
        }

        /// <summary>Left, right, bottom, top, near, far; normals point inwards.</summary>
        public static Plane[] CalculateFrustumPlanes(Matrix4x4 worldToProjectionMatrix)
        {
            Plane[] planes = new Plane[6];
            Vector4 last = worldToProjectionMatrix.GetRow(3);
            for (int i = 0; i < 6; i++)
            {
                Vector4 side = last + worldToProjectionMatrix.GetRow(i / 2) * (i % 2 == 0 ? 1 : -1);
                float length = ((Vector3)side).magnitude;
                planes[i] = new Plane((Vector3)side, length > 0 ? side.w / length : 0);
            }
            return planes;
        }

        public static Bounds CalculateBounds(Vector3[] positions, Matrix4x4 transform)
        {
            if (positions == null || positions.Length == 0)
            {
                throw new System.ArgumentException(positions == null ? "positions"
                    : "Zero-sized array is not allowed.");
            }
            Bounds around = new Bounds(transform.MultiplyPoint3x4(positions[0]), Vector3.zero);
            foreach (Vector3 position in positions)
            {
                around.Encapsulate(transform.MultiplyPoint3x4(position));
            }
            return around;
        }

        public static bool TestPlanesAABB(Plane[] planes, Bounds bounds)
        {
            foreach (Plane plane in planes)
            {
                Vector3 n = plane.normal;
                float reach = Vector3.Dot(bounds.extents, new Vector3(Mathf.Abs(n.x), Mathf.Abs(n.y), Mathf.Abs(n.z)));
                if (plane.GetDistanceToPoint(bounds.center) < -reach)
                {
                    return false;
                }
            }
            return true;
        }
    }
}
