using System;

namespace UnityEngine
{
    public enum ForceMode
    {
        Force = 0,
        Impulse = 1,
        VelocityChange = 2,
        Acceleration = 5
    }

    [Flags]
    public enum RigidbodyConstraints
    {
        None = 0,
        FreezePositionX = 2,
        FreezePositionY = 4,
        FreezePositionZ = 8,
        FreezePosition = 14,
        FreezeRotationX = 16,
        FreezeRotationY = 32,
        FreezeRotationZ = 64,
        FreezeRotation = 112,
        FreezeAll = 126
    }

    public enum RigidbodyInterpolation
    {
        None = 0,
        Interpolate = 1,
        Extrapolate = 2
    }

    public enum CollisionDetectionMode
    {
        Discrete = 0,
        Continuous = 1,
        ContinuousDynamic = 2,
        ContinuousSpeculative = 3
    }

    /// <summary>
    /// A body's values. Physics steps are not simulated: forces change the velocity that it has, but
    /// neither velocity nor gravity moves it.
    /// </summary>
    public partial class Rigidbody : Component
    {
        private const float MinMass = 1e-7f, MaxMass = 1e9f;
        private static readonly int s_IsAsleep = Native.Slot("UnityEngine.Rigidbody", "m_IsSleeping");
        private static readonly int s_Velocity = Native.Slot("UnityEngine.Rigidbody", "m_Velocity");
        private static readonly int s_AngularVelocity = Native.Slot("UnityEngine.Rigidbody", "m_AngularVelocity");
        private static readonly int s_Mass = Native.Slot("UnityEngine.Rigidbody", "m_Mass");
        private static readonly int s_Drag = Native.Slot("UnityEngine.Rigidbody", "m_Drag");
        private static readonly int s_AngularDrag = Native.Slot("UnityEngine.Rigidbody", "m_AngularDrag");
        private static readonly int s_UseGravity = Native.Slot("UnityEngine.Rigidbody", "m_UseGravity");
        private static readonly int s_IsKinematic = Native.Slot("UnityEngine.Rigidbody", "m_IsKinematic");
        private static readonly int s_Constraints = Native.Slot("UnityEngine.Rigidbody", "m_Constraints");
        private static readonly int s_Interpolation = Native.Slot("UnityEngine.Rigidbody", "m_Interpolate");
        private static readonly int s_CollisionDetectionMode = Native.Slot("UnityEngine.Rigidbody", "m_CollisionDetection");
        private static readonly int s_CenterOfMass = Native.Slot("UnityEngine.Rigidbody", "m_CenterOfMass");
        private static readonly int s_InertiaTensor = Native.Slot("UnityEngine.Rigidbody", "m_InertiaTensor");
        private static readonly int s_InertiaTensorRotation = Native.Slot("UnityEngine.Rigidbody", "m_InertiaRotation");
        private static readonly int s_AutomaticCenterOfMass = Native.Slot("UnityEngine.Rigidbody", "m_ImplicitCom");
        private static readonly int s_AutomaticInertiaTensor = Native.Slot("UnityEngine.Rigidbody", "m_ImplicitTensor");
        private static readonly int s_IncludeLayers = Native.Slot("UnityEngine.Rigidbody", "m_IncludeLayers");
        private static readonly int s_ExcludeLayers = Native.Slot("UnityEngine.Rigidbody", "m_ExcludeLayers");
        private static readonly int s_MaxAngularVelocity = Native.Slot("UnityEngine.Rigidbody", "m_MaxAngularVelocity");
        private static readonly int s_MaxLinearVelocity = Native.Slot("UnityEngine.Rigidbody", "m_MaxLinearVelocity");
        private static readonly int s_MaxDepenetrationVelocity = Native.Slot("UnityEngine.Rigidbody", "m_MaxDepenetrationVelocity");
        private static readonly int s_SleepThreshold = Native.Slot("UnityEngine.Rigidbody", "m_SleepThreshold");
        private static readonly int s_DetectCollisions = Native.Slot("UnityEngine.Rigidbody", "m_DetectCollisions");
        private static readonly int s_SolverIterations = Native.Slot("UnityEngine.Rigidbody", "m_SolverIterations");
        private static readonly int s_SolverVelocityIterations = Native.Slot("UnityEngine.Rigidbody", "m_SolverVelocityIterations");

