// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public sealed partial class ParticleSystem
    {
        [System.Obsolete] public int safeCollisionEventSize { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.safeCollisionEventSize"); } }
        [System.Obsolete] public void Emit(UnityEngine.Vector3 position, UnityEngine.Vector3 velocity, float size, float lifetime, UnityEngine.Color32 color) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Emit"); }
        [System.Obsolete] public void Emit(UnityEngine.ParticleSystem.Particle particle) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Emit"); }
        [System.Obsolete] public float startDelay { get { return m_KeptStartDelay.Get("UnityEngine.ParticleSystem.startDelay"); } set { m_KeptStartDelay.Set(value); } } private Umcp.Kept<float> m_KeptStartDelay;
        [System.Obsolete] public bool loop { get { return m_KeptLoop.Get("UnityEngine.ParticleSystem.loop"); } set { m_KeptLoop.Set(value); } } private Umcp.Kept<bool> m_KeptLoop;
        [System.Obsolete] public bool playOnAwake { get { return m_KeptPlayOnAwake.Get("UnityEngine.ParticleSystem.playOnAwake"); } set { m_KeptPlayOnAwake.Set(value); } } private Umcp.Kept<bool> m_KeptPlayOnAwake;
        [System.Obsolete] public float duration { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.duration"); } }
        [System.Obsolete] public float playbackSpeed { get { return m_KeptPlaybackSpeed.Get("UnityEngine.ParticleSystem.playbackSpeed"); } set { m_KeptPlaybackSpeed.Set(value); } } private Umcp.Kept<float> m_KeptPlaybackSpeed;
        [System.Obsolete] public bool enableEmission { get { return m_KeptEnableEmission.Get("UnityEngine.ParticleSystem.enableEmission"); } set { m_KeptEnableEmission.Set(value); } } private Umcp.Kept<bool> m_KeptEnableEmission;
        [System.Obsolete] public float emissionRate { get { return m_KeptEmissionRate.Get("UnityEngine.ParticleSystem.emissionRate"); } set { m_KeptEmissionRate.Set(value); } } private Umcp.Kept<float> m_KeptEmissionRate;
        [System.Obsolete] public float startSpeed { get { return m_KeptStartSpeed.Get("UnityEngine.ParticleSystem.startSpeed"); } set { m_KeptStartSpeed.Set(value); } } private Umcp.Kept<float> m_KeptStartSpeed;
        [System.Obsolete] public float startSize { get { return m_KeptStartSize.Get("UnityEngine.ParticleSystem.startSize"); } set { m_KeptStartSize.Set(value); } } private Umcp.Kept<float> m_KeptStartSize;
        [System.Obsolete] public UnityEngine.Color startColor { get { return m_KeptStartColor.Get("UnityEngine.ParticleSystem.startColor"); } set { m_KeptStartColor.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptStartColor;
        [System.Obsolete] public float startRotation { get { return m_KeptStartRotation.Get("UnityEngine.ParticleSystem.startRotation"); } set { m_KeptStartRotation.Set(value); } } private Umcp.Kept<float> m_KeptStartRotation;
        [System.Obsolete] public UnityEngine.Vector3 startRotation3D { get { return m_KeptStartRotation3D.Get("UnityEngine.ParticleSystem.startRotation3D"); } set { m_KeptStartRotation3D.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptStartRotation3D;
        [System.Obsolete] public float startLifetime { get { return m_KeptStartLifetime.Get("UnityEngine.ParticleSystem.startLifetime"); } set { m_KeptStartLifetime.Set(value); } } private Umcp.Kept<float> m_KeptStartLifetime;
        [System.Obsolete] public float gravityModifier { get { return m_KeptGravityModifier.Get("UnityEngine.ParticleSystem.gravityModifier"); } set { m_KeptGravityModifier.Set(value); } } private Umcp.Kept<float> m_KeptGravityModifier;
        [System.Obsolete] public int maxParticles { get { return m_KeptMaxParticles.Get("UnityEngine.ParticleSystem.maxParticles"); } set { m_KeptMaxParticles.Set(value); } } private Umcp.Kept<int> m_KeptMaxParticles;
        [System.Obsolete] public UnityEngine.ParticleSystemSimulationSpace simulationSpace { get { return m_KeptSimulationSpace.Get("UnityEngine.ParticleSystem.simulationSpace"); } set { m_KeptSimulationSpace.Set(value); } } private Umcp.Kept<UnityEngine.ParticleSystemSimulationSpace> m_KeptSimulationSpace;
        [System.Obsolete] public UnityEngine.ParticleSystemScalingMode scalingMode { get { return m_KeptScalingMode.Get("UnityEngine.ParticleSystem.scalingMode"); } set { m_KeptScalingMode.Set(value); } } private Umcp.Kept<UnityEngine.ParticleSystemScalingMode> m_KeptScalingMode;
        public float totalTime { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.totalTime"); } }
        public bool proceduralSimulationSupported { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.proceduralSimulationSupported"); } }
        public void SetParticles(UnityEngine.ParticleSystem.Particle[] particles, int size, int offset) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SetParticles"); }
        public void SetParticles(UnityEngine.ParticleSystem.Particle[] particles, int size) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SetParticles"); }
        public void SetParticles(UnityEngine.ParticleSystem.Particle[] particles) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SetParticles"); }
        public void SetParticles(Unity.Collections.NativeArray<UnityEngine.ParticleSystem.Particle> particles, int size, int offset) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SetParticles"); }
        public void SetParticles(Unity.Collections.NativeArray<UnityEngine.ParticleSystem.Particle> particles, int size) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SetParticles"); }
        public void SetParticles(Unity.Collections.NativeArray<UnityEngine.ParticleSystem.Particle> particles) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SetParticles"); }
        public int GetParticles(UnityEngine.ParticleSystem.Particle[] particles, int size, int offset) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.GetParticles"); }
        public int GetParticles(UnityEngine.ParticleSystem.Particle[] particles, int size) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.GetParticles"); }
        public int GetParticles(UnityEngine.ParticleSystem.Particle[] particles) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.GetParticles"); }
        public int GetParticles(Unity.Collections.NativeArray<UnityEngine.ParticleSystem.Particle> particles, int size, int offset) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.GetParticles"); }
        public int GetParticles(Unity.Collections.NativeArray<UnityEngine.ParticleSystem.Particle> particles, int size) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.GetParticles"); }
        public int GetParticles(Unity.Collections.NativeArray<UnityEngine.ParticleSystem.Particle> particles) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.GetParticles"); }
        public void SetCustomParticleData(System.Collections.Generic.List<UnityEngine.Vector4> customData, UnityEngine.ParticleSystemCustomData streamIndex) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SetCustomParticleData"); }
        public int GetCustomParticleData(System.Collections.Generic.List<UnityEngine.Vector4> customData, UnityEngine.ParticleSystemCustomData streamIndex) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.GetCustomParticleData"); }
        public UnityEngine.ParticleSystem.PlaybackState GetPlaybackState() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.GetPlaybackState"); }
        public void SetPlaybackState(UnityEngine.ParticleSystem.PlaybackState playbackState) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SetPlaybackState"); }
        public UnityEngine.ParticleSystem.Trails GetTrails() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.GetTrails"); }
        public int GetTrails(ref UnityEngine.ParticleSystem.Trails trailData) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.GetTrails"); }
        public void SetTrails(UnityEngine.ParticleSystem.Trails trailData) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SetTrails"); }
        public void Simulate(float t, bool withChildren, bool restart, bool fixedTimeStep) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Simulate"); }
        public void Simulate(float t, bool withChildren, bool restart) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Simulate"); }
        public void Simulate(float t, bool withChildren) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Simulate"); }
        public void Simulate(float t) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Simulate"); }
        public void Emit(int count) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Emit"); }
        public void Emit(UnityEngine.ParticleSystem.EmitParams emitParams, int count) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Emit"); }
        public void TriggerSubEmitter(int subEmitterIndex) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerSubEmitter"); }
        public void TriggerSubEmitter(int subEmitterIndex, ref UnityEngine.ParticleSystem.Particle particle) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerSubEmitter"); }
        public void TriggerSubEmitter(int subEmitterIndex, System.Collections.Generic.List<UnityEngine.ParticleSystem.Particle> particles) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerSubEmitter"); }
        public static void ResetPreMappedBufferMemory() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ResetPreMappedBufferMemory"); }
        public static void SetMaximumPreMappedBufferCounts(int vertexBuffersCount, int indexBuffersCount) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SetMaximumPreMappedBufferCounts"); }
        public void AllocateAxisOfRotationAttribute() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.AllocateAxisOfRotationAttribute"); }
        public void AllocateMeshIndexAttribute() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.AllocateMeshIndexAttribute"); }
        public void AllocateCustomDataAttribute(UnityEngine.ParticleSystemCustomData stream) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.AllocateCustomDataAttribute"); }
        public bool has3DParticleRotations { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.has3DParticleRotations"); } }
        public bool hasNonUniformParticleSizes { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.hasNonUniformParticleSizes"); } }
        public partial struct CollisionModule
        {
            [System.Obsolete] public int maxPlaneCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.maxPlaneCount"); } }
            public void AddPlane(UnityEngine.Transform transform) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.AddPlane"); }
            public void RemovePlane(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.RemovePlane"); }
            public void RemovePlane(UnityEngine.Transform transform) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.RemovePlane"); }
            public void SetPlane(int index, UnityEngine.Transform transform) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.SetPlane"); }
            public UnityEngine.Transform GetPlane(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.GetPlane"); }
            public int planeCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.planeCount"); } }
        }
        public partial struct TriggerModule
        {
            [System.Obsolete] public int maxColliderCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.maxColliderCount"); } }
            public void AddCollider(UnityEngine.Component collider) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.AddCollider"); }
            public void RemoveCollider(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.RemoveCollider"); }
            public void RemoveCollider(UnityEngine.Component collider) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.RemoveCollider"); }
            public void SetCollider(int index, UnityEngine.Component collider) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.SetCollider"); }
            public UnityEngine.Component GetCollider(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.GetCollider"); }
            public int colliderCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.colliderCount"); } }
        }
        public partial struct SubEmittersModule
        {
            public int subEmittersCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.subEmittersCount"); } }
            public void AddSubEmitter(UnityEngine.ParticleSystem subEmitter, UnityEngine.ParticleSystemSubEmitterType type, UnityEngine.ParticleSystemSubEmitterProperties properties, float emitProbability) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.AddSubEmitter"); }
            public void AddSubEmitter(UnityEngine.ParticleSystem subEmitter, UnityEngine.ParticleSystemSubEmitterType type, UnityEngine.ParticleSystemSubEmitterProperties properties) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.AddSubEmitter"); }
            public void RemoveSubEmitter(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.RemoveSubEmitter"); }
            public void RemoveSubEmitter(UnityEngine.ParticleSystem subEmitter) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.RemoveSubEmitter"); }
            public void SetSubEmitterSystem(int index, UnityEngine.ParticleSystem subEmitter) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.SetSubEmitterSystem"); }
            public void SetSubEmitterType(int index, UnityEngine.ParticleSystemSubEmitterType type) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.SetSubEmitterType"); }
            public void SetSubEmitterProperties(int index, UnityEngine.ParticleSystemSubEmitterProperties properties) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.SetSubEmitterProperties"); }
            public void SetSubEmitterEmitProbability(int index, float emitProbability) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.SetSubEmitterEmitProbability"); }
            public UnityEngine.ParticleSystem GetSubEmitterSystem(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.GetSubEmitterSystem"); }
            public UnityEngine.ParticleSystemSubEmitterType GetSubEmitterType(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.GetSubEmitterType"); }
            public UnityEngine.ParticleSystemSubEmitterProperties GetSubEmitterProperties(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.GetSubEmitterProperties"); }
            public float GetSubEmitterEmitProbability(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.GetSubEmitterEmitProbability"); }
        }
        public partial struct TextureSheetAnimationModule
        {
            public int spriteCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.spriteCount"); } }
            public void AddSprite(UnityEngine.Sprite sprite) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.AddSprite"); }
            public void RemoveSprite(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.RemoveSprite"); }
            public void SetSprite(int index, UnityEngine.Sprite sprite) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.SetSprite"); }
            public UnityEngine.Sprite GetSprite(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.GetSprite"); }
        }
        public partial struct Particle
        {
            [System.Obsolete] public float lifetime { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.lifetime"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.lifetime"); } }
            [System.Obsolete] public float randomValue { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.randomValue"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.randomValue"); } }
            [System.Obsolete] public float size { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.size"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.size"); } }
            [System.Obsolete] public UnityEngine.Color32 color { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.color"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.color"); } }
            public UnityEngine.Vector3 position { get; set; }
            public UnityEngine.Vector3 velocity { get; set; }
            public UnityEngine.Vector3 animatedVelocity { get; internal set; }
            public UnityEngine.Vector3 totalVelocity { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.totalVelocity"); } }
            public float remainingLifetime { get; set; }
            public float startLifetime { get; set; }
            public UnityEngine.Color32 startColor { get; set; }
            public uint randomSeed { get; set; }
            public UnityEngine.Vector3 axisOfRotation { get; set; }
            public float startSize { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.startSize"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.startSize"); } }
            public UnityEngine.Vector3 startSize3D { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.startSize3D"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.startSize3D"); } }
            public float rotation { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.rotation"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.rotation"); } }
            public UnityEngine.Vector3 rotation3D { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.rotation3D"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.rotation3D"); } }
            public float angularVelocity { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.angularVelocity"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.angularVelocity"); } }
            public UnityEngine.Vector3 angularVelocity3D { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.angularVelocity3D"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.angularVelocity3D"); } }
            public float GetCurrentSize(UnityEngine.ParticleSystem system) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.GetCurrentSize"); }
            public UnityEngine.Vector3 GetCurrentSize3D(UnityEngine.ParticleSystem system) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.GetCurrentSize3D"); }
            public UnityEngine.Color32 GetCurrentColor(UnityEngine.ParticleSystem system) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.GetCurrentColor"); }
            public void SetMeshIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.SetMeshIndex"); }
            public int GetMeshIndex(UnityEngine.ParticleSystem system) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Particle.GetMeshIndex"); }
        }
        [System.SerializableAttribute]
        public partial struct EmitParams
        {
            public UnityEngine.ParticleSystem.Particle particle { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.particle"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.particle"); } }
            public UnityEngine.Vector3 position { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.position"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.position"); } }
            public bool applyShapeToPosition { get; set; }
            public UnityEngine.Vector3 velocity { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.velocity"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.velocity"); } }
            public float startLifetime { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.startLifetime"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.startLifetime"); } }
            public float startSize { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.startSize"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.startSize"); } }
            public UnityEngine.Vector3 startSize3D { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.startSize3D"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.startSize3D"); } }
            public UnityEngine.Vector3 axisOfRotation { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.axisOfRotation"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.axisOfRotation"); } }
            public float rotation { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.rotation"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.rotation"); } }
            public UnityEngine.Vector3 rotation3D { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.rotation3D"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.rotation3D"); } }
            public float angularVelocity { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.angularVelocity"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.angularVelocity"); } }
            public UnityEngine.Vector3 angularVelocity3D { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.angularVelocity3D"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.angularVelocity3D"); } }
            public UnityEngine.Color32 startColor { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.startColor"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.startColor"); } }
            public uint randomSeed { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.randomSeed"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.randomSeed"); } }
            public int meshIndex { set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.meshIndex"); } }
            public void ResetPosition() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.ResetPosition"); }
            public void ResetVelocity() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.ResetVelocity"); }
            public void ResetAxisOfRotation() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.ResetAxisOfRotation"); }
            public void ResetRotation() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.ResetRotation"); }
            public void ResetAngularVelocity() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.ResetAngularVelocity"); }
            public void ResetStartSize() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.ResetStartSize"); }
            public void ResetStartColor() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.ResetStartColor"); }
            public void ResetRandomSeed() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.ResetRandomSeed"); }
            public void ResetStartLifetime() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.ResetStartLifetime"); }
            public void ResetMeshIndex() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmitParams.ResetMeshIndex"); }
        }
        public partial struct PlaybackState
        {
        }
        public partial struct Trails
        {
            public int capacity { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Trails.capacity"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Trails.capacity"); } }
        }
        public partial struct ColliderData
        {
            public int GetColliderCount(int particleIndex) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ColliderData.GetColliderCount"); }
            public UnityEngine.Component GetCollider(int particleIndex, int colliderIndex) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ColliderData.GetCollider"); }
        }
        public partial struct ExternalForcesModule
        {
            public int influenceCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.influenceCount"); } }
            public bool IsAffectedBy(UnityEngine.ParticleSystemForceField field) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.IsAffectedBy"); }
            public void AddInfluence(UnityEngine.ParticleSystemForceField field) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.AddInfluence"); }
            public void RemoveInfluence(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.RemoveInfluence"); }
            public void RemoveInfluence(UnityEngine.ParticleSystemForceField field) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.RemoveInfluence"); }
            public void RemoveAllInfluences() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.RemoveAllInfluences"); }
            public void SetInfluence(int index, UnityEngine.ParticleSystemForceField field) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.SetInfluence"); }
            public UnityEngine.ParticleSystemForceField GetInfluence(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.GetInfluence"); }
        }
    }
}
