namespace UnityEngine
{
    public partial class WheelCollider
    {
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
    }
}
