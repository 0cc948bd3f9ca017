// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial class AnchoredJoint2D : UnityEngine.Joint2D
    {
        public UnityEngine.Vector2 anchor { get { return m_KeptAnchor.Get("UnityEngine.AnchoredJoint2D.anchor"); } set { m_KeptAnchor.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptAnchor;
        public UnityEngine.Vector2 connectedAnchor { get { return m_KeptConnectedAnchor.Get("UnityEngine.AnchoredJoint2D.connectedAnchor"); } set { m_KeptConnectedAnchor.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptConnectedAnchor;
        public bool autoConfigureConnectedAnchor { get { return m_KeptAutoConfigureConnectedAnchor.Get("UnityEngine.AnchoredJoint2D.autoConfigureConnectedAnchor"); } set { m_KeptAutoConfigureConnectedAnchor.Set(value); } } private Umcp.Kept<bool> m_KeptAutoConfigureConnectedAnchor;
    }
    public partial class AreaEffector2D : UnityEngine.Effector2D
    {
        public float forceAngle { get { return m_KeptForceAngle.Get("UnityEngine.AreaEffector2D.forceAngle"); } set { m_KeptForceAngle.Set(value); } } private Umcp.Kept<float> m_KeptForceAngle;
        public bool useGlobalAngle { get { return m_KeptUseGlobalAngle.Get("UnityEngine.AreaEffector2D.useGlobalAngle"); } set { m_KeptUseGlobalAngle.Set(value); } } private Umcp.Kept<bool> m_KeptUseGlobalAngle;
        public float forceMagnitude { get { return m_KeptForceMagnitude.Get("UnityEngine.AreaEffector2D.forceMagnitude"); } set { m_KeptForceMagnitude.Set(value); } } private Umcp.Kept<float> m_KeptForceMagnitude;
        public float forceVariation { get { return m_KeptForceVariation.Get("UnityEngine.AreaEffector2D.forceVariation"); } set { m_KeptForceVariation.Set(value); } } private Umcp.Kept<float> m_KeptForceVariation;
        public float drag { get { return m_KeptDrag.Get("UnityEngine.AreaEffector2D.drag"); } set { m_KeptDrag.Set(value); } } private Umcp.Kept<float> m_KeptDrag;
        public float angularDrag { get { return m_KeptAngularDrag.Get("UnityEngine.AreaEffector2D.angularDrag"); } set { m_KeptAngularDrag.Set(value); } } private Umcp.Kept<float> m_KeptAngularDrag;
        public UnityEngine.EffectorSelection2D forceTarget { get { return m_KeptForceTarget.Get("UnityEngine.AreaEffector2D.forceTarget"); } set { m_KeptForceTarget.Set(value); } } private Umcp.Kept<UnityEngine.EffectorSelection2D> m_KeptForceTarget;
    }
    public partial class BuoyancyEffector2D : UnityEngine.Effector2D
    {
        public float surfaceLevel { get { return m_KeptSurfaceLevel.Get("UnityEngine.BuoyancyEffector2D.surfaceLevel"); } set { m_KeptSurfaceLevel.Set(value); } } private Umcp.Kept<float> m_KeptSurfaceLevel;
        public float density { get { return m_KeptDensity.Get("UnityEngine.BuoyancyEffector2D.density"); } set { m_KeptDensity.Set(value); } } private Umcp.Kept<float> m_KeptDensity;
        public float linearDrag { get { return m_KeptLinearDrag.Get("UnityEngine.BuoyancyEffector2D.linearDrag"); } set { m_KeptLinearDrag.Set(value); } } private Umcp.Kept<float> m_KeptLinearDrag;
        public float angularDrag { get { return m_KeptAngularDrag.Get("UnityEngine.BuoyancyEffector2D.angularDrag"); } set { m_KeptAngularDrag.Set(value); } } private Umcp.Kept<float> m_KeptAngularDrag;
        public float flowAngle { get { return m_KeptFlowAngle.Get("UnityEngine.BuoyancyEffector2D.flowAngle"); } set { m_KeptFlowAngle.Set(value); } } private Umcp.Kept<float> m_KeptFlowAngle;
        public float flowMagnitude { get { return m_KeptFlowMagnitude.Get("UnityEngine.BuoyancyEffector2D.flowMagnitude"); } set { m_KeptFlowMagnitude.Set(value); } } private Umcp.Kept<float> m_KeptFlowMagnitude;
        public float flowVariation { get { return m_KeptFlowVariation.Get("UnityEngine.BuoyancyEffector2D.flowVariation"); } set { m_KeptFlowVariation.Set(value); } } private Umcp.Kept<float> m_KeptFlowVariation;
    }
    public partial class Collider2D
    {
        public UnityEngine.CompositeCollider2D composite { get { throw new Umcp.LeftOutException("UnityEngine.Collider2D.composite"); } }
        public int shapeCount { get { throw new Umcp.LeftOutException("UnityEngine.Collider2D.shapeCount"); } }
        public UnityEngine.Mesh CreateMesh(bool useBodyPosition, bool useBodyRotation) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.CreateMesh"); }
        public uint GetShapeHash() { throw new Umcp.LeftOutException("UnityEngine.Collider2D.GetShapeHash"); }
        public int GetShapes(UnityEngine.PhysicsShapeGroup2D physicsShapeGroup) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.GetShapes"); }
        public int GetShapes(UnityEngine.PhysicsShapeGroup2D physicsShapeGroup, int shapeIndex, int shapeCount = 1) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.GetShapes"); }
        public UnityEngine.Bounds bounds { get { throw new Umcp.LeftOutException("UnityEngine.Collider2D.bounds"); } }
        public UnityEngine.ColliderErrorState2D errorState { get { throw new Umcp.LeftOutException("UnityEngine.Collider2D.errorState"); } }
        public float friction { get { throw new Umcp.LeftOutException("UnityEngine.Collider2D.friction"); } }
        public float bounciness { get { throw new Umcp.LeftOutException("UnityEngine.Collider2D.bounciness"); } }
        public bool IsTouching(UnityEngine.Collider2D collider) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.IsTouching"); }
        public bool IsTouching(UnityEngine.Collider2D collider, UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.IsTouching"); }
        public bool IsTouching(UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.IsTouching"); }
        public bool IsTouchingLayers() { throw new Umcp.LeftOutException("UnityEngine.Collider2D.IsTouchingLayers"); }
        public bool IsTouchingLayers(int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.IsTouchingLayers"); }
        public bool OverlapPoint(UnityEngine.Vector2 point) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.OverlapPoint"); }
        public UnityEngine.ColliderDistance2D Distance(UnityEngine.Collider2D collider) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Distance"); }
        public int OverlapCollider(UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.OverlapCollider"); }
        public int OverlapCollider(UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> results) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.OverlapCollider"); }
        public int GetContacts(UnityEngine.ContactPoint2D[] contacts) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.GetContacts"); }
        public int GetContacts(System.Collections.Generic.List<UnityEngine.ContactPoint2D> contacts) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.GetContacts"); }
        public int GetContacts(UnityEngine.ContactFilter2D contactFilter, UnityEngine.ContactPoint2D[] contacts) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.GetContacts"); }
        public int GetContacts(UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.ContactPoint2D> contacts) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.GetContacts"); }
        public int GetContacts(UnityEngine.Collider2D[] colliders) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.GetContacts"); }
        public int GetContacts(System.Collections.Generic.List<UnityEngine.Collider2D> colliders) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.GetContacts"); }
        public int GetContacts(UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] colliders) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.GetContacts"); }
        public int GetContacts(UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> colliders) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.GetContacts"); }
        public int Cast(UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Cast"); }
        public int Cast(UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Cast"); }
        public int Cast(UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, bool ignoreSiblingColliders) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Cast"); }
        public int Cast(UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Cast"); }
        public int Cast(UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Cast"); }
        public int Cast(UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results, float distance, bool ignoreSiblingColliders) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Cast"); }
        public int Cast(UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.RaycastHit2D> results, float distance = float.PositiveInfinity, bool ignoreSiblingColliders = true) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Cast"); }
        public int Raycast(UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Raycast"); }
        public int Raycast(UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Raycast"); }
        public int Raycast(UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Raycast"); }
        public int Raycast(UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Raycast"); }
        public int Raycast(UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Raycast"); }
        public int Raycast(UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Raycast"); }
        public int Raycast(UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Raycast"); }
        public int Raycast(UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.RaycastHit2D> results, float distance = float.PositiveInfinity) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.Raycast"); }
        public UnityEngine.Vector2 ClosestPoint(UnityEngine.Vector2 position) { throw new Umcp.LeftOutException("UnityEngine.Collider2D.ClosestPoint"); }
    }
    public partial struct ColliderDistance2D
    {
        public UnityEngine.Vector2 pointA { get; set; }
        public UnityEngine.Vector2 pointB { get; set; }
        public UnityEngine.Vector2 normal { get; internal set; }
        public float distance { get; set; }
        public bool isOverlapped { get { throw new Umcp.LeftOutException("UnityEngine.ColliderDistance2D.isOverlapped"); } }
        public bool isValid { get { throw new Umcp.LeftOutException("UnityEngine.ColliderDistance2D.isValid"); } set { throw new Umcp.LeftOutException("UnityEngine.ColliderDistance2D.isValid"); } }
    }
    public enum ColliderErrorState2D
    {
        None = 0,
        NoShapes = 1,
        RemovedShapes = 2,
    }
    public partial class Collision2D
    {
        public UnityEngine.Collider2D collider { get { throw new Umcp.LeftOutException("UnityEngine.Collision2D.collider"); } }
        public UnityEngine.Collider2D otherCollider { get { throw new Umcp.LeftOutException("UnityEngine.Collision2D.otherCollider"); } }
        public UnityEngine.Rigidbody2D rigidbody { get { throw new Umcp.LeftOutException("UnityEngine.Collision2D.rigidbody"); } }
        public UnityEngine.Rigidbody2D otherRigidbody { get { throw new Umcp.LeftOutException("UnityEngine.Collision2D.otherRigidbody"); } }
        public UnityEngine.Transform transform { get { throw new Umcp.LeftOutException("UnityEngine.Collision2D.transform"); } }
        public UnityEngine.GameObject gameObject { get { throw new Umcp.LeftOutException("UnityEngine.Collision2D.gameObject"); } }
        public UnityEngine.Vector2 relativeVelocity { get; internal set; }
        public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.Collision2D.enabled"); } }
        public UnityEngine.ContactPoint2D[] contacts { get { throw new Umcp.LeftOutException("UnityEngine.Collision2D.contacts"); } }
        public int contactCount { get; internal set; }
        public UnityEngine.ContactPoint2D GetContact(int index) { throw new Umcp.LeftOutException("UnityEngine.Collision2D.GetContact"); }
        public int GetContacts(UnityEngine.ContactPoint2D[] contacts) { throw new Umcp.LeftOutException("UnityEngine.Collision2D.GetContacts"); }
        public int GetContacts(System.Collections.Generic.List<UnityEngine.ContactPoint2D> contacts) { throw new Umcp.LeftOutException("UnityEngine.Collision2D.GetContacts"); }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Rigidbody2D))]
    public sealed partial class CompositeCollider2D : UnityEngine.Collider2D
    {
        public UnityEngine.CompositeCollider2D.GeometryType geometryType { get { return m_KeptGeometryType.Get("UnityEngine.CompositeCollider2D.geometryType"); } set { m_KeptGeometryType.Set(value); } } private Umcp.Kept<UnityEngine.CompositeCollider2D.GeometryType> m_KeptGeometryType;
        public UnityEngine.CompositeCollider2D.GenerationType generationType { get { return m_KeptGenerationType.Get("UnityEngine.CompositeCollider2D.generationType"); } set { m_KeptGenerationType.Set(value); } } private Umcp.Kept<UnityEngine.CompositeCollider2D.GenerationType> m_KeptGenerationType;
        public bool useDelaunayMesh { get { return m_KeptUseDelaunayMesh.Get("UnityEngine.CompositeCollider2D.useDelaunayMesh"); } set { m_KeptUseDelaunayMesh.Set(value); } } private Umcp.Kept<bool> m_KeptUseDelaunayMesh;
        public float vertexDistance { get { return m_KeptVertexDistance.Get("UnityEngine.CompositeCollider2D.vertexDistance"); } set { m_KeptVertexDistance.Set(value); } } private Umcp.Kept<float> m_KeptVertexDistance;
        public float edgeRadius { get { return m_KeptEdgeRadius.Get("UnityEngine.CompositeCollider2D.edgeRadius"); } set { m_KeptEdgeRadius.Set(value); } } private Umcp.Kept<float> m_KeptEdgeRadius;
        public float offsetDistance { get { return m_KeptOffsetDistance.Get("UnityEngine.CompositeCollider2D.offsetDistance"); } set { m_KeptOffsetDistance.Set(value); } } private Umcp.Kept<float> m_KeptOffsetDistance;
        public void GenerateGeometry() { throw new Umcp.LeftOutException("UnityEngine.CompositeCollider2D.GenerateGeometry"); }
        public int GetPathPointCount(int index) { throw new Umcp.LeftOutException("UnityEngine.CompositeCollider2D.GetPathPointCount"); }
        public int pathCount { get { throw new Umcp.LeftOutException("UnityEngine.CompositeCollider2D.pathCount"); } }
        public int pointCount { get { throw new Umcp.LeftOutException("UnityEngine.CompositeCollider2D.pointCount"); } }
        public int GetPath(int index, UnityEngine.Vector2[] points) { throw new Umcp.LeftOutException("UnityEngine.CompositeCollider2D.GetPath"); }
        public int GetPath(int index, System.Collections.Generic.List<UnityEngine.Vector2> points) { throw new Umcp.LeftOutException("UnityEngine.CompositeCollider2D.GetPath"); }
        public enum GeometryType
        {
            Outlines = 0,
            Polygons = 1,
        }
        public enum GenerationType
        {
            Synchronous = 0,
            Manual = 1,
        }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Rigidbody2D))]
    public sealed partial class ConstantForce2D : UnityEngine.PhysicsUpdateBehaviour2D
    {
        public UnityEngine.Vector2 force { get { return m_KeptForce.Get("UnityEngine.ConstantForce2D.force"); } set { m_KeptForce.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptForce;
        public UnityEngine.Vector2 relativeForce { get { return m_KeptRelativeForce.Get("UnityEngine.ConstantForce2D.relativeForce"); } set { m_KeptRelativeForce.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptRelativeForce;
        public float torque { get { return m_KeptTorque.Get("UnityEngine.ConstantForce2D.torque"); } set { m_KeptTorque.Set(value); } } private Umcp.Kept<float> m_KeptTorque;
    }
    [System.SerializableAttribute]
    public partial struct ContactFilter2D
    {
        public bool IsFilteringNormalAngle(UnityEngine.Vector2 normal) { throw new Umcp.LeftOutException("UnityEngine.ContactFilter2D.IsFilteringNormalAngle"); }
        public bool IsFilteringNormalAngle(float angle) { throw new Umcp.LeftOutException("UnityEngine.ContactFilter2D.IsFilteringNormalAngle"); }
        public bool useTriggers;
        public bool useLayerMask;
        public bool useDepth;
        public bool useOutsideDepth;
        public bool useNormalAngle;
        public bool useOutsideNormalAngle;
        public UnityEngine.LayerMask layerMask;
        public float minDepth;
        public float maxDepth;
        public float minNormalAngle;
        public float maxNormalAngle;
        public const float NormalAngleUpperLimit = 359.9999f;
    }
    public partial struct ContactPoint2D
    {
        public UnityEngine.Vector2 point { get; internal set; }
        public UnityEngine.Vector2 normal { get; internal set; }
        public float separation { get; internal set; }
        public float normalImpulse { get; internal set; }
        public float tangentImpulse { get; internal set; }
        public UnityEngine.Vector2 relativeVelocity { get; internal set; }
        public UnityEngine.Collider2D collider { get { throw new Umcp.LeftOutException("UnityEngine.ContactPoint2D.collider"); } }
        public UnityEngine.Collider2D otherCollider { get { throw new Umcp.LeftOutException("UnityEngine.ContactPoint2D.otherCollider"); } }
        public UnityEngine.Rigidbody2D rigidbody { get { throw new Umcp.LeftOutException("UnityEngine.ContactPoint2D.rigidbody"); } }
        public UnityEngine.Rigidbody2D otherRigidbody { get { throw new Umcp.LeftOutException("UnityEngine.ContactPoint2D.otherRigidbody"); } }
        public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ContactPoint2D.enabled"); } }
    }
    public sealed partial class CustomCollider2D : UnityEngine.Collider2D
    {
        public int customShapeCount { get { throw new Umcp.LeftOutException("UnityEngine.CustomCollider2D.customShapeCount"); } }
        public int customVertexCount { get { throw new Umcp.LeftOutException("UnityEngine.CustomCollider2D.customVertexCount"); } }
        public int GetCustomShapes(UnityEngine.PhysicsShapeGroup2D physicsShapeGroup) { throw new Umcp.LeftOutException("UnityEngine.CustomCollider2D.GetCustomShapes"); }
        public int GetCustomShapes(UnityEngine.PhysicsShapeGroup2D physicsShapeGroup, int shapeIndex, int shapeCount = 1) { throw new Umcp.LeftOutException("UnityEngine.CustomCollider2D.GetCustomShapes"); }
        public int GetCustomShapes(Unity.Collections.NativeArray<UnityEngine.PhysicsShape2D> shapes, Unity.Collections.NativeArray<UnityEngine.Vector2> vertices) { throw new Umcp.LeftOutException("UnityEngine.CustomCollider2D.GetCustomShapes"); }
        public void SetCustomShapes(UnityEngine.PhysicsShapeGroup2D physicsShapeGroup) { throw new Umcp.LeftOutException("UnityEngine.CustomCollider2D.SetCustomShapes"); }
        public void SetCustomShapes(Unity.Collections.NativeArray<UnityEngine.PhysicsShape2D> shapes, Unity.Collections.NativeArray<UnityEngine.Vector2> vertices) { throw new Umcp.LeftOutException("UnityEngine.CustomCollider2D.SetCustomShapes"); }
        public void SetCustomShape(UnityEngine.PhysicsShapeGroup2D physicsShapeGroup, int srcShapeIndex, int dstShapeIndex) { throw new Umcp.LeftOutException("UnityEngine.CustomCollider2D.SetCustomShape"); }
        public void SetCustomShape(Unity.Collections.NativeArray<UnityEngine.PhysicsShape2D> shapes, Unity.Collections.NativeArray<UnityEngine.Vector2> vertices, int srcShapeIndex, int dstShapeIndex) { throw new Umcp.LeftOutException("UnityEngine.CustomCollider2D.SetCustomShape"); }
        public void ClearCustomShapes(int shapeIndex, int shapeCount) { throw new Umcp.LeftOutException("UnityEngine.CustomCollider2D.ClearCustomShapes"); }
        public void ClearCustomShapes() { throw new Umcp.LeftOutException("UnityEngine.CustomCollider2D.ClearCustomShapes"); }
    }
    public sealed partial class DistanceJoint2D : UnityEngine.AnchoredJoint2D
    {
        public bool autoConfigureDistance { get { return m_KeptAutoConfigureDistance.Get("UnityEngine.DistanceJoint2D.autoConfigureDistance"); } set { m_KeptAutoConfigureDistance.Set(value); } } private Umcp.Kept<bool> m_KeptAutoConfigureDistance;
        public float distance { get { return m_KeptDistance.Get("UnityEngine.DistanceJoint2D.distance"); } set { m_KeptDistance.Set(value); } } private Umcp.Kept<float> m_KeptDistance;
        public bool maxDistanceOnly { get { return m_KeptMaxDistanceOnly.Get("UnityEngine.DistanceJoint2D.maxDistanceOnly"); } set { m_KeptMaxDistanceOnly.Set(value); } } private Umcp.Kept<bool> m_KeptMaxDistanceOnly;
    }
    public sealed partial class EdgeCollider2D
    {
        public void Reset() { throw new Umcp.LeftOutException("UnityEngine.EdgeCollider2D.Reset"); }
        public int edgeCount { get { throw new Umcp.LeftOutException("UnityEngine.EdgeCollider2D.edgeCount"); } }
        public int pointCount { get { throw new Umcp.LeftOutException("UnityEngine.EdgeCollider2D.pointCount"); } }
        public UnityEngine.Vector2[] points { get { return m_KeptPoints.Get("UnityEngine.EdgeCollider2D.points"); } set { m_KeptPoints.Set(value); } } private Umcp.Kept<UnityEngine.Vector2[]> m_KeptPoints;
        public int GetPoints(System.Collections.Generic.List<UnityEngine.Vector2> points) { throw new Umcp.LeftOutException("UnityEngine.EdgeCollider2D.GetPoints"); }
        public bool SetPoints(System.Collections.Generic.List<UnityEngine.Vector2> points) { throw new Umcp.LeftOutException("UnityEngine.EdgeCollider2D.SetPoints"); }
    }
    public partial class Effector2D : UnityEngine.Behaviour
    {
        public bool useColliderMask { get { return m_KeptUseColliderMask.Get("UnityEngine.Effector2D.useColliderMask"); } set { m_KeptUseColliderMask.Set(value); } } private Umcp.Kept<bool> m_KeptUseColliderMask;
        public int colliderMask { get { return m_KeptColliderMask.Get("UnityEngine.Effector2D.colliderMask"); } set { m_KeptColliderMask.Set(value); } } private Umcp.Kept<int> m_KeptColliderMask;
    }
    public enum EffectorForceMode2D
    {
        Constant = 0,
        InverseLinear = 1,
        InverseSquared = 2,
    }
    public enum EffectorSelection2D
    {
        Rigidbody = 0,
        Collider = 1,
    }
    public sealed partial class FixedJoint2D : UnityEngine.AnchoredJoint2D
    {
        public float dampingRatio { get { return m_KeptDampingRatio.Get("UnityEngine.FixedJoint2D.dampingRatio"); } set { m_KeptDampingRatio.Set(value); } } private Umcp.Kept<float> m_KeptDampingRatio;
        public float frequency { get { return m_KeptFrequency.Get("UnityEngine.FixedJoint2D.frequency"); } set { m_KeptFrequency.Set(value); } } private Umcp.Kept<float> m_KeptFrequency;
        public float referenceAngle { get { throw new Umcp.LeftOutException("UnityEngine.FixedJoint2D.referenceAngle"); } }
    }
    public sealed partial class FrictionJoint2D : UnityEngine.AnchoredJoint2D
    {
        public float maxForce { get { return m_KeptMaxForce.Get("UnityEngine.FrictionJoint2D.maxForce"); } set { m_KeptMaxForce.Set(value); } } private Umcp.Kept<float> m_KeptMaxForce;
        public float maxTorque { get { return m_KeptMaxTorque.Get("UnityEngine.FrictionJoint2D.maxTorque"); } set { m_KeptMaxTorque.Set(value); } } private Umcp.Kept<float> m_KeptMaxTorque;
    }
    public sealed partial class HingeJoint2D : UnityEngine.AnchoredJoint2D
    {
        public bool useMotor { get { return m_KeptUseMotor.Get("UnityEngine.HingeJoint2D.useMotor"); } set { m_KeptUseMotor.Set(value); } } private Umcp.Kept<bool> m_KeptUseMotor;
        public bool useLimits { get { return m_KeptUseLimits.Get("UnityEngine.HingeJoint2D.useLimits"); } set { m_KeptUseLimits.Set(value); } } private Umcp.Kept<bool> m_KeptUseLimits;
        public UnityEngine.JointMotor2D motor { get { return m_KeptMotor.Get("UnityEngine.HingeJoint2D.motor"); } set { m_KeptMotor.Set(value); } } private Umcp.Kept<UnityEngine.JointMotor2D> m_KeptMotor;
        public UnityEngine.JointAngleLimits2D limits { get { return m_KeptLimits.Get("UnityEngine.HingeJoint2D.limits"); } set { m_KeptLimits.Set(value); } } private Umcp.Kept<UnityEngine.JointAngleLimits2D> m_KeptLimits;
        public UnityEngine.JointLimitState2D limitState { get { throw new Umcp.LeftOutException("UnityEngine.HingeJoint2D.limitState"); } }
        public float referenceAngle { get { throw new Umcp.LeftOutException("UnityEngine.HingeJoint2D.referenceAngle"); } }
        public float jointAngle { get { throw new Umcp.LeftOutException("UnityEngine.HingeJoint2D.jointAngle"); } }
        public float jointSpeed { get { throw new Umcp.LeftOutException("UnityEngine.HingeJoint2D.jointSpeed"); } }
        public float GetMotorTorque(float timeStep) { throw new Umcp.LeftOutException("UnityEngine.HingeJoint2D.GetMotorTorque"); }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform), typeof(UnityEngine.Rigidbody2D))]
    public partial class Joint2D : UnityEngine.Behaviour
    {
        public UnityEngine.Rigidbody2D attachedRigidbody { get { throw new Umcp.LeftOutException("UnityEngine.Joint2D.attachedRigidbody"); } }
        public UnityEngine.Rigidbody2D connectedBody { get { return m_KeptConnectedBody.Get("UnityEngine.Joint2D.connectedBody"); } set { m_KeptConnectedBody.Set(value); } } private Umcp.Kept<UnityEngine.Rigidbody2D> m_KeptConnectedBody;
        public bool enableCollision { get { return m_KeptEnableCollision.Get("UnityEngine.Joint2D.enableCollision"); } set { m_KeptEnableCollision.Set(value); } } private Umcp.Kept<bool> m_KeptEnableCollision;
        public float breakForce { get { return m_KeptBreakForce.Get("UnityEngine.Joint2D.breakForce"); } set { m_KeptBreakForce.Set(value); } } private Umcp.Kept<float> m_KeptBreakForce;
        public float breakTorque { get { return m_KeptBreakTorque.Get("UnityEngine.Joint2D.breakTorque"); } set { m_KeptBreakTorque.Set(value); } } private Umcp.Kept<float> m_KeptBreakTorque;
        public UnityEngine.JointBreakAction2D breakAction { get { return m_KeptBreakAction.Get("UnityEngine.Joint2D.breakAction"); } set { m_KeptBreakAction.Set(value); } } private Umcp.Kept<UnityEngine.JointBreakAction2D> m_KeptBreakAction;
        public UnityEngine.Vector2 reactionForce { get { throw new Umcp.LeftOutException("UnityEngine.Joint2D.reactionForce"); } }
        public float reactionTorque { get { throw new Umcp.LeftOutException("UnityEngine.Joint2D.reactionTorque"); } }
        public UnityEngine.Vector2 GetReactionForce(float timeStep) { throw new Umcp.LeftOutException("UnityEngine.Joint2D.GetReactionForce"); }
        public float GetReactionTorque(float timeStep) { throw new Umcp.LeftOutException("UnityEngine.Joint2D.GetReactionTorque"); }
    }
    public partial struct JointAngleLimits2D
    {
        public float min { get; set; }
        public float max { get; set; }
    }
    public enum JointBreakAction2D
    {
        Ignore = 0,
        CallbackOnly = 1,
        Disable = 2,
        Destroy = 3,
    }
    public enum JointLimitState2D
    {
        Inactive = 0,
        LowerLimit = 1,
        UpperLimit = 2,
        EqualLimits = 3,
    }
    public partial struct JointMotor2D
    {
        public float motorSpeed { get; set; }
        public float maxMotorTorque { get; set; }
    }
    public partial struct JointSuspension2D
    {
        public float dampingRatio { get; set; }
        public float frequency { get; set; }
        public float angle { get; set; }
    }
    public partial struct JointTranslationLimits2D
    {
        public float min { get; set; }
        public float max { get; set; }
    }
    public partial class Physics2D
    {
        public const int IgnoreRaycastLayer = 4;
        public const int DefaultRaycastLayers = -5;
        public const int AllLayers = -1;
        public const int MaxPolygonShapeVertices = 8;
        public static UnityEngine.PhysicsScene2D defaultPhysicsScene { get { throw new Umcp.LeftOutException("UnityEngine.Physics2D.defaultPhysicsScene"); } }
        public static UnityEngine.PhysicsJobOptions2D jobOptions { get { return s_KeptJobOptions.Get("UnityEngine.Physics2D.jobOptions"); } set { s_KeptJobOptions.Set(value); } } private static Umcp.Kept<UnityEngine.PhysicsJobOptions2D> s_KeptJobOptions;
        public static bool Simulate(float step) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Simulate"); }
        public static void SyncTransforms() { throw new Umcp.LeftOutException("UnityEngine.Physics2D.SyncTransforms"); }
        public static void IgnoreCollision(UnityEngine.Collider2D collider1, UnityEngine.Collider2D collider2) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.IgnoreCollision"); }
        public static void IgnoreCollision(UnityEngine.Collider2D collider1, UnityEngine.Collider2D collider2, bool ignore) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.IgnoreCollision"); }
        public static bool GetIgnoreCollision(UnityEngine.Collider2D collider1, UnityEngine.Collider2D collider2) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetIgnoreCollision"); }
        public static bool IsTouching(UnityEngine.Collider2D collider1, UnityEngine.Collider2D collider2) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.IsTouching"); }
        public static bool IsTouching(UnityEngine.Collider2D collider1, UnityEngine.Collider2D collider2, UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.IsTouching"); }
        public static bool IsTouching(UnityEngine.Collider2D collider, UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.IsTouching"); }
        public static bool IsTouchingLayers(UnityEngine.Collider2D collider) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.IsTouchingLayers"); }
        public static bool IsTouchingLayers(UnityEngine.Collider2D collider, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.IsTouchingLayers"); }
        public static UnityEngine.ColliderDistance2D Distance(UnityEngine.Collider2D colliderA, UnityEngine.Collider2D colliderB) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Distance"); }
        public static UnityEngine.Vector2 ClosestPoint(UnityEngine.Vector2 position, UnityEngine.Collider2D collider) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.ClosestPoint"); }
        public static UnityEngine.Vector2 ClosestPoint(UnityEngine.Vector2 position, UnityEngine.Rigidbody2D rigidbody) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.ClosestPoint"); }
        public static UnityEngine.RaycastHit2D Linecast(UnityEngine.Vector2 start, UnityEngine.Vector2 end) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Linecast"); }
        public static UnityEngine.RaycastHit2D Linecast(UnityEngine.Vector2 start, UnityEngine.Vector2 end, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Linecast"); }
        public static UnityEngine.RaycastHit2D Linecast(UnityEngine.Vector2 start, UnityEngine.Vector2 end, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Linecast"); }
        public static UnityEngine.RaycastHit2D Linecast(UnityEngine.Vector2 start, UnityEngine.Vector2 end, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Linecast"); }
        public static int Linecast(UnityEngine.Vector2 start, UnityEngine.Vector2 end, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Linecast"); }
        public static int Linecast(UnityEngine.Vector2 start, UnityEngine.Vector2 end, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.RaycastHit2D> results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Linecast"); }
        public static UnityEngine.RaycastHit2D[] LinecastAll(UnityEngine.Vector2 start, UnityEngine.Vector2 end) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.LinecastAll"); }
        public static UnityEngine.RaycastHit2D[] LinecastAll(UnityEngine.Vector2 start, UnityEngine.Vector2 end, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.LinecastAll"); }
        public static UnityEngine.RaycastHit2D[] LinecastAll(UnityEngine.Vector2 start, UnityEngine.Vector2 end, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.LinecastAll"); }
        public static UnityEngine.RaycastHit2D[] LinecastAll(UnityEngine.Vector2 start, UnityEngine.Vector2 end, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.LinecastAll"); }
        public static int LinecastNonAlloc(UnityEngine.Vector2 start, UnityEngine.Vector2 end, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.LinecastNonAlloc"); }
        public static int LinecastNonAlloc(UnityEngine.Vector2 start, UnityEngine.Vector2 end, UnityEngine.RaycastHit2D[] results, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.LinecastNonAlloc"); }
        public static int LinecastNonAlloc(UnityEngine.Vector2 start, UnityEngine.Vector2 end, UnityEngine.RaycastHit2D[] results, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.LinecastNonAlloc"); }
        public static int LinecastNonAlloc(UnityEngine.Vector2 start, UnityEngine.Vector2 end, UnityEngine.RaycastHit2D[] results, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.LinecastNonAlloc"); }
        public static UnityEngine.RaycastHit2D Raycast(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Raycast"); }
        public static UnityEngine.RaycastHit2D Raycast(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Raycast"); }
        public static UnityEngine.RaycastHit2D Raycast(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Raycast"); }
        public static UnityEngine.RaycastHit2D Raycast(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Raycast"); }
        public static UnityEngine.RaycastHit2D Raycast(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Raycast"); }
        public static int Raycast(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Raycast"); }
        public static int Raycast(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Raycast"); }
        public static int Raycast(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.RaycastHit2D> results, float distance = float.PositiveInfinity) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.Raycast"); }
        public static int RaycastNonAlloc(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.RaycastNonAlloc"); }
        public static int RaycastNonAlloc(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.RaycastNonAlloc"); }
        public static int RaycastNonAlloc(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.RaycastNonAlloc"); }
        public static int RaycastNonAlloc(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.RaycastNonAlloc"); }
        public static int RaycastNonAlloc(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.RaycastNonAlloc"); }
        public static UnityEngine.RaycastHit2D[] RaycastAll(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.RaycastAll"); }
        public static UnityEngine.RaycastHit2D[] RaycastAll(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.RaycastAll"); }
        public static UnityEngine.RaycastHit2D[] RaycastAll(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.RaycastAll"); }
        public static UnityEngine.RaycastHit2D[] RaycastAll(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.RaycastAll"); }
        public static UnityEngine.RaycastHit2D[] RaycastAll(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.RaycastAll"); }
        public static UnityEngine.RaycastHit2D CircleCast(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCast"); }
        public static UnityEngine.RaycastHit2D CircleCast(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCast"); }
        public static UnityEngine.RaycastHit2D CircleCast(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCast"); }
        public static UnityEngine.RaycastHit2D CircleCast(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCast"); }
        public static UnityEngine.RaycastHit2D CircleCast(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCast"); }
        public static int CircleCast(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCast"); }
        public static int CircleCast(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCast"); }
        public static int CircleCast(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.RaycastHit2D> results, float distance = float.PositiveInfinity) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCast"); }
        public static UnityEngine.RaycastHit2D[] CircleCastAll(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCastAll"); }
        public static UnityEngine.RaycastHit2D[] CircleCastAll(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCastAll"); }
        public static UnityEngine.RaycastHit2D[] CircleCastAll(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCastAll"); }
        public static UnityEngine.RaycastHit2D[] CircleCastAll(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCastAll"); }
        public static UnityEngine.RaycastHit2D[] CircleCastAll(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCastAll"); }
        public static int CircleCastNonAlloc(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCastNonAlloc"); }
        public static int CircleCastNonAlloc(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCastNonAlloc"); }
        public static int CircleCastNonAlloc(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCastNonAlloc"); }
        public static int CircleCastNonAlloc(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCastNonAlloc"); }
        public static int CircleCastNonAlloc(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CircleCastNonAlloc"); }
        public static UnityEngine.RaycastHit2D BoxCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCast"); }
        public static UnityEngine.RaycastHit2D BoxCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCast"); }
        public static UnityEngine.RaycastHit2D BoxCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCast"); }
        public static UnityEngine.RaycastHit2D BoxCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCast"); }
        public static UnityEngine.RaycastHit2D BoxCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCast"); }
        public static int BoxCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCast"); }
        public static int BoxCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCast"); }
        public static int BoxCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.RaycastHit2D> results, float distance = float.PositiveInfinity) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCast"); }
        public static UnityEngine.RaycastHit2D[] BoxCastAll(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCastAll"); }
        public static UnityEngine.RaycastHit2D[] BoxCastAll(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCastAll"); }
        public static UnityEngine.RaycastHit2D[] BoxCastAll(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCastAll"); }
        public static UnityEngine.RaycastHit2D[] BoxCastAll(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCastAll"); }
        public static UnityEngine.RaycastHit2D[] BoxCastAll(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCastAll"); }
        public static int BoxCastNonAlloc(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCastNonAlloc"); }
        public static int BoxCastNonAlloc(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCastNonAlloc"); }
        public static int BoxCastNonAlloc(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCastNonAlloc"); }
        public static int BoxCastNonAlloc(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCastNonAlloc"); }
        public static int BoxCastNonAlloc(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.BoxCastNonAlloc"); }
        public static UnityEngine.RaycastHit2D CapsuleCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCast"); }
        public static UnityEngine.RaycastHit2D CapsuleCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCast"); }
        public static UnityEngine.RaycastHit2D CapsuleCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCast"); }
        public static UnityEngine.RaycastHit2D CapsuleCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCast"); }
        public static UnityEngine.RaycastHit2D CapsuleCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCast"); }
        public static int CapsuleCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCast"); }
        public static int CapsuleCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCast"); }
        public static int CapsuleCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.RaycastHit2D> results, float distance = float.PositiveInfinity) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCast"); }
        public static UnityEngine.RaycastHit2D[] CapsuleCastAll(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCastAll"); }
        public static UnityEngine.RaycastHit2D[] CapsuleCastAll(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCastAll"); }
        public static UnityEngine.RaycastHit2D[] CapsuleCastAll(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCastAll"); }
        public static UnityEngine.RaycastHit2D[] CapsuleCastAll(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCastAll"); }
        public static UnityEngine.RaycastHit2D[] CapsuleCastAll(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, float distance, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCastAll"); }
        public static int CapsuleCastNonAlloc(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCastNonAlloc"); }
        public static int CapsuleCastNonAlloc(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCastNonAlloc"); }
        public static int CapsuleCastNonAlloc(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCastNonAlloc"); }
        public static int CapsuleCastNonAlloc(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCastNonAlloc"); }
        public static int CapsuleCastNonAlloc(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.CapsuleCastNonAlloc"); }
        public static UnityEngine.RaycastHit2D GetRayIntersection(UnityEngine.Ray ray) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetRayIntersection"); }
        public static UnityEngine.RaycastHit2D GetRayIntersection(UnityEngine.Ray ray, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetRayIntersection"); }
        public static UnityEngine.RaycastHit2D GetRayIntersection(UnityEngine.Ray ray, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetRayIntersection"); }
        public static UnityEngine.RaycastHit2D[] GetRayIntersectionAll(UnityEngine.Ray ray) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetRayIntersectionAll"); }
        public static UnityEngine.RaycastHit2D[] GetRayIntersectionAll(UnityEngine.Ray ray, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetRayIntersectionAll"); }
        public static UnityEngine.RaycastHit2D[] GetRayIntersectionAll(UnityEngine.Ray ray, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetRayIntersectionAll"); }
        public static int GetRayIntersectionNonAlloc(UnityEngine.Ray ray, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetRayIntersectionNonAlloc"); }
        public static int GetRayIntersectionNonAlloc(UnityEngine.Ray ray, UnityEngine.RaycastHit2D[] results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetRayIntersectionNonAlloc"); }
        public static int GetRayIntersectionNonAlloc(UnityEngine.Ray ray, UnityEngine.RaycastHit2D[] results, float distance, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetRayIntersectionNonAlloc"); }
        public static UnityEngine.Collider2D OverlapPoint(UnityEngine.Vector2 point) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapPoint"); }
        public static UnityEngine.Collider2D OverlapPoint(UnityEngine.Vector2 point, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapPoint"); }
        public static UnityEngine.Collider2D OverlapPoint(UnityEngine.Vector2 point, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapPoint"); }
        public static UnityEngine.Collider2D OverlapPoint(UnityEngine.Vector2 point, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapPoint"); }
        public static int OverlapPoint(UnityEngine.Vector2 point, UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapPoint"); }
        public static int OverlapPoint(UnityEngine.Vector2 point, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapPoint"); }
        public static UnityEngine.Collider2D[] OverlapPointAll(UnityEngine.Vector2 point) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapPointAll"); }
        public static UnityEngine.Collider2D[] OverlapPointAll(UnityEngine.Vector2 point, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapPointAll"); }
        public static UnityEngine.Collider2D[] OverlapPointAll(UnityEngine.Vector2 point, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapPointAll"); }
        public static UnityEngine.Collider2D[] OverlapPointAll(UnityEngine.Vector2 point, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapPointAll"); }
        public static int OverlapPointNonAlloc(UnityEngine.Vector2 point, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapPointNonAlloc"); }
        public static int OverlapPointNonAlloc(UnityEngine.Vector2 point, UnityEngine.Collider2D[] results, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapPointNonAlloc"); }
        public static int OverlapPointNonAlloc(UnityEngine.Vector2 point, UnityEngine.Collider2D[] results, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapPointNonAlloc"); }
        public static int OverlapPointNonAlloc(UnityEngine.Vector2 point, UnityEngine.Collider2D[] results, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapPointNonAlloc"); }
        public static UnityEngine.Collider2D OverlapCircle(UnityEngine.Vector2 point, float radius) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCircle"); }
        public static UnityEngine.Collider2D OverlapCircle(UnityEngine.Vector2 point, float radius, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCircle"); }
        public static UnityEngine.Collider2D OverlapCircle(UnityEngine.Vector2 point, float radius, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCircle"); }
        public static UnityEngine.Collider2D OverlapCircle(UnityEngine.Vector2 point, float radius, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCircle"); }
        public static int OverlapCircle(UnityEngine.Vector2 point, float radius, UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCircle"); }
        public static int OverlapCircle(UnityEngine.Vector2 point, float radius, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCircle"); }
        public static UnityEngine.Collider2D[] OverlapCircleAll(UnityEngine.Vector2 point, float radius) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCircleAll"); }
        public static UnityEngine.Collider2D[] OverlapCircleAll(UnityEngine.Vector2 point, float radius, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCircleAll"); }
        public static UnityEngine.Collider2D[] OverlapCircleAll(UnityEngine.Vector2 point, float radius, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCircleAll"); }
        public static UnityEngine.Collider2D[] OverlapCircleAll(UnityEngine.Vector2 point, float radius, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCircleAll"); }
        public static int OverlapCircleNonAlloc(UnityEngine.Vector2 point, float radius, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCircleNonAlloc"); }
        public static int OverlapCircleNonAlloc(UnityEngine.Vector2 point, float radius, UnityEngine.Collider2D[] results, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCircleNonAlloc"); }
        public static int OverlapCircleNonAlloc(UnityEngine.Vector2 point, float radius, UnityEngine.Collider2D[] results, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCircleNonAlloc"); }
        public static int OverlapCircleNonAlloc(UnityEngine.Vector2 point, float radius, UnityEngine.Collider2D[] results, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCircleNonAlloc"); }
        public static UnityEngine.Collider2D OverlapBox(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapBox"); }
        public static UnityEngine.Collider2D OverlapBox(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapBox"); }
        public static UnityEngine.Collider2D OverlapBox(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapBox"); }
        public static UnityEngine.Collider2D OverlapBox(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapBox"); }
        public static int OverlapBox(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapBox"); }
        public static int OverlapBox(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapBox"); }
        public static UnityEngine.Collider2D[] OverlapBoxAll(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapBoxAll"); }
        public static UnityEngine.Collider2D[] OverlapBoxAll(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapBoxAll"); }
        public static UnityEngine.Collider2D[] OverlapBoxAll(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapBoxAll"); }
        public static UnityEngine.Collider2D[] OverlapBoxAll(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapBoxAll"); }
        public static int OverlapBoxNonAlloc(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapBoxNonAlloc"); }
        public static int OverlapBoxNonAlloc(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, UnityEngine.Collider2D[] results, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapBoxNonAlloc"); }
        public static int OverlapBoxNonAlloc(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, UnityEngine.Collider2D[] results, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapBoxNonAlloc"); }
        public static int OverlapBoxNonAlloc(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, UnityEngine.Collider2D[] results, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapBoxNonAlloc"); }
        public static UnityEngine.Collider2D OverlapArea(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapArea"); }
        public static UnityEngine.Collider2D OverlapArea(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapArea"); }
        public static UnityEngine.Collider2D OverlapArea(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapArea"); }
        public static UnityEngine.Collider2D OverlapArea(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapArea"); }
        public static int OverlapArea(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapArea"); }
        public static int OverlapArea(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapArea"); }
        public static UnityEngine.Collider2D[] OverlapAreaAll(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapAreaAll"); }
        public static UnityEngine.Collider2D[] OverlapAreaAll(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapAreaAll"); }
        public static UnityEngine.Collider2D[] OverlapAreaAll(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapAreaAll"); }
        public static UnityEngine.Collider2D[] OverlapAreaAll(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapAreaAll"); }
        public static int OverlapAreaNonAlloc(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapAreaNonAlloc"); }
        public static int OverlapAreaNonAlloc(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, UnityEngine.Collider2D[] results, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapAreaNonAlloc"); }
        public static int OverlapAreaNonAlloc(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, UnityEngine.Collider2D[] results, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapAreaNonAlloc"); }
        public static int OverlapAreaNonAlloc(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, UnityEngine.Collider2D[] results, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapAreaNonAlloc"); }
        public static UnityEngine.Collider2D OverlapCapsule(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCapsule"); }
        public static UnityEngine.Collider2D OverlapCapsule(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCapsule"); }
        public static UnityEngine.Collider2D OverlapCapsule(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCapsule"); }
        public static UnityEngine.Collider2D OverlapCapsule(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCapsule"); }
        public static int OverlapCapsule(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCapsule"); }
        public static int OverlapCapsule(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCapsule"); }
        public static UnityEngine.Collider2D[] OverlapCapsuleAll(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCapsuleAll"); }
        public static UnityEngine.Collider2D[] OverlapCapsuleAll(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCapsuleAll"); }
        public static UnityEngine.Collider2D[] OverlapCapsuleAll(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCapsuleAll"); }
        public static UnityEngine.Collider2D[] OverlapCapsuleAll(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCapsuleAll"); }
        public static int OverlapCapsuleNonAlloc(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCapsuleNonAlloc"); }
        public static int OverlapCapsuleNonAlloc(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, UnityEngine.Collider2D[] results, int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCapsuleNonAlloc"); }
        public static int OverlapCapsuleNonAlloc(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, UnityEngine.Collider2D[] results, int layerMask, float minDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCapsuleNonAlloc"); }
        public static int OverlapCapsuleNonAlloc(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, UnityEngine.Collider2D[] results, int layerMask, float minDepth, float maxDepth) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCapsuleNonAlloc"); }
        public static int OverlapCollider(UnityEngine.Collider2D collider, UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCollider"); }
        public static int OverlapCollider(UnityEngine.Collider2D collider, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> results) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.OverlapCollider"); }
        public static int GetContacts(UnityEngine.Collider2D collider1, UnityEngine.Collider2D collider2, UnityEngine.ContactFilter2D contactFilter, UnityEngine.ContactPoint2D[] contacts) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Collider2D collider, UnityEngine.ContactPoint2D[] contacts) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Collider2D collider, UnityEngine.ContactFilter2D contactFilter, UnityEngine.ContactPoint2D[] contacts) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Collider2D collider, UnityEngine.Collider2D[] colliders) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Collider2D collider, UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] colliders) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Rigidbody2D rigidbody, UnityEngine.ContactPoint2D[] contacts) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Rigidbody2D rigidbody, UnityEngine.ContactFilter2D contactFilter, UnityEngine.ContactPoint2D[] contacts) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Rigidbody2D rigidbody, UnityEngine.Collider2D[] colliders) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Rigidbody2D rigidbody, UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] colliders) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Collider2D collider1, UnityEngine.Collider2D collider2, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.ContactPoint2D> contacts) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Collider2D collider, System.Collections.Generic.List<UnityEngine.ContactPoint2D> contacts) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Collider2D collider, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.ContactPoint2D> contacts) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Collider2D collider, System.Collections.Generic.List<UnityEngine.Collider2D> colliders) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Collider2D collider, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> colliders) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Rigidbody2D rigidbody, System.Collections.Generic.List<UnityEngine.ContactPoint2D> contacts) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Rigidbody2D rigidbody, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.ContactPoint2D> contacts) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Rigidbody2D rigidbody, System.Collections.Generic.List<UnityEngine.Collider2D> colliders) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        public static int GetContacts(UnityEngine.Rigidbody2D rigidbody, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> colliders) { throw new Umcp.LeftOutException("UnityEngine.Physics2D.GetContacts"); }
        [System.Obsolete] public static bool changeStopsCallbacks { get { return s_KeptChangeStopsCallbacks.Get("UnityEngine.Physics2D.changeStopsCallbacks"); } set { s_KeptChangeStopsCallbacks.Set(value); } } private static Umcp.Kept<bool> s_KeptChangeStopsCallbacks;
        [System.Obsolete] public static float minPenetrationForPenalty { get { return s_KeptMinPenetrationForPenalty.Get("UnityEngine.Physics2D.minPenetrationForPenalty"); } set { s_KeptMinPenetrationForPenalty.Set(value); } } private static Umcp.Kept<float> s_KeptMinPenetrationForPenalty;
    }
    public partial struct PhysicsJobOptions2D
    {
        public bool useMultithreading { get; set; }
        public bool useConsistencySorting { get; set; }
        public int interpolationPosesPerJob { get; set; }
        public int newContactsPerJob { get; set; }
        public int collideContactsPerJob { get; set; }
        public int clearFlagsPerJob { get; set; }
        public int clearBodyForcesPerJob { get; set; }
        public int syncDiscreteFixturesPerJob { get; set; }
        public int syncContinuousFixturesPerJob { get; set; }
        public int findNearestContactsPerJob { get; set; }
        public int updateTriggerContactsPerJob { get; set; }
        public int islandSolverCostThreshold { get; set; }
        public int islandSolverBodyCostScale { get; set; }
        public int islandSolverContactCostScale { get; set; }
        public int islandSolverJointCostScale { get; set; }
        public int islandSolverBodiesPerJob { get; set; }
        public int islandSolverContactsPerJob { get; set; }
    }
    public sealed partial class PhysicsMaterial2D : UnityEngine.Object
    {
    }
    public partial struct PhysicsScene2D : System.IEquatable<UnityEngine.PhysicsScene2D>
    {
        public static bool operator ==(UnityEngine.PhysicsScene2D lhs, UnityEngine.PhysicsScene2D rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.PhysicsScene2D lhs, UnityEngine.PhysicsScene2D rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.PhysicsScene2D other) { return base.Equals(other); }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.IsValid"); }
        public bool IsEmpty() { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.IsEmpty"); }
        public bool Simulate(float step) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.Simulate"); }
        public UnityEngine.RaycastHit2D Linecast(UnityEngine.Vector2 start, UnityEngine.Vector2 end, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.Linecast"); }
        public UnityEngine.RaycastHit2D Linecast(UnityEngine.Vector2 start, UnityEngine.Vector2 end, UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.Linecast"); }
        public int Linecast(UnityEngine.Vector2 start, UnityEngine.Vector2 end, UnityEngine.RaycastHit2D[] results, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.Linecast"); }
        public int Linecast(UnityEngine.Vector2 start, UnityEngine.Vector2 end, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.Linecast"); }
        public int Linecast(UnityEngine.Vector2 start, UnityEngine.Vector2 end, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.RaycastHit2D> results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.Linecast"); }
        public UnityEngine.RaycastHit2D Raycast(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, float distance, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.Raycast"); }
        public UnityEngine.RaycastHit2D Raycast(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, float distance, UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.Raycast"); }
        public int Raycast(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, float distance, UnityEngine.RaycastHit2D[] results, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.Raycast"); }
        public int Raycast(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, float distance, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.Raycast"); }
        public int Raycast(UnityEngine.Vector2 origin, UnityEngine.Vector2 direction, float distance, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.RaycastHit2D> results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.Raycast"); }
        public UnityEngine.RaycastHit2D CircleCast(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, float distance, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.CircleCast"); }
        public UnityEngine.RaycastHit2D CircleCast(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, float distance, UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.CircleCast"); }
        public int CircleCast(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, float distance, UnityEngine.RaycastHit2D[] results, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.CircleCast"); }
        public int CircleCast(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, float distance, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.CircleCast"); }
        public int CircleCast(UnityEngine.Vector2 origin, float radius, UnityEngine.Vector2 direction, float distance, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.RaycastHit2D> results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.CircleCast"); }
        public UnityEngine.RaycastHit2D BoxCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, float distance, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.BoxCast"); }
        public UnityEngine.RaycastHit2D BoxCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, float distance, UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.BoxCast"); }
        public int BoxCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, float distance, UnityEngine.RaycastHit2D[] results, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.BoxCast"); }
        public int BoxCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, float distance, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.BoxCast"); }
        public int BoxCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, float angle, UnityEngine.Vector2 direction, float distance, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.RaycastHit2D> results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.BoxCast"); }
        public UnityEngine.RaycastHit2D CapsuleCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, float distance, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.CapsuleCast"); }
        public UnityEngine.RaycastHit2D CapsuleCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, float distance, UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.CapsuleCast"); }
        public int CapsuleCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, float distance, UnityEngine.RaycastHit2D[] results, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.CapsuleCast"); }
        public int CapsuleCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, float distance, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.CapsuleCast"); }
        public int CapsuleCast(UnityEngine.Vector2 origin, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D capsuleDirection, float angle, UnityEngine.Vector2 direction, float distance, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.RaycastHit2D> results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.CapsuleCast"); }
        public UnityEngine.RaycastHit2D GetRayIntersection(UnityEngine.Ray ray, float distance, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.GetRayIntersection"); }
        public int GetRayIntersection(UnityEngine.Ray ray, float distance, UnityEngine.RaycastHit2D[] results, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.GetRayIntersection"); }
        public UnityEngine.Collider2D OverlapPoint(UnityEngine.Vector2 point, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapPoint"); }
        public UnityEngine.Collider2D OverlapPoint(UnityEngine.Vector2 point, UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapPoint"); }
        public int OverlapPoint(UnityEngine.Vector2 point, UnityEngine.Collider2D[] results, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapPoint"); }
        public int OverlapPoint(UnityEngine.Vector2 point, UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapPoint"); }
        public int OverlapPoint(UnityEngine.Vector2 point, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapPoint"); }
        public UnityEngine.Collider2D OverlapCircle(UnityEngine.Vector2 point, float radius, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapCircle"); }
        public UnityEngine.Collider2D OverlapCircle(UnityEngine.Vector2 point, float radius, UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapCircle"); }
        public int OverlapCircle(UnityEngine.Vector2 point, float radius, UnityEngine.Collider2D[] results, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapCircle"); }
        public int OverlapCircle(UnityEngine.Vector2 point, float radius, UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapCircle"); }
        public int OverlapCircle(UnityEngine.Vector2 point, float radius, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapCircle"); }
        public UnityEngine.Collider2D OverlapBox(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapBox"); }
        public UnityEngine.Collider2D OverlapBox(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapBox"); }
        public int OverlapBox(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, UnityEngine.Collider2D[] results, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapBox"); }
        public int OverlapBox(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapBox"); }
        public int OverlapBox(UnityEngine.Vector2 point, UnityEngine.Vector2 size, float angle, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapBox"); }
        public UnityEngine.Collider2D OverlapArea(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapArea"); }
        public UnityEngine.Collider2D OverlapArea(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapArea"); }
        public int OverlapArea(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, UnityEngine.Collider2D[] results, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapArea"); }
        public int OverlapArea(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapArea"); }
        public int OverlapArea(UnityEngine.Vector2 pointA, UnityEngine.Vector2 pointB, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapArea"); }
        public UnityEngine.Collider2D OverlapCapsule(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapCapsule"); }
        public UnityEngine.Collider2D OverlapCapsule(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapCapsule"); }
        public int OverlapCapsule(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, UnityEngine.Collider2D[] results, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapCapsule"); }
        public int OverlapCapsule(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapCapsule"); }
        public int OverlapCapsule(UnityEngine.Vector2 point, UnityEngine.Vector2 size, UnityEngine.CapsuleDirection2D direction, float angle, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapCapsule"); }
        public static int OverlapCollider(UnityEngine.Collider2D collider, UnityEngine.Collider2D[] results, int layerMask = -5) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapCollider"); }
        public static int OverlapCollider(UnityEngine.Collider2D collider, UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapCollider"); }
        public static int OverlapCollider(UnityEngine.Collider2D collider, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> results) { throw new Umcp.LeftOutException("UnityEngine.PhysicsScene2D.OverlapCollider"); }
    }
    public static partial class PhysicsSceneExtensions2D
    {
        public static UnityEngine.PhysicsScene2D GetPhysicsScene2D(this UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEngine.PhysicsSceneExtensions2D.GetPhysicsScene2D"); }
    }
}
