namespace UnityEngine
{
    /// <summary>Another controller with other clips, which nothing plays.</summary>
    public partial class AnimatorOverrideController : RuntimeAnimatorController
    {
        public AnimatorOverrideController()
        {
            Native.NewAsset(this, "");
        }

        public AnimatorOverrideController(RuntimeAnimatorController controller) : this()
        {
            runtimeAnimatorController = controller;
        }
    }
}
