namespace UnityEngine
{
    public partial class Joint
    {
        private static readonly int s_ConnectedBody = SlotOf("m_ConnectedBody");
        private static readonly int s_Anchor = SlotOf("m_Anchor");
        private static readonly int s_Axis = SlotOf("m_Axis");
        private static readonly int s_AutoConfigureConnectedAnchor = SlotOf("m_AutoConfigureConnectedAnchor");
        private static readonly int s_ConnectedAnchor = SlotOf("m_ConnectedAnchor");
        private static readonly int s_BreakForce = SlotOf("m_BreakForce");
        private static readonly int s_BreakTorque = SlotOf("m_BreakTorque");
        private static readonly int s_EnableCollision = SlotOf("m_EnableCollision");
        private static readonly int s_EnablePreprocessing = SlotOf("m_EnablePreprocessing");
        private static readonly int s_MassScale = SlotOf("m_MassScale");
        private static readonly int s_ConnectedMassScale = SlotOf("m_ConnectedMassScale");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.Joint", key);

        public Rigidbody connectedBody
        {
            get { return Native.GetObject(Ptr, s_ConnectedBody) as Rigidbody; }
            set { Native.SetObject(Ptr, s_ConnectedBody, value); }
        }

        public Vector3 anchor
        {
            get { return Values.GetVector(Ptr, s_Anchor); }
            set { Values.SetVector(Ptr, s_Anchor, value); }
        }

        public Vector3 axis
        {
            get { return Values.GetVector(Ptr, s_Axis); }
            set { Values.SetVector(Ptr, s_Axis, value); }
        }

        public bool autoConfigureConnectedAnchor
        {
            get { return Native.GetInt(Ptr, s_AutoConfigureConnectedAnchor) != 0; }
            set { Native.SetInt(Ptr, s_AutoConfigureConnectedAnchor, value ? 1 : 0); }
        }

        public Vector3 connectedAnchor
        {
            get { return Values.GetVector(Ptr, s_ConnectedAnchor); }
            set { Values.SetVector(Ptr, s_ConnectedAnchor, value); }
        }

        public float breakForce
        {
            get { return Native.GetFloat(Ptr, s_BreakForce); }
            set { Native.SetFloat(Ptr, s_BreakForce, value); }
        }

        public float breakTorque
        {
            get { return Native.GetFloat(Ptr, s_BreakTorque); }
            set { Native.SetFloat(Ptr, s_BreakTorque, value); }
        }

        public bool enableCollision
        {
            get { return Native.GetInt(Ptr, s_EnableCollision) != 0; }
            set { Native.SetInt(Ptr, s_EnableCollision, value ? 1 : 0); }
        }

        public bool enablePreprocessing
        {
            get { return Native.GetInt(Ptr, s_EnablePreprocessing) != 0; }
            set { Native.SetInt(Ptr, s_EnablePreprocessing, value ? 1 : 0); }
        }

        public float massScale
        {
            get { return Native.GetFloat(Ptr, s_MassScale); }
            set { Native.SetFloat(Ptr, s_MassScale, value); }
        }

        public float connectedMassScale
        {
            get { return Native.GetFloat(Ptr, s_ConnectedMassScale); }
            set { Native.SetFloat(Ptr, s_ConnectedMassScale, value); }
        }
    }
    public partial class HingeJoint
    {
        private static readonly int s_UseSpring = SlotOf("m_UseSpring");
        private static readonly int s_Spring = SlotOf("m_Spring.spring"); // and those behind it
        private static readonly int s_UseMotor = SlotOf("m_UseMotor");
        private static readonly int s_Motor = SlotOf("m_Motor.targetVelocity"); // and those behind it
        private static readonly int s_UseLimits = SlotOf("m_UseLimits");
        private static readonly int s_ExtendedLimits = SlotOf("m_ExtendedLimits");
        private static readonly int s_UseAcceleration = SlotOf("m_UseAcceleration");
        private static readonly int s_Limits = SlotOf("m_Limits.min"); // and those behind it

        private static int SlotOf(string key) => Native.Slot("UnityEngine.HingeJoint", key);

