using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public enum PhysicMaterialCombine
    {
        Average = 0,
        Multiply = 1,
        Minimum = 2,
        Maximum = 3
    }

    public partial class PhysicMaterial : Object
    {
        private static readonly int s_DynamicFriction = Native.Slot("UnityEngine.PhysicMaterial", "dynamicFriction");
        private static readonly int s_StaticFriction = Native.Slot("UnityEngine.PhysicMaterial", "staticFriction");
        private static readonly int s_Bounciness = Native.Slot("UnityEngine.PhysicMaterial", "bounciness");
        private static readonly int s_FrictionCombine = Native.Slot("UnityEngine.PhysicMaterial", "frictionCombine");
        private static readonly int s_BounceCombine = Native.Slot("UnityEngine.PhysicMaterial", "bounceCombine");

        public float dynamicFriction
        {
            get { return Native.GetFloat(Ptr, s_DynamicFriction); }
            set { Native.SetFloat(Ptr, s_DynamicFriction, value); }
        }

        public float staticFriction
        {
            get { return Native.GetFloat(Ptr, s_StaticFriction); }
            set { Native.SetFloat(Ptr, s_StaticFriction, value); }
        }

        public float bounciness
        {
            get { return Native.GetFloat(Ptr, s_Bounciness); }
            set { Native.SetFloat(Ptr, s_Bounciness, value); }
        }

        public PhysicMaterialCombine frictionCombine
        {
            get { return (PhysicMaterialCombine)Native.GetInt(Ptr, s_FrictionCombine); }
            set { Native.SetInt(Ptr, s_FrictionCombine, (int)value); }
        }

        public PhysicMaterialCombine bounceCombine
        {
            get { return (PhysicMaterialCombine)Native.GetInt(Ptr, s_BounceCombine); }
            set { Native.SetInt(Ptr, s_BounceCombine, (int)value); }
        }

        public PhysicMaterial() : this("")
        {
        }

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

        private static readonly int s_Enabled = Native.Slot("UnityEngine.Collider", "m_Enabled");
        private static readonly int s_IsTrigger = Native.Slot("UnityEngine.Collider", "m_IsTrigger");
        private static readonly int s_SharedMaterial = Native.Slot("UnityEngine.Collider", "m_Material");
        private static readonly int s_ContactOffset = Native.Slot("UnityEngine.Collider", "m_ContactOffset");
        private static readonly int s_HasModifiableContacts = Native.Slot("UnityEngine.Collider", "m_HasModifiableContacts");
        private static readonly int s_ProvidesContacts = Native.Slot("UnityEngine.Collider", "m_ProvidesContacts");
        private static readonly int s_IncludeLayers = Native.Slot("UnityEngine.Collider", "m_IncludeLayers");
        private static readonly int s_ExcludeLayers = Native.Slot("UnityEngine.Collider", "m_ExcludeLayers");
        private static readonly int s_LayerOverridePriority = Native.Slot("UnityEngine.Collider", "m_LayerOverridePriority");

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

        public bool isTrigger
        {
            get { return Native.GetInt(Ptr, s_IsTrigger) != 0; }
            set { Native.SetInt(Ptr, s_IsTrigger, value ? 1 : 0); }
        }

        public PhysicMaterial sharedMaterial
        {
            get { return Native.GetObject(Ptr, s_SharedMaterial) as PhysicMaterial; }
            set { Native.SetObject(Ptr, s_SharedMaterial, value); }
        }

        public float contactOffset
        {
            get { return Native.GetFloat(Ptr, s_ContactOffset); }
            set { Native.SetFloat(Ptr, s_ContactOffset, value); }
        }

        public bool hasModifiableContacts
        {
            get { return Native.GetInt(Ptr, s_HasModifiableContacts) != 0; }
            set { Native.SetInt(Ptr, s_HasModifiableContacts, value ? 1 : 0); }
        }

        public bool providesContacts
        {
            get { return Native.GetInt(Ptr, s_ProvidesContacts) != 0; }
            set { Native.SetInt(Ptr, s_ProvidesContacts, value ? 1 : 0); }
        }

        public LayerMask includeLayers
        {
            get { return Native.GetInt(Ptr, s_IncludeLayers); }
            set { Native.SetInt(Ptr, s_IncludeLayers, value); }
        }

        public LayerMask excludeLayers
        {
            get { return Native.GetInt(Ptr, s_ExcludeLayers); }
            set { Native.SetInt(Ptr, s_ExcludeLayers, value); }
        }

        public int layerOverridePriority
        {
            get { return Native.GetInt(Ptr, s_LayerOverridePriority); }
            set { Native.SetInt(Ptr, s_LayerOverridePriority, value); }
        }

        public PhysicMaterial material
        {
            get { return sharedMaterial; }
            set { sharedMaterial = value; }
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
            foreach (RaycastHit hit in Physics.RaycastAll(ray, maxDistance, Physics.AllLayers, QueryTriggerInteraction.Collide))
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

        private static readonly int s_Center = Native.Slot("UnityEngine.BoxCollider", "m_Center");
        private static readonly int s_Size = Native.Slot("UnityEngine.BoxCollider", "m_Size");

        public Vector3 center
        {
            get { return Values.GetVector(Ptr, s_Center); }
            set { Values.SetVector(Ptr, s_Center, value); }
        }

        public Vector3 size
        {
            get { return Values.GetVector(Ptr, s_Size); }
            set { Values.SetVector(Ptr, s_Size, value); }
        }

        internal override Vector3 Closest(Vector3 position)
        {
            Place at = Seen;
            Vector3 middle = at.Of(center), scale = at.scale;
            Vector3 half = new Vector3(Mathf.Abs(size.x * scale.x), Mathf.Abs(size.y * scale.y), Mathf.Abs(size.z * scale.z)) / 2;
            Vector3 local = Quaternion.Inverse(at.rotation) * (position - middle);
            return middle + at.rotation * Vector3.Max(-half, Vector3.Min(half, local));
        }
    }

    public class SphereCollider : Collider
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

        private static readonly int s_Center = Native.Slot("UnityEngine.SphereCollider", "m_Center");
        private static readonly int s_Radius = Native.Slot("UnityEngine.SphereCollider", "m_Radius");

        public Vector3 center
        {
            get { return Values.GetVector(Ptr, s_Center); }
            set { Values.SetVector(Ptr, s_Center, value); }
        }

        public float radius
        {
            get { return Native.GetFloat(Ptr, s_Radius); }
            set { Native.SetFloat(Ptr, s_Radius, value); }
        }

        internal override Vector3 Closest(Vector3 position)
        {
            Place at = Seen;
            Vector3 middle = at.Of(center), scale = at.scale;
            float wide = radius * Mathf.Max(Mathf.Abs(scale.x), Mathf.Abs(scale.y), Mathf.Abs(scale.z));
            return middle + Vector3.ClampMagnitude(position - middle, wide);
        }
    }

    public class CapsuleCollider : Collider
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

        private static readonly int s_Center = Native.Slot("UnityEngine.CapsuleCollider", "m_Center");
        private static readonly int s_Radius = Native.Slot("UnityEngine.CapsuleCollider", "m_Radius");
        private static readonly int s_Height = Native.Slot("UnityEngine.CapsuleCollider", "m_Height");
        private static readonly int s_Direction = Native.Slot("UnityEngine.CapsuleCollider", "m_Direction");

        public Vector3 center
        {
            get { return Values.GetVector(Ptr, s_Center); }
            set { Values.SetVector(Ptr, s_Center, value); }
        }

        public float radius
        {
            get { return Native.GetFloat(Ptr, s_Radius); }
            set { Native.SetFloat(Ptr, s_Radius, value); }
        }

        public float height
        {
            get { return Native.GetFloat(Ptr, s_Height); }
            set { Native.SetFloat(Ptr, s_Height, value); }
        }

        public int direction
        {
            get { return Native.GetInt(Ptr, s_Direction); }
            set { Native.SetInt(Ptr, s_Direction, value); }
        }

        internal override Vector3 Closest(Vector3 position) => ClosestOfCapsule(position, center, radius, height, direction);
    }

    [Flags]
    public enum MeshColliderCookingOptions
    {
        None = 0,
        CookForFasterSimulation = 2,
        EnableMeshCleaning = 4,
        WeldColocatedVertices = 8,
        UseFastMidphase = 16
    }

    public partial class MeshCollider : Collider
    {
        internal override void Fit()
        {
            sharedMesh = MeshBeside();
        }

        private static readonly int s_SharedMesh = Native.Slot("UnityEngine.MeshCollider", "m_Mesh");
        private static readonly int s_Convex = Native.Slot("UnityEngine.MeshCollider", "m_Convex");
        private static readonly int s_CookingOptions = Native.Slot("UnityEngine.MeshCollider", "m_CookingOptions");

        public Mesh sharedMesh
        {
            get { return Native.GetObject(Ptr, s_SharedMesh) as Mesh; }
            set { Native.SetObject(Ptr, s_SharedMesh, value); }
        }

        public bool convex
        {
            get { return Native.GetInt(Ptr, s_Convex) != 0; }
            set { Native.SetInt(Ptr, s_Convex, value ? 1 : 0); }
        }

        public MeshColliderCookingOptions cookingOptions
        {
            get { return (MeshColliderCookingOptions)Native.GetInt(Ptr, s_CookingOptions); }
            set { Native.SetInt(Ptr, s_CookingOptions, (int)value); }
        }
    }

    [Flags]
    public enum CollisionFlags
    {
        None = 0,
        Sides = 1,
        CollidedSides = 1,
        Above = 2,
        CollidedAbove = 2,
        Below = 4,
        CollidedBelow = 4
    }

    /// <summary>Moves as it is told; nothing stops it.</summary>
    public class CharacterController : Collider
    {
        private static readonly int s_Velocity = Native.Slot("UnityEngine.CharacterController", "m_Velocity");
        private static readonly int s_CollisionFlags = Native.Slot("UnityEngine.CharacterController", "m_CollisionFlags");
        private static readonly int s_Center = Native.Slot("UnityEngine.CharacterController", "m_Center");
        private static readonly int s_Radius = Native.Slot("UnityEngine.CharacterController", "m_Radius");
        private static readonly int s_Height = Native.Slot("UnityEngine.CharacterController", "m_Height");
        private static readonly int s_SlopeLimit = Native.Slot("UnityEngine.CharacterController", "m_SlopeLimit");
        private static readonly int s_StepOffset = Native.Slot("UnityEngine.CharacterController", "m_StepOffset");
        private static readonly int s_SkinWidth = Native.Slot("UnityEngine.CharacterController", "m_SkinWidth");
        private static readonly int s_MinMoveDistance = Native.Slot("UnityEngine.CharacterController", "m_MinMoveDistance");
        private static readonly int s_DetectCollisions = Native.Slot("UnityEngine.CharacterController", "m_DetectCollisions");
        private static readonly int s_EnableOverlapRecovery = Native.Slot("UnityEngine.CharacterController", "m_EnableOverlapRecovery");

        public Vector3 center
        {
            get { return Values.GetVector(Ptr, s_Center); }
            set { Values.SetVector(Ptr, s_Center, value); }
        }

        public float radius
        {
            get { return Native.GetFloat(Ptr, s_Radius); }
            set { Native.SetFloat(Ptr, s_Radius, value); }
        }

        public float height
        {
            get { return Native.GetFloat(Ptr, s_Height); }
            set { Native.SetFloat(Ptr, s_Height, value); }
        }

        public float slopeLimit
        {
            get { return Native.GetFloat(Ptr, s_SlopeLimit); }
            set { Native.SetFloat(Ptr, s_SlopeLimit, value); }
        }

        public float stepOffset
        {
            get { return Native.GetFloat(Ptr, s_StepOffset); }
            set { Native.SetFloat(Ptr, s_StepOffset, value); }
        }

        public float skinWidth
        {
            get { return Native.GetFloat(Ptr, s_SkinWidth); }
            set { Native.SetFloat(Ptr, s_SkinWidth, value); }
        }

        public float minMoveDistance
        {
            get { return Native.GetFloat(Ptr, s_MinMoveDistance); }
            set { Native.SetFloat(Ptr, s_MinMoveDistance, value); }
        }

        public bool detectCollisions
        {
            get { return Native.GetInt(Ptr, s_DetectCollisions) != 0; }
            set { Native.SetInt(Ptr, s_DetectCollisions, value ? 1 : 0); }
        }

        public bool enableOverlapRecovery
        {
            get { return Native.GetInt(Ptr, s_EnableOverlapRecovery) != 0; }
            set { Native.SetInt(Ptr, s_EnableOverlapRecovery, value ? 1 : 0); }
        }

        public Vector3 velocity => Values.GetVector(Ptr, s_Velocity);
        public CollisionFlags collisionFlags => (CollisionFlags)Native.GetInt(Ptr, s_CollisionFlags);
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

        public Collision()
        {
        }

        internal Collision(Collider collider)
        {
            m_Collider = collider;
        }

        public Collider collider => m_Collider;
        public GameObject gameObject => m_Collider ? m_Collider.gameObject : null;
        public Transform transform => m_Collider ? m_Collider.transform : null;
        public Rigidbody rigidbody => m_Collider ? m_Collider.attachedRigidbody : null;
        public Vector3 relativeVelocity => Vector3.zero;
        public Vector3 impulse => Vector3.zero;
        public int contactCount => 0;
        public ContactPoint[] contacts => new ContactPoint[0];

        public ContactPoint GetContact(int index)
        {
            throw new ArgumentOutOfRangeException("index");
        }

        public int GetContacts(ContactPoint[] contacts) => 0;
        public int GetContacts(List<ContactPoint> contacts) => 0;
    }

    public struct ContactPoint
    {
        internal Vector3 m_Point;
        internal Vector3 m_Normal;
        internal Vector3 m_Impulse;
        internal int m_ThisColliderInstanceID;
        internal int m_OtherColliderInstanceID;
        internal float m_Separation;

        public Vector3 point => m_Point;
        public Vector3 normal => m_Normal;
        public Vector3 impulse => m_Impulse;
        public Collider thisCollider => Native.ObjectById(m_ThisColliderInstanceID) as Collider;
        public Collider otherCollider => Native.ObjectById(m_OtherColliderInstanceID) as Collider;
        public float separation => m_Separation;
    }

    public class ControllerColliderHit
    {
        private CharacterController m_Controller;
        private Collider m_Collider;
        private Vector3 m_Point, m_Normal, m_MoveDirection;
        private float m_MoveLength;

        public CharacterController controller => m_Controller;
        public Collider collider => m_Collider;
        public Rigidbody rigidbody => m_Collider.attachedRigidbody;
        public GameObject gameObject => m_Collider.gameObject;
        public Transform transform => m_Collider.transform;
        public Vector3 point => m_Point;
        public Vector3 normal => m_Normal;
        public Vector3 moveDirection => m_MoveDirection;
        public float moveLength => m_MoveLength;
    }
}