        public Vector3 velocity
        {
            get { return Values.GetVector(Ptr, s_Velocity); }
            set { Values.SetVector(Ptr, s_Velocity, value); }
        }

        public Vector3 angularVelocity
        {
            get { return Values.GetVector(Ptr, s_AngularVelocity); }
            set { Values.SetVector(Ptr, s_AngularVelocity, value); }
        }

        public float mass
        {
            get { return Native.GetFloat(Ptr, s_Mass); }
            set { Native.SetFloat(Ptr, s_Mass, Mathf.Clamp(value, MinMass, MaxMass)); }
        }

        public float drag
        {
            get { return Native.GetFloat(Ptr, s_Drag); }
            set { Native.SetFloat(Ptr, s_Drag, Mathf.Max(value, 0)); }
        }

        public float angularDrag
        {
            get { return Native.GetFloat(Ptr, s_AngularDrag); }
            set { Native.SetFloat(Ptr, s_AngularDrag, Mathf.Max(value, 0)); }
        }

        // As Unity 6 calls them
        public Vector3 linearVelocity { get { return velocity; } set { velocity = value; } }
        public float linearDamping { get { return drag; } set { drag = value; } }
        public float angularDamping { get { return angularDrag; } set { angularDrag = value; } }

        public bool useGravity
        {
            get { return Native.GetInt(Ptr, s_UseGravity) != 0; }
            set { Native.SetInt(Ptr, s_UseGravity, value ? 1 : 0); }
        }

        public bool isKinematic
        {
            get { return Native.GetInt(Ptr, s_IsKinematic) != 0; }
            set { Native.SetInt(Ptr, s_IsKinematic, value ? 1 : 0); }
        }

        public RigidbodyConstraints constraints
        {
            get { return (RigidbodyConstraints)Native.GetInt(Ptr, s_Constraints); }
            set { Native.SetInt(Ptr, s_Constraints, (int)value); }
        }

        public RigidbodyInterpolation interpolation
        {
            get { return (RigidbodyInterpolation)Native.GetInt(Ptr, s_Interpolation); }
            set { Native.SetInt(Ptr, s_Interpolation, (int)value); }
        }

        public CollisionDetectionMode collisionDetectionMode
        {
            get { return (CollisionDetectionMode)Native.GetInt(Ptr, s_CollisionDetectionMode); }
            set { Native.SetInt(Ptr, s_CollisionDetectionMode, (int)value); }
        }

        public Vector3 centerOfMass
        {
            get { return Values.GetVector(Ptr, s_CenterOfMass); }
            set { Values.SetVector(Ptr, s_CenterOfMass, value); }
        }

        public Vector3 inertiaTensor
        {
            get { return Values.GetVector(Ptr, s_InertiaTensor); }
            set { Values.SetVector(Ptr, s_InertiaTensor, value); }
        }

        public Quaternion inertiaTensorRotation
        {
            get { return Values.GetRotation(Ptr, s_InertiaTensorRotation); }
            set { Values.SetRotation(Ptr, s_InertiaTensorRotation, value); }
        }

        public bool automaticCenterOfMass
        {
            get { return Native.GetInt(Ptr, s_AutomaticCenterOfMass) != 0; }
            set { Native.SetInt(Ptr, s_AutomaticCenterOfMass, value ? 1 : 0); }
        }

