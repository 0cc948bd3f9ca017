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
}
