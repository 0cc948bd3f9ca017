namespace UnityEngine
{
    public partial class Joint
    {
        public Rigidbody connectedBody
        {
            get { return Native.GetObject(Ptr, s_ConnectedBody) as Rigidbody; }
            set { Native.SetObject(Ptr, s_ConnectedBody, value); }
        }
    }
    public partial class HingeJoint
    {
        public JointSpring spring
        {
            get
            {
                return new JointSpring
                {
                    spring = Native.GetFloat(Ptr, s_Spring),
                    damper = Native.GetFloat(Ptr, s_Spring + 1),
                    targetPosition = Native.GetFloat(Ptr, s_Spring + 2)
                };
            }
            set
            {
                Native.SetFloat(Ptr, s_Spring, value.spring);
                Native.SetFloat(Ptr, s_Spring + 1, value.damper);
                Native.SetFloat(Ptr, s_Spring + 2, value.targetPosition);
            }
        }

        public JointMotor motor
        {
            get
            {
                return new JointMotor
                {
                    targetVelocity = Native.GetFloat(Ptr, s_Motor),
                    force = Native.GetFloat(Ptr, s_Motor + 1),
                    freeSpin = Native.GetInt(Ptr, s_Motor + 2) != 0
                };
            }
            set
            {
                Native.SetFloat(Ptr, s_Motor, value.targetVelocity);
                Native.SetFloat(Ptr, s_Motor + 1, value.force);
                Native.SetInt(Ptr, s_Motor + 2, value.freeSpin ? 1 : 0);
            }
        }

        public JointLimits limits
        {
            get
            {
                return new JointLimits
                {
                    min = Native.GetFloat(Ptr, s_Limits),
                    max = Native.GetFloat(Ptr, s_Limits + 1),
                    bounciness = Native.GetFloat(Ptr, s_Limits + 2),
                    bounceMinVelocity = Native.GetFloat(Ptr, s_Limits + 3),
                    contactDistance = Native.GetFloat(Ptr, s_Limits + 4)
                };
            }
            set
            {
                Native.SetFloat(Ptr, s_Limits, value.min);
                Native.SetFloat(Ptr, s_Limits + 1, value.max);
                Native.SetFloat(Ptr, s_Limits + 2, value.bounciness);
                Native.SetFloat(Ptr, s_Limits + 3, value.bounceMinVelocity);
                Native.SetFloat(Ptr, s_Limits + 4, value.contactDistance);
            }
        }
    }
    public partial class CharacterJoint
    {
        public SoftJointLimitSpring twistLimitSpring
        {
            get { return JointParts.GetSoftJointLimitSpring(Ptr, s_TwistLimitSpring); }
            set { JointParts.Set(Ptr, s_TwistLimitSpring, value); }
        }

        public SoftJointLimit lowTwistLimit
        {
            get { return JointParts.GetSoftJointLimit(Ptr, s_LowTwistLimit); }
            set { JointParts.Set(Ptr, s_LowTwistLimit, value); }
        }

        public SoftJointLimit highTwistLimit
        {
            get { return JointParts.GetSoftJointLimit(Ptr, s_HighTwistLimit); }
            set { JointParts.Set(Ptr, s_HighTwistLimit, value); }
        }

        public SoftJointLimitSpring swingLimitSpring
        {
            get { return JointParts.GetSoftJointLimitSpring(Ptr, s_SwingLimitSpring); }
            set { JointParts.Set(Ptr, s_SwingLimitSpring, value); }
        }

        public SoftJointLimit swing1Limit
        {
            get { return JointParts.GetSoftJointLimit(Ptr, s_Swing1Limit); }
            set { JointParts.Set(Ptr, s_Swing1Limit, value); }
        }

        public SoftJointLimit swing2Limit
        {
            get { return JointParts.GetSoftJointLimit(Ptr, s_Swing2Limit); }
            set { JointParts.Set(Ptr, s_Swing2Limit, value); }
        }
    }
    public partial class ConfigurableJoint
    {
        public SoftJointLimitSpring linearLimitSpring
        {
            get { return JointParts.GetSoftJointLimitSpring(Ptr, s_LinearLimitSpring); }
            set { JointParts.Set(Ptr, s_LinearLimitSpring, value); }
        }

        public SoftJointLimit linearLimit
        {
            get { return JointParts.GetSoftJointLimit(Ptr, s_LinearLimit); }
            set { JointParts.Set(Ptr, s_LinearLimit, value); }
        }

        public SoftJointLimitSpring angularXLimitSpring
        {
            get { return JointParts.GetSoftJointLimitSpring(Ptr, s_AngularXLimitSpring); }
            set { JointParts.Set(Ptr, s_AngularXLimitSpring, value); }
        }

        public SoftJointLimit lowAngularXLimit
        {
            get { return JointParts.GetSoftJointLimit(Ptr, s_LowAngularXLimit); }
            set { JointParts.Set(Ptr, s_LowAngularXLimit, value); }
        }

        public SoftJointLimit highAngularXLimit
        {
            get { return JointParts.GetSoftJointLimit(Ptr, s_HighAngularXLimit); }
            set { JointParts.Set(Ptr, s_HighAngularXLimit, value); }
        }

        public SoftJointLimitSpring angularYZLimitSpring
        {
            get { return JointParts.GetSoftJointLimitSpring(Ptr, s_AngularYZLimitSpring); }
            set { JointParts.Set(Ptr, s_AngularYZLimitSpring, value); }
        }

        public SoftJointLimit angularYLimit
        {
            get { return JointParts.GetSoftJointLimit(Ptr, s_AngularYLimit); }
            set { JointParts.Set(Ptr, s_AngularYLimit, value); }
        }

        public SoftJointLimit angularZLimit
        {
            get { return JointParts.GetSoftJointLimit(Ptr, s_AngularZLimit); }
            set { JointParts.Set(Ptr, s_AngularZLimit, value); }
        }

        public JointDrive xDrive
        {
            get { return JointParts.GetJointDrive(Ptr, s_XDrive); }
            set { JointParts.Set(Ptr, s_XDrive, value); }
        }

        public JointDrive yDrive
        {
            get { return JointParts.GetJointDrive(Ptr, s_YDrive); }
            set { JointParts.Set(Ptr, s_YDrive, value); }
        }

        public JointDrive zDrive
        {
            get { return JointParts.GetJointDrive(Ptr, s_ZDrive); }
            set { JointParts.Set(Ptr, s_ZDrive, value); }
        }

        public JointDrive angularXDrive
        {
            get { return JointParts.GetJointDrive(Ptr, s_AngularXDrive); }
            set { JointParts.Set(Ptr, s_AngularXDrive, value); }
        }

        public JointDrive angularYZDrive
        {
            get { return JointParts.GetJointDrive(Ptr, s_AngularYZDrive); }
            set { JointParts.Set(Ptr, s_AngularYZDrive, value); }
        }

        public JointDrive slerpDrive
        {
            get { return JointParts.GetJointDrive(Ptr, s_SlerpDrive); }
            set { JointParts.Set(Ptr, s_SlerpDrive, value); }
        }
    }
}