        public bool automaticInertiaTensor
        {
            get { return Native.GetInt(Ptr, s_AutomaticInertiaTensor) != 0; }
            set { Native.SetInt(Ptr, s_AutomaticInertiaTensor, value ? 1 : 0); }
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

        public float maxAngularVelocity
        {
            get { return Native.GetFloat(Ptr, s_MaxAngularVelocity); }
            set { Native.SetFloat(Ptr, s_MaxAngularVelocity, value); }
        }

        public float maxLinearVelocity
        {
            get { return Native.GetFloat(Ptr, s_MaxLinearVelocity); }
            set { Native.SetFloat(Ptr, s_MaxLinearVelocity, value); }
        }

        public float maxDepenetrationVelocity
        {
            get { return Native.GetFloat(Ptr, s_MaxDepenetrationVelocity); }
            set { Native.SetFloat(Ptr, s_MaxDepenetrationVelocity, value); }
        }

        public float sleepThreshold
        {
            get { return Native.GetFloat(Ptr, s_SleepThreshold); }
            set { Native.SetFloat(Ptr, s_SleepThreshold, value); }
        }

        public bool detectCollisions
        {
            get { return Native.GetInt(Ptr, s_DetectCollisions) != 0; }
            set { Native.SetInt(Ptr, s_DetectCollisions, value ? 1 : 0); }
        }

        public int solverIterations
        {
            get { return Native.GetInt(Ptr, s_SolverIterations); }
            set { Native.SetInt(Ptr, s_SolverIterations, value); }
        }

        public int solverVelocityIterations
        {
            get { return Native.GetInt(Ptr, s_SolverVelocityIterations); }
            set { Native.SetInt(Ptr, s_SolverVelocityIterations, value); }
        }

        public Vector3 position
        {
            get { return transform.position; }
            set
            {
                transform.position = value;
                Native.PlaceColliders(gameObject.Ptr); // physics knows of it at once
            }
        }

        public Quaternion rotation
        {
            get { return transform.rotation; }
            set
            {
                transform.rotation = value;
                Native.PlaceColliders(gameObject.Ptr);
            }
        }

        public bool freezeRotation
        {
            get { return (constraints & RigidbodyConstraints.FreezeRotation) == RigidbodyConstraints.FreezeRotation; }
            set
            {
                constraints = value ? constraints | RigidbodyConstraints.FreezeRotation : constraints & ~RigidbodyConstraints.FreezeRotation;
            }
        }

        public Vector3 worldCenterOfMass => transform.TransformPoint(centerOfMass);

        public void MovePosition(Vector3 position)
        {
            transform.position = position;
        }

        public void MoveRotation(Quaternion rotation)
        {
            transform.rotation = rotation;
        }

        public void Move(Vector3 position, Quaternion rotation)
        {
            transform.SetPositionAndRotation(position, rotation);
        }

        public bool IsSleeping() => Native.GetInt(Ptr, s_IsAsleep) != 0;

        public void Sleep()
        {
            Native.SetInt(Ptr, s_IsAsleep, 1);
            velocity = Vector3.zero;
            angularVelocity = Vector3.zero;
        }

        public void WakeUp()
        {
            Native.SetInt(Ptr, s_IsAsleep, 0);
        }

        public void ResetCenterOfMass()
        {
            centerOfMass = Vector3.zero;
        }

        public void ResetInertiaTensor()
        {
            inertiaTensor = Vector3.one;
            inertiaTensorRotation = Quaternion.identity;
        }

        /// <summary>How much a push changes a velocity.</summary>
        private Vector3 Change(Vector3 push, ForceMode mode)
        {
            float time = mode == ForceMode.Force || mode == ForceMode.Acceleration ? Time.fixedDeltaTime : 1;
            float weight = mode == ForceMode.Force || mode == ForceMode.Impulse ? mass : 1;
            return push * time / weight;
        }

        public void AddForce(Vector3 force)
        {
            AddForce(force, ForceMode.Force);
        }

        public void AddForce(Vector3 force, ForceMode mode)
        {
            if (!isKinematic)
            {
                WakeUp();
                velocity += Change(force, mode);
            }
        }

        public void AddForce(float x, float y, float z)
        {
            AddForce(new Vector3(x, y, z), ForceMode.Force);
        }

        public void AddForce(float x, float y, float z, ForceMode mode)
        {
            AddForce(new Vector3(x, y, z), mode);
        }

        public void AddRelativeForce(Vector3 force)
        {
            AddForce(rotation * force, ForceMode.Force);
        }

        public void AddRelativeForce(Vector3 force, ForceMode mode)
        {
            AddForce(rotation * force, mode);
        }

        public void AddRelativeForce(float x, float y, float z)
        {
            AddForce(rotation * new Vector3(x, y, z), ForceMode.Force);
        }

        public void AddRelativeForce(float x, float y, float z, ForceMode mode)
        {
            AddForce(rotation * new Vector3(x, y, z), mode);
        }

        public void AddTorque(Vector3 torque)
        {
            AddTorque(torque, ForceMode.Force);
        }

        public void AddTorque(Vector3 torque, ForceMode mode)
        {
            if (!isKinematic)
            {
                WakeUp();
                angularVelocity = Vector3.ClampMagnitude(angularVelocity + Change(torque, mode), maxAngularVelocity);
            }
        }

        public void AddTorque(float x, float y, float z)
        {
            AddTorque(new Vector3(x, y, z), ForceMode.Force);
        }

        public void AddTorque(float x, float y, float z, ForceMode mode)
        {
            AddTorque(new Vector3(x, y, z), mode);
        }

        public void AddRelativeTorque(Vector3 torque)
        {
            AddTorque(rotation * torque, ForceMode.Force);
        }

        public void AddRelativeTorque(Vector3 torque, ForceMode mode)
        {
            AddTorque(rotation * torque, mode);
        }

        public void AddRelativeTorque(float x, float y, float z)
        {
            AddTorque(rotation * new Vector3(x, y, z), ForceMode.Force);
        }

        public void AddRelativeTorque(float x, float y, float z, ForceMode mode)
        {
            AddTorque(rotation * new Vector3(x, y, z), mode);
        }

        public void AddForceAtPosition(Vector3 force, Vector3 position)
        {
            AddForceAtPosition(force, position, ForceMode.Force);
        }

        public void AddForceAtPosition(Vector3 force, Vector3 position, ForceMode mode)
        {
            AddForce(force, mode);
            AddTorque(Vector3.Cross(position - worldCenterOfMass, force), mode);
        }

        public void AddExplosionForce(float explosionForce, Vector3 explosionPosition, float explosionRadius)
        {
            AddExplosionForce(explosionForce, explosionPosition, explosionRadius, 0, ForceMode.Force);
        }

        public void AddExplosionForce(float explosionForce, Vector3 explosionPosition, float explosionRadius, float upwardsModifier)
        {
            AddExplosionForce(explosionForce, explosionPosition, explosionRadius, upwardsModifier, ForceMode.Force);
        }

        public void AddExplosionForce(float explosionForce, Vector3 explosionPosition, float explosionRadius, float upwardsModifier, ForceMode mode)
        {
            float distance = (worldCenterOfMass - explosionPosition).magnitude;
            float part = explosionRadius <= 0 ? 1 : Mathf.Clamp01(1 - distance / explosionRadius);
            Vector3 away = worldCenterOfMass - (explosionPosition - Vector3.up * upwardsModifier);
            AddForce(away.normalized * explosionForce * part, mode);
        }

        public Vector3 GetPointVelocity(Vector3 worldPoint) => velocity + Vector3.Cross(angularVelocity, worldPoint - worldCenterOfMass);
        public Vector3 GetRelativePointVelocity(Vector3 relativePoint) => GetPointVelocity(transform.TransformPoint(relativePoint));

        public Vector3 ClosestPointOnBounds(Vector3 position)
        {
            Collider[] parts = GetComponentsInChildren<Collider>();
            if (parts.Length == 0)
            {
                return this.position;
            }
            Bounds all = parts[0].bounds;
            foreach (Collider part in parts)
            {
                all.Encapsulate(part.bounds);
            }
            return all.ClosestPoint(position);
        }
    }
}
