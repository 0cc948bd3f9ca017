namespace UnityEngine
{
    public partial class PhysicsMaterial2D
    {
        public PhysicsMaterial2D()
        {
            Native.NewAsset(this, "");
        }

        public PhysicsMaterial2D(string name)
        {
            Native.NewAsset(this, name);
        }
    }

    public partial class Collider2D
    {
        public PhysicsMaterial2D sharedMaterial
        {
            get { return Native.GetObject(Ptr, s_SharedMaterial) as PhysicsMaterial2D; }
            set { Native.SetObject(Ptr, s_SharedMaterial, value); }
        }
    }

    public partial class Rigidbody2D
    {
        public PhysicsMaterial2D sharedMaterial
        {
            get { return Native.GetObject(Ptr, s_SharedMaterial) as PhysicsMaterial2D; }
            set { Native.SetObject(Ptr, s_SharedMaterial, value); }
        }
    }
}
