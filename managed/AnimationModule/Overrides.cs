namespace UnityEngine
{
    /// <summary>Another controller with other clips, which nothing plays.</summary>
    public partial class AnimatorOverrideController : RuntimeAnimatorController
    {
        private static readonly int s_Overridden = Native.Slot("UnityEngine.AnimatorOverrideController", "m_Controller");

        public AnimatorOverrideController()
        {
            Native.NewAsset(this, "");
        }

        public AnimatorOverrideController(RuntimeAnimatorController controller) : this()
        {
            runtimeAnimatorController = controller;
        }

        public RuntimeAnimatorController runtimeAnimatorController
        {
            get { return (RuntimeAnimatorController)Native.GetObject(Ptr, s_Overridden); }
            set { Native.SetObject(Ptr, s_Overridden, value); }
        }
    }
}
