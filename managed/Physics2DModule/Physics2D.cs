using System;

namespace UnityEngine
{
    public enum RigidbodyType2D
    {
        Dynamic = 0,
        Kinematic = 1,
        Static = 2
    }

    public enum RigidbodyInterpolation2D
    {
        None = 0,
        Interpolate = 1,
        Extrapolate = 2
    }

    public enum RigidbodySleepMode2D
    {
        NeverSleep = 0,
        StartAwake = 1,
        StartAsleep = 2
    }

    public enum CollisionDetectionMode2D
    {
        [Obsolete("Enum member CollisionDetectionMode2D.None has been deprecated. Use CollisionDetectionMode2D.Discrete instead")]
        None = 0,
        Discrete = 0,
        Continuous = 1
    }

    [Flags]
    public enum RigidbodyConstraints2D
    {
        None = 0,
        FreezePositionX = 1,
        FreezePositionY = 2,
        FreezeRotation = 4,
        FreezePosition = 3,
        FreezeAll = 7
    }

    public enum CapsuleDirection2D
    {
        Vertical = 0,
        Horizontal = 1
    }

    public enum ForceMode2D
    {
        Force = 0,
        Impulse = 1
    }

    /// <summary>
    /// Values: no 2D physics is simulated, and a force changes the velocity alone. There is no class
    /// Physics2D, since a ray that never hits would be a lie.
    /// </summary>
    public sealed partial class Rigidbody2D : Component
    {
        private static readonly int s_BodyType = SlotOf("m_BodyType");
        private static readonly int s_Simulated = SlotOf("m_Simulated");
        private static readonly int s_UseFullKinematicContacts = SlotOf("m_UseFullKinematicContacts");
        private static readonly int s_UseAutoMass = SlotOf("m_UseAutoMass");
        private static readonly int s_Mass = SlotOf("m_Mass");
        private static readonly int s_Drag = SlotOf("m_LinearDrag");
        private static readonly int s_AngularDrag = SlotOf("m_AngularDrag");
        private static readonly int s_GravityScale = SlotOf("m_GravityScale");
        private static readonly int s_IncludeLayers = SlotOf("m_IncludeLayers");
        private static readonly int s_ExcludeLayers = SlotOf("m_ExcludeLayers");
        private static readonly int s_Interpolation = SlotOf("m_Interpolate");
        private static readonly int s_SleepMode = SlotOf("m_SleepingMode");
        private static readonly int s_CollisionDetectionMode = SlotOf("m_CollisionDetection");
        private static readonly int s_Constraints = SlotOf("m_Constraints");
        private static readonly int s_Velocity = SlotOf("m_Velocity");
        private static readonly int s_AngularVelocity = SlotOf("m_AngularVelocity");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.Rigidbody2D", key);

        // As Unity 6 calls them
        public Vector2 linearVelocity { get { return velocity; } set { velocity = value; } }
        public float linearVelocityX { get { return velocity.x; } set { velocity = new Vector2(value, velocity.y); } }
        public float linearVelocityY { get { return velocity.y; } set { velocity = new Vector2(velocity.x, value); } }
        public float linearDamping { get { return drag; } set { drag = value; } }
        public float angularDamping { get { return angularDrag; } set { angularDrag = value; } }

        public RigidbodyType2D bodyType
        {
            get { return (RigidbodyType2D)Native.GetInt(Ptr, s_BodyType); }
            set { Native.SetInt(Ptr, s_BodyType, (int)value); }
        }

        public bool simulated
        {
            get { return Native.GetInt(Ptr, s_Simulated) != 0; }
            set { Native.SetInt(Ptr, s_Simulated, value ? 1 : 0); }
        }

        public bool useFullKinematicContacts
        {
            get { return Native.GetInt(Ptr, s_UseFullKinematicContacts) != 0; }
            set { Native.SetInt(Ptr, s_UseFullKinematicContacts, value ? 1 : 0); }
        }

        public bool useAutoMass
        {
            get { return Native.GetInt(Ptr, s_UseAutoMass) != 0; }
            set { Native.SetInt(Ptr, s_UseAutoMass, value ? 1 : 0); }
        }

        public float mass
        {
            get { return Native.GetFloat(Ptr, s_Mass); }
            set { Native.SetFloat(Ptr, s_Mass, Mathf.Clamp(value, 0.0001f, 1000000)); }
        }

        public float drag
        {
            get { return Native.GetFloat(Ptr, s_Drag); }
            set { Native.SetFloat(Ptr, s_Drag, value); }
        }

        public float angularDrag
        {
            get { return Native.GetFloat(Ptr, s_AngularDrag); }
            set { Native.SetFloat(Ptr, s_AngularDrag, value); }
        }

