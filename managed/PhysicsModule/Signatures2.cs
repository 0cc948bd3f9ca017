// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial class SpringJoint : UnityEngine.Joint
    {
        public float spring { get { return m_KeptSpring.Get("UnityEngine.SpringJoint.spring"); } set { m_KeptSpring.Set(value); } } private Umcp.Kept<float> m_KeptSpring;
        public float damper { get { return m_KeptDamper.Get("UnityEngine.SpringJoint.damper"); } set { m_KeptDamper.Set(value); } } private Umcp.Kept<float> m_KeptDamper;
        public float minDistance { get { return m_KeptMinDistance.Get("UnityEngine.SpringJoint.minDistance"); } set { m_KeptMinDistance.Set(value); } } private Umcp.Kept<float> m_KeptMinDistance;
        public float maxDistance { get { return m_KeptMaxDistance.Get("UnityEngine.SpringJoint.maxDistance"); } set { m_KeptMaxDistance.Set(value); } } private Umcp.Kept<float> m_KeptMaxDistance;
        public float tolerance { get { return m_KeptTolerance.Get("UnityEngine.SpringJoint.tolerance"); } set { m_KeptTolerance.Set(value); } } private Umcp.Kept<float> m_KeptTolerance;
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
