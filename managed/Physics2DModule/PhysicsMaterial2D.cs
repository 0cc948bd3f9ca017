namespace UnityEngine
{
    public partial class PhysicsMaterial2D
    {
        private static readonly int s_Friction = Native.Slot("UnityEngine.PhysicsMaterial2D", "friction");
        private static readonly int s_Bounciness = Native.Slot("UnityEngine.PhysicsMaterial2D", "bounciness");

        public PhysicsMaterial2D()
        {
            Native.NewAsset(this, "");
        }

        public PhysicsMaterial2D(string name)
        {
            Native.NewAsset(this, name);
        }

        public float friction
        {
            get { return Native.GetFloat(Ptr, s_Friction); }
            set { Native.SetFloat(Ptr, s_Friction, value); }
        }

        public float bounciness
        {
            get { return Native.GetFloat(Ptr, s_Bounciness); }
            set { Native.SetFloat(Ptr, s_Bounciness, value); }
        }
    }

    public partial class Collider2D
    {
        private static readonly int s_Material = Native.Slot("UnityEngine.Collider2D", "m_Material");

        public PhysicsMaterial2D sharedMaterial
        {
            get { return Native.GetObject(Ptr, s_Material) as PhysicsMaterial2D; }
            set { Native.SetObject(Ptr, s_Material, value); }
        }
    }

    public partial class Rigidbody2D
    {
        private static readonly int s_Material = Native.Slot("UnityEngine.Rigidbody2D", "m_Material");

        public PhysicsMaterial2D sharedMaterial
        {
            get { return Native.GetObject(Ptr, s_Material) as PhysicsMaterial2D; }
            set { Native.SetObject(Ptr, s_Material, value); }
        }
    }
}
