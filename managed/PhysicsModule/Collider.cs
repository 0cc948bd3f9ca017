using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public partial class PhysicMaterial : Object
    {
        public PhysicMaterial(string name)
        {
            Native.NewAsset(this, name);
        }
    }

    /// <summary>Rays hit it, see Physics; nothing moves or collides.</summary>
    public partial class Collider : Component
    {
        internal Mesh MeshBeside()
        {
            MeshFilter filter = GetComponent<MeshFilter>();
            return filter ? filter.sharedMesh : null;
        }

        public bool enabled
        {
            get { return Native.GetInt(Ptr, s_Enabled) != 0; }
            set
            {
                Native.SetInt(Ptr, s_Enabled, value ? 1 : 0);
                Native.PlaceCollider(Ptr);
            }
        }

        /// <summary>Of its object, as physics sees it.</summary>
        internal struct Place
        {
            internal Vector3 position, scale;
            internal Quaternion rotation;

            internal Vector3 Of(Vector3 local) => position + rotation * Vector3.Scale(scale, local);
        }

        internal Place Seen
        {
            get
            {
                Place at;
                Native.GetColliderPlace(Ptr, out at.position, out at.rotation, out at.scale);
                return at;
            }
        }

        /// <summary>Empty while it is switched off.</summary>
        public Bounds bounds => enabled && gameObject.activeInHierarchy ? Values.GetBounds(this) : new Bounds();
        public Rigidbody attachedRigidbody => GetComponentInParent<Rigidbody>(true);

        /// <summary>Itself if it is inside; of a mesh, on the box that is around it.</summary>
        public Vector3 ClosestPoint(Vector3 position) => Closest(position);
        public Vector3 ClosestPointOnBounds(Vector3 position) => bounds.ClosestPoint(position);

        internal virtual Vector3 Closest(Vector3 position) => bounds.ClosestPoint(position);

        /// <summary>The same of a capsule; its axis is x, y or z by number.</summary>
        internal Vector3 ClosestOfCapsule(Vector3 position, Vector3 center, float radius, float height, int axis)
        {
            Place at = Seen;
            Vector3 scale = at.scale, along = Vector3.zero;
            along[axis % 3] = 1;
            float wide = Mathf.Max(Mathf.Abs(scale[(axis + 1) % 3]), Mathf.Abs(scale[(axis + 2) % 3])) * radius;
            float half = Mathf.Max(Mathf.Abs(scale[axis % 3]) * height / 2 - wide, 0);
            Vector3 middle = at.Of(center), way = at.rotation * along;
            Vector3 core = middle + way * Mathf.Clamp(Vector3.Dot(position - middle, way), -half, half);
            return core + Vector3.ClampMagnitude(position - core, wide);
        }

        public bool Raycast(Ray ray, out RaycastHit hitInfo, float maxDistance)
        {
            foreach (RaycastHit hit in Physics.RaycastAll(ray, maxDistance, Physics.AllLayers,
                QueryTriggerInteraction.Collide))
            {
                if (hit.colliderInstanceID == GetInstanceID())
                {
                    hitInfo = hit;
                    return true;
                }
            }
            hitInfo = new RaycastHit();
            return false;
        }
    }

    public partial class BoxCollider : Collider
    {
        internal override void Fit()
        {
            Mesh mesh = MeshBeside();
            if (mesh)
            {
                center = mesh.bounds.center;
                size = mesh.bounds.size;
            }
        }

        internal override Vector3 Closest(Vector3 position)
        {
            Place at = Seen;
            Vector3 middle = at.Of(center), scale = at.scale;
            Vector3 half =
                new Vector3(Mathf.Abs(size.x * scale.x), Mathf.Abs(size.y * scale.y), Mathf.Abs(size.z * scale.z)) / 2;
            Vector3 local = Quaternion.Inverse(at.rotation) * (position - middle);
            return middle + at.rotation * Vector3.Max(-half, Vector3.Min(half, local));
        }
    }

    public partial class SphereCollider : Collider
    {
        internal override void Fit()
        {
            Mesh mesh = MeshBeside();
            if (mesh)
            {
                center = mesh.bounds.center;
                radius = Mathf.Max(mesh.bounds.extents.x, mesh.bounds.extents.y, mesh.bounds.extents.z);
            }
        }

        internal override Vector3 Closest(Vector3 position)
        {
            Place at = Seen;
            Vector3 middle = at.Of(center), scale = at.scale;
            float wide = radius * Mathf.Max(Mathf.Abs(scale.x), Mathf.Abs(scale.y), Mathf.Abs(scale.z));
            return middle + Vector3.ClampMagnitude(position - middle, wide);
        }
    }

    public partial class CapsuleCollider : Collider
    {
        internal override void Fit()
        {
            Mesh mesh = MeshBeside();
            if (mesh)
            {
                center = mesh.bounds.center;
                height = mesh.bounds.size.y;
                radius = Mathf.Max(mesh.bounds.extents.x, mesh.bounds.extents.z);
            }
        }

        internal override Vector3 Closest(Vector3 position)
            => ClosestOfCapsule(position, center, radius, height, direction);
    }

    public partial class MeshCollider : Collider
    {
        internal override void Fit()
        {
            sharedMesh = MeshBeside();
        }
    }

    /// <summary>Moves as it is told; nothing stops it.</summary>
    public partial class CharacterController : Collider
    {
        public bool isGrounded => (collisionFlags & CollisionFlags.Below) != 0;

        public CollisionFlags Move(Vector3 motion)
        {
            transform.position += motion;
            Native.PlaceCollider(Ptr);
            Values.SetVector(Ptr, s_Velocity, Time.deltaTime > 0 ? motion / Time.deltaTime : Vector3.zero);
            return collisionFlags;
        }

        public bool SimpleMove(Vector3 speed)
        {
            Move(new Vector3(speed.x, 0, speed.z) * Time.deltaTime);
            return isGrounded;
        }

        internal override Vector3 Closest(Vector3 position) => ClosestOfCapsule(position, center, radius, height, 1);
    }

    /// <summary>The argument of OnCollisionEnter and its kin. Nothing collides, so no message brings one.</summary>
    public partial class Collision
    {
        private readonly Collider m_Collider;

        internal Collision(Collider collider)
        {
            m_Collider = collider;
        }
        public GameObject gameObject => m_Collider ? m_Collider.gameObject : null;
        public Transform transform => m_Collider ? m_Collider.transform : null;
        public Rigidbody rigidbody => m_Collider ? m_Collider.attachedRigidbody : null;
        public Vector3 relativeVelocity => Vector3.zero;
        public Vector3 impulse => Vector3.zero;
        public ContactPoint[] contacts => new ContactPoint[0];

        public ContactPoint GetContact(int index)
        {
            throw new ArgumentOutOfRangeException("index");
        }
    }

    public partial struct ContactPoint
    {
        internal Vector3 m_Point;
        internal Vector3 m_Normal;
        internal Vector3 m_Impulse;
        internal int m_ThisColliderInstanceID;
        internal int m_OtherColliderInstanceID;
        internal float m_Separation;
        public Collider thisCollider => Native.ObjectById(m_ThisColliderInstanceID) as Collider;
        public Collider otherCollider => Native.ObjectById(m_OtherColliderInstanceID) as Collider;
    }

    public partial class ControllerColliderHit
    {
        private CharacterController m_Controller;
        private Collider m_Collider;
        private Vector3 m_Point, m_Normal, m_MoveDirection;
        private float m_MoveLength;
        public Rigidbody rigidbody => m_Collider.attachedRigidbody;
        public GameObject gameObject => m_Collider.gameObject;
        public Transform transform => m_Collider.transform;
    }
}
