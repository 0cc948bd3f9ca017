namespace UnityEngine
{
    public partial class WheelCollider
    {
        private static readonly int s_Center = SlotOf("m_Center");
        private static readonly int s_Radius = SlotOf("m_Radius");
        private static readonly int s_SuspensionDistance = SlotOf("m_SuspensionDistance");
        private static readonly int s_SuspensionSpring = SlotOf("m_SuspensionSpring.spring"); // and those behind it
        private static readonly int s_ForceAppPointDistance = SlotOf("m_ForceAppPointDistance");
        private static readonly int s_Mass = SlotOf("m_Mass");
        private static readonly int s_WheelDampingRate = SlotOf("m_WheelDampingRate");
        private static readonly int s_ForwardFriction = SlotOf("m_ForwardFriction.m_ExtremumSlip"); // and those behind it
        private static readonly int s_SidewaysFriction = SlotOf("m_SidewaysFriction.m_ExtremumSlip"); // and those behind it
        private static readonly int s_MotorTorque = SlotOf("m_MotorTorque");
        private static readonly int s_BrakeTorque = SlotOf("m_BrakeTorque");
        private static readonly int s_SteerAngle = SlotOf("m_SteerAngle");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.WheelCollider", key);

        public Vector3 center
        {
            get { return Values.GetVector(Ptr, s_Center); }
            set { Values.SetVector(Ptr, s_Center, value); }
        }

        public float radius
        {
            get { return Native.GetFloat(Ptr, s_Radius); }
            set { Native.SetFloat(Ptr, s_Radius, value); }
        }

        public float suspensionDistance
        {
            get { return Native.GetFloat(Ptr, s_SuspensionDistance); }
            set { Native.SetFloat(Ptr, s_SuspensionDistance, value); }
        }

        public JointSpring suspensionSpring
        {
            get
            {
                return new JointSpring
                {
                    spring = Native.GetFloat(Ptr, s_SuspensionSpring),
                    damper = Native.GetFloat(Ptr, s_SuspensionSpring + 1),
                    targetPosition = Native.GetFloat(Ptr, s_SuspensionSpring + 2)
                };
            }
            set
            {
                Native.SetFloat(Ptr, s_SuspensionSpring, value.spring);
                Native.SetFloat(Ptr, s_SuspensionSpring + 1, value.damper);
                Native.SetFloat(Ptr, s_SuspensionSpring + 2, value.targetPosition);
            }
        }

        public float forceAppPointDistance
        {
            get { return Native.GetFloat(Ptr, s_ForceAppPointDistance); }
            set { Native.SetFloat(Ptr, s_ForceAppPointDistance, value); }
        }

        public float mass
        {
            get { return Native.GetFloat(Ptr, s_Mass); }
            set { Native.SetFloat(Ptr, s_Mass, value); }
        }

        public float wheelDampingRate
        {
            get { return Native.GetFloat(Ptr, s_WheelDampingRate); }
            set { Native.SetFloat(Ptr, s_WheelDampingRate, value); }
        }

        public WheelFrictionCurve forwardFriction
        {
            get
            {
                return new WheelFrictionCurve
                {
                    extremumSlip = Native.GetFloat(Ptr, s_ForwardFriction),
                    extremumValue = Native.GetFloat(Ptr, s_ForwardFriction + 1),
                    asymptoteSlip = Native.GetFloat(Ptr, s_ForwardFriction + 2),
                    asymptoteValue = Native.GetFloat(Ptr, s_ForwardFriction + 3),
                    stiffness = Native.GetFloat(Ptr, s_ForwardFriction + 4)
                };
            }
            set
            {
                Native.SetFloat(Ptr, s_ForwardFriction, value.extremumSlip);
                Native.SetFloat(Ptr, s_ForwardFriction + 1, value.extremumValue);
                Native.SetFloat(Ptr, s_ForwardFriction + 2, value.asymptoteSlip);
                Native.SetFloat(Ptr, s_ForwardFriction + 3, value.asymptoteValue);
                Native.SetFloat(Ptr, s_ForwardFriction + 4, value.stiffness);
            }
        }

        public WheelFrictionCurve sidewaysFriction
        {
            get
            {
                return new WheelFrictionCurve
                {
                    extremumSlip = Native.GetFloat(Ptr, s_SidewaysFriction),
                    extremumValue = Native.GetFloat(Ptr, s_SidewaysFriction + 1),
                    asymptoteSlip = Native.GetFloat(Ptr, s_SidewaysFriction + 2),
                    asymptoteValue = Native.GetFloat(Ptr, s_SidewaysFriction + 3),
                    stiffness = Native.GetFloat(Ptr, s_SidewaysFriction + 4)
                };
            }
            set
            {
                Native.SetFloat(Ptr, s_SidewaysFriction, value.extremumSlip);
                Native.SetFloat(Ptr, s_SidewaysFriction + 1, value.extremumValue);
                Native.SetFloat(Ptr, s_SidewaysFriction + 2, value.asymptoteSlip);
                Native.SetFloat(Ptr, s_SidewaysFriction + 3, value.asymptoteValue);
                Native.SetFloat(Ptr, s_SidewaysFriction + 4, value.stiffness);
            }
        }

        public float motorTorque
        {
            get { return Native.GetFloat(Ptr, s_MotorTorque); }
            set { Native.SetFloat(Ptr, s_MotorTorque, value); }
        }

        public float brakeTorque
        {
            get { return Native.GetFloat(Ptr, s_BrakeTorque); }
            set { Native.SetFloat(Ptr, s_BrakeTorque, value); }
        }

        public float steerAngle
        {
            get { return Native.GetFloat(Ptr, s_SteerAngle); }
            set { Native.SetFloat(Ptr, s_SteerAngle, value); }
        }
    }
}