        public bool useSpring
        {
            get { return Native.GetInt(Ptr, s_UseSpring) != 0; }
            set { Native.SetInt(Ptr, s_UseSpring, value ? 1 : 0); }
        }

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

        public bool useMotor
        {
            get { return Native.GetInt(Ptr, s_UseMotor) != 0; }
            set { Native.SetInt(Ptr, s_UseMotor, value ? 1 : 0); }
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

        public bool useLimits
        {
            get { return Native.GetInt(Ptr, s_UseLimits) != 0; }
            set { Native.SetInt(Ptr, s_UseLimits, value ? 1 : 0); }
        }

        public bool extendedLimits
        {
            get { return Native.GetInt(Ptr, s_ExtendedLimits) != 0; }
            set { Native.SetInt(Ptr, s_ExtendedLimits, value ? 1 : 0); }
        }

        public bool useAcceleration
        {
            get { return Native.GetInt(Ptr, s_UseAcceleration) != 0; }
            set { Native.SetInt(Ptr, s_UseAcceleration, value ? 1 : 0); }
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
    public partial class SpringJoint
    {
        private static readonly int s_Spring = SlotOf("m_Spring");
        private static readonly int s_Damper = SlotOf("m_Damper");
        private static readonly int s_MinDistance = SlotOf("m_MinDistance");
        private static readonly int s_MaxDistance = SlotOf("m_MaxDistance");
        private static readonly int s_Tolerance = SlotOf("m_Tolerance");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.SpringJoint", key);

        public float spring
        {
            get { return Native.GetFloat(Ptr, s_Spring); }
            set { Native.SetFloat(Ptr, s_Spring, value); }
        }

        public float damper
        {
            get { return Native.GetFloat(Ptr, s_Damper); }
            set { Native.SetFloat(Ptr, s_Damper, value); }
        }

        public float minDistance
        {
            get { return Native.GetFloat(Ptr, s_MinDistance); }
            set { Native.SetFloat(Ptr, s_MinDistance, value); }
        }

        public float maxDistance
        {
            get { return Native.GetFloat(Ptr, s_MaxDistance); }
            set { Native.SetFloat(Ptr, s_MaxDistance, value); }
        }

        public float tolerance
        {
            get { return Native.GetFloat(Ptr, s_Tolerance); }
            set { Native.SetFloat(Ptr, s_Tolerance, value); }
        }
    }
    public partial class CharacterJoint
    {
        private static readonly int s_SwingAxis = SlotOf("m_SwingAxis");
        private static readonly int s_TwistLimitSpring = SlotOf("m_TwistLimitSpring.spring"); // and those behind it
        private static readonly int s_LowTwistLimit = SlotOf("m_LowTwistLimit.limit"); // and those behind it
        private static readonly int s_HighTwistLimit = SlotOf("m_HighTwistLimit.limit"); // and those behind it
        private static readonly int s_SwingLimitSpring = SlotOf("m_SwingLimitSpring.spring"); // and those behind it
        private static readonly int s_Swing1Limit = SlotOf("m_Swing1Limit.limit"); // and those behind it
        private static readonly int s_Swing2Limit = SlotOf("m_Swing2Limit.limit"); // and those behind it
        private static readonly int s_EnableProjection = SlotOf("m_EnableProjection");
        private static readonly int s_ProjectionDistance = SlotOf("m_ProjectionDistance");
        private static readonly int s_ProjectionAngle = SlotOf("m_ProjectionAngle");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.CharacterJoint", key);

        public Vector3 swingAxis
        {
            get { return Values.GetVector(Ptr, s_SwingAxis); }
            set { Values.SetVector(Ptr, s_SwingAxis, value); }
        }

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

        public bool enableProjection
        {
            get { return Native.GetInt(Ptr, s_EnableProjection) != 0; }
            set { Native.SetInt(Ptr, s_EnableProjection, value ? 1 : 0); }
        }

        public float projectionDistance
        {
            get { return Native.GetFloat(Ptr, s_ProjectionDistance); }
            set { Native.SetFloat(Ptr, s_ProjectionDistance, value); }
        }

        public float projectionAngle
        {
            get { return Native.GetFloat(Ptr, s_ProjectionAngle); }
            set { Native.SetFloat(Ptr, s_ProjectionAngle, value); }
        }
    }
    public partial class ConfigurableJoint
    {
        private static readonly int s_SecondaryAxis = SlotOf("m_SecondaryAxis");
        private static readonly int s_XMotion = SlotOf("m_XMotion");
        private static readonly int s_YMotion = SlotOf("m_YMotion");
        private static readonly int s_ZMotion = SlotOf("m_ZMotion");
        private static readonly int s_AngularXMotion = SlotOf("m_AngularXMotion");
        private static readonly int s_AngularYMotion = SlotOf("m_AngularYMotion");
        private static readonly int s_AngularZMotion = SlotOf("m_AngularZMotion");
        private static readonly int s_LinearLimitSpring = SlotOf("m_LinearLimitSpring.spring"); // and those behind it
        private static readonly int s_LinearLimit = SlotOf("m_LinearLimit.limit"); // and those behind it
        private static readonly int s_AngularXLimitSpring = SlotOf("m_AngularXLimitSpring.spring"); // and those behind it
        private static readonly int s_LowAngularXLimit = SlotOf("m_LowAngularXLimit.limit"); // and those behind it
        private static readonly int s_HighAngularXLimit = SlotOf("m_HighAngularXLimit.limit"); // and those behind it
        private static readonly int s_AngularYZLimitSpring = SlotOf("m_AngularYZLimitSpring.spring"); // and those behind it
        private static readonly int s_AngularYLimit = SlotOf("m_AngularYLimit.limit"); // and those behind it
        private static readonly int s_AngularZLimit = SlotOf("m_AngularZLimit.limit"); // and those behind it
        private static readonly int s_TargetPosition = SlotOf("m_TargetPosition");
        private static readonly int s_TargetVelocity = SlotOf("m_TargetVelocity");
        private static readonly int s_XDrive = SlotOf("m_XDrive.positionSpring"); // and those behind it
        private static readonly int s_YDrive = SlotOf("m_YDrive.positionSpring"); // and those behind it
        private static readonly int s_ZDrive = SlotOf("m_ZDrive.positionSpring"); // and those behind it
        private static readonly int s_TargetRotation = SlotOf("m_TargetRotation");
        private static readonly int s_TargetAngularVelocity = SlotOf("m_TargetAngularVelocity");
        private static readonly int s_RotationDriveMode = SlotOf("m_RotationDriveMode");
        private static readonly int s_AngularXDrive = SlotOf("m_AngularXDrive.positionSpring"); // and those behind it
        private static readonly int s_AngularYZDrive = SlotOf("m_AngularYZDrive.positionSpring"); // and those behind it
        private static readonly int s_SlerpDrive = SlotOf("m_SlerpDrive.positionSpring"); // and those behind it
        private static readonly int s_ProjectionMode = SlotOf("m_ProjectionMode");
        private static readonly int s_ProjectionDistance = SlotOf("m_ProjectionDistance");
        private static readonly int s_ProjectionAngle = SlotOf("m_ProjectionAngle");
        private static readonly int s_ConfiguredInWorldSpace = SlotOf("m_ConfiguredInWorldSpace");
        private static readonly int s_SwapBodies = SlotOf("m_SwapBodies");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.ConfigurableJoint", key);

        public Vector3 secondaryAxis
        {
            get { return Values.GetVector(Ptr, s_SecondaryAxis); }
            set { Values.SetVector(Ptr, s_SecondaryAxis, value); }
        }

        public ConfigurableJointMotion xMotion
        {
            get { return (ConfigurableJointMotion)Native.GetInt(Ptr, s_XMotion); }
            set { Native.SetInt(Ptr, s_XMotion, (int)value); }
        }

        public ConfigurableJointMotion yMotion
        {
            get { return (ConfigurableJointMotion)Native.GetInt(Ptr, s_YMotion); }
            set { Native.SetInt(Ptr, s_YMotion, (int)value); }
        }

        public ConfigurableJointMotion zMotion
        {
            get { return (ConfigurableJointMotion)Native.GetInt(Ptr, s_ZMotion); }
            set { Native.SetInt(Ptr, s_ZMotion, (int)value); }
        }

        public ConfigurableJointMotion angularXMotion
        {
            get { return (ConfigurableJointMotion)Native.GetInt(Ptr, s_AngularXMotion); }
            set { Native.SetInt(Ptr, s_AngularXMotion, (int)value); }
        }

        public ConfigurableJointMotion angularYMotion
        {
            get { return (ConfigurableJointMotion)Native.GetInt(Ptr, s_AngularYMotion); }
            set { Native.SetInt(Ptr, s_AngularYMotion, (int)value); }
        }

        public ConfigurableJointMotion angularZMotion
        {
            get { return (ConfigurableJointMotion)Native.GetInt(Ptr, s_AngularZMotion); }
            set { Native.SetInt(Ptr, s_AngularZMotion, (int)value); }
        }

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

        public Vector3 targetPosition
        {
            get { return Values.GetVector(Ptr, s_TargetPosition); }
            set { Values.SetVector(Ptr, s_TargetPosition, value); }
        }

        public Vector3 targetVelocity
        {
            get { return Values.GetVector(Ptr, s_TargetVelocity); }
            set { Values.SetVector(Ptr, s_TargetVelocity, value); }
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

        public Quaternion targetRotation
        {
            get { return Values.GetRotation(Ptr, s_TargetRotation); }
            set { Values.SetRotation(Ptr, s_TargetRotation, value); }
        }

        public Vector3 targetAngularVelocity
        {
            get { return Values.GetVector(Ptr, s_TargetAngularVelocity); }
            set { Values.SetVector(Ptr, s_TargetAngularVelocity, value); }
        }

        public RotationDriveMode rotationDriveMode
        {
            get { return (RotationDriveMode)Native.GetInt(Ptr, s_RotationDriveMode); }
            set { Native.SetInt(Ptr, s_RotationDriveMode, (int)value); }
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

        public JointProjectionMode projectionMode
        {
            get { return (JointProjectionMode)Native.GetInt(Ptr, s_ProjectionMode); }
            set { Native.SetInt(Ptr, s_ProjectionMode, (int)value); }
        }

        public float projectionDistance
        {
            get { return Native.GetFloat(Ptr, s_ProjectionDistance); }
            set { Native.SetFloat(Ptr, s_ProjectionDistance, value); }
        }

        public float projectionAngle
        {
            get { return Native.GetFloat(Ptr, s_ProjectionAngle); }
            set { Native.SetFloat(Ptr, s_ProjectionAngle, value); }
        }

        public bool configuredInWorldSpace
        {
            get { return Native.GetInt(Ptr, s_ConfiguredInWorldSpace) != 0; }
            set { Native.SetInt(Ptr, s_ConfiguredInWorldSpace, value ? 1 : 0); }
        }

        public bool swapBodies
        {
            get { return Native.GetInt(Ptr, s_SwapBodies) != 0; }
            set { Native.SetInt(Ptr, s_SwapBodies, value ? 1 : 0); }
        }
    }
    public partial class ConstantForce
    {
        private static readonly int s_Force = SlotOf("m_Force");
        private static readonly int s_RelativeForce = SlotOf("m_RelativeForce");
        private static readonly int s_Torque = SlotOf("m_Torque");
        private static readonly int s_RelativeTorque = SlotOf("m_RelativeTorque");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.ConstantForce", key);

        public Vector3 force
        {
            get { return Values.GetVector(Ptr, s_Force); }
            set { Values.SetVector(Ptr, s_Force, value); }
        }

        public Vector3 relativeForce
        {
            get { return Values.GetVector(Ptr, s_RelativeForce); }
            set { Values.SetVector(Ptr, s_RelativeForce, value); }
        }

        public Vector3 torque
        {
            get { return Values.GetVector(Ptr, s_Torque); }
            set { Values.SetVector(Ptr, s_Torque, value); }
        }

        public Vector3 relativeTorque
        {
            get { return Values.GetVector(Ptr, s_RelativeTorque); }
            set { Values.SetVector(Ptr, s_RelativeTorque, value); }
        }
    }
}