        public float gravityScale
        {
            get { return Native.GetFloat(Ptr, s_GravityScale); }
            set { Native.SetFloat(Ptr, s_GravityScale, value); }
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

        public RigidbodyInterpolation2D interpolation
        {
            get { return (RigidbodyInterpolation2D)Native.GetInt(Ptr, s_Interpolation); }
            set { Native.SetInt(Ptr, s_Interpolation, (int)value); }
        }

        public RigidbodySleepMode2D sleepMode
        {
            get { return (RigidbodySleepMode2D)Native.GetInt(Ptr, s_SleepMode); }
            set { Native.SetInt(Ptr, s_SleepMode, (int)value); }
        }

        public CollisionDetectionMode2D collisionDetectionMode
        {
            get { return (CollisionDetectionMode2D)Native.GetInt(Ptr, s_CollisionDetectionMode); }
            set { Native.SetInt(Ptr, s_CollisionDetectionMode, (int)value); }
        }

        public RigidbodyConstraints2D constraints
        {
            get { return (RigidbodyConstraints2D)Native.GetInt(Ptr, s_Constraints); }
            set { Native.SetInt(Ptr, s_Constraints, (int)value); }
        }

        public Vector2 velocity
        {
            get { return Values.GetVector(Ptr, s_Velocity); }
            set { Values.SetVector(Ptr, s_Velocity, value); }
        }

        public float angularVelocity
        {
            get { return Native.GetFloat(Ptr, s_AngularVelocity); }
            set { Native.SetFloat(Ptr, s_AngularVelocity, value); }
        }

        public bool isKinematic
        {
            get { return bodyType == RigidbodyType2D.Kinematic; }
            set { bodyType = value ? RigidbodyType2D.Kinematic : RigidbodyType2D.Dynamic; }
        }

        public bool freezeRotation
        {
            get { return (constraints & RigidbodyConstraints2D.FreezeRotation) != 0; }
            set
            {
                constraints = value ? constraints | RigidbodyConstraints2D.FreezeRotation : constraints & ~RigidbodyConstraints2D.FreezeRotation;
            }
        }

        public Vector2 position
        {
            get { return transform.position; }
            set { transform.position = new Vector3(value.x, value.y, transform.position.z); }
        }

        public float rotation
        {
            get { return transform.eulerAngles.z; }
            set { transform.rotation = Quaternion.Euler(0, 0, value); }
        }

        public void MovePosition(Vector2 position)
        {
            this.position = position;
        }

        public void MoveRotation(float angle)
        {
            rotation = angle;
        }

        public void AddForce(Vector2 force)
        {
            AddForce(force, ForceMode2D.Force);
        }

        public void AddForce(Vector2 force, ForceMode2D mode)
        {
            if (bodyType == RigidbodyType2D.Dynamic && mass > 0)
            {
                velocity += force * ((mode == ForceMode2D.Force ? Time.fixedDeltaTime : 1) / mass);
            }
        }
    }

    public partial class Collider2D : Behaviour
    {
        private static readonly int s_Density = SlotOf("m_Density");
        private static readonly int s_IsTrigger = SlotOf("m_IsTrigger");
        private static readonly int s_UsedByEffector = SlotOf("m_UsedByEffector");
        private static readonly int s_UsedByComposite = SlotOf("m_UsedByComposite");
        private static readonly int s_Offset = SlotOf("m_Offset");
        private static readonly int s_IncludeLayers = SlotOf("m_IncludeLayers");
        private static readonly int s_ExcludeLayers = SlotOf("m_ExcludeLayers");
        private static readonly int s_LayerOverridePriority = SlotOf("m_LayerOverridePriority");
        private static readonly int s_ForceSendLayers = SlotOf("m_ForceSendLayers");
        private static readonly int s_ForceReceiveLayers = SlotOf("m_ForceReceiveLayers");
        private static readonly int s_ContactCaptureLayers = SlotOf("m_ContactCaptureLayers");
        private static readonly int s_CallbackLayers = SlotOf("m_CallbackLayers");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.Collider2D", key);

        public float density
        {
            get { return Native.GetFloat(Ptr, s_Density); }
            set { Native.SetFloat(Ptr, s_Density, value); }
        }

        public bool isTrigger
        {
            get { return Native.GetInt(Ptr, s_IsTrigger) != 0; }
            set { Native.SetInt(Ptr, s_IsTrigger, value ? 1 : 0); }
        }

        public bool usedByEffector
        {
            get { return Native.GetInt(Ptr, s_UsedByEffector) != 0; }
            set { Native.SetInt(Ptr, s_UsedByEffector, value ? 1 : 0); }
        }

        public bool usedByComposite
        {
            get { return Native.GetInt(Ptr, s_UsedByComposite) != 0; }
            set { Native.SetInt(Ptr, s_UsedByComposite, value ? 1 : 0); }
        }

