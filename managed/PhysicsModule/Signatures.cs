// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial class ArticulationBody : UnityEngine.Behaviour
    {
        [System.Obsolete] public bool computeParentAnchor { get { return m_KeptComputeParentAnchor.Get("UnityEngine.ArticulationBody.computeParentAnchor"); } set { m_KeptComputeParentAnchor.Set(value); } } private Umcp.Kept<bool> m_KeptComputeParentAnchor;
        public UnityEngine.ArticulationJointType jointType { get { return m_KeptJointType.Get("UnityEngine.ArticulationBody.jointType"); } set { m_KeptJointType.Set(value); } } private Umcp.Kept<UnityEngine.ArticulationJointType> m_KeptJointType;
        public UnityEngine.Vector3 anchorPosition { get { return m_KeptAnchorPosition.Get("UnityEngine.ArticulationBody.anchorPosition"); } set { m_KeptAnchorPosition.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptAnchorPosition;
        public UnityEngine.Vector3 parentAnchorPosition { get { return m_KeptParentAnchorPosition.Get("UnityEngine.ArticulationBody.parentAnchorPosition"); } set { m_KeptParentAnchorPosition.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptParentAnchorPosition;
        public UnityEngine.Quaternion anchorRotation { get { return m_KeptAnchorRotation.Get("UnityEngine.ArticulationBody.anchorRotation"); } set { m_KeptAnchorRotation.Set(value); } } private Umcp.Kept<UnityEngine.Quaternion> m_KeptAnchorRotation;
        public UnityEngine.Quaternion parentAnchorRotation { get { return m_KeptParentAnchorRotation.Get("UnityEngine.ArticulationBody.parentAnchorRotation"); } set { m_KeptParentAnchorRotation.Set(value); } } private Umcp.Kept<UnityEngine.Quaternion> m_KeptParentAnchorRotation;
        public bool isRoot { get { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.isRoot"); } }
        public bool matchAnchors { get { return m_KeptMatchAnchors.Get("UnityEngine.ArticulationBody.matchAnchors"); } set { m_KeptMatchAnchors.Set(value); } } private Umcp.Kept<bool> m_KeptMatchAnchors;
        public UnityEngine.ArticulationDofLock linearLockX { get { return m_KeptLinearLockX.Get("UnityEngine.ArticulationBody.linearLockX"); } set { m_KeptLinearLockX.Set(value); } } private Umcp.Kept<UnityEngine.ArticulationDofLock> m_KeptLinearLockX;
        public UnityEngine.ArticulationDofLock linearLockY { get { return m_KeptLinearLockY.Get("UnityEngine.ArticulationBody.linearLockY"); } set { m_KeptLinearLockY.Set(value); } } private Umcp.Kept<UnityEngine.ArticulationDofLock> m_KeptLinearLockY;
        public UnityEngine.ArticulationDofLock linearLockZ { get { return m_KeptLinearLockZ.Get("UnityEngine.ArticulationBody.linearLockZ"); } set { m_KeptLinearLockZ.Set(value); } } private Umcp.Kept<UnityEngine.ArticulationDofLock> m_KeptLinearLockZ;
        public UnityEngine.ArticulationDofLock swingYLock { get { return m_KeptSwingYLock.Get("UnityEngine.ArticulationBody.swingYLock"); } set { m_KeptSwingYLock.Set(value); } } private Umcp.Kept<UnityEngine.ArticulationDofLock> m_KeptSwingYLock;
        public UnityEngine.ArticulationDofLock swingZLock { get { return m_KeptSwingZLock.Get("UnityEngine.ArticulationBody.swingZLock"); } set { m_KeptSwingZLock.Set(value); } } private Umcp.Kept<UnityEngine.ArticulationDofLock> m_KeptSwingZLock;
        public UnityEngine.ArticulationDofLock twistLock { get { return m_KeptTwistLock.Get("UnityEngine.ArticulationBody.twistLock"); } set { m_KeptTwistLock.Set(value); } } private Umcp.Kept<UnityEngine.ArticulationDofLock> m_KeptTwistLock;
        public UnityEngine.ArticulationDrive xDrive { get { return m_KeptXDrive.Get("UnityEngine.ArticulationBody.xDrive"); } set { m_KeptXDrive.Set(value); } } private Umcp.Kept<UnityEngine.ArticulationDrive> m_KeptXDrive;
        public UnityEngine.ArticulationDrive yDrive { get { return m_KeptYDrive.Get("UnityEngine.ArticulationBody.yDrive"); } set { m_KeptYDrive.Set(value); } } private Umcp.Kept<UnityEngine.ArticulationDrive> m_KeptYDrive;
        public UnityEngine.ArticulationDrive zDrive { get { return m_KeptZDrive.Get("UnityEngine.ArticulationBody.zDrive"); } set { m_KeptZDrive.Set(value); } } private Umcp.Kept<UnityEngine.ArticulationDrive> m_KeptZDrive;
        public bool immovable { get { return m_KeptImmovable.Get("UnityEngine.ArticulationBody.immovable"); } set { m_KeptImmovable.Set(value); } } private Umcp.Kept<bool> m_KeptImmovable;
        public bool useGravity { get { return m_KeptUseGravity.Get("UnityEngine.ArticulationBody.useGravity"); } set { m_KeptUseGravity.Set(value); } } private Umcp.Kept<bool> m_KeptUseGravity;
        public float linearDamping { get { return m_KeptLinearDamping.Get("UnityEngine.ArticulationBody.linearDamping"); } set { m_KeptLinearDamping.Set(value); } } private Umcp.Kept<float> m_KeptLinearDamping;
        public float angularDamping { get { return m_KeptAngularDamping.Get("UnityEngine.ArticulationBody.angularDamping"); } set { m_KeptAngularDamping.Set(value); } } private Umcp.Kept<float> m_KeptAngularDamping;
        public float jointFriction { get { return m_KeptJointFriction.Get("UnityEngine.ArticulationBody.jointFriction"); } set { m_KeptJointFriction.Set(value); } } private Umcp.Kept<float> m_KeptJointFriction;
        public UnityEngine.LayerMask excludeLayers { get { return m_KeptExcludeLayers.Get("UnityEngine.ArticulationBody.excludeLayers"); } set { m_KeptExcludeLayers.Set(value); } } private Umcp.Kept<UnityEngine.LayerMask> m_KeptExcludeLayers;
        public UnityEngine.LayerMask includeLayers { get { return m_KeptIncludeLayers.Get("UnityEngine.ArticulationBody.includeLayers"); } set { m_KeptIncludeLayers.Set(value); } } private Umcp.Kept<UnityEngine.LayerMask> m_KeptIncludeLayers;
        public UnityEngine.Vector3 GetAccumulatedForce(float step) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetAccumulatedForce"); }
        public UnityEngine.Vector3 GetAccumulatedForce() { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetAccumulatedForce"); }
        public UnityEngine.Vector3 GetAccumulatedTorque(float step) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetAccumulatedTorque"); }
        public UnityEngine.Vector3 GetAccumulatedTorque() { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetAccumulatedTorque"); }
        public void AddForce(UnityEngine.Vector3 force, UnityEngine.ForceMode mode) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.AddForce"); }
        public void AddForce(UnityEngine.Vector3 force) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.AddForce"); }
        public void AddRelativeForce(UnityEngine.Vector3 force, UnityEngine.ForceMode mode) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.AddRelativeForce"); }
        public void AddRelativeForce(UnityEngine.Vector3 force) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.AddRelativeForce"); }
        public void AddTorque(UnityEngine.Vector3 torque, UnityEngine.ForceMode mode) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.AddTorque"); }
        public void AddTorque(UnityEngine.Vector3 torque) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.AddTorque"); }
        public void AddRelativeTorque(UnityEngine.Vector3 torque, UnityEngine.ForceMode mode) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.AddRelativeTorque"); }
        public void AddRelativeTorque(UnityEngine.Vector3 torque) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.AddRelativeTorque"); }
        public void AddForceAtPosition(UnityEngine.Vector3 force, UnityEngine.Vector3 position, UnityEngine.ForceMode mode) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.AddForceAtPosition"); }
        public void AddForceAtPosition(UnityEngine.Vector3 force, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.AddForceAtPosition"); }
        public UnityEngine.Vector3 velocity { get { return m_KeptVelocity.Get("UnityEngine.ArticulationBody.velocity"); } set { m_KeptVelocity.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptVelocity;
        public UnityEngine.Vector3 angularVelocity { get { return m_KeptAngularVelocity.Get("UnityEngine.ArticulationBody.angularVelocity"); } set { m_KeptAngularVelocity.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptAngularVelocity;
        public float mass { get { return m_KeptMass.Get("UnityEngine.ArticulationBody.mass"); } set { m_KeptMass.Set(value); } } private Umcp.Kept<float> m_KeptMass;
        public bool automaticCenterOfMass { get { return m_KeptAutomaticCenterOfMass.Get("UnityEngine.ArticulationBody.automaticCenterOfMass"); } set { m_KeptAutomaticCenterOfMass.Set(value); } } private Umcp.Kept<bool> m_KeptAutomaticCenterOfMass;
        public UnityEngine.Vector3 centerOfMass { get { return m_KeptCenterOfMass.Get("UnityEngine.ArticulationBody.centerOfMass"); } set { m_KeptCenterOfMass.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptCenterOfMass;
        public UnityEngine.Vector3 worldCenterOfMass { get { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.worldCenterOfMass"); } }
        public bool automaticInertiaTensor { get { return m_KeptAutomaticInertiaTensor.Get("UnityEngine.ArticulationBody.automaticInertiaTensor"); } set { m_KeptAutomaticInertiaTensor.Set(value); } } private Umcp.Kept<bool> m_KeptAutomaticInertiaTensor;
        public UnityEngine.Vector3 inertiaTensor { get { return m_KeptInertiaTensor.Get("UnityEngine.ArticulationBody.inertiaTensor"); } set { m_KeptInertiaTensor.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptInertiaTensor;
        public UnityEngine.Quaternion inertiaTensorRotation { get { return m_KeptInertiaTensorRotation.Get("UnityEngine.ArticulationBody.inertiaTensorRotation"); } set { m_KeptInertiaTensorRotation.Set(value); } } private Umcp.Kept<UnityEngine.Quaternion> m_KeptInertiaTensorRotation;
        public void ResetCenterOfMass() { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.ResetCenterOfMass"); }
        public void ResetInertiaTensor() { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.ResetInertiaTensor"); }
        public void Sleep() { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.Sleep"); }
        public bool IsSleeping() { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.IsSleeping"); }
        public void WakeUp() { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.WakeUp"); }
        public float sleepThreshold { get { return m_KeptSleepThreshold.Get("UnityEngine.ArticulationBody.sleepThreshold"); } set { m_KeptSleepThreshold.Set(value); } } private Umcp.Kept<float> m_KeptSleepThreshold;
        public int solverIterations { get { return m_KeptSolverIterations.Get("UnityEngine.ArticulationBody.solverIterations"); } set { m_KeptSolverIterations.Set(value); } } private Umcp.Kept<int> m_KeptSolverIterations;
        public int solverVelocityIterations { get { return m_KeptSolverVelocityIterations.Get("UnityEngine.ArticulationBody.solverVelocityIterations"); } set { m_KeptSolverVelocityIterations.Set(value); } } private Umcp.Kept<int> m_KeptSolverVelocityIterations;
        public float maxAngularVelocity { get { return m_KeptMaxAngularVelocity.Get("UnityEngine.ArticulationBody.maxAngularVelocity"); } set { m_KeptMaxAngularVelocity.Set(value); } } private Umcp.Kept<float> m_KeptMaxAngularVelocity;
        public float maxLinearVelocity { get { return m_KeptMaxLinearVelocity.Get("UnityEngine.ArticulationBody.maxLinearVelocity"); } set { m_KeptMaxLinearVelocity.Set(value); } } private Umcp.Kept<float> m_KeptMaxLinearVelocity;
        public float maxJointVelocity { get { return m_KeptMaxJointVelocity.Get("UnityEngine.ArticulationBody.maxJointVelocity"); } set { m_KeptMaxJointVelocity.Set(value); } } private Umcp.Kept<float> m_KeptMaxJointVelocity;
        public float maxDepenetrationVelocity { get { return m_KeptMaxDepenetrationVelocity.Get("UnityEngine.ArticulationBody.maxDepenetrationVelocity"); } set { m_KeptMaxDepenetrationVelocity.Set(value); } } private Umcp.Kept<float> m_KeptMaxDepenetrationVelocity;
        public UnityEngine.ArticulationReducedSpace jointPosition { get { return m_KeptJointPosition.Get("UnityEngine.ArticulationBody.jointPosition"); } set { m_KeptJointPosition.Set(value); } } private Umcp.Kept<UnityEngine.ArticulationReducedSpace> m_KeptJointPosition;
        public UnityEngine.ArticulationReducedSpace jointVelocity { get { return m_KeptJointVelocity.Get("UnityEngine.ArticulationBody.jointVelocity"); } set { m_KeptJointVelocity.Set(value); } } private Umcp.Kept<UnityEngine.ArticulationReducedSpace> m_KeptJointVelocity;
        public UnityEngine.ArticulationReducedSpace jointAcceleration { get { return m_KeptJointAcceleration.Get("UnityEngine.ArticulationBody.jointAcceleration"); } set { m_KeptJointAcceleration.Set(value); } } private Umcp.Kept<UnityEngine.ArticulationReducedSpace> m_KeptJointAcceleration;
        public UnityEngine.ArticulationReducedSpace jointForce { get { return m_KeptJointForce.Get("UnityEngine.ArticulationBody.jointForce"); } set { m_KeptJointForce.Set(value); } } private Umcp.Kept<UnityEngine.ArticulationReducedSpace> m_KeptJointForce;
        public UnityEngine.ArticulationReducedSpace driveForce { get { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.driveForce"); } }
        public int dofCount { get { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.dofCount"); } }
        public int index { get { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.index"); } }
        public void TeleportRoot(UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.TeleportRoot"); }
        public UnityEngine.Vector3 GetClosestPoint(UnityEngine.Vector3 point) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetClosestPoint"); }
        public UnityEngine.Vector3 GetRelativePointVelocity(UnityEngine.Vector3 relativePoint) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetRelativePointVelocity"); }
        public UnityEngine.Vector3 GetPointVelocity(UnityEngine.Vector3 worldPoint) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetPointVelocity"); }
        public int GetDenseJacobian(ref UnityEngine.ArticulationJacobian jacobian) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetDenseJacobian"); }
        public int GetJointPositions(System.Collections.Generic.List<float> positions) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetJointPositions"); }
        public void SetJointPositions(System.Collections.Generic.List<float> positions) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.SetJointPositions"); }
        public int GetJointVelocities(System.Collections.Generic.List<float> velocities) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetJointVelocities"); }
        public void SetJointVelocities(System.Collections.Generic.List<float> velocities) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.SetJointVelocities"); }
        public int GetJointAccelerations(System.Collections.Generic.List<float> accelerations) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetJointAccelerations"); }
        public int GetJointForces(System.Collections.Generic.List<float> forces) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetJointForces"); }
        public void SetJointForces(System.Collections.Generic.List<float> forces) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.SetJointForces"); }
        public UnityEngine.ArticulationReducedSpace GetJointForcesForAcceleration(UnityEngine.ArticulationReducedSpace acceleration) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetJointForcesForAcceleration"); }
        public int GetDriveForces(System.Collections.Generic.List<float> forces) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetDriveForces"); }
        public int GetJointGravityForces(System.Collections.Generic.List<float> forces) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetJointGravityForces"); }
        public int GetJointCoriolisCentrifugalForces(System.Collections.Generic.List<float> forces) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetJointCoriolisCentrifugalForces"); }
        public int GetJointExternalForces(System.Collections.Generic.List<float> forces, float step) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetJointExternalForces"); }
        public int GetDriveTargets(System.Collections.Generic.List<float> targets) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetDriveTargets"); }
        public void SetDriveTargets(System.Collections.Generic.List<float> targets) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.SetDriveTargets"); }
        public int GetDriveTargetVelocities(System.Collections.Generic.List<float> targetVelocities) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetDriveTargetVelocities"); }
        public void SetDriveTargetVelocities(System.Collections.Generic.List<float> targetVelocities) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.SetDriveTargetVelocities"); }
        public int GetDofStartIndices(System.Collections.Generic.List<int> dofStartIndices) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.GetDofStartIndices"); }
        public void SetDriveTarget(UnityEngine.ArticulationDriveAxis axis, float value) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.SetDriveTarget"); }
        public void SetDriveTargetVelocity(UnityEngine.ArticulationDriveAxis axis, float value) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.SetDriveTargetVelocity"); }
        public void SetDriveLimits(UnityEngine.ArticulationDriveAxis axis, float lower, float upper) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.SetDriveLimits"); }
        public void SetDriveStiffness(UnityEngine.ArticulationDriveAxis axis, float value) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.SetDriveStiffness"); }
        public void SetDriveDamping(UnityEngine.ArticulationDriveAxis axis, float value) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.SetDriveDamping"); }
        public void SetDriveForceLimit(UnityEngine.ArticulationDriveAxis axis, float value) { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.SetDriveForceLimit"); }
        public UnityEngine.CollisionDetectionMode collisionDetectionMode { get { return m_KeptCollisionDetectionMode.Get("UnityEngine.ArticulationBody.collisionDetectionMode"); } set { m_KeptCollisionDetectionMode.Set(value); } } private Umcp.Kept<UnityEngine.CollisionDetectionMode> m_KeptCollisionDetectionMode;
        public void SnapAnchorToClosestContact() { throw new Umcp.LeftOutException("UnityEngine.ArticulationBody.SnapAnchorToClosestContact"); }
    }
    public enum ArticulationDofLock
    {
        LockedMotion = 0,
        LimitedMotion = 1,
        FreeMotion = 2,
    }
    public partial struct ArticulationDrive
    {
        public float lowerLimit;
        public float upperLimit;
        public float stiffness;
        public float damping;
        public float forceLimit;
        public float target;
        public float targetVelocity;
        public UnityEngine.ArticulationDriveType driveType;
    }
    public enum ArticulationDriveAxis
    {
        X = 0,
        Y = 1,
        Z = 2,
    }
    public enum ArticulationDriveType
    {
        Force = 0,
        Acceleration = 1,
        Target = 2,
        Velocity = 3,
    }
    public partial struct ArticulationJacobian
    {
        public ArticulationJacobian(int rows, int cols) { throw new Umcp.LeftOutException("UnityEngine.ArticulationJacobian"); }
        public float this[int row, int col] { get { throw new Umcp.LeftOutException("UnityEngine.ArticulationJacobian.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.ArticulationJacobian.this[]"); } }
        public int rows { get; set; }
        public int columns { get; set; }
        public System.Collections.Generic.List<float> elements { get; set; }
    }
    public enum ArticulationJointType
    {
        FixedJoint = 0,
        PrismaticJoint = 1,
        RevoluteJoint = 2,
        SphericalJoint = 3,
    }
    public partial struct ArticulationReducedSpace
    {
        public float this[int i] { get { throw new Umcp.LeftOutException("UnityEngine.ArticulationReducedSpace.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.ArticulationReducedSpace.this[]"); } }
        public ArticulationReducedSpace(float a) { throw new Umcp.LeftOutException("UnityEngine.ArticulationReducedSpace"); }
        public ArticulationReducedSpace(float a, float b) { throw new Umcp.LeftOutException("UnityEngine.ArticulationReducedSpace"); }
        public ArticulationReducedSpace(float a, float b, float c) { throw new Umcp.LeftOutException("UnityEngine.ArticulationReducedSpace"); }
        public int dofCount;
    }
    public partial class BoxCollider
    {
        [System.Obsolete] public UnityEngine.Vector3 extents { get { return m_KeptExtents.Get("UnityEngine.BoxCollider.extents"); } set { m_KeptExtents.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptExtents;
    }
    public partial struct BoxcastCommand
    {
        [System.Obsolete] public BoxcastCommand(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Quaternion orientation, UnityEngine.Vector3 direction, float distance = float.MaxValue, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.BoxcastCommand"); }
        [System.Obsolete] public BoxcastCommand(UnityEngine.PhysicsScene physicsScene, UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Quaternion orientation, UnityEngine.Vector3 direction, float distance = float.MaxValue, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.BoxcastCommand"); }
        [System.Obsolete] public int layerMask { get { throw new Umcp.LeftOutException("UnityEngine.BoxcastCommand.layerMask"); } set { throw new Umcp.LeftOutException("UnityEngine.BoxcastCommand.layerMask"); } }
        public BoxcastCommand(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Quaternion orientation, UnityEngine.Vector3 direction, UnityEngine.QueryParameters queryParameters, float distance = float.MaxValue) { throw new Umcp.LeftOutException("UnityEngine.BoxcastCommand"); }
        public BoxcastCommand(UnityEngine.PhysicsScene physicsScene, UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Quaternion orientation, UnityEngine.Vector3 direction, UnityEngine.QueryParameters queryParameters, float distance = float.MaxValue) { this = default(UnityEngine.BoxcastCommand); this.center = center; this.halfExtents = halfExtents; this.orientation = orientation; this.direction = direction; this.distance = distance; this.physicsScene = physicsScene; this.queryParameters = queryParameters; }
        public UnityEngine.Vector3 center { get; set; }
        public UnityEngine.Vector3 halfExtents { get; set; }
        public UnityEngine.Quaternion orientation { get; set; }
        public UnityEngine.Vector3 direction { get; set; }
        public float distance { get; set; }
        public UnityEngine.PhysicsScene physicsScene { get; set; }
        public UnityEngine.QueryParameters queryParameters;
        public static Unity.Jobs.JobHandle ScheduleBatch(Unity.Collections.NativeArray<UnityEngine.BoxcastCommand> commands, Unity.Collections.NativeArray<UnityEngine.RaycastHit> results, int minCommandsPerJob, int maxHits, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) { throw new Umcp.LeftOutException("UnityEngine.BoxcastCommand.ScheduleBatch"); }
        public static Unity.Jobs.JobHandle ScheduleBatch(Unity.Collections.NativeArray<UnityEngine.BoxcastCommand> commands, Unity.Collections.NativeArray<UnityEngine.RaycastHit> results, int minCommandsPerJob, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) { throw new Umcp.LeftOutException("UnityEngine.BoxcastCommand.ScheduleBatch"); }
    }
    public partial struct CapsulecastCommand
    {
        [System.Obsolete] public CapsulecastCommand(UnityEngine.Vector3 p1, UnityEngine.Vector3 p2, float radius, UnityEngine.Vector3 direction, float distance = float.MaxValue, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.CapsulecastCommand"); }
        [System.Obsolete] public CapsulecastCommand(UnityEngine.PhysicsScene physicsScene, UnityEngine.Vector3 p1, UnityEngine.Vector3 p2, float radius, UnityEngine.Vector3 direction, float distance = float.MaxValue, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.CapsulecastCommand"); }
        [System.Obsolete] public int layerMask { get { throw new Umcp.LeftOutException("UnityEngine.CapsulecastCommand.layerMask"); } set { throw new Umcp.LeftOutException("UnityEngine.CapsulecastCommand.layerMask"); } }
        public CapsulecastCommand(UnityEngine.Vector3 p1, UnityEngine.Vector3 p2, float radius, UnityEngine.Vector3 direction, UnityEngine.QueryParameters queryParameters, float distance = float.MaxValue) { throw new Umcp.LeftOutException("UnityEngine.CapsulecastCommand"); }
        public CapsulecastCommand(UnityEngine.PhysicsScene physicsScene, UnityEngine.Vector3 p1, UnityEngine.Vector3 p2, float radius, UnityEngine.Vector3 direction, UnityEngine.QueryParameters queryParameters, float distance = float.MaxValue) { this = default(UnityEngine.CapsulecastCommand); this.point1 = p1; this.point2 = p2; this.direction = direction; this.radius = radius; this.distance = distance; this.physicsScene = physicsScene; this.queryParameters = queryParameters; }
        public UnityEngine.Vector3 point1 { get; set; }
        public UnityEngine.Vector3 point2 { get; set; }
        public float radius { get; set; }
        public UnityEngine.Vector3 direction { get; set; }
        public float distance { get; set; }
        public UnityEngine.PhysicsScene physicsScene { get; set; }
        public UnityEngine.QueryParameters queryParameters;
        public static Unity.Jobs.JobHandle ScheduleBatch(Unity.Collections.NativeArray<UnityEngine.CapsulecastCommand> commands, Unity.Collections.NativeArray<UnityEngine.RaycastHit> results, int minCommandsPerJob, int maxHits, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) { throw new Umcp.LeftOutException("UnityEngine.CapsulecastCommand.ScheduleBatch"); }
        public static Unity.Jobs.JobHandle ScheduleBatch(Unity.Collections.NativeArray<UnityEngine.CapsulecastCommand> commands, Unity.Collections.NativeArray<UnityEngine.RaycastHit> results, int minCommandsPerJob, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) { throw new Umcp.LeftOutException("UnityEngine.CapsulecastCommand.ScheduleBatch"); }
    }
    public partial class CharacterJoint : UnityEngine.Joint
    {
    }
    public partial struct ClosestPointCommand
    {
        public ClosestPointCommand(UnityEngine.Vector3 point, int colliderInstanceID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Vector3 scale) { this = default(UnityEngine.ClosestPointCommand); this.point = point; this.colliderInstanceID = colliderInstanceID; this.position = position; this.rotation = rotation; this.scale = scale; }
        public ClosestPointCommand(UnityEngine.Vector3 point, UnityEngine.Collider collider, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, UnityEngine.Vector3 scale) { throw new Umcp.LeftOutException("UnityEngine.ClosestPointCommand"); }
        public UnityEngine.Vector3 point { get; set; }
        public int colliderInstanceID { get; set; }
        public UnityEngine.Vector3 position { get; set; }
        public UnityEngine.Quaternion rotation { get; set; }
        public UnityEngine.Vector3 scale { get; set; }
        public static Unity.Jobs.JobHandle ScheduleBatch(Unity.Collections.NativeArray<UnityEngine.ClosestPointCommand> commands, Unity.Collections.NativeArray<UnityEngine.Vector3> results, int minCommandsPerJob, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) { throw new Umcp.LeftOutException("UnityEngine.ClosestPointCommand.ScheduleBatch"); }
    }
    public partial class Collider
    {
        public UnityEngine.ArticulationBody attachedArticulationBody { get { throw new Umcp.LeftOutException("UnityEngine.Collider.attachedArticulationBody"); } }
    }
    public partial struct ColliderHit
    {
        public int instanceID { get; internal set; }
        public UnityEngine.Collider collider { get { throw new Umcp.LeftOutException("UnityEngine.ColliderHit.collider"); } }
    }
    public partial class Collision
    {
        public UnityEngine.ArticulationBody articulationBody { get { throw new Umcp.LeftOutException("UnityEngine.Collision.articulationBody"); } }
        public UnityEngine.Component body { get { throw new Umcp.LeftOutException("UnityEngine.Collision.body"); } }
        [System.Obsolete] public virtual System.Collections.IEnumerator GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Collision.GetEnumerator"); }
        [System.Obsolete] public UnityEngine.Vector3 impactForceSum { get { throw new Umcp.LeftOutException("UnityEngine.Collision.impactForceSum"); } }
        [System.Obsolete] public UnityEngine.Component other { get { throw new Umcp.LeftOutException("UnityEngine.Collision.other"); } }
    }
    public partial class ConfigurableJoint : UnityEngine.Joint
    {
    }
    public enum ConfigurableJointMotion
    {
        Locked = 0,
        Limited = 1,
        Free = 2,
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Rigidbody))]
    public partial class ConstantForce : UnityEngine.Behaviour
    {
    }
    public partial struct ContactPair
    {
        public int ColliderInstanceID { get; internal set; }
        public int OtherColliderInstanceID { get; internal set; }
        public UnityEngine.Collider Collider { get { throw new Umcp.LeftOutException("UnityEngine.ContactPair.Collider"); } }
        public UnityEngine.Collider OtherCollider { get { throw new Umcp.LeftOutException("UnityEngine.ContactPair.OtherCollider"); } }
        public int ContactCount { get { throw new Umcp.LeftOutException("UnityEngine.ContactPair.ContactCount"); } }
        public UnityEngine.Vector3 ImpulseSum { get; internal set; }
        public bool IsCollisionEnter { get { throw new Umcp.LeftOutException("UnityEngine.ContactPair.IsCollisionEnter"); } }
        public bool IsCollisionExit { get { throw new Umcp.LeftOutException("UnityEngine.ContactPair.IsCollisionExit"); } }
        public bool IsCollisionStay { get { throw new Umcp.LeftOutException("UnityEngine.ContactPair.IsCollisionStay"); } }
        public void CopyToNativeArray(Unity.Collections.NativeArray<UnityEngine.ContactPairPoint> buffer) { throw new Umcp.LeftOutException("UnityEngine.ContactPair.CopyToNativeArray"); }
        public uint GetContactPointFaceIndex(int contactIndex) { throw new Umcp.LeftOutException("UnityEngine.ContactPair.GetContactPointFaceIndex"); }
    }
    public partial struct ContactPairHeader
    {
        public int BodyInstanceID { get; internal set; }
        public int OtherBodyInstanceID { get; internal set; }
        public UnityEngine.Component Body { get { throw new Umcp.LeftOutException("UnityEngine.ContactPairHeader.Body"); } }
        public UnityEngine.Component OtherBody { get { throw new Umcp.LeftOutException("UnityEngine.ContactPairHeader.OtherBody"); } }
        public int PairCount { get { throw new Umcp.LeftOutException("UnityEngine.ContactPairHeader.PairCount"); } }
    }
    public partial struct ContactPairPoint
    {
        public UnityEngine.Vector3 Position { get; internal set; }
        public float Separation { get; internal set; }
        public UnityEngine.Vector3 Normal { get; internal set; }
        public UnityEngine.Vector3 Impulse { get; internal set; }
    }
    public partial class FixedJoint : UnityEngine.Joint
    {
    }
    public partial class HingeJoint : UnityEngine.Joint
    {
        public float velocity { get { throw new Umcp.LeftOutException("UnityEngine.HingeJoint.velocity"); } }
        public float angle { get { throw new Umcp.LeftOutException("UnityEngine.HingeJoint.angle"); } }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Rigidbody))]
    public partial class Joint : UnityEngine.Component
    {
        public UnityEngine.ArticulationBody connectedArticulationBody { get { return m_KeptConnectedArticulationBody.Get("UnityEngine.Joint.connectedArticulationBody"); } set { m_KeptConnectedArticulationBody.Set(value); } } private Umcp.Kept<UnityEngine.ArticulationBody> m_KeptConnectedArticulationBody;
        public UnityEngine.Vector3 currentForce { get { throw new Umcp.LeftOutException("UnityEngine.Joint.currentForce"); } }
        public UnityEngine.Vector3 currentTorque { get { throw new Umcp.LeftOutException("UnityEngine.Joint.currentTorque"); } }
    }
    public partial struct JointDrive
    {
        public float positionSpring { get; set; }
        public float positionDamper { get; set; }
        public float maximumForce { get; set; }
        [System.Obsolete] public UnityEngine.JointDriveMode mode { get { throw new Umcp.LeftOutException("UnityEngine.JointDrive.mode"); } set { throw new Umcp.LeftOutException("UnityEngine.JointDrive.mode"); } }
    }
    [System.FlagsAttribute]
    [System.Obsolete]
    public enum JointDriveMode
    {
        [System.Obsolete] None = 0,
        [System.Obsolete] Position = 1,
        [System.Obsolete] Velocity = 2,
        [System.Obsolete] PositionAndVelocity = 3,
    }
    public partial struct JointLimits
    {
        public float min { get; set; }
        public float max { get; set; }
        public float bounciness { get; set; }
        public float bounceMinVelocity { get; set; }
        public float contactDistance { get; set; }
    }
    public partial struct JointMotor
    {
        public float targetVelocity { get; set; }
        public float force { get; set; }
    }
    public enum JointProjectionMode
    {
        None = 0,
        PositionAndRotation = 1,
    }
    public partial struct JointSpring
    {
        public float spring;
        public float damper;
        public float targetPosition;
    }
    public partial class MeshCollider
    {
        [System.Obsolete] public float skinWidth { get { return m_KeptSkinWidth.Get("UnityEngine.MeshCollider.skinWidth"); } set { m_KeptSkinWidth.Set(value); } } private Umcp.Kept<float> m_KeptSkinWidth;
        [System.Obsolete] public bool inflateMesh { get { return m_KeptInflateMesh.Get("UnityEngine.MeshCollider.inflateMesh"); } set { m_KeptInflateMesh.Set(value); } } private Umcp.Kept<bool> m_KeptInflateMesh;
    }
    public partial struct ModifiableContactPair
    {
        public UnityEngine.Quaternion rotation;
        public UnityEngine.Vector3 position;
        public UnityEngine.Quaternion otherRotation;
        public UnityEngine.Vector3 otherPosition;
        public int colliderInstanceID { get { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.colliderInstanceID"); } }
        public int otherColliderInstanceID { get { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.otherColliderInstanceID"); } }
        public int bodyInstanceID { get { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.bodyInstanceID"); } }
        public int otherBodyInstanceID { get { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.otherBodyInstanceID"); } }
        public UnityEngine.Vector3 bodyVelocity { get { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.bodyVelocity"); } }
        public UnityEngine.Vector3 bodyAngularVelocity { get { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.bodyAngularVelocity"); } }
        public UnityEngine.Vector3 otherBodyVelocity { get { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.otherBodyVelocity"); } }
        public UnityEngine.Vector3 otherBodyAngularVelocity { get { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.otherBodyAngularVelocity"); } }
        public int contactCount { get; internal set; }
        public UnityEngine.ModifiableMassProperties massProperties { get { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.massProperties"); } set { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.massProperties"); } }
        public UnityEngine.Vector3 GetPoint(int i) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.GetPoint"); }
        public void SetPoint(int i, UnityEngine.Vector3 v) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.SetPoint"); }
        public UnityEngine.Vector3 GetNormal(int i) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.GetNormal"); }
        public void SetNormal(int i, UnityEngine.Vector3 normal) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.SetNormal"); }
        public float GetSeparation(int i) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.GetSeparation"); }
        public void SetSeparation(int i, float separation) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.SetSeparation"); }
        public UnityEngine.Vector3 GetTargetVelocity(int i) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.GetTargetVelocity"); }
        public void SetTargetVelocity(int i, UnityEngine.Vector3 velocity) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.SetTargetVelocity"); }
        public float GetBounciness(int i) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.GetBounciness"); }
        public void SetBounciness(int i, float bounciness) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.SetBounciness"); }
        public float GetStaticFriction(int i) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.GetStaticFriction"); }
        public void SetStaticFriction(int i, float staticFriction) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.SetStaticFriction"); }
        public float GetDynamicFriction(int i) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.GetDynamicFriction"); }
        public void SetDynamicFriction(int i, float dynamicFriction) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.SetDynamicFriction"); }
        public float GetMaxImpulse(int i) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.GetMaxImpulse"); }
        public void SetMaxImpulse(int i, float value) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.SetMaxImpulse"); }
        public void IgnoreContact(int i) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.IgnoreContact"); }
        public uint GetFaceIndex(int i) { throw new Umcp.LeftOutException("UnityEngine.ModifiableContactPair.GetFaceIndex"); }
    }
    public partial struct ModifiableMassProperties
    {
        public float inverseMassScale;
        public float inverseInertiaScale;
        public float otherInverseMassScale;
        public float otherInverseInertiaScale;
    }
    public partial struct OverlapBoxCommand
    {
        public OverlapBoxCommand(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Quaternion orientation, UnityEngine.QueryParameters queryParameters) { throw new Umcp.LeftOutException("UnityEngine.OverlapBoxCommand"); }
        public OverlapBoxCommand(UnityEngine.PhysicsScene physicsScene, UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Quaternion orientation, UnityEngine.QueryParameters queryParameters) { this = default(UnityEngine.OverlapBoxCommand); this.physicsScene = physicsScene; this.center = center; this.halfExtents = halfExtents; this.orientation = orientation; this.queryParameters = queryParameters; }
        public UnityEngine.Vector3 center { get; set; }
        public UnityEngine.Vector3 halfExtents { get; set; }
        public UnityEngine.Quaternion orientation { get; set; }
        public UnityEngine.PhysicsScene physicsScene { get; set; }
        public UnityEngine.QueryParameters queryParameters;
        public static Unity.Jobs.JobHandle ScheduleBatch(Unity.Collections.NativeArray<UnityEngine.OverlapBoxCommand> commands, Unity.Collections.NativeArray<UnityEngine.ColliderHit> results, int minCommandsPerJob, int maxHits, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) { throw new Umcp.LeftOutException("UnityEngine.OverlapBoxCommand.ScheduleBatch"); }
    }
    public partial struct OverlapCapsuleCommand
    {
        public OverlapCapsuleCommand(UnityEngine.Vector3 point0, UnityEngine.Vector3 point1, float radius, UnityEngine.QueryParameters queryParameters) { throw new Umcp.LeftOutException("UnityEngine.OverlapCapsuleCommand"); }
        public OverlapCapsuleCommand(UnityEngine.PhysicsScene physicsScene, UnityEngine.Vector3 point0, UnityEngine.Vector3 point1, float radius, UnityEngine.QueryParameters queryParameters) { this = default(UnityEngine.OverlapCapsuleCommand); this.physicsScene = physicsScene; this.point0 = point0; this.point1 = point1; this.radius = radius; this.queryParameters = queryParameters; }
        public UnityEngine.Vector3 point0 { get; set; }
        public UnityEngine.Vector3 point1 { get; set; }
        public float radius { get; set; }
        public UnityEngine.PhysicsScene physicsScene { get; set; }
        public UnityEngine.QueryParameters queryParameters;
        public static Unity.Jobs.JobHandle ScheduleBatch(Unity.Collections.NativeArray<UnityEngine.OverlapCapsuleCommand> commands, Unity.Collections.NativeArray<UnityEngine.ColliderHit> results, int minCommandsPerJob, int maxHits, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) { throw new Umcp.LeftOutException("UnityEngine.OverlapCapsuleCommand.ScheduleBatch"); }
    }
    public partial struct OverlapSphereCommand
    {
        public OverlapSphereCommand(UnityEngine.Vector3 point, float radius, UnityEngine.QueryParameters queryParameters) { throw new Umcp.LeftOutException("UnityEngine.OverlapSphereCommand"); }
        public OverlapSphereCommand(UnityEngine.PhysicsScene physicsScene, UnityEngine.Vector3 point, float radius, UnityEngine.QueryParameters queryParameters) { this = default(UnityEngine.OverlapSphereCommand); this.physicsScene = physicsScene; this.point = point; this.radius = radius; this.queryParameters = queryParameters; }
        public UnityEngine.Vector3 point { get; set; }
        public float radius { get; set; }
        public UnityEngine.PhysicsScene physicsScene { get; set; }
        public UnityEngine.QueryParameters queryParameters;
        public static Unity.Jobs.JobHandle ScheduleBatch(Unity.Collections.NativeArray<UnityEngine.OverlapSphereCommand> commands, Unity.Collections.NativeArray<UnityEngine.ColliderHit> results, int minCommandsPerJob, int maxHits, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) { throw new Umcp.LeftOutException("UnityEngine.OverlapSphereCommand.ScheduleBatch"); }
    }
    public partial class PhysicMaterial
    {
        [System.Obsolete] public float bouncyness { get { return m_KeptBouncyness.Get("UnityEngine.PhysicMaterial.bouncyness"); } set { m_KeptBouncyness.Set(value); } } private Umcp.Kept<float> m_KeptBouncyness;
    }
    public partial class Physics
    {
        public static event System.Action<UnityEngine.PhysicsScene, Unity.Collections.NativeArray<UnityEngine.ModifiableContactPair>> ContactModifyEvent { add { } remove { } }
        public static event System.Action<UnityEngine.PhysicsScene, Unity.Collections.NativeArray<UnityEngine.ModifiableContactPair>> ContactModifyEventCCD { add { } remove { } }
        public static bool improvedPatchFriction { get { return s_KeptImprovedPatchFriction.Get("UnityEngine.Physics.improvedPatchFriction"); } set { s_KeptImprovedPatchFriction.Set(value); } } private static Umcp.Kept<bool> s_KeptImprovedPatchFriction;
        public static UnityEngine.PhysicsScene defaultPhysicsScene { get { throw new Umcp.LeftOutException("UnityEngine.Physics.defaultPhysicsScene"); } }
        public static bool BoxCast(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, UnityEngine.Quaternion orientation, float maxDistance, int layerMask, UnityEngine.QueryTriggerInteraction queryTriggerInteraction) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCast"); }
        public static bool BoxCast(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, UnityEngine.Quaternion orientation, float maxDistance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCast"); }
        public static bool BoxCast(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, UnityEngine.Quaternion orientation, float maxDistance) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCast"); }
        public static bool BoxCast(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, UnityEngine.Quaternion orientation) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCast"); }
        public static bool BoxCast(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCast"); }
        public static bool BoxCast(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, out UnityEngine.RaycastHit hitInfo, UnityEngine.Quaternion orientation, float maxDistance, int layerMask, UnityEngine.QueryTriggerInteraction queryTriggerInteraction) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCast"); }
        public static bool BoxCast(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, out UnityEngine.RaycastHit hitInfo, UnityEngine.Quaternion orientation, float maxDistance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCast"); }
        public static bool BoxCast(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, out UnityEngine.RaycastHit hitInfo, UnityEngine.Quaternion orientation, float maxDistance) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCast"); }
        public static bool BoxCast(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, out UnityEngine.RaycastHit hitInfo, UnityEngine.Quaternion orientation) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCast"); }
        public static bool BoxCast(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, out UnityEngine.RaycastHit hitInfo) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCast"); }
        public static bool ComputePenetration(UnityEngine.Collider colliderA, UnityEngine.Vector3 positionA, UnityEngine.Quaternion rotationA, UnityEngine.Collider colliderB, UnityEngine.Vector3 positionB, UnityEngine.Quaternion rotationB, out UnityEngine.Vector3 direction, out float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics.ComputePenetration"); }
        public static float interCollisionDistance { get { return s_KeptInterCollisionDistance.Get("UnityEngine.Physics.interCollisionDistance"); } set { s_KeptInterCollisionDistance.Set(value); } } private static Umcp.Kept<float> s_KeptInterCollisionDistance;
        public static float interCollisionStiffness { get { return s_KeptInterCollisionStiffness.Get("UnityEngine.Physics.interCollisionStiffness"); } set { s_KeptInterCollisionStiffness.Set(value); } } private static Umcp.Kept<float> s_KeptInterCollisionStiffness;
        public static bool interCollisionSettingsToggle { get { return s_KeptInterCollisionSettingsToggle.Get("UnityEngine.Physics.interCollisionSettingsToggle"); } set { s_KeptInterCollisionSettingsToggle.Set(value); } } private static Umcp.Kept<bool> s_KeptInterCollisionSettingsToggle;
        public static int CapsuleCastNonAlloc(UnityEngine.Vector3 point1, UnityEngine.Vector3 point2, float radius, UnityEngine.Vector3 direction, UnityEngine.RaycastHit[] results, float maxDistance, int layerMask, UnityEngine.QueryTriggerInteraction queryTriggerInteraction) { throw new Umcp.LeftOutException("UnityEngine.Physics.CapsuleCastNonAlloc"); }
        public static int CapsuleCastNonAlloc(UnityEngine.Vector3 point1, UnityEngine.Vector3 point2, float radius, UnityEngine.Vector3 direction, UnityEngine.RaycastHit[] results, float maxDistance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics.CapsuleCastNonAlloc"); }
        public static int CapsuleCastNonAlloc(UnityEngine.Vector3 point1, UnityEngine.Vector3 point2, float radius, UnityEngine.Vector3 direction, UnityEngine.RaycastHit[] results, float maxDistance) { throw new Umcp.LeftOutException("UnityEngine.Physics.CapsuleCastNonAlloc"); }
        public static int CapsuleCastNonAlloc(UnityEngine.Vector3 point1, UnityEngine.Vector3 point2, float radius, UnityEngine.Vector3 direction, UnityEngine.RaycastHit[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics.CapsuleCastNonAlloc"); }
        public static int BoxCastNonAlloc(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, UnityEngine.RaycastHit[] results, UnityEngine.Quaternion orientation, float maxDistance, int layerMask, UnityEngine.QueryTriggerInteraction queryTriggerInteraction) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCastNonAlloc"); }
        public static int BoxCastNonAlloc(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, UnityEngine.RaycastHit[] results, UnityEngine.Quaternion orientation) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCastNonAlloc"); }
        public static int BoxCastNonAlloc(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, UnityEngine.RaycastHit[] results, UnityEngine.Quaternion orientation, float maxDistance) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCastNonAlloc"); }
        public static int BoxCastNonAlloc(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, UnityEngine.RaycastHit[] results, UnityEngine.Quaternion orientation, float maxDistance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCastNonAlloc"); }
        public static int BoxCastNonAlloc(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, UnityEngine.RaycastHit[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCastNonAlloc"); }
        public static UnityEngine.RaycastHit[] BoxCastAll(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, UnityEngine.Quaternion orientation, float maxDistance, int layerMask, UnityEngine.QueryTriggerInteraction queryTriggerInteraction) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCastAll"); }
        public static UnityEngine.RaycastHit[] BoxCastAll(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, UnityEngine.Quaternion orientation, float maxDistance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCastAll"); }
        public static UnityEngine.RaycastHit[] BoxCastAll(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, UnityEngine.Quaternion orientation, float maxDistance) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCastAll"); }
        public static UnityEngine.RaycastHit[] BoxCastAll(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, UnityEngine.Quaternion orientation) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCastAll"); }
        public static UnityEngine.RaycastHit[] BoxCastAll(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction) { throw new Umcp.LeftOutException("UnityEngine.Physics.BoxCastAll"); }
        public static int OverlapCapsuleNonAlloc(UnityEngine.Vector3 point0, UnityEngine.Vector3 point1, float radius, UnityEngine.Collider[] results, int layerMask, UnityEngine.QueryTriggerInteraction queryTriggerInteraction) { throw new Umcp.LeftOutException("UnityEngine.Physics.OverlapCapsuleNonAlloc"); }
        public static int OverlapCapsuleNonAlloc(UnityEngine.Vector3 point0, UnityEngine.Vector3 point1, float radius, UnityEngine.Collider[] results, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics.OverlapCapsuleNonAlloc"); }
        public static int OverlapCapsuleNonAlloc(UnityEngine.Vector3 point0, UnityEngine.Vector3 point1, float radius, UnityEngine.Collider[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics.OverlapCapsuleNonAlloc"); }
        public static void RebuildBroadphaseRegions(UnityEngine.Bounds worldBounds, int subdivisions) { throw new Umcp.LeftOutException("UnityEngine.Physics.RebuildBroadphaseRegions"); }
        public static void BakeMesh(int meshID, bool convex, UnityEngine.MeshColliderCookingOptions cookingOptions) { throw new Umcp.LeftOutException("UnityEngine.Physics.BakeMesh"); }
        public static void BakeMesh(int meshID, bool convex) { throw new Umcp.LeftOutException("UnityEngine.Physics.BakeMesh"); }
        [System.Obsolete] public static float bounceTreshold { get { return s_KeptBounceTreshold.Get("UnityEngine.Physics.bounceTreshold"); } set { s_KeptBounceTreshold.Set(value); } } private static Umcp.Kept<float> s_KeptBounceTreshold;
        [System.Obsolete] public static int solverIterationCount { get { return s_KeptSolverIterationCount.Get("UnityEngine.Physics.solverIterationCount"); } set { s_KeptSolverIterationCount.Set(value); } } private static Umcp.Kept<int> s_KeptSolverIterationCount;
        [System.Obsolete] public static int solverVelocityIterationCount { get { return s_KeptSolverVelocityIterationCount.Get("UnityEngine.Physics.solverVelocityIterationCount"); } set { s_KeptSolverVelocityIterationCount.Set(value); } } private static Umcp.Kept<int> s_KeptSolverVelocityIterationCount;
        public static event UnityEngine.Physics.ContactEventDelegate ContactEvent { add { } remove { } }
        public delegate void ContactEventDelegate(UnityEngine.PhysicsScene scene, Unity.Collections.NativeArray<UnityEngine.ContactPairHeader>.ReadOnly headerArray);
    }
    public partial struct PhysicsScene : System.IEquatable<UnityEngine.PhysicsScene>
    {
        public static bool operator ==(UnityEngine.PhysicsScene lhs, UnityEngine.PhysicsScene rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.PhysicsScene lhs, UnityEngine.PhysicsScene rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.PhysicsScene other) { return base.Equals(other); }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.IsValid"); }
        public bool IsEmpty() { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.IsEmpty"); }
        public void Simulate(float step) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.Simulate"); }
        public void InterpolateBodies() { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.InterpolateBodies"); }
        public void ResetInterpolationPoses() { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.ResetInterpolationPoses"); }
        public bool Raycast(UnityEngine.Vector3 origin, UnityEngine.Vector3 direction, float maxDistance = float.PositiveInfinity, int layerMask = -5, UnityEngine.QueryTriggerInteraction queryTriggerInteraction = (UnityEngine.QueryTriggerInteraction)0) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.Raycast"); }
        public bool Raycast(UnityEngine.Vector3 origin, UnityEngine.Vector3 direction, out UnityEngine.RaycastHit hitInfo, float maxDistance = float.PositiveInfinity, int layerMask = -5, UnityEngine.QueryTriggerInteraction queryTriggerInteraction = (UnityEngine.QueryTriggerInteraction)0) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.Raycast"); }
        public int Raycast(UnityEngine.Vector3 origin, UnityEngine.Vector3 direction, UnityEngine.RaycastHit[] raycastHits, float maxDistance = float.PositiveInfinity, int layerMask = -5, UnityEngine.QueryTriggerInteraction queryTriggerInteraction = (UnityEngine.QueryTriggerInteraction)0) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.Raycast"); }
        public bool CapsuleCast(UnityEngine.Vector3 point1, UnityEngine.Vector3 point2, float radius, UnityEngine.Vector3 direction, out UnityEngine.RaycastHit hitInfo, float maxDistance = float.PositiveInfinity, int layerMask = -5, UnityEngine.QueryTriggerInteraction queryTriggerInteraction = (UnityEngine.QueryTriggerInteraction)0) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.CapsuleCast"); }
        public int CapsuleCast(UnityEngine.Vector3 point1, UnityEngine.Vector3 point2, float radius, UnityEngine.Vector3 direction, UnityEngine.RaycastHit[] results, float maxDistance = float.PositiveInfinity, int layerMask = -5, UnityEngine.QueryTriggerInteraction queryTriggerInteraction = (UnityEngine.QueryTriggerInteraction)0) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.CapsuleCast"); }
        public int OverlapCapsule(UnityEngine.Vector3 point0, UnityEngine.Vector3 point1, float radius, UnityEngine.Collider[] results, int layerMask = -1, UnityEngine.QueryTriggerInteraction queryTriggerInteraction = (UnityEngine.QueryTriggerInteraction)0) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.OverlapCapsule"); }
        public bool SphereCast(UnityEngine.Vector3 origin, float radius, UnityEngine.Vector3 direction, out UnityEngine.RaycastHit hitInfo, float maxDistance = float.PositiveInfinity, int layerMask = -5, UnityEngine.QueryTriggerInteraction queryTriggerInteraction = (UnityEngine.QueryTriggerInteraction)0) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.SphereCast"); }
        public int SphereCast(UnityEngine.Vector3 origin, float radius, UnityEngine.Vector3 direction, UnityEngine.RaycastHit[] results, float maxDistance = float.PositiveInfinity, int layerMask = -5, UnityEngine.QueryTriggerInteraction queryTriggerInteraction = (UnityEngine.QueryTriggerInteraction)0) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.SphereCast"); }
        public int OverlapSphere(UnityEngine.Vector3 position, float radius, UnityEngine.Collider[] results, int layerMask, UnityEngine.QueryTriggerInteraction queryTriggerInteraction) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.OverlapSphere"); }
        public bool BoxCast(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, out UnityEngine.RaycastHit hitInfo, UnityEngine.Quaternion orientation, float maxDistance = float.PositiveInfinity, int layerMask = -5, UnityEngine.QueryTriggerInteraction queryTriggerInteraction = (UnityEngine.QueryTriggerInteraction)0) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.BoxCast"); }
        public bool BoxCast(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, out UnityEngine.RaycastHit hitInfo) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.BoxCast"); }
        public int OverlapBox(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Collider[] results, UnityEngine.Quaternion orientation, int layerMask = -5, UnityEngine.QueryTriggerInteraction queryTriggerInteraction = (UnityEngine.QueryTriggerInteraction)0) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.OverlapBox"); }
        public int OverlapBox(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Collider[] results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.OverlapBox"); }
        public int BoxCast(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, UnityEngine.RaycastHit[] results, UnityEngine.Quaternion orientation, float maxDistance = float.PositiveInfinity, int layerMask = -5, UnityEngine.QueryTriggerInteraction queryTriggerInteraction = (UnityEngine.QueryTriggerInteraction)0) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.BoxCast"); }
        public int BoxCast(UnityEngine.Vector3 center, UnityEngine.Vector3 halfExtents, UnityEngine.Vector3 direction, UnityEngine.RaycastHit[] results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene.BoxCast"); }
    }
    public static partial class PhysicsSceneExtensions
    {
        public static UnityEngine.PhysicsScene GetPhysicsScene(this UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEngine.PhysicsSceneExtensions.GetPhysicsScene"); }
    }
    public partial struct QueryParameters
    {
        public int layerMask;
        public bool hitMultipleFaces;
        public UnityEngine.QueryTriggerInteraction hitTriggers;
        public bool hitBackfaces;
        public QueryParameters(int layerMask = -5, bool hitMultipleFaces = false, UnityEngine.QueryTriggerInteraction hitTriggers = (UnityEngine.QueryTriggerInteraction)0, bool hitBackfaces = false) { this = default(UnityEngine.QueryParameters); this.layerMask = layerMask; this.hitMultipleFaces = hitMultipleFaces; this.hitTriggers = hitTriggers; this.hitBackfaces = hitBackfaces; }
        public static UnityEngine.QueryParameters Default { get { throw new Umcp.LeftOutException("UnityEngine.QueryParameters.Default"); } }
    }
    public partial struct RaycastCommand
    {
        [System.Obsolete] public RaycastCommand(UnityEngine.Vector3 from, UnityEngine.Vector3 direction, float distance = float.MaxValue, int layerMask = -5, int maxHits = 1) { throw new Umcp.LeftOutException("UnityEngine.RaycastCommand"); }
        [System.Obsolete] public RaycastCommand(UnityEngine.PhysicsScene physicsScene, UnityEngine.Vector3 from, UnityEngine.Vector3 direction, float distance = float.MaxValue, int layerMask = -5, int maxHits = 1) { throw new Umcp.LeftOutException("UnityEngine.RaycastCommand"); }
        [System.Obsolete] public int maxHits { get { throw new Umcp.LeftOutException("UnityEngine.RaycastCommand.maxHits"); } set { throw new Umcp.LeftOutException("UnityEngine.RaycastCommand.maxHits"); } }
        [System.Obsolete] public int layerMask { get { throw new Umcp.LeftOutException("UnityEngine.RaycastCommand.layerMask"); } set { throw new Umcp.LeftOutException("UnityEngine.RaycastCommand.layerMask"); } }
        public RaycastCommand(UnityEngine.Vector3 from, UnityEngine.Vector3 direction, UnityEngine.QueryParameters queryParameters, float distance = float.MaxValue) { throw new Umcp.LeftOutException("UnityEngine.RaycastCommand"); }
        public RaycastCommand(UnityEngine.PhysicsScene physicsScene, UnityEngine.Vector3 from, UnityEngine.Vector3 direction, UnityEngine.QueryParameters queryParameters, float distance = float.MaxValue) { this = default(UnityEngine.RaycastCommand); this.from = from; this.direction = direction; this.physicsScene = physicsScene; this.distance = distance; this.queryParameters = queryParameters; }
        public UnityEngine.Vector3 from { get; set; }
        public UnityEngine.Vector3 direction { get; set; }
        public UnityEngine.PhysicsScene physicsScene { get; set; }
        public float distance { get; set; }
        public UnityEngine.QueryParameters queryParameters;
        public static Unity.Jobs.JobHandle ScheduleBatch(Unity.Collections.NativeArray<UnityEngine.RaycastCommand> commands, Unity.Collections.NativeArray<UnityEngine.RaycastHit> results, int minCommandsPerJob, int maxHits, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) { throw new Umcp.LeftOutException("UnityEngine.RaycastCommand.ScheduleBatch"); }
        public static Unity.Jobs.JobHandle ScheduleBatch(Unity.Collections.NativeArray<UnityEngine.RaycastCommand> commands, Unity.Collections.NativeArray<UnityEngine.RaycastHit> results, int minCommandsPerJob, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) { throw new Umcp.LeftOutException("UnityEngine.RaycastCommand.ScheduleBatch"); }
    }
    public partial struct RaycastHit
    {
        public UnityEngine.ArticulationBody articulationBody { get { throw new Umcp.LeftOutException("UnityEngine.RaycastHit.articulationBody"); } }
        [System.Obsolete] public UnityEngine.Vector2 textureCoord1 { get { throw new Umcp.LeftOutException("UnityEngine.RaycastHit.textureCoord1"); } }
    }
    public partial class Rigidbody
    {
        public void SetDensity(float density) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody.SetDensity"); }
        public UnityEngine.Vector3 GetAccumulatedForce(float step) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody.GetAccumulatedForce"); }
        public UnityEngine.Vector3 GetAccumulatedForce() { throw new Umcp.LeftOutException("UnityEngine.Rigidbody.GetAccumulatedForce"); }
        public UnityEngine.Vector3 GetAccumulatedTorque(float step) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody.GetAccumulatedTorque"); }
        public UnityEngine.Vector3 GetAccumulatedTorque() { throw new Umcp.LeftOutException("UnityEngine.Rigidbody.GetAccumulatedTorque"); }
        public bool SweepTest(UnityEngine.Vector3 direction, out UnityEngine.RaycastHit hitInfo, float maxDistance, UnityEngine.QueryTriggerInteraction queryTriggerInteraction) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody.SweepTest"); }
        public bool SweepTest(UnityEngine.Vector3 direction, out UnityEngine.RaycastHit hitInfo, float maxDistance) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody.SweepTest"); }
        public bool SweepTest(UnityEngine.Vector3 direction, out UnityEngine.RaycastHit hitInfo) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody.SweepTest"); }
        public UnityEngine.RaycastHit[] SweepTestAll(UnityEngine.Vector3 direction, float maxDistance, UnityEngine.QueryTriggerInteraction queryTriggerInteraction) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody.SweepTestAll"); }
        public UnityEngine.RaycastHit[] SweepTestAll(UnityEngine.Vector3 direction, float maxDistance) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody.SweepTestAll"); }
        public UnityEngine.RaycastHit[] SweepTestAll(UnityEngine.Vector3 direction) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody.SweepTestAll"); }
        [System.Obsolete] public void SetMaxAngularVelocity(float a) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody.SetMaxAngularVelocity"); }
        [System.Obsolete] public int solverIterationCount { get { return m_KeptSolverIterationCount.Get("UnityEngine.Rigidbody.solverIterationCount"); } set { m_KeptSolverIterationCount.Set(value); } } private Umcp.Kept<int> m_KeptSolverIterationCount;
        [System.Obsolete] public int solverVelocityIterationCount { get { return m_KeptSolverVelocityIterationCount.Get("UnityEngine.Rigidbody.solverVelocityIterationCount"); } set { m_KeptSolverVelocityIterationCount.Set(value); } } private Umcp.Kept<int> m_KeptSolverVelocityIterationCount;
    }
    public enum RotationDriveMode
    {
        XYAndZ = 0,
        Slerp = 1,
    }
    public partial struct SoftJointLimit
    {
        public float limit { get; set; }
        public float bounciness { get; set; }
        public float contactDistance { get; set; }
    }
    public partial struct SoftJointLimitSpring
    {
        public float spring { get; set; }
        public float damper { get; set; }
    }
    public partial struct SpherecastCommand
    {
        [System.Obsolete] public SpherecastCommand(UnityEngine.Vector3 origin, float radius, UnityEngine.Vector3 direction, float distance = float.MaxValue, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.SpherecastCommand"); }
        [System.Obsolete] public SpherecastCommand(UnityEngine.PhysicsScene physicsScene, UnityEngine.Vector3 origin, float radius, UnityEngine.Vector3 direction, float distance = float.MaxValue, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.SpherecastCommand"); }
        [System.Obsolete] public int layerMask { get { throw new Umcp.LeftOutException("UnityEngine.SpherecastCommand.layerMask"); } set { throw new Umcp.LeftOutException("UnityEngine.SpherecastCommand.layerMask"); } }
        public SpherecastCommand(UnityEngine.Vector3 origin, float radius, UnityEngine.Vector3 direction, UnityEngine.QueryParameters queryParameters, float distance = float.MaxValue) { throw new Umcp.LeftOutException("UnityEngine.SpherecastCommand"); }
        public SpherecastCommand(UnityEngine.PhysicsScene physicsScene, UnityEngine.Vector3 origin, float radius, UnityEngine.Vector3 direction, UnityEngine.QueryParameters queryParameters, float distance = float.MaxValue) { this = default(UnityEngine.SpherecastCommand); this.origin = origin; this.direction = direction; this.radius = radius; this.distance = distance; this.physicsScene = physicsScene; this.queryParameters = queryParameters; }
        public UnityEngine.Vector3 origin { get; set; }
        public float radius { get; set; }
        public UnityEngine.Vector3 direction { get; set; }
        public float distance { get; set; }
        public UnityEngine.PhysicsScene physicsScene { get; set; }
        public UnityEngine.QueryParameters queryParameters;
        public static Unity.Jobs.JobHandle ScheduleBatch(Unity.Collections.NativeArray<UnityEngine.SpherecastCommand> commands, Unity.Collections.NativeArray<UnityEngine.RaycastHit> results, int minCommandsPerJob, int maxHits, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) { throw new Umcp.LeftOutException("UnityEngine.SpherecastCommand.ScheduleBatch"); }
        public static Unity.Jobs.JobHandle ScheduleBatch(Unity.Collections.NativeArray<UnityEngine.SpherecastCommand> commands, Unity.Collections.NativeArray<UnityEngine.RaycastHit> results, int minCommandsPerJob, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) { throw new Umcp.LeftOutException("UnityEngine.SpherecastCommand.ScheduleBatch"); }
    }
}
