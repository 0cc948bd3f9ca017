// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform), typeof(UnityEngine.SkinnedMeshRenderer))]
    public sealed partial class Cloth : UnityEngine.Component
    {
        public UnityEngine.Vector3[] vertices { get { throw new Umcp.LeftOutException("UnityEngine.Cloth.vertices"); } }
        public UnityEngine.Vector3[] normals { get { throw new Umcp.LeftOutException("UnityEngine.Cloth.normals"); } }
        public UnityEngine.ClothSkinningCoefficient[] coefficients { get { return m_KeptCoefficients.Get("UnityEngine.Cloth.coefficients"); } set { m_KeptCoefficients.Set(value); } } private Umcp.Kept<UnityEngine.ClothSkinningCoefficient[]> m_KeptCoefficients;
        public UnityEngine.CapsuleCollider[] capsuleColliders { get { return m_KeptCapsuleColliders.Get("UnityEngine.Cloth.capsuleColliders"); } set { m_KeptCapsuleColliders.Set(value); } } private Umcp.Kept<UnityEngine.CapsuleCollider[]> m_KeptCapsuleColliders;
        public UnityEngine.ClothSphereColliderPair[] sphereColliders { get { return m_KeptSphereColliders.Get("UnityEngine.Cloth.sphereColliders"); } set { m_KeptSphereColliders.Set(value); } } private Umcp.Kept<UnityEngine.ClothSphereColliderPair[]> m_KeptSphereColliders;
        public float sleepThreshold { get { return m_KeptSleepThreshold.Get("UnityEngine.Cloth.sleepThreshold"); } set { m_KeptSleepThreshold.Set(value); } } private Umcp.Kept<float> m_KeptSleepThreshold;
        public float bendingStiffness { get { return m_KeptBendingStiffness.Get("UnityEngine.Cloth.bendingStiffness"); } set { m_KeptBendingStiffness.Set(value); } } private Umcp.Kept<float> m_KeptBendingStiffness;
        public float stretchingStiffness { get { return m_KeptStretchingStiffness.Get("UnityEngine.Cloth.stretchingStiffness"); } set { m_KeptStretchingStiffness.Set(value); } } private Umcp.Kept<float> m_KeptStretchingStiffness;
        public float damping { get { return m_KeptDamping.Get("UnityEngine.Cloth.damping"); } set { m_KeptDamping.Set(value); } } private Umcp.Kept<float> m_KeptDamping;
        public UnityEngine.Vector3 externalAcceleration { get { return m_KeptExternalAcceleration.Get("UnityEngine.Cloth.externalAcceleration"); } set { m_KeptExternalAcceleration.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptExternalAcceleration;
        public UnityEngine.Vector3 randomAcceleration { get { return m_KeptRandomAcceleration.Get("UnityEngine.Cloth.randomAcceleration"); } set { m_KeptRandomAcceleration.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptRandomAcceleration;
        public bool useGravity { get { return m_KeptUseGravity.Get("UnityEngine.Cloth.useGravity"); } set { m_KeptUseGravity.Set(value); } } private Umcp.Kept<bool> m_KeptUseGravity;
        public bool enabled { get { return m_KeptEnabled.Get("UnityEngine.Cloth.enabled"); } set { m_KeptEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptEnabled;
        public float friction { get { return m_KeptFriction.Get("UnityEngine.Cloth.friction"); } set { m_KeptFriction.Set(value); } } private Umcp.Kept<float> m_KeptFriction;
        public float collisionMassScale { get { return m_KeptCollisionMassScale.Get("UnityEngine.Cloth.collisionMassScale"); } set { m_KeptCollisionMassScale.Set(value); } } private Umcp.Kept<float> m_KeptCollisionMassScale;
        public bool enableContinuousCollision { get { return m_KeptEnableContinuousCollision.Get("UnityEngine.Cloth.enableContinuousCollision"); } set { m_KeptEnableContinuousCollision.Set(value); } } private Umcp.Kept<bool> m_KeptEnableContinuousCollision;
        public float useVirtualParticles { get { return m_KeptUseVirtualParticles.Get("UnityEngine.Cloth.useVirtualParticles"); } set { m_KeptUseVirtualParticles.Set(value); } } private Umcp.Kept<float> m_KeptUseVirtualParticles;
        public float worldVelocityScale { get { return m_KeptWorldVelocityScale.Get("UnityEngine.Cloth.worldVelocityScale"); } set { m_KeptWorldVelocityScale.Set(value); } } private Umcp.Kept<float> m_KeptWorldVelocityScale;
        public float worldAccelerationScale { get { return m_KeptWorldAccelerationScale.Get("UnityEngine.Cloth.worldAccelerationScale"); } set { m_KeptWorldAccelerationScale.Set(value); } } private Umcp.Kept<float> m_KeptWorldAccelerationScale;
        public float clothSolverFrequency { get { return m_KeptClothSolverFrequency.Get("UnityEngine.Cloth.clothSolverFrequency"); } set { m_KeptClothSolverFrequency.Set(value); } } private Umcp.Kept<float> m_KeptClothSolverFrequency;
        [System.Obsolete] public bool solverFrequency { get { return m_KeptSolverFrequency.Get("UnityEngine.Cloth.solverFrequency"); } set { m_KeptSolverFrequency.Set(value); } } private Umcp.Kept<bool> m_KeptSolverFrequency;
        public bool useTethers { get { return m_KeptUseTethers.Get("UnityEngine.Cloth.useTethers"); } set { m_KeptUseTethers.Set(value); } } private Umcp.Kept<bool> m_KeptUseTethers;
        public float stiffnessFrequency { get { return m_KeptStiffnessFrequency.Get("UnityEngine.Cloth.stiffnessFrequency"); } set { m_KeptStiffnessFrequency.Set(value); } } private Umcp.Kept<float> m_KeptStiffnessFrequency;
        public float selfCollisionDistance { get { return m_KeptSelfCollisionDistance.Get("UnityEngine.Cloth.selfCollisionDistance"); } set { m_KeptSelfCollisionDistance.Set(value); } } private Umcp.Kept<float> m_KeptSelfCollisionDistance;
        public float selfCollisionStiffness { get { return m_KeptSelfCollisionStiffness.Get("UnityEngine.Cloth.selfCollisionStiffness"); } set { m_KeptSelfCollisionStiffness.Set(value); } } private Umcp.Kept<float> m_KeptSelfCollisionStiffness;
        public void ClearTransformMotion() { throw new Umcp.LeftOutException("UnityEngine.Cloth.ClearTransformMotion"); }
        public void GetSelfAndInterCollisionIndices(System.Collections.Generic.List<uint> indices) { throw new Umcp.LeftOutException("UnityEngine.Cloth.GetSelfAndInterCollisionIndices"); }
        public void SetSelfAndInterCollisionIndices(System.Collections.Generic.List<uint> indices) { throw new Umcp.LeftOutException("UnityEngine.Cloth.SetSelfAndInterCollisionIndices"); }
        public void GetVirtualParticleIndices(System.Collections.Generic.List<uint> indicesOutList) { throw new Umcp.LeftOutException("UnityEngine.Cloth.GetVirtualParticleIndices"); }
        public void SetVirtualParticleIndices(System.Collections.Generic.List<uint> indicesIn) { throw new Umcp.LeftOutException("UnityEngine.Cloth.SetVirtualParticleIndices"); }
        public void GetVirtualParticleWeights(System.Collections.Generic.List<UnityEngine.Vector3> weightsOutList) { throw new Umcp.LeftOutException("UnityEngine.Cloth.GetVirtualParticleWeights"); }
        public void SetVirtualParticleWeights(System.Collections.Generic.List<UnityEngine.Vector3> weights) { throw new Umcp.LeftOutException("UnityEngine.Cloth.SetVirtualParticleWeights"); }
        [System.Obsolete] public float useContinuousCollision { get; set; }
        public void SetEnabledFading(bool enabled, float interpolationTime) { throw new Umcp.LeftOutException("UnityEngine.Cloth.SetEnabledFading"); }
        public void SetEnabledFading(bool enabled) { throw new Umcp.LeftOutException("UnityEngine.Cloth.SetEnabledFading"); }
    }
    public partial struct ClothSkinningCoefficient
    {
        public float maxDistance;
        public float collisionSphereDistance;
    }
    public partial struct ClothSphereColliderPair
    {
        public UnityEngine.SphereCollider first { get; set; }
        public UnityEngine.SphereCollider second { get; set; }
        public ClothSphereColliderPair(UnityEngine.SphereCollider a) { this = default(UnityEngine.ClothSphereColliderPair); this.first = a; this.second = null; }
        public ClothSphereColliderPair(UnityEngine.SphereCollider a, UnityEngine.SphereCollider b) { this = default(UnityEngine.ClothSphereColliderPair); this.first = a; this.second = b; }
    }
}
