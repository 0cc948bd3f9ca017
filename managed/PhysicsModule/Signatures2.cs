// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial class SpringJoint : UnityEngine.Joint
    {
    }
    public partial struct WheelFrictionCurve
    {
        public float extremumSlip { get; set; }
        public float extremumValue { get; set; }
        public float asymptoteSlip { get; set; }
        public float asymptoteValue { get; set; }
        public float stiffness { get; set; }
    }
}
