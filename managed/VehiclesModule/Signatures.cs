// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial class WheelCollider : UnityEngine.Collider
    {
        public bool suspensionExpansionLimited { get { return m_KeptSuspensionExpansionLimited.Get("UnityEngine.WheelCollider.suspensionExpansionLimited"); } set { m_KeptSuspensionExpansionLimited.Set(value); } } private Umcp.Kept<bool> m_KeptSuspensionExpansionLimited;
        public bool isGrounded { get { throw new Umcp.LeftOutException("UnityEngine.WheelCollider.isGrounded"); } }
        public float rpm { get { throw new Umcp.LeftOutException("UnityEngine.WheelCollider.rpm"); } }
        public float sprungMass { get { return m_KeptSprungMass.Get("UnityEngine.WheelCollider.sprungMass"); } set { m_KeptSprungMass.Set(value); } } private Umcp.Kept<float> m_KeptSprungMass;
        public float rotationSpeed { get { return m_KeptRotationSpeed.Get("UnityEngine.WheelCollider.rotationSpeed"); } set { m_KeptRotationSpeed.Set(value); } } private Umcp.Kept<float> m_KeptRotationSpeed;
        public void ResetSprungMasses() { throw new Umcp.LeftOutException("UnityEngine.WheelCollider.ResetSprungMasses"); }
        public void ConfigureVehicleSubsteps(float speedThreshold, int stepsBelowThreshold, int stepsAboveThreshold) { throw new Umcp.LeftOutException("UnityEngine.WheelCollider.ConfigureVehicleSubsteps"); }
        public void GetWorldPose(out UnityEngine.Vector3 pos, out UnityEngine.Quaternion quat) { throw new Umcp.LeftOutException("UnityEngine.WheelCollider.GetWorldPose"); }
        public bool GetGroundHit(out UnityEngine.WheelHit hit) { throw new Umcp.LeftOutException("UnityEngine.WheelCollider.GetGroundHit"); }
    }
    public partial struct WheelHit
    {
        public UnityEngine.Collider collider { get; set; }
        public UnityEngine.Vector3 point { get; set; }
        public UnityEngine.Vector3 normal { get; set; }
        public UnityEngine.Vector3 forwardDir { get; set; }
        public UnityEngine.Vector3 sidewaysDir { get; set; }
        public float force { get; set; }
        public float forwardSlip { get; set; }
        public float sidewaysSlip { get; set; }
    }
}