        public Vector2 offset
        {
            get { return Values.GetVector(Ptr, s_Offset); }
            set { Values.SetVector(Ptr, s_Offset, value); }
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

        public LayerMask forceSendLayers
        {
            get { return Native.GetInt(Ptr, s_ForceSendLayers); }
            set { Native.SetInt(Ptr, s_ForceSendLayers, value); }
        }

        public LayerMask forceReceiveLayers
        {
            get { return Native.GetInt(Ptr, s_ForceReceiveLayers); }
            set { Native.SetInt(Ptr, s_ForceReceiveLayers, value); }
        }

        public LayerMask contactCaptureLayers
        {
            get { return Native.GetInt(Ptr, s_ContactCaptureLayers); }
            set { Native.SetInt(Ptr, s_ContactCaptureLayers, value); }
        }

        public LayerMask callbackLayers
        {
            get { return Native.GetInt(Ptr, s_CallbackLayers); }
            set { Native.SetInt(Ptr, s_CallbackLayers, value); }
        }

        public Rigidbody2D attachedRigidbody => GetComponentInParent<Rigidbody2D>();
    }

    public sealed class BoxCollider2D : Collider2D
    {
        private static readonly int s_Size = SlotOf("m_Size");
        private static readonly int s_EdgeRadius = SlotOf("m_EdgeRadius");
        private static readonly int s_AutoTiling = SlotOf("m_AutoTiling");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.BoxCollider2D", key);

        public Vector2 size
        {
            get { return Values.GetVector(Ptr, s_Size); }
            set { Values.SetVector(Ptr, s_Size, value); }
        }

        public float edgeRadius
        {
            get { return Native.GetFloat(Ptr, s_EdgeRadius); }
            set { Native.SetFloat(Ptr, s_EdgeRadius, value); }
        }

        public bool autoTiling
        {
            get { return Native.GetInt(Ptr, s_AutoTiling) != 0; }
            set { Native.SetInt(Ptr, s_AutoTiling, value ? 1 : 0); }
        }
    }

    public sealed class CircleCollider2D : Collider2D
    {
        private static readonly int s_Radius = SlotOf("m_Radius");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.CircleCollider2D", key);

        public float radius
        {
            get { return Native.GetFloat(Ptr, s_Radius); }
            set { Native.SetFloat(Ptr, s_Radius, value); }
        }
    }

    public sealed class CapsuleCollider2D : Collider2D
    {
        private static readonly int s_Size = SlotOf("m_Size");
        private static readonly int s_Direction = SlotOf("m_Direction");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.CapsuleCollider2D", key);

        public Vector2 size
        {
            get { return Values.GetVector(Ptr, s_Size); }
            set { Values.SetVector(Ptr, s_Size, value); }
        }

        public CapsuleDirection2D direction
        {
            get { return (CapsuleDirection2D)Native.GetInt(Ptr, s_Direction); }
            set { Native.SetInt(Ptr, s_Direction, (int)value); }
        }
    }

    public sealed partial class PolygonCollider2D : Collider2D
    {
        private static readonly int s_AutoTiling = SlotOf("m_AutoTiling");
        private static readonly int s_UseDelaunayMesh = SlotOf("m_UseDelaunayMesh");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.PolygonCollider2D", key);

        public bool autoTiling
        {
            get { return Native.GetInt(Ptr, s_AutoTiling) != 0; }
            set { Native.SetInt(Ptr, s_AutoTiling, value ? 1 : 0); }
        }

        public bool useDelaunayMesh
        {
            get { return Native.GetInt(Ptr, s_UseDelaunayMesh) != 0; }
            set { Native.SetInt(Ptr, s_UseDelaunayMesh, value ? 1 : 0); }
        }
    }

    public sealed partial class EdgeCollider2D : Collider2D
    {
        private static readonly int s_EdgeRadius = SlotOf("m_EdgeRadius");
        private static readonly int s_AdjacentStartPoint = SlotOf("m_AdjacentStartPoint");
        private static readonly int s_AdjacentEndPoint = SlotOf("m_AdjacentEndPoint");
        private static readonly int s_UseAdjacentStartPoint = SlotOf("m_UseAdjacentStartPoint");
        private static readonly int s_UseAdjacentEndPoint = SlotOf("m_UseAdjacentEndPoint");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.EdgeCollider2D", key);

        public float edgeRadius
        {
            get { return Native.GetFloat(Ptr, s_EdgeRadius); }
            set { Native.SetFloat(Ptr, s_EdgeRadius, value); }
        }

        public Vector2 adjacentStartPoint
        {
            get { return Values.GetVector(Ptr, s_AdjacentStartPoint); }
            set { Values.SetVector(Ptr, s_AdjacentStartPoint, value); }
        }

        public Vector2 adjacentEndPoint
        {
            get { return Values.GetVector(Ptr, s_AdjacentEndPoint); }
            set { Values.SetVector(Ptr, s_AdjacentEndPoint, value); }
        }

        public bool useAdjacentStartPoint
        {
            get { return Native.GetInt(Ptr, s_UseAdjacentStartPoint) != 0; }
            set { Native.SetInt(Ptr, s_UseAdjacentStartPoint, value ? 1 : 0); }
        }

        public bool useAdjacentEndPoint
        {
            get { return Native.GetInt(Ptr, s_UseAdjacentEndPoint) != 0; }
            set { Native.SetInt(Ptr, s_UseAdjacentEndPoint, value ? 1 : 0); }
        }
    }
}
