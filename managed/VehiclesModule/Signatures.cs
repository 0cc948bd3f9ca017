// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial class WheelCollider : UnityEngine.Collider
    {
        public UnityEngine.Vector3 center { get { return m_KeptCenter.Get("UnityEngine.WheelCollider.center"); } set { m_KeptCenter.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptCenter;
        public float radius { get { return m_KeptRadius.Get("UnityEngine.WheelCollider.radius"); } set { m_KeptRadius.Set(value); } } private Umcp.Kept<float> m_KeptRadius;
        public float suspensionDistance { get { return m_KeptSuspensionDistance.Get("UnityEngine.WheelCollider.suspensionDistance"); } set { m_KeptSuspensionDistance.Set(value); } } private Umcp.Kept<float> m_KeptSuspensionDistance;
        public UnityEngine.JointSpring suspensionSpring { get { return m_KeptSuspensionSpring.Get("UnityEngine.WheelCollider.suspensionSpring"); } set { m_KeptSuspensionSpring.Set(value); } } private Umcp.Kept<UnityEngine.JointSpring> m_KeptSuspensionSpring;
        public bool suspensionExpansionLimited { get { return m_KeptSuspensionExpansionLimited.Get("UnityEngine.WheelCollider.suspensionExpansionLimited"); } set { m_KeptSuspensionExpansionLimited.Set(value); } } private Umcp.Kept<bool> m_KeptSuspensionExpansionLimited;
        public float forceAppPointDistance { get { return m_KeptForceAppPointDistance.Get("UnityEngine.WheelCollider.forceAppPointDistance"); } set { m_KeptForceAppPointDistance.Set(value); } } private Umcp.Kept<float> m_KeptForceAppPointDistance;
        public float mass { get { return m_KeptMass.Get("UnityEngine.WheelCollider.mass"); } set { m_KeptMass.Set(value); } } private Umcp.Kept<float> m_KeptMass;
        public float wheelDampingRate { get { return m_KeptWheelDampingRate.Get("UnityEngine.WheelCollider.wheelDampingRate"); } set { m_KeptWheelDampingRate.Set(value); } } private Umcp.Kept<float> m_KeptWheelDampingRate;
        public UnityEngine.WheelFrictionCurve forwardFriction { get { return m_KeptForwardFriction.Get("UnityEngine.WheelCollider.forwardFriction"); } set { m_KeptForwardFriction.Set(value); } } private Umcp.Kept<UnityEngine.WheelFrictionCurve> m_KeptForwardFriction;
        public UnityEngine.WheelFrictionCurve sidewaysFriction { get { return m_KeptSidewaysFriction.Get("UnityEngine.WheelCollider.sidewaysFriction"); } set { m_KeptSidewaysFriction.Set(value); } } private Umcp.Kept<UnityEngine.WheelFrictionCurve> m_KeptSidewaysFriction;
        public float motorTorque { get { return m_KeptMotorTorque.Get("UnityEngine.WheelCollider.motorTorque"); } set { m_KeptMotorTorque.Set(value); } } private Umcp.Kept<float> m_KeptMotorTorque;
        public float brakeTorque { get { return m_KeptBrakeTorque.Get("UnityEngine.WheelCollider.brakeTorque"); } set { m_KeptBrakeTorque.Set(value); } } private Umcp.Kept<float> m_KeptBrakeTorque;
        public float steerAngle { get { return m_KeptSteerAngle.Get("UnityEngine.WheelCollider.steerAngle"); } set { m_KeptSteerAngle.Set(value); } } private Umcp.Kept<float> m_KeptSteerAngle;
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
