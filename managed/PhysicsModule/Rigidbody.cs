using System;

namespace UnityEngine
{
    /// <summary>
    /// A body's values. Physics steps are not simulated: forces change the velocity that it has, but
    /// neither velocity nor gravity moves it.
    /// </summary>
    public partial class Rigidbody : Component
    {
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
                constraints = value ? constraints | RigidbodyConstraints.FreezeRotation
                    : constraints & ~RigidbodyConstraints.FreezeRotation;
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

        public bool IsSleeping() => Native.GetInt(Ptr, s_IsSleeping) != 0;

        public void Sleep()
        {
            Native.SetInt(Ptr, s_IsSleeping, 1);
            velocity = Vector3.zero;
            angularVelocity = Vector3.zero;
        }

        public void WakeUp()
        {
            Native.SetInt(Ptr, s_IsSleeping, 0);
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

        public void AddExplosionForce(float explosionForce, Vector3 explosionPosition, float explosionRadius,
            float upwardsModifier)
        {
            AddExplosionForce(explosionForce, explosionPosition, explosionRadius, upwardsModifier, ForceMode.Force);
        }

        public void AddExplosionForce(float explosionForce, Vector3 explosionPosition, float explosionRadius,
            float upwardsModifier, ForceMode mode)
        {
            float distance = (worldCenterOfMass - explosionPosition).magnitude;
            float part = explosionRadius <= 0 ? 1 : Mathf.Clamp01(1 - distance / explosionRadius);
            Vector3 away = worldCenterOfMass - (explosionPosition - Vector3.up * upwardsModifier);
            AddForce(away.normalized * explosionForce * part, mode);
        }

        public Vector3 GetPointVelocity(Vector3 worldPoint)
            => velocity + Vector3.Cross(angularVelocity, worldPoint - worldCenterOfMass);
        public Vector3 GetRelativePointVelocity(Vector3 relativePoint)
            => GetPointVelocity(transform.TransformPoint(relativePoint));

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
