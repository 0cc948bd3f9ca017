using System;

namespace UnityEngine
{
    /// <summary>GameObject.CreatePrimitive. Colliders are another assembly's, hence by name.</summary>
    internal static class Primitives
    {
        private const int DefaultMaterial = 10303;

        internal static GameObject Make(PrimitiveType type)
        {
            GameObject o = new GameObject(type.ToString());
            Mesh mesh = Native.EditorAsset(MeshOf(type)) as Mesh;
            o.AddComponent<MeshFilter>().sharedMesh = mesh;
            Type collider = TypeMaker.Find(ColliderOf(type));
            if (collider != null)
            {
                SetMesh(o.AddComponent(collider), mesh);
            }
            o.AddComponent<MeshRenderer>().sharedMaterial = Native.EditorAsset(DefaultMaterial) as Material;
            return o;
        }

        private static int MeshOf(PrimitiveType type)
        {
            switch (type)
            {
                case PrimitiveType.Sphere: return 10207;
                case PrimitiveType.Capsule: return 10208;
                case PrimitiveType.Cylinder: return 10206;
                case PrimitiveType.Cube: return 10202;
                case PrimitiveType.Plane: return 10209;
                default: return 10210;
            }
        }

        private static string ColliderOf(PrimitiveType type)
        {
            switch (type)
            {
                case PrimitiveType.Sphere: return "UnityEngine.SphereCollider";
                case PrimitiveType.Capsule:
                case PrimitiveType.Cylinder: return "UnityEngine.CapsuleCollider";
                case PrimitiveType.Cube: return "UnityEngine.BoxCollider";
                default: return "UnityEngine.MeshCollider";
            }
        }

        private static void SetMesh(Component collider, Mesh mesh)
        {
            System.Reflection.PropertyInfo property = collider.GetType().GetProperty("sharedMesh");
            if (property != null)
            {
                property.SetValue(collider, mesh, null);
            }
        }
    }
}
