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
}
