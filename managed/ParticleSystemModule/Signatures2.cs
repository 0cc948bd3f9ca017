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
        public UnityEngine.ParticleSystem.ShapeModule shape { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.shape"); } }
        public UnityEngine.ParticleSystem.VelocityOverLifetimeModule velocityOverLifetime { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.velocityOverLifetime"); } }
        public UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule limitVelocityOverLifetime { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.limitVelocityOverLifetime"); } }
        public UnityEngine.ParticleSystem.InheritVelocityModule inheritVelocity { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.inheritVelocity"); } }
        public UnityEngine.ParticleSystem.LifetimeByEmitterSpeedModule lifetimeByEmitterSpeed { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.lifetimeByEmitterSpeed"); } }
        public UnityEngine.ParticleSystem.ForceOverLifetimeModule forceOverLifetime { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.forceOverLifetime"); } }
        public UnityEngine.ParticleSystem.ColorOverLifetimeModule colorOverLifetime { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.colorOverLifetime"); } }
        public UnityEngine.ParticleSystem.ColorBySpeedModule colorBySpeed { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.colorBySpeed"); } }
        public UnityEngine.ParticleSystem.SizeOverLifetimeModule sizeOverLifetime { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.sizeOverLifetime"); } }
        public UnityEngine.ParticleSystem.SizeBySpeedModule sizeBySpeed { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.sizeBySpeed"); } }
        public UnityEngine.ParticleSystem.RotationOverLifetimeModule rotationOverLifetime { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.rotationOverLifetime"); } }
        public UnityEngine.ParticleSystem.RotationBySpeedModule rotationBySpeed { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.rotationBySpeed"); } }
        public UnityEngine.ParticleSystem.ExternalForcesModule externalForces { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.externalForces"); } }
        public UnityEngine.ParticleSystem.NoiseModule noise { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.noise"); } }
        public UnityEngine.ParticleSystem.CollisionModule collision { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.collision"); } }
        public UnityEngine.ParticleSystem.TriggerModule trigger { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.trigger"); } }
        public UnityEngine.ParticleSystem.SubEmittersModule subEmitters { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.subEmitters"); } }
        public UnityEngine.ParticleSystem.TextureSheetAnimationModule textureSheetAnimation { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.textureSheetAnimation"); } }
        public UnityEngine.ParticleSystem.LightsModule lights { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.lights"); } }
        public UnityEngine.ParticleSystem.TrailModule trails { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.trails"); } }
        public UnityEngine.ParticleSystem.CustomDataModule customData { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.customData"); } }
        [System.SerializableAttribute]
        public partial struct MinMaxCurve
        {
            [System.Obsolete] public float curveScalar { get; set; }
            public MinMaxCurve(float constant) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MinMaxCurve"); }
            public MinMaxCurve(float multiplier, UnityEngine.AnimationCurve curve) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MinMaxCurve"); }
            public MinMaxCurve(float multiplier, UnityEngine.AnimationCurve min, UnityEngine.AnimationCurve max) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MinMaxCurve"); }
            public MinMaxCurve(float min, float max) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MinMaxCurve"); }
            public UnityEngine.ParticleSystemCurveMode mode { get; set; }
            public float curveMultiplier { get; set; }
            public UnityEngine.AnimationCurve curveMax { get; set; }
            public UnityEngine.AnimationCurve curveMin { get; set; }
            public float constantMax { get; set; }
            public float constantMin { get; set; }
            public float constant { get; set; }
            public UnityEngine.AnimationCurve curve { get; set; }
            public float Evaluate(float time) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MinMaxCurve.Evaluate"); }
            public float Evaluate(float time, float lerpFactor) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MinMaxCurve.Evaluate"); }
            public static implicit operator UnityEngine.ParticleSystem.MinMaxCurve(float constant) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MinMaxCurve.op_Implicit"); }
        }
        public partial struct MainModule
        {
            [System.Obsolete] public float randomizeRotationDirection { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.randomizeRotationDirection"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.randomizeRotationDirection"); } }
            public UnityEngine.Vector3 emitterVelocity { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.emitterVelocity"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.emitterVelocity"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve startDelay { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startDelay"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startDelay"); } }
            public float startDelayMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startDelayMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startDelayMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve startLifetime { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startLifetime"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startLifetime"); } }
            public float startLifetimeMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startLifetimeMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startLifetimeMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve startSpeed { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSpeed"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSpeed"); } }
            public float startSpeedMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSpeedMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSpeedMultiplier"); } }
            public bool startSize3D { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSize3D"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSize3D"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve startSize { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSize"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSize"); } }
            public float startSizeMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSizeMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSizeMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve startSizeX { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSizeX"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSizeX"); } }
            public float startSizeXMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSizeXMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSizeXMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve startSizeY { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSizeY"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSizeY"); } }
            public float startSizeYMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSizeYMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSizeYMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve startSizeZ { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSizeZ"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSizeZ"); } }
            public float startSizeZMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSizeZMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startSizeZMultiplier"); } }
            public bool startRotation3D { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotation3D"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotation3D"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve startRotation { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotation"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotation"); } }
            public float startRotationMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotationMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotationMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve startRotationX { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotationX"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotationX"); } }
            public float startRotationXMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotationXMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotationXMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve startRotationY { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotationY"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotationY"); } }
            public float startRotationYMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotationYMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotationYMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve startRotationZ { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotationZ"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotationZ"); } }
            public float startRotationZMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotationZMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startRotationZMultiplier"); } }
            public float flipRotation { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.flipRotation"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.flipRotation"); } }
            public UnityEngine.ParticleSystem.MinMaxGradient startColor { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startColor"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.startColor"); } }
            public UnityEngine.ParticleSystemGravitySource gravitySource { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.gravitySource"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.gravitySource"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve gravityModifier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.gravityModifier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.gravityModifier"); } }
            public float gravityModifierMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.gravityModifierMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.gravityModifierMultiplier"); } }
            public UnityEngine.ParticleSystemSimulationSpace simulationSpace { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.simulationSpace"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.simulationSpace"); } }
            public UnityEngine.ParticleSystemEmitterVelocityMode emitterVelocityMode { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.emitterVelocityMode"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.emitterVelocityMode"); } }
            public UnityEngine.ParticleSystemRingBufferMode ringBufferMode { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.ringBufferMode"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.ringBufferMode"); } }
            public UnityEngine.Vector2 ringBufferLoopRange { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.ringBufferLoopRange"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MainModule.ringBufferLoopRange"); } }
        }
        public partial struct EmissionModule
        {
            [System.Obsolete] public UnityEngine.ParticleSystemEmissionType type { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.type"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.type"); } }
            [System.Obsolete] public UnityEngine.ParticleSystem.MinMaxCurve rate { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.rate"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.rate"); } }
            [System.Obsolete] public float rateMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.rateMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.rateMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve rateOverTime { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.rateOverTime"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.rateOverTime"); } }
            public float rateOverTimeMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.rateOverTimeMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.rateOverTimeMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve rateOverDistance { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.rateOverDistance"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.rateOverDistance"); } }
            public float rateOverDistanceMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.rateOverDistanceMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.rateOverDistanceMultiplier"); } }
            public void SetBursts(UnityEngine.ParticleSystem.Burst[] bursts) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.SetBursts"); }
            public void SetBursts(UnityEngine.ParticleSystem.Burst[] bursts, int size) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.SetBursts"); }
            public int GetBursts(UnityEngine.ParticleSystem.Burst[] bursts) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.GetBursts"); }
            public void SetBurst(int index, UnityEngine.ParticleSystem.Burst burst) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.SetBurst"); }
            public UnityEngine.ParticleSystem.Burst GetBurst(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.GetBurst"); }
            public int burstCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.burstCount"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.EmissionModule.burstCount"); } }
        }
        public partial struct ShapeModule
        {
            [System.Obsolete] public UnityEngine.Vector3 box { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.box"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.box"); } }
            [System.Obsolete] public float meshScale { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshScale"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshScale"); } }
            [System.Obsolete] public bool randomDirection { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.randomDirection"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.randomDirection"); } }
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.enabled"); } }
            public UnityEngine.ParticleSystemShapeType shapeType { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.shapeType"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.shapeType"); } }
            public float randomDirectionAmount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.randomDirectionAmount"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.randomDirectionAmount"); } }
            public float sphericalDirectionAmount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.sphericalDirectionAmount"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.sphericalDirectionAmount"); } }
            public float randomPositionAmount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.randomPositionAmount"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.randomPositionAmount"); } }
            public bool alignToDirection { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.alignToDirection"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.alignToDirection"); } }
            public float radius { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.radius"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.radius"); } }
            public UnityEngine.ParticleSystemShapeMultiModeValue radiusMode { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.radiusMode"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.radiusMode"); } }
            public float radiusSpread { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.radiusSpread"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.radiusSpread"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve radiusSpeed { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.radiusSpeed"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.radiusSpeed"); } }
            public float radiusSpeedMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.radiusSpeedMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.radiusSpeedMultiplier"); } }
            public float radiusThickness { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.radiusThickness"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.radiusThickness"); } }
            public float angle { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.angle"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.angle"); } }
            public float length { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.length"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.length"); } }
            public UnityEngine.Vector3 boxThickness { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.boxThickness"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.boxThickness"); } }
            public UnityEngine.ParticleSystemMeshShapeType meshShapeType { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshShapeType"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshShapeType"); } }
            public UnityEngine.Mesh mesh { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.mesh"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.mesh"); } }
            public UnityEngine.MeshRenderer meshRenderer { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshRenderer"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshRenderer"); } }
            public UnityEngine.SkinnedMeshRenderer skinnedMeshRenderer { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.skinnedMeshRenderer"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.skinnedMeshRenderer"); } }
            public UnityEngine.Sprite sprite { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.sprite"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.sprite"); } }
            public UnityEngine.SpriteRenderer spriteRenderer { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.spriteRenderer"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.spriteRenderer"); } }
            public bool useMeshMaterialIndex { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.useMeshMaterialIndex"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.useMeshMaterialIndex"); } }
            public int meshMaterialIndex { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshMaterialIndex"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshMaterialIndex"); } }
            public bool useMeshColors { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.useMeshColors"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.useMeshColors"); } }
            public float normalOffset { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.normalOffset"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.normalOffset"); } }
            public UnityEngine.ParticleSystemShapeMultiModeValue meshSpawnMode { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshSpawnMode"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshSpawnMode"); } }
            public float meshSpawnSpread { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshSpawnSpread"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshSpawnSpread"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve meshSpawnSpeed { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshSpawnSpeed"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshSpawnSpeed"); } }
            public float meshSpawnSpeedMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshSpawnSpeedMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.meshSpawnSpeedMultiplier"); } }
            public float arc { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.arc"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.arc"); } }
            public UnityEngine.ParticleSystemShapeMultiModeValue arcMode { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.arcMode"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.arcMode"); } }
            public float arcSpread { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.arcSpread"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.arcSpread"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve arcSpeed { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.arcSpeed"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.arcSpeed"); } }
            public float arcSpeedMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.arcSpeedMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.arcSpeedMultiplier"); } }
            public float donutRadius { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.donutRadius"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.donutRadius"); } }
            public UnityEngine.Vector3 position { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.position"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.position"); } }
            public UnityEngine.Vector3 rotation { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.rotation"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.rotation"); } }
            public UnityEngine.Vector3 scale { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.scale"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.scale"); } }
            public UnityEngine.Texture2D texture { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.texture"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.texture"); } }
            public UnityEngine.ParticleSystemShapeTextureChannel textureClipChannel { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.textureClipChannel"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.textureClipChannel"); } }
            public float textureClipThreshold { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.textureClipThreshold"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.textureClipThreshold"); } }
            public bool textureColorAffectsParticles { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.textureColorAffectsParticles"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.textureColorAffectsParticles"); } }
            public bool textureAlphaAffectsParticles { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.textureAlphaAffectsParticles"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.textureAlphaAffectsParticles"); } }
            public bool textureBilinearFiltering { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.textureBilinearFiltering"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.textureBilinearFiltering"); } }
            public int textureUVChannel { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.textureUVChannel"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ShapeModule.textureUVChannel"); } }
        }
        public partial struct CollisionModule
        {
            [System.Obsolete] public int maxPlaneCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.maxPlaneCount"); } }
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.enabled"); } }
            public UnityEngine.ParticleSystemCollisionType type { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.type"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.type"); } }
            public UnityEngine.ParticleSystemCollisionMode mode { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.mode"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.mode"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve dampen { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.dampen"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.dampen"); } }
            public float dampenMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.dampenMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.dampenMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve bounce { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.bounce"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.bounce"); } }
            public float bounceMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.bounceMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.bounceMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve lifetimeLoss { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.lifetimeLoss"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.lifetimeLoss"); } }
            public float lifetimeLossMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.lifetimeLossMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.lifetimeLossMultiplier"); } }
            public float minKillSpeed { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.minKillSpeed"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.minKillSpeed"); } }
            public float maxKillSpeed { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.maxKillSpeed"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.maxKillSpeed"); } }
            public UnityEngine.LayerMask collidesWith { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.collidesWith"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.collidesWith"); } }
            public bool enableDynamicColliders { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.enableDynamicColliders"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.enableDynamicColliders"); } }
            public int maxCollisionShapes { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.maxCollisionShapes"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.maxCollisionShapes"); } }
            public UnityEngine.ParticleSystemCollisionQuality quality { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.quality"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.quality"); } }
            public float voxelSize { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.voxelSize"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.voxelSize"); } }
            public float radiusScale { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.radiusScale"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.radiusScale"); } }
            public bool sendCollisionMessages { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.sendCollisionMessages"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.sendCollisionMessages"); } }
            public float colliderForce { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.colliderForce"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.colliderForce"); } }
            public bool multiplyColliderForceByCollisionAngle { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.multiplyColliderForceByCollisionAngle"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.multiplyColliderForceByCollisionAngle"); } }
            public bool multiplyColliderForceByParticleSpeed { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.multiplyColliderForceByParticleSpeed"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.multiplyColliderForceByParticleSpeed"); } }
            public bool multiplyColliderForceByParticleSize { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.multiplyColliderForceByParticleSize"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.multiplyColliderForceByParticleSize"); } }
            public void AddPlane(UnityEngine.Transform transform) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.AddPlane"); }
            public void RemovePlane(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.RemovePlane"); }
            public void RemovePlane(UnityEngine.Transform transform) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.RemovePlane"); }
            public void SetPlane(int index, UnityEngine.Transform transform) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.SetPlane"); }
            public UnityEngine.Transform GetPlane(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.GetPlane"); }
            public int planeCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.planeCount"); } }
            [System.Obsolete] public bool enableInteriorCollisions { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.enableInteriorCollisions"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CollisionModule.enableInteriorCollisions"); } }
        }
        public partial struct TriggerModule
        {
            [System.Obsolete] public int maxColliderCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.maxColliderCount"); } }
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.enabled"); } }
            public UnityEngine.ParticleSystemOverlapAction inside { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.inside"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.inside"); } }
            public UnityEngine.ParticleSystemOverlapAction outside { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.outside"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.outside"); } }
            public UnityEngine.ParticleSystemOverlapAction enter { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.enter"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.enter"); } }
            public UnityEngine.ParticleSystemOverlapAction exit { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.exit"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.exit"); } }
            public UnityEngine.ParticleSystemColliderQueryMode colliderQueryMode { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.colliderQueryMode"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.colliderQueryMode"); } }
            public float radiusScale { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.radiusScale"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.radiusScale"); } }
            public void AddCollider(UnityEngine.Component collider) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.AddCollider"); }
            public void RemoveCollider(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.RemoveCollider"); }
            public void RemoveCollider(UnityEngine.Component collider) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.RemoveCollider"); }
            public void SetCollider(int index, UnityEngine.Component collider) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.SetCollider"); }
            public UnityEngine.Component GetCollider(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.GetCollider"); }
            public int colliderCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TriggerModule.colliderCount"); } }
        }
        public partial struct SubEmittersModule
        {
            [System.Obsolete] public UnityEngine.ParticleSystem birth0 { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.birth0"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.birth0"); } }
            [System.Obsolete] public UnityEngine.ParticleSystem birth1 { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.birth1"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.birth1"); } }
            [System.Obsolete] public UnityEngine.ParticleSystem collision0 { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.collision0"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.collision0"); } }
            [System.Obsolete] public UnityEngine.ParticleSystem collision1 { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.collision1"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.collision1"); } }
            [System.Obsolete] public UnityEngine.ParticleSystem death0 { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.death0"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.death0"); } }
            [System.Obsolete] public UnityEngine.ParticleSystem death1 { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.death1"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.death1"); } }
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SubEmittersModule.enabled"); } }
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
            [System.Obsolete] public float flipU { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.flipU"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.flipU"); } }
            [System.Obsolete] public float flipV { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.flipV"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.flipV"); } }
            [System.Obsolete] public bool useRandomRow { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.useRandomRow"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.useRandomRow"); } }
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.enabled"); } }
            public UnityEngine.ParticleSystemAnimationMode mode { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.mode"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.mode"); } }
            public UnityEngine.ParticleSystemAnimationTimeMode timeMode { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.timeMode"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.timeMode"); } }
            public float fps { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.fps"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.fps"); } }
            public int numTilesX { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.numTilesX"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.numTilesX"); } }
            public int numTilesY { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.numTilesY"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.numTilesY"); } }
            public UnityEngine.ParticleSystemAnimationType animation { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.animation"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.animation"); } }
            public UnityEngine.ParticleSystemAnimationRowMode rowMode { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.rowMode"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.rowMode"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve frameOverTime { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.frameOverTime"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.frameOverTime"); } }
            public float frameOverTimeMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.frameOverTimeMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.frameOverTimeMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve startFrame { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.startFrame"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.startFrame"); } }
            public float startFrameMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.startFrameMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.startFrameMultiplier"); } }
            public int cycleCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.cycleCount"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.cycleCount"); } }
            public int rowIndex { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.rowIndex"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.rowIndex"); } }
            public UnityEngine.Rendering.UVChannelFlags uvChannelMask { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.uvChannelMask"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.uvChannelMask"); } }
            public int spriteCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.spriteCount"); } }
            public UnityEngine.Vector2 speedRange { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.speedRange"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TextureSheetAnimationModule.speedRange"); } }
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
        public partial struct Burst
        {
            public Burst(float _time, short _count) { this = default(UnityEngine.ParticleSystem.Burst); this.time = _time; this.count = _count; this.repeatInterval = 0.0f; }
            public Burst(float _time, short _minCount, short _maxCount) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Burst"); }
            public Burst(float _time, short _minCount, short _maxCount, int _cycleCount, float _repeatInterval) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Burst"); }
            public Burst(float _time, UnityEngine.ParticleSystem.MinMaxCurve _count) { this = default(UnityEngine.ParticleSystem.Burst); this.time = _time; this.count = _count; this.repeatInterval = 0.0f; }
            public Burst(float _time, UnityEngine.ParticleSystem.MinMaxCurve _count, int _cycleCount, float _repeatInterval) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Burst"); }
            public float time { get; set; }
            public UnityEngine.ParticleSystem.MinMaxCurve count { get; set; }
            public short minCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Burst.minCount"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Burst.minCount"); } }
            public short maxCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Burst.maxCount"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Burst.maxCount"); } }
            public int cycleCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Burst.cycleCount"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Burst.cycleCount"); } }
            public float repeatInterval { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Burst.repeatInterval"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Burst.repeatInterval"); } }
            public float probability { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Burst.probability"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.Burst.probability"); } }
        }
        [System.SerializableAttribute]
        public partial struct MinMaxGradient
        {
            public MinMaxGradient(UnityEngine.Color color) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MinMaxGradient"); }
            public MinMaxGradient(UnityEngine.Gradient gradient) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MinMaxGradient"); }
            public MinMaxGradient(UnityEngine.Color min, UnityEngine.Color max) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MinMaxGradient"); }
            public MinMaxGradient(UnityEngine.Gradient min, UnityEngine.Gradient max) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MinMaxGradient"); }
            public UnityEngine.ParticleSystemGradientMode mode { get; set; }
            public UnityEngine.Gradient gradientMax { get; set; }
            public UnityEngine.Gradient gradientMin { get; set; }
            public UnityEngine.Color colorMax { get; set; }
            public UnityEngine.Color colorMin { get; set; }
            public UnityEngine.Color color { get; set; }
            public UnityEngine.Gradient gradient { get; set; }
            public UnityEngine.Color Evaluate(float time) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MinMaxGradient.Evaluate"); }
            public UnityEngine.Color Evaluate(float time, float lerpFactor) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MinMaxGradient.Evaluate"); }
            public static implicit operator UnityEngine.ParticleSystem.MinMaxGradient(UnityEngine.Color color) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MinMaxGradient.op_Implicit"); }
            public static implicit operator UnityEngine.ParticleSystem.MinMaxGradient(UnityEngine.Gradient gradient) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.MinMaxGradient.op_Implicit"); }
        }
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
        public partial struct VelocityOverLifetimeModule
        {
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.enabled"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve x { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.x"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.x"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve y { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.y"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.y"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve z { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.z"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.z"); } }
            public float xMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.xMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.xMultiplier"); } }
            public float yMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.yMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.yMultiplier"); } }
            public float zMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.zMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.zMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve orbitalX { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalX"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalX"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve orbitalY { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalY"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalY"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve orbitalZ { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalZ"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalZ"); } }
            public float orbitalXMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalXMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalXMultiplier"); } }
            public float orbitalYMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalYMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalYMultiplier"); } }
            public float orbitalZMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalZMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalZMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve orbitalOffsetX { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalOffsetX"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalOffsetX"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve orbitalOffsetY { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalOffsetY"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalOffsetY"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve orbitalOffsetZ { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalOffsetZ"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalOffsetZ"); } }
            public float orbitalOffsetXMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalOffsetXMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalOffsetXMultiplier"); } }
            public float orbitalOffsetYMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalOffsetYMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalOffsetYMultiplier"); } }
            public float orbitalOffsetZMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalOffsetZMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.orbitalOffsetZMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve radial { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.radial"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.radial"); } }
            public float radialMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.radialMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.radialMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve speedModifier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.speedModifier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.speedModifier"); } }
            public float speedModifierMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.speedModifierMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.speedModifierMultiplier"); } }
            public UnityEngine.ParticleSystemSimulationSpace space { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.space"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.VelocityOverLifetimeModule.space"); } }
        }
        public partial struct LimitVelocityOverLifetimeModule
        {
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.enabled"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve limitX { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limitX"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limitX"); } }
            public float limitXMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limitXMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limitXMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve limitY { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limitY"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limitY"); } }
            public float limitYMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limitYMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limitYMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve limitZ { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limitZ"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limitZ"); } }
            public float limitZMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limitZMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limitZMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve limit { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limit"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limit"); } }
            public float limitMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limitMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.limitMultiplier"); } }
            public float dampen { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.dampen"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.dampen"); } }
            public bool separateAxes { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.separateAxes"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.separateAxes"); } }
            public UnityEngine.ParticleSystemSimulationSpace space { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.space"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.space"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve drag { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.drag"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.drag"); } }
            public float dragMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.dragMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.dragMultiplier"); } }
            public bool multiplyDragByParticleSize { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.multiplyDragByParticleSize"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.multiplyDragByParticleSize"); } }
            public bool multiplyDragByParticleVelocity { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.multiplyDragByParticleVelocity"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LimitVelocityOverLifetimeModule.multiplyDragByParticleVelocity"); } }
        }
        public partial struct InheritVelocityModule
        {
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.InheritVelocityModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.InheritVelocityModule.enabled"); } }
            public UnityEngine.ParticleSystemInheritVelocityMode mode { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.InheritVelocityModule.mode"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.InheritVelocityModule.mode"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve curve { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.InheritVelocityModule.curve"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.InheritVelocityModule.curve"); } }
            public float curveMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.InheritVelocityModule.curveMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.InheritVelocityModule.curveMultiplier"); } }
        }
        public partial struct LifetimeByEmitterSpeedModule
        {
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LifetimeByEmitterSpeedModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LifetimeByEmitterSpeedModule.enabled"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve curve { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LifetimeByEmitterSpeedModule.curve"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LifetimeByEmitterSpeedModule.curve"); } }
            public float curveMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LifetimeByEmitterSpeedModule.curveMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LifetimeByEmitterSpeedModule.curveMultiplier"); } }
            public UnityEngine.Vector2 range { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LifetimeByEmitterSpeedModule.range"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LifetimeByEmitterSpeedModule.range"); } }
        }
        public partial struct ForceOverLifetimeModule
        {
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.enabled"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve x { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.x"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.x"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve y { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.y"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.y"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve z { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.z"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.z"); } }
            public float xMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.xMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.xMultiplier"); } }
            public float yMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.yMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.yMultiplier"); } }
            public float zMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.zMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.zMultiplier"); } }
            public UnityEngine.ParticleSystemSimulationSpace space { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.space"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.space"); } }
            public bool randomized { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.randomized"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ForceOverLifetimeModule.randomized"); } }
        }
        public partial struct ColorOverLifetimeModule
        {
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ColorOverLifetimeModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ColorOverLifetimeModule.enabled"); } }
            public UnityEngine.ParticleSystem.MinMaxGradient color { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ColorOverLifetimeModule.color"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ColorOverLifetimeModule.color"); } }
        }
        public partial struct ColorBySpeedModule
        {
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ColorBySpeedModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ColorBySpeedModule.enabled"); } }
            public UnityEngine.ParticleSystem.MinMaxGradient color { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ColorBySpeedModule.color"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ColorBySpeedModule.color"); } }
            public UnityEngine.Vector2 range { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ColorBySpeedModule.range"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ColorBySpeedModule.range"); } }
        }
        public partial struct SizeOverLifetimeModule
        {
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.enabled"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve size { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.size"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.size"); } }
            public float sizeMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.sizeMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.sizeMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve x { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.x"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.x"); } }
            public float xMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.xMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.xMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve y { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.y"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.y"); } }
            public float yMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.yMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.yMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve z { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.z"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.z"); } }
            public float zMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.zMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.zMultiplier"); } }
            public bool separateAxes { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.separateAxes"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeOverLifetimeModule.separateAxes"); } }
        }
        public partial struct SizeBySpeedModule
        {
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.enabled"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve size { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.size"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.size"); } }
            public float sizeMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.sizeMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.sizeMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve x { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.x"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.x"); } }
            public float xMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.xMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.xMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve y { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.y"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.y"); } }
            public float yMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.yMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.yMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve z { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.z"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.z"); } }
            public float zMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.zMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.zMultiplier"); } }
            public bool separateAxes { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.separateAxes"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.separateAxes"); } }
            public UnityEngine.Vector2 range { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.range"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.SizeBySpeedModule.range"); } }
        }
        public partial struct RotationOverLifetimeModule
        {
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.enabled"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve x { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.x"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.x"); } }
            public float xMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.xMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.xMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve y { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.y"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.y"); } }
            public float yMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.yMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.yMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve z { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.z"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.z"); } }
            public float zMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.zMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.zMultiplier"); } }
            public bool separateAxes { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.separateAxes"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationOverLifetimeModule.separateAxes"); } }
        }
        public partial struct RotationBySpeedModule
        {
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.enabled"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve x { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.x"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.x"); } }
            public float xMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.xMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.xMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve y { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.y"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.y"); } }
            public float yMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.yMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.yMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve z { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.z"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.z"); } }
            public float zMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.zMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.zMultiplier"); } }
            public bool separateAxes { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.separateAxes"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.separateAxes"); } }
            public UnityEngine.Vector2 range { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.range"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.RotationBySpeedModule.range"); } }
        }
        public partial struct ExternalForcesModule
        {
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.enabled"); } }
            public float multiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.multiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.multiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve multiplierCurve { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.multiplierCurve"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.multiplierCurve"); } }
            public UnityEngine.ParticleSystemGameObjectFilter influenceFilter { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.influenceFilter"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.influenceFilter"); } }
            public UnityEngine.LayerMask influenceMask { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.influenceMask"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.influenceMask"); } }
            public int influenceCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.influenceCount"); } }
            public bool IsAffectedBy(UnityEngine.ParticleSystemForceField field) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.IsAffectedBy"); }
            public void AddInfluence(UnityEngine.ParticleSystemForceField field) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.AddInfluence"); }
            public void RemoveInfluence(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.RemoveInfluence"); }
            public void RemoveInfluence(UnityEngine.ParticleSystemForceField field) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.RemoveInfluence"); }
            public void RemoveAllInfluences() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.RemoveAllInfluences"); }
            public void SetInfluence(int index, UnityEngine.ParticleSystemForceField field) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.SetInfluence"); }
            public UnityEngine.ParticleSystemForceField GetInfluence(int index) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.ExternalForcesModule.GetInfluence"); }
        }
        public partial struct NoiseModule
        {
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.enabled"); } }
            public bool separateAxes { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.separateAxes"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.separateAxes"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve strength { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strength"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strength"); } }
            public float strengthMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strengthMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strengthMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve strengthX { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strengthX"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strengthX"); } }
            public float strengthXMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strengthXMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strengthXMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve strengthY { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strengthY"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strengthY"); } }
            public float strengthYMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strengthYMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strengthYMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve strengthZ { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strengthZ"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strengthZ"); } }
            public float strengthZMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strengthZMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.strengthZMultiplier"); } }
            public float frequency { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.frequency"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.frequency"); } }
            public bool damping { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.damping"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.damping"); } }
            public int octaveCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.octaveCount"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.octaveCount"); } }
            public float octaveMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.octaveMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.octaveMultiplier"); } }
            public float octaveScale { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.octaveScale"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.octaveScale"); } }
            public UnityEngine.ParticleSystemNoiseQuality quality { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.quality"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.quality"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve scrollSpeed { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.scrollSpeed"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.scrollSpeed"); } }
            public float scrollSpeedMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.scrollSpeedMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.scrollSpeedMultiplier"); } }
            public bool remapEnabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapEnabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapEnabled"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve remap { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remap"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remap"); } }
            public float remapMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve remapX { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapX"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapX"); } }
            public float remapXMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapXMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapXMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve remapY { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapY"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapY"); } }
            public float remapYMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapYMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapYMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve remapZ { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapZ"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapZ"); } }
            public float remapZMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapZMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.remapZMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve positionAmount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.positionAmount"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.positionAmount"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve rotationAmount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.rotationAmount"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.rotationAmount"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve sizeAmount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.sizeAmount"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.NoiseModule.sizeAmount"); } }
        }
        public partial struct LightsModule
        {
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.enabled"); } }
            public float ratio { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.ratio"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.ratio"); } }
            public bool useRandomDistribution { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.useRandomDistribution"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.useRandomDistribution"); } }
            public UnityEngine.Light light { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.light"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.light"); } }
            public bool useParticleColor { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.useParticleColor"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.useParticleColor"); } }
            public bool sizeAffectsRange { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.sizeAffectsRange"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.sizeAffectsRange"); } }
            public bool alphaAffectsIntensity { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.alphaAffectsIntensity"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.alphaAffectsIntensity"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve range { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.range"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.range"); } }
            public float rangeMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.rangeMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.rangeMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve intensity { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.intensity"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.intensity"); } }
            public float intensityMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.intensityMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.intensityMultiplier"); } }
            public int maxLights { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.maxLights"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.LightsModule.maxLights"); } }
        }
        public partial struct TrailModule
        {
            public bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.enabled"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.enabled"); } }
            public UnityEngine.ParticleSystemTrailMode mode { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.mode"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.mode"); } }
            public float ratio { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.ratio"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.ratio"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve lifetime { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.lifetime"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.lifetime"); } }
            public float lifetimeMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.lifetimeMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.lifetimeMultiplier"); } }
            public float minVertexDistance { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.minVertexDistance"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.minVertexDistance"); } }
            public UnityEngine.ParticleSystemTrailTextureMode textureMode { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.textureMode"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.textureMode"); } }
            public UnityEngine.Vector2 textureScale { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.textureScale"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.textureScale"); } }
            public bool worldSpace { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.worldSpace"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.worldSpace"); } }
            public bool dieWithParticles { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.dieWithParticles"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.dieWithParticles"); } }
            public bool sizeAffectsWidth { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.sizeAffectsWidth"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.sizeAffectsWidth"); } }
            public bool sizeAffectsLifetime { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.sizeAffectsLifetime"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.sizeAffectsLifetime"); } }
            public bool inheritParticleColor { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.inheritParticleColor"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.inheritParticleColor"); } }
            public UnityEngine.ParticleSystem.MinMaxGradient colorOverLifetime { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.colorOverLifetime"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.colorOverLifetime"); } }
            public UnityEngine.ParticleSystem.MinMaxCurve widthOverTrail { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.widthOverTrail"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.widthOverTrail"); } }
            public float widthOverTrailMultiplier { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.widthOverTrailMultiplier"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.widthOverTrailMultiplier"); } }
            public UnityEngine.ParticleSystem.MinMaxGradient colorOverTrail { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.colorOverTrail"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.colorOverTrail"); } }
            public bool generateLightingData { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.generateLightingData"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.generateLightingData"); } }
            public int ribbonCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.ribbonCount"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.ribbonCount"); } }
            public float shadowBias { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.shadowBias"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.shadowBias"); } }
            public bool splitSubEmitterRibbons { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.splitSubEmitterRibbons"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.splitSubEmitterRibbons"); } }
            public bool attachRibbonsToTransform { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.attachRibbonsToTransform"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.TrailModule.attachRibbonsToTransform"); } }
        }
    }
}
