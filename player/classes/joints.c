/* Joints, wheels and constant forces. Rows of the class table; see internal.h. */
#include <math.h>

#include "internal.h"

/* clang-format off */

static const struct native_class class_joint = {
    .name = "UnityEngine.Joint",
    .base = &class_component,
    .properties = PROPERTIES(
        OBJECT("m_ConnectedBody"),
        VECTOR("m_Anchor", 0, 0, 0, 0),
        VECTOR("m_Axis", 1, 0, 0, 0),
        INT("m_AutoConfigureConnectedAnchor", 1),
        VECTOR("m_ConnectedAnchor", 0, 0, 0, 0),
        FLOAT("m_BreakForce", INFINITY),
        FLOAT("m_BreakTorque", INFINITY),
        INT("m_EnableCollision", 0),
        INT("m_EnablePreprocessing", 1),
        FLOAT("m_MassScale", 1),
        FLOAT("m_ConnectedMassScale", 1)),
};

static const struct native_class class_hinge_joint = {
    .name = "UnityEngine.HingeJoint",
    .base = &class_joint,
    .properties = PROPERTIES(
        INT("m_UseSpring", 0),
        FLOAT("m_Spring.spring", 0),
        FLOAT("m_Spring.damper", 0),
        FLOAT("m_Spring.targetPosition", 0),
        INT("m_UseMotor", 0),
        FLOAT("m_Motor.targetVelocity", 0),
        FLOAT("m_Motor.force", 0),
        INT("m_Motor.freeSpin", 0),
        INT("m_UseLimits", 0),
        INT("m_ExtendedLimits", 0),
        INT("m_UseAcceleration", 0),
        FLOAT("m_Limits.min", 0),
        FLOAT("m_Limits.max", 0),
        FLOAT("m_Limits.bounciness", 0),
        FLOAT("m_Limits.bounceMinVelocity", 0.2f),
        FLOAT("m_Limits.contactDistance", 0)),
};

static const struct native_class class_fixed_joint = {
    .name = "UnityEngine.FixedJoint",
    .base = &class_joint,
};

static const struct native_class class_spring_joint = {
    .name = "UnityEngine.SpringJoint",
    .base = &class_joint,
    .properties = PROPERTIES(
        FLOAT("m_Spring", 10),
        FLOAT("m_Damper", 0.2f),
        FLOAT("m_MinDistance", 0),
        FLOAT("m_MaxDistance", 0),
        FLOAT("m_Tolerance", 0.025f)),
};

static const struct native_class class_character_joint = {
    .name = "UnityEngine.CharacterJoint",
    .base = &class_joint,
    .properties = PROPERTIES(
        VECTOR("m_SwingAxis", 0, 1, 0, 0),
        FLOAT("m_TwistLimitSpring.spring", 0),
        FLOAT("m_TwistLimitSpring.damper", 0),
        FLOAT("m_LowTwistLimit.limit", -20),
        FLOAT("m_LowTwistLimit.bounciness", 0),
        FLOAT("m_LowTwistLimit.contactDistance", 0),
        FLOAT("m_HighTwistLimit.limit", 70),
        FLOAT("m_HighTwistLimit.bounciness", 0),
        FLOAT("m_HighTwistLimit.contactDistance", 0),
        FLOAT("m_SwingLimitSpring.spring", 0),
        FLOAT("m_SwingLimitSpring.damper", 0),
        FLOAT("m_Swing1Limit.limit", 40),
        FLOAT("m_Swing1Limit.bounciness", 0),
        FLOAT("m_Swing1Limit.contactDistance", 0),
        FLOAT("m_Swing2Limit.limit", 40),
        FLOAT("m_Swing2Limit.bounciness", 0),
        FLOAT("m_Swing2Limit.contactDistance", 0),
        INT("m_EnableProjection", 0),
        FLOAT("m_ProjectionDistance", 0.1f),
        FLOAT("m_ProjectionAngle", 180)),
};

