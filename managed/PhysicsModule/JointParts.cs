using System;

namespace UnityEngine
{
    public partial struct JointMotor
    {
        public bool freeSpin { get; set; }
    }

    public partial struct JointDrive
    {
        public bool useAcceleration { get; set; }
    }

    /// <summary>Values of joints that are several numbers, in slots one behind the other.</summary>
    internal static class JointParts
    {
        internal static JointDrive GetJointDrive(IntPtr joint, int slot)
        {
            return new JointDrive
            {
                positionSpring = Native.GetFloat(joint, slot),
                positionDamper = Native.GetFloat(joint, slot + 1),
                maximumForce = Native.GetFloat(joint, slot + 2),
                useAcceleration = Native.GetInt(joint, slot + 3) != 0
            };
        }

        internal static void Set(IntPtr joint, int slot, JointDrive value)
        {
            Native.SetFloat(joint, slot, value.positionSpring);
            Native.SetFloat(joint, slot + 1, value.positionDamper);
            Native.SetFloat(joint, slot + 2, value.maximumForce);
            Native.SetInt(joint, slot + 3, value.useAcceleration ? 1 : 0);
        }

        internal static SoftJointLimit GetSoftJointLimit(IntPtr joint, int slot)
        {
            return new SoftJointLimit
            {
                limit = Native.GetFloat(joint, slot),
                bounciness = Native.GetFloat(joint, slot + 1),
                contactDistance = Native.GetFloat(joint, slot + 2)
            };
        }

        internal static void Set(IntPtr joint, int slot, SoftJointLimit value)
        {
            Native.SetFloat(joint, slot, value.limit);
            Native.SetFloat(joint, slot + 1, value.bounciness);
            Native.SetFloat(joint, slot + 2, value.contactDistance);
        }

        internal static SoftJointLimitSpring GetSoftJointLimitSpring(IntPtr joint, int slot)
        {
            return new SoftJointLimitSpring { spring = Native.GetFloat(joint, slot),
                damper = Native.GetFloat(joint, slot + 1) };
        }

        internal static void Set(IntPtr joint, int slot, SoftJointLimitSpring value)
        {
            Native.SetFloat(joint, slot, value.spring);
            Native.SetFloat(joint, slot + 1, value.damper);
        }
    }
}
