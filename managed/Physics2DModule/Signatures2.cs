// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial struct PhysicsShape2D
    {
        public UnityEngine.PhysicsShapeType2D shapeType { get; set; }
        public float radius { get { throw new Umcp.LeftOutException("UnityEngine.PhysicsShape2D.radius"); } set { throw new Umcp.LeftOutException("UnityEngine.PhysicsShape2D.radius"); } }
        public int vertexStartIndex { get { throw new Umcp.LeftOutException("UnityEngine.PhysicsShape2D.vertexStartIndex"); } set { throw new Umcp.LeftOutException("UnityEngine.PhysicsShape2D.vertexStartIndex"); } }
        public int vertexCount { get { throw new Umcp.LeftOutException("UnityEngine.PhysicsShape2D.vertexCount"); } set { throw new Umcp.LeftOutException("UnityEngine.PhysicsShape2D.vertexCount"); } }
        public bool useAdjacentStart { get { throw new Umcp.LeftOutException("UnityEngine.PhysicsShape2D.useAdjacentStart"); } set { throw new Umcp.LeftOutException("UnityEngine.PhysicsShape2D.useAdjacentStart"); } }
        public bool useAdjacentEnd { get { throw new Umcp.LeftOutException("UnityEngine.PhysicsShape2D.useAdjacentEnd"); } set { throw new Umcp.LeftOutException("UnityEngine.PhysicsShape2D.useAdjacentEnd"); } }
        public UnityEngine.Vector2 adjacentStart { get { throw new Umcp.LeftOutException("UnityEngine.PhysicsShape2D.adjacentStart"); } set { throw new Umcp.LeftOutException("UnityEngine.PhysicsShape2D.adjacentStart"); } }
        public UnityEngine.Vector2 adjacentEnd { get { throw new Umcp.LeftOutException("UnityEngine.PhysicsShape2D.adjacentEnd"); } set { throw new Umcp.LeftOutException("UnityEngine.PhysicsShape2D.adjacentEnd"); } }
    }
    public partial class PhysicsShapeGroup2D
    {
        public int shapeCount { get { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.shapeCount"); } }
        public int vertexCount { get { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.vertexCount"); } }
        public UnityEngine.Matrix4x4 localToWorldMatrix { get { return m_KeptLocalToWorldMatrix.Get("UnityEngine.PhysicsShapeGroup2D.localToWorldMatrix"); } set { m_KeptLocalToWorldMatrix.Set(value); } } private Umcp.Kept<UnityEngine.Matrix4x4> m_KeptLocalToWorldMatrix;
        public PhysicsShapeGroup2D(int shapeCapacity = 1, int vertexCapacity = 8) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.Clear"); }
        public void Add(UnityEngine.PhysicsShapeGroup2D physicsShapeGroup) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.Add"); }
        public void GetShapeData(System.Collections.Generic.List<UnityEngine.PhysicsShape2D> shapes, System.Collections.Generic.List<UnityEngine.Vector2> vertices) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.GetShapeData"); }
        public void GetShapeData(Unity.Collections.NativeArray<UnityEngine.PhysicsShape2D> shapes, Unity.Collections.NativeArray<UnityEngine.Vector2> vertices) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.GetShapeData"); }
        public void GetShapeVertices(int shapeIndex, System.Collections.Generic.List<UnityEngine.Vector2> vertices) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.GetShapeVertices"); }
        public UnityEngine.Vector2 GetShapeVertex(int shapeIndex, int vertexIndex) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.GetShapeVertex"); }
        public void SetShapeVertex(int shapeIndex, int vertexIndex, UnityEngine.Vector2 vertex) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.SetShapeVertex"); }
        public void SetShapeRadius(int shapeIndex, float radius) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.SetShapeRadius"); }
        public void SetShapeAdjacentVertices(int shapeIndex, bool useAdjacentStart, bool useAdjacentEnd, UnityEngine.Vector2 adjacentStart, UnityEngine.Vector2 adjacentEnd) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.SetShapeAdjacentVertices"); }
        public void DeleteShape(int shapeIndex) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.DeleteShape"); }
        public UnityEngine.PhysicsShape2D GetShape(int shapeIndex) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.GetShape"); }
        public int AddCircle(UnityEngine.Vector2 center, float radius) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.AddCircle"); }
        public int AddCapsule(UnityEngine.Vector2 vertex0, UnityEngine.Vector2 vertex1, float radius) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.AddCapsule"); }
        public int AddBox(UnityEngine.Vector2 center, UnityEngine.Vector2 size, float angle = 0f, float edgeRadius = 0f) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.AddBox"); }
        public int AddPolygon(System.Collections.Generic.List<UnityEngine.Vector2> vertices) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.AddPolygon"); }
        public int AddEdges(System.Collections.Generic.List<UnityEngine.Vector2> vertices, float edgeRadius = 0f) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.AddEdges"); }
        public int AddEdges(System.Collections.Generic.List<UnityEngine.Vector2> vertices, bool useAdjacentStart, bool useAdjacentEnd, UnityEngine.Vector2 adjacentStart, UnityEngine.Vector2 adjacentEnd, float edgeRadius = 0f) { throw new Umcp.LeftOutException("UnityEngine.PhysicsShapeGroup2D.AddEdges"); }
        internal PhysicsShapeGroup2D() { }
    }
    public enum PhysicsShapeType2D
    {
        Circle = 0,
        Capsule = 1,
        Polygon = 2,
        Edges = 3,
    }
    public partial class PhysicsUpdateBehaviour2D : UnityEngine.Behaviour
    {
    }
    public partial class PlatformEffector2D : UnityEngine.Effector2D
    {
        public bool useOneWay { get { return m_KeptUseOneWay.Get("UnityEngine.PlatformEffector2D.useOneWay"); } set { m_KeptUseOneWay.Set(value); } } private Umcp.Kept<bool> m_KeptUseOneWay;
        public bool useOneWayGrouping { get { return m_KeptUseOneWayGrouping.Get("UnityEngine.PlatformEffector2D.useOneWayGrouping"); } set { m_KeptUseOneWayGrouping.Set(value); } } private Umcp.Kept<bool> m_KeptUseOneWayGrouping;
        public bool useSideFriction { get { return m_KeptUseSideFriction.Get("UnityEngine.PlatformEffector2D.useSideFriction"); } set { m_KeptUseSideFriction.Set(value); } } private Umcp.Kept<bool> m_KeptUseSideFriction;
        public bool useSideBounce { get { return m_KeptUseSideBounce.Get("UnityEngine.PlatformEffector2D.useSideBounce"); } set { m_KeptUseSideBounce.Set(value); } } private Umcp.Kept<bool> m_KeptUseSideBounce;
        public float surfaceArc { get { return m_KeptSurfaceArc.Get("UnityEngine.PlatformEffector2D.surfaceArc"); } set { m_KeptSurfaceArc.Set(value); } } private Umcp.Kept<float> m_KeptSurfaceArc;
        public float sideArc { get { return m_KeptSideArc.Get("UnityEngine.PlatformEffector2D.sideArc"); } set { m_KeptSideArc.Set(value); } } private Umcp.Kept<float> m_KeptSideArc;
        public float rotationalOffset { get { return m_KeptRotationalOffset.Get("UnityEngine.PlatformEffector2D.rotationalOffset"); } set { m_KeptRotationalOffset.Set(value); } } private Umcp.Kept<float> m_KeptRotationalOffset;
    }
    public partial class PointEffector2D : UnityEngine.Effector2D
    {
        public float forceMagnitude { get { return m_KeptForceMagnitude.Get("UnityEngine.PointEffector2D.forceMagnitude"); } set { m_KeptForceMagnitude.Set(value); } } private Umcp.Kept<float> m_KeptForceMagnitude;
        public float forceVariation { get { return m_KeptForceVariation.Get("UnityEngine.PointEffector2D.forceVariation"); } set { m_KeptForceVariation.Set(value); } } private Umcp.Kept<float> m_KeptForceVariation;
        public float distanceScale { get { return m_KeptDistanceScale.Get("UnityEngine.PointEffector2D.distanceScale"); } set { m_KeptDistanceScale.Set(value); } } private Umcp.Kept<float> m_KeptDistanceScale;
        public float drag { get { return m_KeptDrag.Get("UnityEngine.PointEffector2D.drag"); } set { m_KeptDrag.Set(value); } } private Umcp.Kept<float> m_KeptDrag;
        public float angularDrag { get { return m_KeptAngularDrag.Get("UnityEngine.PointEffector2D.angularDrag"); } set { m_KeptAngularDrag.Set(value); } } private Umcp.Kept<float> m_KeptAngularDrag;
        public UnityEngine.EffectorSelection2D forceSource { get { return m_KeptForceSource.Get("UnityEngine.PointEffector2D.forceSource"); } set { m_KeptForceSource.Set(value); } } private Umcp.Kept<UnityEngine.EffectorSelection2D> m_KeptForceSource;
        public UnityEngine.EffectorSelection2D forceTarget { get { return m_KeptForceTarget.Get("UnityEngine.PointEffector2D.forceTarget"); } set { m_KeptForceTarget.Set(value); } } private Umcp.Kept<UnityEngine.EffectorSelection2D> m_KeptForceTarget;
        public UnityEngine.EffectorForceMode2D forceMode { get { return m_KeptForceMode.Get("UnityEngine.PointEffector2D.forceMode"); } set { m_KeptForceMode.Set(value); } } private Umcp.Kept<UnityEngine.EffectorForceMode2D> m_KeptForceMode;
    }
    public sealed partial class PolygonCollider2D
    {
        public int GetTotalPointCount() { throw new Umcp.LeftOutException("UnityEngine.PolygonCollider2D.GetTotalPointCount"); }
        public UnityEngine.Vector2[] points { get { return m_KeptPoints.Get("UnityEngine.PolygonCollider2D.points"); } set { m_KeptPoints.Set(value); } } private Umcp.Kept<UnityEngine.Vector2[]> m_KeptPoints;
        public int pathCount { get { return m_KeptPathCount.Get("UnityEngine.PolygonCollider2D.pathCount"); } set { m_KeptPathCount.Set(value); } } private Umcp.Kept<int> m_KeptPathCount;
        public UnityEngine.Vector2[] GetPath(int index) { throw new Umcp.LeftOutException("UnityEngine.PolygonCollider2D.GetPath"); }
        public void SetPath(int index, UnityEngine.Vector2[] points) { throw new Umcp.LeftOutException("UnityEngine.PolygonCollider2D.SetPath"); }
        public int GetPath(int index, System.Collections.Generic.List<UnityEngine.Vector2> points) { throw new Umcp.LeftOutException("UnityEngine.PolygonCollider2D.GetPath"); }
        public void SetPath(int index, System.Collections.Generic.List<UnityEngine.Vector2> points) { throw new Umcp.LeftOutException("UnityEngine.PolygonCollider2D.SetPath"); }
        public void CreatePrimitive(int sides) { throw new Umcp.LeftOutException("UnityEngine.PolygonCollider2D.CreatePrimitive"); }
        public void CreatePrimitive(int sides, UnityEngine.Vector2 scale) { throw new Umcp.LeftOutException("UnityEngine.PolygonCollider2D.CreatePrimitive"); }
        public void CreatePrimitive(int sides, UnityEngine.Vector2 scale, UnityEngine.Vector2 offset) { throw new Umcp.LeftOutException("UnityEngine.PolygonCollider2D.CreatePrimitive"); }
    }
    public partial struct RaycastHit2D
    {
        public UnityEngine.Vector2 centroid { get; set; }
        public UnityEngine.Vector2 point { get; set; }
        public UnityEngine.Vector2 normal { get; set; }
        public float distance { get; set; }
        public float fraction { get; set; }
        public UnityEngine.Collider2D collider { get { throw new Umcp.LeftOutException("UnityEngine.RaycastHit2D.collider"); } }
        public UnityEngine.Rigidbody2D rigidbody { get { throw new Umcp.LeftOutException("UnityEngine.RaycastHit2D.rigidbody"); } }
        public UnityEngine.Transform transform { get { throw new Umcp.LeftOutException("UnityEngine.RaycastHit2D.transform"); } }
        public static implicit operator bool(UnityEngine.RaycastHit2D hit) { throw new Umcp.LeftOutException("UnityEngine.RaycastHit2D.op_Implicit"); }
        public int CompareTo(UnityEngine.RaycastHit2D other) { throw new Umcp.LeftOutException("UnityEngine.RaycastHit2D.CompareTo"); }
    }
    public sealed partial class RelativeJoint2D : UnityEngine.Joint2D
    {
        public float maxForce { get { return m_KeptMaxForce.Get("UnityEngine.RelativeJoint2D.maxForce"); } set { m_KeptMaxForce.Set(value); } } private Umcp.Kept<float> m_KeptMaxForce;
        public float maxTorque { get { return m_KeptMaxTorque.Get("UnityEngine.RelativeJoint2D.maxTorque"); } set { m_KeptMaxTorque.Set(value); } } private Umcp.Kept<float> m_KeptMaxTorque;
        public float correctionScale { get { return m_KeptCorrectionScale.Get("UnityEngine.RelativeJoint2D.correctionScale"); } set { m_KeptCorrectionScale.Set(value); } } private Umcp.Kept<float> m_KeptCorrectionScale;
        public bool autoConfigureOffset { get { return m_KeptAutoConfigureOffset.Get("UnityEngine.RelativeJoint2D.autoConfigureOffset"); } set { m_KeptAutoConfigureOffset.Set(value); } } private Umcp.Kept<bool> m_KeptAutoConfigureOffset;
        public UnityEngine.Vector2 linearOffset { get { return m_KeptLinearOffset.Get("UnityEngine.RelativeJoint2D.linearOffset"); } set { m_KeptLinearOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptLinearOffset;
        public float angularOffset { get { return m_KeptAngularOffset.Get("UnityEngine.RelativeJoint2D.angularOffset"); } set { m_KeptAngularOffset.Set(value); } } private Umcp.Kept<float> m_KeptAngularOffset;
        public UnityEngine.Vector2 target { get { throw new Umcp.LeftOutException("UnityEngine.RelativeJoint2D.target"); } }
    }
    public sealed partial class Rigidbody2D
    {
        public void SetRotation(float angle) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.SetRotation"); }
        public void SetRotation(UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.SetRotation"); }
        public void MoveRotation(UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.MoveRotation"); }
        public UnityEngine.Vector2 centerOfMass { get { return m_KeptCenterOfMass.Get("UnityEngine.Rigidbody2D.centerOfMass"); } set { m_KeptCenterOfMass.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptCenterOfMass;
        public UnityEngine.Vector2 worldCenterOfMass { get { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.worldCenterOfMass"); } }
        public float inertia { get { return m_KeptInertia.Get("UnityEngine.Rigidbody2D.inertia"); } set { m_KeptInertia.Set(value); } } private Umcp.Kept<float> m_KeptInertia;
        [System.Obsolete] public bool fixedAngle { get { return m_KeptFixedAngle.Get("UnityEngine.Rigidbody2D.fixedAngle"); } set { m_KeptFixedAngle.Set(value); } } private Umcp.Kept<bool> m_KeptFixedAngle;
        public bool IsSleeping() { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.IsSleeping"); }
        public bool IsAwake() { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.IsAwake"); }
        public void Sleep() { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.Sleep"); }
        public void WakeUp() { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.WakeUp"); }
        public int attachedColliderCount { get { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.attachedColliderCount"); } }
        public UnityEngine.Vector2 totalForce { get { return m_KeptTotalForce.Get("UnityEngine.Rigidbody2D.totalForce"); } set { m_KeptTotalForce.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptTotalForce;
        public float totalTorque { get { return m_KeptTotalTorque.Get("UnityEngine.Rigidbody2D.totalTorque"); } set { m_KeptTotalTorque.Set(value); } } private Umcp.Kept<float> m_KeptTotalTorque;
        public bool IsTouching(UnityEngine.Collider2D collider) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.IsTouching"); }
        public bool IsTouching(UnityEngine.Collider2D collider, UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.IsTouching"); }
        public bool IsTouching(UnityEngine.ContactFilter2D contactFilter) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.IsTouching"); }
        public bool IsTouchingLayers() { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.IsTouchingLayers"); }
        public bool IsTouchingLayers(int layerMask) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.IsTouchingLayers"); }
        public bool OverlapPoint(UnityEngine.Vector2 point) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.OverlapPoint"); }
        public UnityEngine.ColliderDistance2D Distance(UnityEngine.Collider2D collider) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.Distance"); }
        public UnityEngine.Vector2 ClosestPoint(UnityEngine.Vector2 position) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.ClosestPoint"); }
        public void AddRelativeForce(UnityEngine.Vector2 relativeForce) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.AddRelativeForce"); }
        public void AddRelativeForce(UnityEngine.Vector2 relativeForce, UnityEngine.ForceMode2D mode) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.AddRelativeForce"); }
        public void AddForceAtPosition(UnityEngine.Vector2 force, UnityEngine.Vector2 position) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.AddForceAtPosition"); }
        public void AddForceAtPosition(UnityEngine.Vector2 force, UnityEngine.Vector2 position, UnityEngine.ForceMode2D mode) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.AddForceAtPosition"); }
        public void AddTorque(float torque) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.AddTorque"); }
        public void AddTorque(float torque, UnityEngine.ForceMode2D mode) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.AddTorque"); }
        public UnityEngine.Vector2 GetPoint(UnityEngine.Vector2 point) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetPoint"); }
        public UnityEngine.Vector2 GetRelativePoint(UnityEngine.Vector2 relativePoint) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetRelativePoint"); }
        public UnityEngine.Vector2 GetVector(UnityEngine.Vector2 vector) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetVector"); }
        public UnityEngine.Vector2 GetRelativeVector(UnityEngine.Vector2 relativeVector) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetRelativeVector"); }
        public UnityEngine.Vector2 GetPointVelocity(UnityEngine.Vector2 point) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetPointVelocity"); }
        public UnityEngine.Vector2 GetRelativePointVelocity(UnityEngine.Vector2 relativePoint) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetRelativePointVelocity"); }
        public int OverlapCollider(UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.OverlapCollider"); }
        public int OverlapCollider(UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> results) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.OverlapCollider"); }
        public int GetContacts(UnityEngine.ContactPoint2D[] contacts) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetContacts"); }
        public int GetContacts(System.Collections.Generic.List<UnityEngine.ContactPoint2D> contacts) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetContacts"); }
        public int GetContacts(UnityEngine.ContactFilter2D contactFilter, UnityEngine.ContactPoint2D[] contacts) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetContacts"); }
        public int GetContacts(UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.ContactPoint2D> contacts) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetContacts"); }
        public int GetContacts(UnityEngine.Collider2D[] colliders) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetContacts"); }
        public int GetContacts(System.Collections.Generic.List<UnityEngine.Collider2D> colliders) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetContacts"); }
        public int GetContacts(UnityEngine.ContactFilter2D contactFilter, UnityEngine.Collider2D[] colliders) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetContacts"); }
        public int GetContacts(UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.Collider2D> colliders) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetContacts"); }
        public int GetAttachedColliders(UnityEngine.Collider2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetAttachedColliders"); }
        public int GetAttachedColliders(System.Collections.Generic.List<UnityEngine.Collider2D> results) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetAttachedColliders"); }
        public int Cast(UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.Cast"); }
        public int Cast(UnityEngine.Vector2 direction, UnityEngine.RaycastHit2D[] results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.Cast"); }
        public int Cast(UnityEngine.Vector2 direction, System.Collections.Generic.List<UnityEngine.RaycastHit2D> results, float distance = float.PositiveInfinity) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.Cast"); }
        public int Cast(UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.Cast"); }
        public int Cast(UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, UnityEngine.RaycastHit2D[] results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.Cast"); }
        public int Cast(UnityEngine.Vector2 direction, UnityEngine.ContactFilter2D contactFilter, System.Collections.Generic.List<UnityEngine.RaycastHit2D> results, float distance) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.Cast"); }
        public int GetShapes(UnityEngine.PhysicsShapeGroup2D physicsShapeGroup) { throw new Umcp.LeftOutException("UnityEngine.Rigidbody2D.GetShapes"); }
    }
    public enum SimulationMode2D
    {
        FixedUpdate = 0,
        Update = 1,
        Script = 2,
    }
    public sealed partial class SliderJoint2D : UnityEngine.AnchoredJoint2D
    {
        public bool autoConfigureAngle { get { return m_KeptAutoConfigureAngle.Get("UnityEngine.SliderJoint2D.autoConfigureAngle"); } set { m_KeptAutoConfigureAngle.Set(value); } } private Umcp.Kept<bool> m_KeptAutoConfigureAngle;
        public float angle { get { return m_KeptAngle.Get("UnityEngine.SliderJoint2D.angle"); } set { m_KeptAngle.Set(value); } } private Umcp.Kept<float> m_KeptAngle;
        public bool useMotor { get { return m_KeptUseMotor.Get("UnityEngine.SliderJoint2D.useMotor"); } set { m_KeptUseMotor.Set(value); } } private Umcp.Kept<bool> m_KeptUseMotor;
        public bool useLimits { get { return m_KeptUseLimits.Get("UnityEngine.SliderJoint2D.useLimits"); } set { m_KeptUseLimits.Set(value); } } private Umcp.Kept<bool> m_KeptUseLimits;
        public UnityEngine.JointMotor2D motor { get { return m_KeptMotor.Get("UnityEngine.SliderJoint2D.motor"); } set { m_KeptMotor.Set(value); } } private Umcp.Kept<UnityEngine.JointMotor2D> m_KeptMotor;
        public UnityEngine.JointTranslationLimits2D limits { get { return m_KeptLimits.Get("UnityEngine.SliderJoint2D.limits"); } set { m_KeptLimits.Set(value); } } private Umcp.Kept<UnityEngine.JointTranslationLimits2D> m_KeptLimits;
        public UnityEngine.JointLimitState2D limitState { get { throw new Umcp.LeftOutException("UnityEngine.SliderJoint2D.limitState"); } }
        public float referenceAngle { get { throw new Umcp.LeftOutException("UnityEngine.SliderJoint2D.referenceAngle"); } }
        public float jointTranslation { get { throw new Umcp.LeftOutException("UnityEngine.SliderJoint2D.jointTranslation"); } }
        public float jointSpeed { get { throw new Umcp.LeftOutException("UnityEngine.SliderJoint2D.jointSpeed"); } }
        public float GetMotorForce(float timeStep) { throw new Umcp.LeftOutException("UnityEngine.SliderJoint2D.GetMotorForce"); }
    }
    public sealed partial class SpringJoint2D : UnityEngine.AnchoredJoint2D
    {
        public bool autoConfigureDistance { get { return m_KeptAutoConfigureDistance.Get("UnityEngine.SpringJoint2D.autoConfigureDistance"); } set { m_KeptAutoConfigureDistance.Set(value); } } private Umcp.Kept<bool> m_KeptAutoConfigureDistance;
        public float distance { get { return m_KeptDistance.Get("UnityEngine.SpringJoint2D.distance"); } set { m_KeptDistance.Set(value); } } private Umcp.Kept<float> m_KeptDistance;
        public float dampingRatio { get { return m_KeptDampingRatio.Get("UnityEngine.SpringJoint2D.dampingRatio"); } set { m_KeptDampingRatio.Set(value); } } private Umcp.Kept<float> m_KeptDampingRatio;
        public float frequency { get { return m_KeptFrequency.Get("UnityEngine.SpringJoint2D.frequency"); } set { m_KeptFrequency.Set(value); } } private Umcp.Kept<float> m_KeptFrequency;
    }
    public partial class SurfaceEffector2D : UnityEngine.Effector2D
    {
        public float speed { get { return m_KeptSpeed.Get("UnityEngine.SurfaceEffector2D.speed"); } set { m_KeptSpeed.Set(value); } } private Umcp.Kept<float> m_KeptSpeed;
        public float speedVariation { get { return m_KeptSpeedVariation.Get("UnityEngine.SurfaceEffector2D.speedVariation"); } set { m_KeptSpeedVariation.Set(value); } } private Umcp.Kept<float> m_KeptSpeedVariation;
        public float forceScale { get { return m_KeptForceScale.Get("UnityEngine.SurfaceEffector2D.forceScale"); } set { m_KeptForceScale.Set(value); } } private Umcp.Kept<float> m_KeptForceScale;
        public bool useContactForce { get { return m_KeptUseContactForce.Get("UnityEngine.SurfaceEffector2D.useContactForce"); } set { m_KeptUseContactForce.Set(value); } } private Umcp.Kept<bool> m_KeptUseContactForce;
        public bool useFriction { get { return m_KeptUseFriction.Get("UnityEngine.SurfaceEffector2D.useFriction"); } set { m_KeptUseFriction.Set(value); } } private Umcp.Kept<bool> m_KeptUseFriction;
        public bool useBounce { get { return m_KeptUseBounce.Get("UnityEngine.SurfaceEffector2D.useBounce"); } set { m_KeptUseBounce.Set(value); } } private Umcp.Kept<bool> m_KeptUseBounce;
    }
    public sealed partial class TargetJoint2D : UnityEngine.Joint2D
    {
        public UnityEngine.Vector2 anchor { get { return m_KeptAnchor.Get("UnityEngine.TargetJoint2D.anchor"); } set { m_KeptAnchor.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptAnchor;
        public UnityEngine.Vector2 target { get { return m_KeptTarget.Get("UnityEngine.TargetJoint2D.target"); } set { m_KeptTarget.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptTarget;
        public bool autoConfigureTarget { get { return m_KeptAutoConfigureTarget.Get("UnityEngine.TargetJoint2D.autoConfigureTarget"); } set { m_KeptAutoConfigureTarget.Set(value); } } private Umcp.Kept<bool> m_KeptAutoConfigureTarget;
        public float maxForce { get { return m_KeptMaxForce.Get("UnityEngine.TargetJoint2D.maxForce"); } set { m_KeptMaxForce.Set(value); } } private Umcp.Kept<float> m_KeptMaxForce;
        public float dampingRatio { get { return m_KeptDampingRatio.Get("UnityEngine.TargetJoint2D.dampingRatio"); } set { m_KeptDampingRatio.Set(value); } } private Umcp.Kept<float> m_KeptDampingRatio;
        public float frequency { get { return m_KeptFrequency.Get("UnityEngine.TargetJoint2D.frequency"); } set { m_KeptFrequency.Set(value); } } private Umcp.Kept<float> m_KeptFrequency;
    }
    public sealed partial class WheelJoint2D : UnityEngine.AnchoredJoint2D
    {
        public UnityEngine.JointSuspension2D suspension { get { return m_KeptSuspension.Get("UnityEngine.WheelJoint2D.suspension"); } set { m_KeptSuspension.Set(value); } } private Umcp.Kept<UnityEngine.JointSuspension2D> m_KeptSuspension;
        public bool useMotor { get { return m_KeptUseMotor.Get("UnityEngine.WheelJoint2D.useMotor"); } set { m_KeptUseMotor.Set(value); } } private Umcp.Kept<bool> m_KeptUseMotor;
        public UnityEngine.JointMotor2D motor { get { return m_KeptMotor.Get("UnityEngine.WheelJoint2D.motor"); } set { m_KeptMotor.Set(value); } } private Umcp.Kept<UnityEngine.JointMotor2D> m_KeptMotor;
        public float jointTranslation { get { throw new Umcp.LeftOutException("UnityEngine.WheelJoint2D.jointTranslation"); } }
        public float jointLinearSpeed { get { throw new Umcp.LeftOutException("UnityEngine.WheelJoint2D.jointLinearSpeed"); } }
        public float jointSpeed { get { throw new Umcp.LeftOutException("UnityEngine.WheelJoint2D.jointSpeed"); } }
        public float jointAngle { get { throw new Umcp.LeftOutException("UnityEngine.WheelJoint2D.jointAngle"); } }
        public float GetMotorTorque(float timeStep) { throw new Umcp.LeftOutException("UnityEngine.WheelJoint2D.GetMotorTorque"); }
    }
}