static const struct native_class class_configurable_joint = {
    .name = "UnityEngine.ConfigurableJoint",
    .base = &class_joint,
    .properties = PROPERTIES(
        VECTOR("m_SecondaryAxis", 0, 1, 0, 0),
        INT("m_XMotion", 2),
        INT("m_YMotion", 2),
        INT("m_ZMotion", 2),
        INT("m_AngularXMotion", 2),
        INT("m_AngularYMotion", 2),
        INT("m_AngularZMotion", 2),
        FLOAT("m_LinearLimitSpring.spring", 0),
        FLOAT("m_LinearLimitSpring.damper", 0),
        FLOAT("m_LinearLimit.limit", 0),
        FLOAT("m_LinearLimit.bounciness", 0),
        FLOAT("m_LinearLimit.contactDistance", 0),
        FLOAT("m_AngularXLimitSpring.spring", 0),
        FLOAT("m_AngularXLimitSpring.damper", 0),
        FLOAT("m_LowAngularXLimit.limit", 0),
        FLOAT("m_LowAngularXLimit.bounciness", 0),
        FLOAT("m_LowAngularXLimit.contactDistance", 0),
        FLOAT("m_HighAngularXLimit.limit", 0),
        FLOAT("m_HighAngularXLimit.bounciness", 0),
        FLOAT("m_HighAngularXLimit.contactDistance", 0),
        FLOAT("m_AngularYZLimitSpring.spring", 0),
        FLOAT("m_AngularYZLimitSpring.damper", 0),
        FLOAT("m_AngularYLimit.limit", 0),
        FLOAT("m_AngularYLimit.bounciness", 0),
        FLOAT("m_AngularYLimit.contactDistance", 0),
        FLOAT("m_AngularZLimit.limit", 0),
        FLOAT("m_AngularZLimit.bounciness", 0),
        FLOAT("m_AngularZLimit.contactDistance", 0),
        VECTOR("m_TargetPosition", 0, 0, 0, 0),
        VECTOR("m_TargetVelocity", 0, 0, 0, 0),
        FLOAT("m_XDrive.positionSpring", 0),
        FLOAT("m_XDrive.positionDamper", 0),
        FLOAT("m_XDrive.maximumForce", 3.402823466e38f),
        INT("m_XDrive.useAcceleration", 0),
        FLOAT("m_YDrive.positionSpring", 0),
        FLOAT("m_YDrive.positionDamper", 0),
        FLOAT("m_YDrive.maximumForce", 3.402823466e38f),
        INT("m_YDrive.useAcceleration", 0),
        FLOAT("m_ZDrive.positionSpring", 0),
        FLOAT("m_ZDrive.positionDamper", 0),
        FLOAT("m_ZDrive.maximumForce", 3.402823466e38f),
        INT("m_ZDrive.useAcceleration", 0),
        VECTOR("m_TargetRotation", 0, 0, 0, 1),
        VECTOR("m_TargetAngularVelocity", 0, 0, 0, 0),
        INT("m_RotationDriveMode", 0),
        FLOAT("m_AngularXDrive.positionSpring", 0),
        FLOAT("m_AngularXDrive.positionDamper", 0),
        FLOAT("m_AngularXDrive.maximumForce", 3.402823466e38f),
        INT("m_AngularXDrive.useAcceleration", 0),
        FLOAT("m_AngularYZDrive.positionSpring", 0),
        FLOAT("m_AngularYZDrive.positionDamper", 0),
        FLOAT("m_AngularYZDrive.maximumForce", 3.402823466e38f),
        INT("m_AngularYZDrive.useAcceleration", 0),
        FLOAT("m_SlerpDrive.positionSpring", 0),
        FLOAT("m_SlerpDrive.positionDamper", 0),
        FLOAT("m_SlerpDrive.maximumForce", 3.402823466e38f),
        INT("m_SlerpDrive.useAcceleration", 0),
        INT("m_ProjectionMode", 0),
        FLOAT("m_ProjectionDistance", 0.1f),
        FLOAT("m_ProjectionAngle", 180),
        INT("m_ConfiguredInWorldSpace", 0),
        INT("m_SwapBodies", 0)),
};

static const struct native_class class_constant_force = {
    .name = "UnityEngine.ConstantForce",
    .base = &class_behaviour,
    .properties = PROPERTIES(
        VECTOR("m_Force", 0, 0, 0, 0),
        VECTOR("m_RelativeForce", 0, 0, 0, 0),
        VECTOR("m_Torque", 0, 0, 0, 0),
        VECTOR("m_RelativeTorque", 0, 0, 0, 0)),
};

static const struct native_class class_wheel_collider = {
    .name = "UnityEngine.WheelCollider",
    .base = &class_collider,
    .properties = PROPERTIES(
        VECTOR("m_Center", 0, 0, 0, 0),
        FLOAT("m_Radius", 0.5f),
        FLOAT("m_SuspensionDistance", 0.3f),
        FLOAT("m_SuspensionSpring.spring", 35000),
        FLOAT("m_SuspensionSpring.damper", 4500),
        FLOAT("m_SuspensionSpring.targetPosition", 0.5f),
        FLOAT("m_ForceAppPointDistance", 0),
        FLOAT("m_Mass", 20),
        FLOAT("m_WheelDampingRate", 0.25f),
        FLOAT("m_ForwardFriction.m_ExtremumSlip", 0.4f),
        FLOAT("m_ForwardFriction.m_ExtremumValue", 1),
        FLOAT("m_ForwardFriction.m_AsymptoteSlip", 0.8f),
        FLOAT("m_ForwardFriction.m_AsymptoteValue", 0.5f),
        FLOAT("m_ForwardFriction.m_Stiffness", 1),
        FLOAT("m_SidewaysFriction.m_ExtremumSlip", 0.2f),
        FLOAT("m_SidewaysFriction.m_ExtremumValue", 1),
        FLOAT("m_SidewaysFriction.m_AsymptoteSlip", 0.5f),
        FLOAT("m_SidewaysFriction.m_AsymptoteValue", 0.75f),
        FLOAT("m_SidewaysFriction.m_Stiffness", 1),
        /* No file has these. */
        FLOAT("m_MotorTorque", 0),
        FLOAT("m_BrakeTorque", 0),
        FLOAT("m_SteerAngle", 0)),
};

const struct native_class *const joint_classes[] = {
    &class_joint,
    &class_hinge_joint,
    &class_fixed_joint,
    &class_spring_joint,
    &class_character_joint,
    &class_configurable_joint,
    &class_constant_force,
    &class_wheel_collider,
    NULL,
};
/* clang-format on */
