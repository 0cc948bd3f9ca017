using System;

namespace UnityEngine
{
    /// <summary>
    /// Values: no 2D physics is simulated, and a force changes the velocity alone. There is no class
    /// Physics2D, since a ray that never hits would be a lie.
    /// </summary>
    public sealed partial class Rigidbody2D : Component
    {
        // As Unity 6 calls them
        public float linearVelocityX { get { return velocity.x; } set { velocity = new Vector2(value, velocity.y); } }
        public float linearVelocityY { get { return velocity.y; } set { velocity = new Vector2(velocity.x, value); } }

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
                constraints = value ? constraints | RigidbodyConstraints2D.FreezeRotation
                    : constraints & ~RigidbodyConstraints2D.FreezeRotation;
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
        public Vector2 offset
        {
            get { return Values.GetVector(Ptr, s_Offset); }
            set { Values.SetVector(Ptr, s_Offset, value); }
        }

        public Rigidbody2D attachedRigidbody => GetComponentInParent<Rigidbody2D>();
    }
}
