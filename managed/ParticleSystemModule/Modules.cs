namespace UnityEngine
{
    /// <summary>What scripts set of a system's modules is kept, and moves nothing: there are no particles to see.</summary>
    public partial class ParticleSystem
    {
        public ShapeModule shape => new ShapeModule(this);
        public VelocityOverLifetimeModule velocityOverLifetime => new VelocityOverLifetimeModule(this);
        public LimitVelocityOverLifetimeModule limitVelocityOverLifetime => new LimitVelocityOverLifetimeModule(this);
        public InheritVelocityModule inheritVelocity => new InheritVelocityModule(this);
        public LifetimeByEmitterSpeedModule lifetimeByEmitterSpeed => new LifetimeByEmitterSpeedModule(this);
        public ForceOverLifetimeModule forceOverLifetime => new ForceOverLifetimeModule(this);
        public ColorOverLifetimeModule colorOverLifetime => new ColorOverLifetimeModule(this);
        public ColorBySpeedModule colorBySpeed => new ColorBySpeedModule(this);
        public SizeOverLifetimeModule sizeOverLifetime => new SizeOverLifetimeModule(this);
        public SizeBySpeedModule sizeBySpeed => new SizeBySpeedModule(this);
        public RotationOverLifetimeModule rotationOverLifetime => new RotationOverLifetimeModule(this);
        public RotationBySpeedModule rotationBySpeed => new RotationBySpeedModule(this);
        public ExternalForcesModule externalForces => new ExternalForcesModule(this);
        public NoiseModule noise => new NoiseModule(this);
        public CollisionModule collision => new CollisionModule(this);
        public TriggerModule trigger => new TriggerModule(this);
        public SubEmittersModule subEmitters => new SubEmittersModule(this);
        public TextureSheetAnimationModule textureSheetAnimation => new TextureSheetAnimationModule(this);
        public LightsModule lights => new LightsModule(this);
        public TrailModule trails => new TrailModule(this);
        public CustomDataModule customData => new CustomDataModule(this);

        public partial struct ShapeModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal ShapeModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            [System.Obsolete] public Vector3 box { get => m_ParticleSystem.Kept<Vector3>("ShapeModule.box"); set => m_ParticleSystem.Keep("ShapeModule.box", value); }
            [System.Obsolete] public float meshScale { get => m_ParticleSystem.Kept<float>("ShapeModule.meshScale"); set => m_ParticleSystem.Keep("ShapeModule.meshScale", value); }
            [System.Obsolete] public bool randomDirection { get => m_ParticleSystem.Kept<bool>("ShapeModule.randomDirection"); set => m_ParticleSystem.Keep("ShapeModule.randomDirection", value); }
            public bool enabled { get => m_ParticleSystem.Kept<bool>("ShapeModule.enabled"); set => m_ParticleSystem.Keep("ShapeModule.enabled", value); }
            public ParticleSystemShapeType shapeType { get => m_ParticleSystem.Kept<ParticleSystemShapeType>("ShapeModule.shapeType"); set => m_ParticleSystem.Keep("ShapeModule.shapeType", value); }
            public float randomDirectionAmount { get => m_ParticleSystem.Kept<float>("ShapeModule.randomDirectionAmount"); set => m_ParticleSystem.Keep("ShapeModule.randomDirectionAmount", value); }
            public float sphericalDirectionAmount { get => m_ParticleSystem.Kept<float>("ShapeModule.sphericalDirectionAmount"); set => m_ParticleSystem.Keep("ShapeModule.sphericalDirectionAmount", value); }
            public float randomPositionAmount { get => m_ParticleSystem.Kept<float>("ShapeModule.randomPositionAmount"); set => m_ParticleSystem.Keep("ShapeModule.randomPositionAmount", value); }
            public bool alignToDirection { get => m_ParticleSystem.Kept<bool>("ShapeModule.alignToDirection"); set => m_ParticleSystem.Keep("ShapeModule.alignToDirection", value); }
            public float radius { get => m_ParticleSystem.Kept<float>("ShapeModule.radius"); set => m_ParticleSystem.Keep("ShapeModule.radius", value); }
            public ParticleSystemShapeMultiModeValue radiusMode { get => m_ParticleSystem.Kept<ParticleSystemShapeMultiModeValue>("ShapeModule.radiusMode"); set => m_ParticleSystem.Keep("ShapeModule.radiusMode", value); }
            public float radiusSpread { get => m_ParticleSystem.Kept<float>("ShapeModule.radiusSpread"); set => m_ParticleSystem.Keep("ShapeModule.radiusSpread", value); }
            public MinMaxCurve radiusSpeed { get => m_ParticleSystem.Kept<MinMaxCurve>("ShapeModule.radiusSpeed"); set => m_ParticleSystem.Keep("ShapeModule.radiusSpeed", value); }
            public float radiusSpeedMultiplier { get => m_ParticleSystem.Kept<float>("ShapeModule.radiusSpeedMultiplier"); set => m_ParticleSystem.Keep("ShapeModule.radiusSpeedMultiplier", value); }
            public float radiusThickness { get => m_ParticleSystem.Kept<float>("ShapeModule.radiusThickness"); set => m_ParticleSystem.Keep("ShapeModule.radiusThickness", value); }
            public float angle { get => m_ParticleSystem.Kept<float>("ShapeModule.angle"); set => m_ParticleSystem.Keep("ShapeModule.angle", value); }
            public float length { get => m_ParticleSystem.Kept<float>("ShapeModule.length"); set => m_ParticleSystem.Keep("ShapeModule.length", value); }
            public Vector3 boxThickness { get => m_ParticleSystem.Kept<Vector3>("ShapeModule.boxThickness"); set => m_ParticleSystem.Keep("ShapeModule.boxThickness", value); }
            public ParticleSystemMeshShapeType meshShapeType { get => m_ParticleSystem.Kept<ParticleSystemMeshShapeType>("ShapeModule.meshShapeType"); set => m_ParticleSystem.Keep("ShapeModule.meshShapeType", value); }
            public Mesh mesh { get => m_ParticleSystem.Kept<Mesh>("ShapeModule.mesh"); set => m_ParticleSystem.Keep("ShapeModule.mesh", value); }
            public MeshRenderer meshRenderer { get => m_ParticleSystem.Kept<MeshRenderer>("ShapeModule.meshRenderer"); set => m_ParticleSystem.Keep("ShapeModule.meshRenderer", value); }
            public SkinnedMeshRenderer skinnedMeshRenderer { get => m_ParticleSystem.Kept<SkinnedMeshRenderer>("ShapeModule.skinnedMeshRenderer"); set => m_ParticleSystem.Keep("ShapeModule.skinnedMeshRenderer", value); }
            public Sprite sprite { get => m_ParticleSystem.Kept<Sprite>("ShapeModule.sprite"); set => m_ParticleSystem.Keep("ShapeModule.sprite", value); }
            public SpriteRenderer spriteRenderer { get => m_ParticleSystem.Kept<SpriteRenderer>("ShapeModule.spriteRenderer"); set => m_ParticleSystem.Keep("ShapeModule.spriteRenderer", value); }
            public bool useMeshMaterialIndex { get => m_ParticleSystem.Kept<bool>("ShapeModule.useMeshMaterialIndex"); set => m_ParticleSystem.Keep("ShapeModule.useMeshMaterialIndex", value); }
            public int meshMaterialIndex { get => m_ParticleSystem.Kept<int>("ShapeModule.meshMaterialIndex"); set => m_ParticleSystem.Keep("ShapeModule.meshMaterialIndex", value); }
            public bool useMeshColors { get => m_ParticleSystem.Kept<bool>("ShapeModule.useMeshColors"); set => m_ParticleSystem.Keep("ShapeModule.useMeshColors", value); }
            public float normalOffset { get => m_ParticleSystem.Kept<float>("ShapeModule.normalOffset"); set => m_ParticleSystem.Keep("ShapeModule.normalOffset", value); }
            public ParticleSystemShapeMultiModeValue meshSpawnMode { get => m_ParticleSystem.Kept<ParticleSystemShapeMultiModeValue>("ShapeModule.meshSpawnMode"); set => m_ParticleSystem.Keep("ShapeModule.meshSpawnMode", value); }
            public float meshSpawnSpread { get => m_ParticleSystem.Kept<float>("ShapeModule.meshSpawnSpread"); set => m_ParticleSystem.Keep("ShapeModule.meshSpawnSpread", value); }
            public MinMaxCurve meshSpawnSpeed { get => m_ParticleSystem.Kept<MinMaxCurve>("ShapeModule.meshSpawnSpeed"); set => m_ParticleSystem.Keep("ShapeModule.meshSpawnSpeed", value); }
            public float meshSpawnSpeedMultiplier { get => m_ParticleSystem.Kept<float>("ShapeModule.meshSpawnSpeedMultiplier"); set => m_ParticleSystem.Keep("ShapeModule.meshSpawnSpeedMultiplier", value); }
            public float arc { get => m_ParticleSystem.Kept<float>("ShapeModule.arc"); set => m_ParticleSystem.Keep("ShapeModule.arc", value); }
            public ParticleSystemShapeMultiModeValue arcMode { get => m_ParticleSystem.Kept<ParticleSystemShapeMultiModeValue>("ShapeModule.arcMode"); set => m_ParticleSystem.Keep("ShapeModule.arcMode", value); }
            public float arcSpread { get => m_ParticleSystem.Kept<float>("ShapeModule.arcSpread"); set => m_ParticleSystem.Keep("ShapeModule.arcSpread", value); }
            public MinMaxCurve arcSpeed { get => m_ParticleSystem.Kept<MinMaxCurve>("ShapeModule.arcSpeed"); set => m_ParticleSystem.Keep("ShapeModule.arcSpeed", value); }
            public float arcSpeedMultiplier { get => m_ParticleSystem.Kept<float>("ShapeModule.arcSpeedMultiplier"); set => m_ParticleSystem.Keep("ShapeModule.arcSpeedMultiplier", value); }
            public float donutRadius { get => m_ParticleSystem.Kept<float>("ShapeModule.donutRadius"); set => m_ParticleSystem.Keep("ShapeModule.donutRadius", value); }
            public Vector3 position { get => m_ParticleSystem.Kept<Vector3>("ShapeModule.position"); set => m_ParticleSystem.Keep("ShapeModule.position", value); }
            public Vector3 rotation { get => m_ParticleSystem.Kept<Vector3>("ShapeModule.rotation"); set => m_ParticleSystem.Keep("ShapeModule.rotation", value); }
            public Vector3 scale { get => m_ParticleSystem.Kept<Vector3>("ShapeModule.scale"); set => m_ParticleSystem.Keep("ShapeModule.scale", value); }
            public Texture2D texture { get => m_ParticleSystem.Kept<Texture2D>("ShapeModule.texture"); set => m_ParticleSystem.Keep("ShapeModule.texture", value); }
            public ParticleSystemShapeTextureChannel textureClipChannel { get => m_ParticleSystem.Kept<ParticleSystemShapeTextureChannel>("ShapeModule.textureClipChannel"); set => m_ParticleSystem.Keep("ShapeModule.textureClipChannel", value); }
            public float textureClipThreshold { get => m_ParticleSystem.Kept<float>("ShapeModule.textureClipThreshold"); set => m_ParticleSystem.Keep("ShapeModule.textureClipThreshold", value); }
            public bool textureColorAffectsParticles { get => m_ParticleSystem.Kept<bool>("ShapeModule.textureColorAffectsParticles"); set => m_ParticleSystem.Keep("ShapeModule.textureColorAffectsParticles", value); }
            public bool textureAlphaAffectsParticles { get => m_ParticleSystem.Kept<bool>("ShapeModule.textureAlphaAffectsParticles"); set => m_ParticleSystem.Keep("ShapeModule.textureAlphaAffectsParticles", value); }
            public bool textureBilinearFiltering { get => m_ParticleSystem.Kept<bool>("ShapeModule.textureBilinearFiltering"); set => m_ParticleSystem.Keep("ShapeModule.textureBilinearFiltering", value); }
            public int textureUVChannel { get => m_ParticleSystem.Kept<int>("ShapeModule.textureUVChannel"); set => m_ParticleSystem.Keep("ShapeModule.textureUVChannel", value); }
        }

        public partial struct VelocityOverLifetimeModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal VelocityOverLifetimeModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("VelocityOverLifetimeModule.enabled"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.enabled", value); }
            public MinMaxCurve x { get => m_ParticleSystem.Kept<MinMaxCurve>("VelocityOverLifetimeModule.x"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.x", value); }
            public MinMaxCurve y { get => m_ParticleSystem.Kept<MinMaxCurve>("VelocityOverLifetimeModule.y"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.y", value); }
            public MinMaxCurve z { get => m_ParticleSystem.Kept<MinMaxCurve>("VelocityOverLifetimeModule.z"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.z", value); }
            public float xMultiplier { get => m_ParticleSystem.Kept<float>("VelocityOverLifetimeModule.xMultiplier"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.xMultiplier", value); }
            public float yMultiplier { get => m_ParticleSystem.Kept<float>("VelocityOverLifetimeModule.yMultiplier"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.yMultiplier", value); }
            public float zMultiplier { get => m_ParticleSystem.Kept<float>("VelocityOverLifetimeModule.zMultiplier"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.zMultiplier", value); }
            public MinMaxCurve orbitalX { get => m_ParticleSystem.Kept<MinMaxCurve>("VelocityOverLifetimeModule.orbitalX"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.orbitalX", value); }
            public MinMaxCurve orbitalY { get => m_ParticleSystem.Kept<MinMaxCurve>("VelocityOverLifetimeModule.orbitalY"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.orbitalY", value); }
            public MinMaxCurve orbitalZ { get => m_ParticleSystem.Kept<MinMaxCurve>("VelocityOverLifetimeModule.orbitalZ"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.orbitalZ", value); }
            public float orbitalXMultiplier { get => m_ParticleSystem.Kept<float>("VelocityOverLifetimeModule.orbitalXMultiplier"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.orbitalXMultiplier", value); }
            public float orbitalYMultiplier { get => m_ParticleSystem.Kept<float>("VelocityOverLifetimeModule.orbitalYMultiplier"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.orbitalYMultiplier", value); }
            public float orbitalZMultiplier { get => m_ParticleSystem.Kept<float>("VelocityOverLifetimeModule.orbitalZMultiplier"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.orbitalZMultiplier", value); }
            public MinMaxCurve orbitalOffsetX { get => m_ParticleSystem.Kept<MinMaxCurve>("VelocityOverLifetimeModule.orbitalOffsetX"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.orbitalOffsetX", value); }
            public MinMaxCurve orbitalOffsetY { get => m_ParticleSystem.Kept<MinMaxCurve>("VelocityOverLifetimeModule.orbitalOffsetY"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.orbitalOffsetY", value); }
            public MinMaxCurve orbitalOffsetZ { get => m_ParticleSystem.Kept<MinMaxCurve>("VelocityOverLifetimeModule.orbitalOffsetZ"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.orbitalOffsetZ", value); }
            public float orbitalOffsetXMultiplier { get => m_ParticleSystem.Kept<float>("VelocityOverLifetimeModule.orbitalOffsetXMultiplier"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.orbitalOffsetXMultiplier", value); }
            public float orbitalOffsetYMultiplier { get => m_ParticleSystem.Kept<float>("VelocityOverLifetimeModule.orbitalOffsetYMultiplier"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.orbitalOffsetYMultiplier", value); }
            public float orbitalOffsetZMultiplier { get => m_ParticleSystem.Kept<float>("VelocityOverLifetimeModule.orbitalOffsetZMultiplier"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.orbitalOffsetZMultiplier", value); }
            public MinMaxCurve radial { get => m_ParticleSystem.Kept<MinMaxCurve>("VelocityOverLifetimeModule.radial"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.radial", value); }
            public float radialMultiplier { get => m_ParticleSystem.Kept<float>("VelocityOverLifetimeModule.radialMultiplier"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.radialMultiplier", value); }
            public MinMaxCurve speedModifier { get => m_ParticleSystem.Kept<MinMaxCurve>("VelocityOverLifetimeModule.speedModifier"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.speedModifier", value); }
            public float speedModifierMultiplier { get => m_ParticleSystem.Kept<float>("VelocityOverLifetimeModule.speedModifierMultiplier"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.speedModifierMultiplier", value); }
            public ParticleSystemSimulationSpace space { get => m_ParticleSystem.Kept<ParticleSystemSimulationSpace>("VelocityOverLifetimeModule.space"); set => m_ParticleSystem.Keep("VelocityOverLifetimeModule.space", value); }
        }

        public partial struct LimitVelocityOverLifetimeModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal LimitVelocityOverLifetimeModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("LimitVelocityOverLifetimeModule.enabled"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.enabled", value); }
            public MinMaxCurve limitX { get => m_ParticleSystem.Kept<MinMaxCurve>("LimitVelocityOverLifetimeModule.limitX"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.limitX", value); }
            public float limitXMultiplier { get => m_ParticleSystem.Kept<float>("LimitVelocityOverLifetimeModule.limitXMultiplier"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.limitXMultiplier", value); }
            public MinMaxCurve limitY { get => m_ParticleSystem.Kept<MinMaxCurve>("LimitVelocityOverLifetimeModule.limitY"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.limitY", value); }
            public float limitYMultiplier { get => m_ParticleSystem.Kept<float>("LimitVelocityOverLifetimeModule.limitYMultiplier"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.limitYMultiplier", value); }
            public MinMaxCurve limitZ { get => m_ParticleSystem.Kept<MinMaxCurve>("LimitVelocityOverLifetimeModule.limitZ"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.limitZ", value); }
            public float limitZMultiplier { get => m_ParticleSystem.Kept<float>("LimitVelocityOverLifetimeModule.limitZMultiplier"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.limitZMultiplier", value); }
            public MinMaxCurve limit { get => m_ParticleSystem.Kept<MinMaxCurve>("LimitVelocityOverLifetimeModule.limit"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.limit", value); }
            public float limitMultiplier { get => m_ParticleSystem.Kept<float>("LimitVelocityOverLifetimeModule.limitMultiplier"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.limitMultiplier", value); }
            public float dampen { get => m_ParticleSystem.Kept<float>("LimitVelocityOverLifetimeModule.dampen"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.dampen", value); }
            public bool separateAxes { get => m_ParticleSystem.Kept<bool>("LimitVelocityOverLifetimeModule.separateAxes"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.separateAxes", value); }
            public ParticleSystemSimulationSpace space { get => m_ParticleSystem.Kept<ParticleSystemSimulationSpace>("LimitVelocityOverLifetimeModule.space"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.space", value); }
            public MinMaxCurve drag { get => m_ParticleSystem.Kept<MinMaxCurve>("LimitVelocityOverLifetimeModule.drag"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.drag", value); }
            public float dragMultiplier { get => m_ParticleSystem.Kept<float>("LimitVelocityOverLifetimeModule.dragMultiplier"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.dragMultiplier", value); }
            public bool multiplyDragByParticleSize { get => m_ParticleSystem.Kept<bool>("LimitVelocityOverLifetimeModule.multiplyDragByParticleSize"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.multiplyDragByParticleSize", value); }
            public bool multiplyDragByParticleVelocity { get => m_ParticleSystem.Kept<bool>("LimitVelocityOverLifetimeModule.multiplyDragByParticleVelocity"); set => m_ParticleSystem.Keep("LimitVelocityOverLifetimeModule.multiplyDragByParticleVelocity", value); }
        }

        public partial struct InheritVelocityModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal InheritVelocityModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("InheritVelocityModule.enabled"); set => m_ParticleSystem.Keep("InheritVelocityModule.enabled", value); }
            public ParticleSystemInheritVelocityMode mode { get => m_ParticleSystem.Kept<ParticleSystemInheritVelocityMode>("InheritVelocityModule.mode"); set => m_ParticleSystem.Keep("InheritVelocityModule.mode", value); }
            public MinMaxCurve curve { get => m_ParticleSystem.Kept<MinMaxCurve>("InheritVelocityModule.curve"); set => m_ParticleSystem.Keep("InheritVelocityModule.curve", value); }
            public float curveMultiplier { get => m_ParticleSystem.Kept<float>("InheritVelocityModule.curveMultiplier"); set => m_ParticleSystem.Keep("InheritVelocityModule.curveMultiplier", value); }
        }

        public partial struct LifetimeByEmitterSpeedModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal LifetimeByEmitterSpeedModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("LifetimeByEmitterSpeedModule.enabled"); set => m_ParticleSystem.Keep("LifetimeByEmitterSpeedModule.enabled", value); }
            public MinMaxCurve curve { get => m_ParticleSystem.Kept<MinMaxCurve>("LifetimeByEmitterSpeedModule.curve"); set => m_ParticleSystem.Keep("LifetimeByEmitterSpeedModule.curve", value); }
            public float curveMultiplier { get => m_ParticleSystem.Kept<float>("LifetimeByEmitterSpeedModule.curveMultiplier"); set => m_ParticleSystem.Keep("LifetimeByEmitterSpeedModule.curveMultiplier", value); }
            public Vector2 range { get => m_ParticleSystem.Kept<Vector2>("LifetimeByEmitterSpeedModule.range"); set => m_ParticleSystem.Keep("LifetimeByEmitterSpeedModule.range", value); }
        }

        public partial struct ForceOverLifetimeModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal ForceOverLifetimeModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("ForceOverLifetimeModule.enabled"); set => m_ParticleSystem.Keep("ForceOverLifetimeModule.enabled", value); }
            public MinMaxCurve x { get => m_ParticleSystem.Kept<MinMaxCurve>("ForceOverLifetimeModule.x"); set => m_ParticleSystem.Keep("ForceOverLifetimeModule.x", value); }
            public MinMaxCurve y { get => m_ParticleSystem.Kept<MinMaxCurve>("ForceOverLifetimeModule.y"); set => m_ParticleSystem.Keep("ForceOverLifetimeModule.y", value); }
            public MinMaxCurve z { get => m_ParticleSystem.Kept<MinMaxCurve>("ForceOverLifetimeModule.z"); set => m_ParticleSystem.Keep("ForceOverLifetimeModule.z", value); }
            public float xMultiplier { get => m_ParticleSystem.Kept<float>("ForceOverLifetimeModule.xMultiplier"); set => m_ParticleSystem.Keep("ForceOverLifetimeModule.xMultiplier", value); }
            public float yMultiplier { get => m_ParticleSystem.Kept<float>("ForceOverLifetimeModule.yMultiplier"); set => m_ParticleSystem.Keep("ForceOverLifetimeModule.yMultiplier", value); }
            public float zMultiplier { get => m_ParticleSystem.Kept<float>("ForceOverLifetimeModule.zMultiplier"); set => m_ParticleSystem.Keep("ForceOverLifetimeModule.zMultiplier", value); }
            public ParticleSystemSimulationSpace space { get => m_ParticleSystem.Kept<ParticleSystemSimulationSpace>("ForceOverLifetimeModule.space"); set => m_ParticleSystem.Keep("ForceOverLifetimeModule.space", value); }
            public bool randomized { get => m_ParticleSystem.Kept<bool>("ForceOverLifetimeModule.randomized"); set => m_ParticleSystem.Keep("ForceOverLifetimeModule.randomized", value); }
        }

        public partial struct ColorOverLifetimeModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal ColorOverLifetimeModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("ColorOverLifetimeModule.enabled"); set => m_ParticleSystem.Keep("ColorOverLifetimeModule.enabled", value); }
            public MinMaxGradient color { get => m_ParticleSystem.Kept<MinMaxGradient>("ColorOverLifetimeModule.color"); set => m_ParticleSystem.Keep("ColorOverLifetimeModule.color", value); }
        }

        public partial struct ColorBySpeedModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal ColorBySpeedModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("ColorBySpeedModule.enabled"); set => m_ParticleSystem.Keep("ColorBySpeedModule.enabled", value); }
            public MinMaxGradient color { get => m_ParticleSystem.Kept<MinMaxGradient>("ColorBySpeedModule.color"); set => m_ParticleSystem.Keep("ColorBySpeedModule.color", value); }
            public Vector2 range { get => m_ParticleSystem.Kept<Vector2>("ColorBySpeedModule.range"); set => m_ParticleSystem.Keep("ColorBySpeedModule.range", value); }
        }

        public partial struct SizeOverLifetimeModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal SizeOverLifetimeModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("SizeOverLifetimeModule.enabled"); set => m_ParticleSystem.Keep("SizeOverLifetimeModule.enabled", value); }
            public MinMaxCurve size { get => m_ParticleSystem.Kept<MinMaxCurve>("SizeOverLifetimeModule.size"); set => m_ParticleSystem.Keep("SizeOverLifetimeModule.size", value); }
            public float sizeMultiplier { get => m_ParticleSystem.Kept<float>("SizeOverLifetimeModule.sizeMultiplier"); set => m_ParticleSystem.Keep("SizeOverLifetimeModule.sizeMultiplier", value); }
            public MinMaxCurve x { get => m_ParticleSystem.Kept<MinMaxCurve>("SizeOverLifetimeModule.x"); set => m_ParticleSystem.Keep("SizeOverLifetimeModule.x", value); }
            public float xMultiplier { get => m_ParticleSystem.Kept<float>("SizeOverLifetimeModule.xMultiplier"); set => m_ParticleSystem.Keep("SizeOverLifetimeModule.xMultiplier", value); }
            public MinMaxCurve y { get => m_ParticleSystem.Kept<MinMaxCurve>("SizeOverLifetimeModule.y"); set => m_ParticleSystem.Keep("SizeOverLifetimeModule.y", value); }
            public float yMultiplier { get => m_ParticleSystem.Kept<float>("SizeOverLifetimeModule.yMultiplier"); set => m_ParticleSystem.Keep("SizeOverLifetimeModule.yMultiplier", value); }
            public MinMaxCurve z { get => m_ParticleSystem.Kept<MinMaxCurve>("SizeOverLifetimeModule.z"); set => m_ParticleSystem.Keep("SizeOverLifetimeModule.z", value); }
            public float zMultiplier { get => m_ParticleSystem.Kept<float>("SizeOverLifetimeModule.zMultiplier"); set => m_ParticleSystem.Keep("SizeOverLifetimeModule.zMultiplier", value); }
            public bool separateAxes { get => m_ParticleSystem.Kept<bool>("SizeOverLifetimeModule.separateAxes"); set => m_ParticleSystem.Keep("SizeOverLifetimeModule.separateAxes", value); }
        }

        public partial struct SizeBySpeedModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal SizeBySpeedModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("SizeBySpeedModule.enabled"); set => m_ParticleSystem.Keep("SizeBySpeedModule.enabled", value); }
            public MinMaxCurve size { get => m_ParticleSystem.Kept<MinMaxCurve>("SizeBySpeedModule.size"); set => m_ParticleSystem.Keep("SizeBySpeedModule.size", value); }
            public float sizeMultiplier { get => m_ParticleSystem.Kept<float>("SizeBySpeedModule.sizeMultiplier"); set => m_ParticleSystem.Keep("SizeBySpeedModule.sizeMultiplier", value); }
            public MinMaxCurve x { get => m_ParticleSystem.Kept<MinMaxCurve>("SizeBySpeedModule.x"); set => m_ParticleSystem.Keep("SizeBySpeedModule.x", value); }
            public float xMultiplier { get => m_ParticleSystem.Kept<float>("SizeBySpeedModule.xMultiplier"); set => m_ParticleSystem.Keep("SizeBySpeedModule.xMultiplier", value); }
            public MinMaxCurve y { get => m_ParticleSystem.Kept<MinMaxCurve>("SizeBySpeedModule.y"); set => m_ParticleSystem.Keep("SizeBySpeedModule.y", value); }
            public float yMultiplier { get => m_ParticleSystem.Kept<float>("SizeBySpeedModule.yMultiplier"); set => m_ParticleSystem.Keep("SizeBySpeedModule.yMultiplier", value); }
            public MinMaxCurve z { get => m_ParticleSystem.Kept<MinMaxCurve>("SizeBySpeedModule.z"); set => m_ParticleSystem.Keep("SizeBySpeedModule.z", value); }
            public float zMultiplier { get => m_ParticleSystem.Kept<float>("SizeBySpeedModule.zMultiplier"); set => m_ParticleSystem.Keep("SizeBySpeedModule.zMultiplier", value); }
            public bool separateAxes { get => m_ParticleSystem.Kept<bool>("SizeBySpeedModule.separateAxes"); set => m_ParticleSystem.Keep("SizeBySpeedModule.separateAxes", value); }
            public Vector2 range { get => m_ParticleSystem.Kept<Vector2>("SizeBySpeedModule.range"); set => m_ParticleSystem.Keep("SizeBySpeedModule.range", value); }
        }

        public partial struct RotationOverLifetimeModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal RotationOverLifetimeModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("RotationOverLifetimeModule.enabled"); set => m_ParticleSystem.Keep("RotationOverLifetimeModule.enabled", value); }
            public MinMaxCurve x { get => m_ParticleSystem.Kept<MinMaxCurve>("RotationOverLifetimeModule.x"); set => m_ParticleSystem.Keep("RotationOverLifetimeModule.x", value); }
            public float xMultiplier { get => m_ParticleSystem.Kept<float>("RotationOverLifetimeModule.xMultiplier"); set => m_ParticleSystem.Keep("RotationOverLifetimeModule.xMultiplier", value); }
            public MinMaxCurve y { get => m_ParticleSystem.Kept<MinMaxCurve>("RotationOverLifetimeModule.y"); set => m_ParticleSystem.Keep("RotationOverLifetimeModule.y", value); }
            public float yMultiplier { get => m_ParticleSystem.Kept<float>("RotationOverLifetimeModule.yMultiplier"); set => m_ParticleSystem.Keep("RotationOverLifetimeModule.yMultiplier", value); }
            public MinMaxCurve z { get => m_ParticleSystem.Kept<MinMaxCurve>("RotationOverLifetimeModule.z"); set => m_ParticleSystem.Keep("RotationOverLifetimeModule.z", value); }
            public float zMultiplier { get => m_ParticleSystem.Kept<float>("RotationOverLifetimeModule.zMultiplier"); set => m_ParticleSystem.Keep("RotationOverLifetimeModule.zMultiplier", value); }
            public bool separateAxes { get => m_ParticleSystem.Kept<bool>("RotationOverLifetimeModule.separateAxes"); set => m_ParticleSystem.Keep("RotationOverLifetimeModule.separateAxes", value); }
        }

        public partial struct RotationBySpeedModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal RotationBySpeedModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("RotationBySpeedModule.enabled"); set => m_ParticleSystem.Keep("RotationBySpeedModule.enabled", value); }
            public MinMaxCurve x { get => m_ParticleSystem.Kept<MinMaxCurve>("RotationBySpeedModule.x"); set => m_ParticleSystem.Keep("RotationBySpeedModule.x", value); }
            public float xMultiplier { get => m_ParticleSystem.Kept<float>("RotationBySpeedModule.xMultiplier"); set => m_ParticleSystem.Keep("RotationBySpeedModule.xMultiplier", value); }
            public MinMaxCurve y { get => m_ParticleSystem.Kept<MinMaxCurve>("RotationBySpeedModule.y"); set => m_ParticleSystem.Keep("RotationBySpeedModule.y", value); }
            public float yMultiplier { get => m_ParticleSystem.Kept<float>("RotationBySpeedModule.yMultiplier"); set => m_ParticleSystem.Keep("RotationBySpeedModule.yMultiplier", value); }
            public MinMaxCurve z { get => m_ParticleSystem.Kept<MinMaxCurve>("RotationBySpeedModule.z"); set => m_ParticleSystem.Keep("RotationBySpeedModule.z", value); }
            public float zMultiplier { get => m_ParticleSystem.Kept<float>("RotationBySpeedModule.zMultiplier"); set => m_ParticleSystem.Keep("RotationBySpeedModule.zMultiplier", value); }
            public bool separateAxes { get => m_ParticleSystem.Kept<bool>("RotationBySpeedModule.separateAxes"); set => m_ParticleSystem.Keep("RotationBySpeedModule.separateAxes", value); }
            public Vector2 range { get => m_ParticleSystem.Kept<Vector2>("RotationBySpeedModule.range"); set => m_ParticleSystem.Keep("RotationBySpeedModule.range", value); }
        }

        public partial struct ExternalForcesModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal ExternalForcesModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("ExternalForcesModule.enabled"); set => m_ParticleSystem.Keep("ExternalForcesModule.enabled", value); }
            public float multiplier { get => m_ParticleSystem.Kept<float>("ExternalForcesModule.multiplier"); set => m_ParticleSystem.Keep("ExternalForcesModule.multiplier", value); }
            public MinMaxCurve multiplierCurve { get => m_ParticleSystem.Kept<MinMaxCurve>("ExternalForcesModule.multiplierCurve"); set => m_ParticleSystem.Keep("ExternalForcesModule.multiplierCurve", value); }
            public ParticleSystemGameObjectFilter influenceFilter { get => m_ParticleSystem.Kept<ParticleSystemGameObjectFilter>("ExternalForcesModule.influenceFilter"); set => m_ParticleSystem.Keep("ExternalForcesModule.influenceFilter", value); }
            public LayerMask influenceMask { get => m_ParticleSystem.Kept<LayerMask>("ExternalForcesModule.influenceMask"); set => m_ParticleSystem.Keep("ExternalForcesModule.influenceMask", value); }
        }

        public partial struct NoiseModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal NoiseModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("NoiseModule.enabled"); set => m_ParticleSystem.Keep("NoiseModule.enabled", value); }
            public bool separateAxes { get => m_ParticleSystem.Kept<bool>("NoiseModule.separateAxes"); set => m_ParticleSystem.Keep("NoiseModule.separateAxes", value); }
            public MinMaxCurve strength { get => m_ParticleSystem.Kept<MinMaxCurve>("NoiseModule.strength"); set => m_ParticleSystem.Keep("NoiseModule.strength", value); }
            public float strengthMultiplier { get => m_ParticleSystem.Kept<float>("NoiseModule.strengthMultiplier"); set => m_ParticleSystem.Keep("NoiseModule.strengthMultiplier", value); }
            public MinMaxCurve strengthX { get => m_ParticleSystem.Kept<MinMaxCurve>("NoiseModule.strengthX"); set => m_ParticleSystem.Keep("NoiseModule.strengthX", value); }
            public float strengthXMultiplier { get => m_ParticleSystem.Kept<float>("NoiseModule.strengthXMultiplier"); set => m_ParticleSystem.Keep("NoiseModule.strengthXMultiplier", value); }
            public MinMaxCurve strengthY { get => m_ParticleSystem.Kept<MinMaxCurve>("NoiseModule.strengthY"); set => m_ParticleSystem.Keep("NoiseModule.strengthY", value); }
            public float strengthYMultiplier { get => m_ParticleSystem.Kept<float>("NoiseModule.strengthYMultiplier"); set => m_ParticleSystem.Keep("NoiseModule.strengthYMultiplier", value); }
            public MinMaxCurve strengthZ { get => m_ParticleSystem.Kept<MinMaxCurve>("NoiseModule.strengthZ"); set => m_ParticleSystem.Keep("NoiseModule.strengthZ", value); }
            public float strengthZMultiplier { get => m_ParticleSystem.Kept<float>("NoiseModule.strengthZMultiplier"); set => m_ParticleSystem.Keep("NoiseModule.strengthZMultiplier", value); }
            public float frequency { get => m_ParticleSystem.Kept<float>("NoiseModule.frequency"); set => m_ParticleSystem.Keep("NoiseModule.frequency", value); }
            public bool damping { get => m_ParticleSystem.Kept<bool>("NoiseModule.damping"); set => m_ParticleSystem.Keep("NoiseModule.damping", value); }
            public int octaveCount { get => m_ParticleSystem.Kept<int>("NoiseModule.octaveCount"); set => m_ParticleSystem.Keep("NoiseModule.octaveCount", value); }
            public float octaveMultiplier { get => m_ParticleSystem.Kept<float>("NoiseModule.octaveMultiplier"); set => m_ParticleSystem.Keep("NoiseModule.octaveMultiplier", value); }
            public float octaveScale { get => m_ParticleSystem.Kept<float>("NoiseModule.octaveScale"); set => m_ParticleSystem.Keep("NoiseModule.octaveScale", value); }
            public ParticleSystemNoiseQuality quality { get => m_ParticleSystem.Kept<ParticleSystemNoiseQuality>("NoiseModule.quality"); set => m_ParticleSystem.Keep("NoiseModule.quality", value); }
            public MinMaxCurve scrollSpeed { get => m_ParticleSystem.Kept<MinMaxCurve>("NoiseModule.scrollSpeed"); set => m_ParticleSystem.Keep("NoiseModule.scrollSpeed", value); }
            public float scrollSpeedMultiplier { get => m_ParticleSystem.Kept<float>("NoiseModule.scrollSpeedMultiplier"); set => m_ParticleSystem.Keep("NoiseModule.scrollSpeedMultiplier", value); }
            public bool remapEnabled { get => m_ParticleSystem.Kept<bool>("NoiseModule.remapEnabled"); set => m_ParticleSystem.Keep("NoiseModule.remapEnabled", value); }
            public MinMaxCurve remap { get => m_ParticleSystem.Kept<MinMaxCurve>("NoiseModule.remap"); set => m_ParticleSystem.Keep("NoiseModule.remap", value); }
            public float remapMultiplier { get => m_ParticleSystem.Kept<float>("NoiseModule.remapMultiplier"); set => m_ParticleSystem.Keep("NoiseModule.remapMultiplier", value); }
            public MinMaxCurve remapX { get => m_ParticleSystem.Kept<MinMaxCurve>("NoiseModule.remapX"); set => m_ParticleSystem.Keep("NoiseModule.remapX", value); }
            public float remapXMultiplier { get => m_ParticleSystem.Kept<float>("NoiseModule.remapXMultiplier"); set => m_ParticleSystem.Keep("NoiseModule.remapXMultiplier", value); }
            public MinMaxCurve remapY { get => m_ParticleSystem.Kept<MinMaxCurve>("NoiseModule.remapY"); set => m_ParticleSystem.Keep("NoiseModule.remapY", value); }
            public float remapYMultiplier { get => m_ParticleSystem.Kept<float>("NoiseModule.remapYMultiplier"); set => m_ParticleSystem.Keep("NoiseModule.remapYMultiplier", value); }
            public MinMaxCurve remapZ { get => m_ParticleSystem.Kept<MinMaxCurve>("NoiseModule.remapZ"); set => m_ParticleSystem.Keep("NoiseModule.remapZ", value); }
            public float remapZMultiplier { get => m_ParticleSystem.Kept<float>("NoiseModule.remapZMultiplier"); set => m_ParticleSystem.Keep("NoiseModule.remapZMultiplier", value); }
            public MinMaxCurve positionAmount { get => m_ParticleSystem.Kept<MinMaxCurve>("NoiseModule.positionAmount"); set => m_ParticleSystem.Keep("NoiseModule.positionAmount", value); }
            public MinMaxCurve rotationAmount { get => m_ParticleSystem.Kept<MinMaxCurve>("NoiseModule.rotationAmount"); set => m_ParticleSystem.Keep("NoiseModule.rotationAmount", value); }
            public MinMaxCurve sizeAmount { get => m_ParticleSystem.Kept<MinMaxCurve>("NoiseModule.sizeAmount"); set => m_ParticleSystem.Keep("NoiseModule.sizeAmount", value); }
        }

        public partial struct CollisionModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal CollisionModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("CollisionModule.enabled"); set => m_ParticleSystem.Keep("CollisionModule.enabled", value); }
            public ParticleSystemCollisionType type { get => m_ParticleSystem.Kept<ParticleSystemCollisionType>("CollisionModule.type"); set => m_ParticleSystem.Keep("CollisionModule.type", value); }
            public ParticleSystemCollisionMode mode { get => m_ParticleSystem.Kept<ParticleSystemCollisionMode>("CollisionModule.mode"); set => m_ParticleSystem.Keep("CollisionModule.mode", value); }
            public MinMaxCurve dampen { get => m_ParticleSystem.Kept<MinMaxCurve>("CollisionModule.dampen"); set => m_ParticleSystem.Keep("CollisionModule.dampen", value); }
            public float dampenMultiplier { get => m_ParticleSystem.Kept<float>("CollisionModule.dampenMultiplier"); set => m_ParticleSystem.Keep("CollisionModule.dampenMultiplier", value); }
            public MinMaxCurve bounce { get => m_ParticleSystem.Kept<MinMaxCurve>("CollisionModule.bounce"); set => m_ParticleSystem.Keep("CollisionModule.bounce", value); }
            public float bounceMultiplier { get => m_ParticleSystem.Kept<float>("CollisionModule.bounceMultiplier"); set => m_ParticleSystem.Keep("CollisionModule.bounceMultiplier", value); }
            public MinMaxCurve lifetimeLoss { get => m_ParticleSystem.Kept<MinMaxCurve>("CollisionModule.lifetimeLoss"); set => m_ParticleSystem.Keep("CollisionModule.lifetimeLoss", value); }
            public float lifetimeLossMultiplier { get => m_ParticleSystem.Kept<float>("CollisionModule.lifetimeLossMultiplier"); set => m_ParticleSystem.Keep("CollisionModule.lifetimeLossMultiplier", value); }
            public float minKillSpeed { get => m_ParticleSystem.Kept<float>("CollisionModule.minKillSpeed"); set => m_ParticleSystem.Keep("CollisionModule.minKillSpeed", value); }
            public float maxKillSpeed { get => m_ParticleSystem.Kept<float>("CollisionModule.maxKillSpeed"); set => m_ParticleSystem.Keep("CollisionModule.maxKillSpeed", value); }
            public LayerMask collidesWith { get => m_ParticleSystem.Kept<LayerMask>("CollisionModule.collidesWith"); set => m_ParticleSystem.Keep("CollisionModule.collidesWith", value); }
            public bool enableDynamicColliders { get => m_ParticleSystem.Kept<bool>("CollisionModule.enableDynamicColliders"); set => m_ParticleSystem.Keep("CollisionModule.enableDynamicColliders", value); }
            public int maxCollisionShapes { get => m_ParticleSystem.Kept<int>("CollisionModule.maxCollisionShapes"); set => m_ParticleSystem.Keep("CollisionModule.maxCollisionShapes", value); }
            public ParticleSystemCollisionQuality quality { get => m_ParticleSystem.Kept<ParticleSystemCollisionQuality>("CollisionModule.quality"); set => m_ParticleSystem.Keep("CollisionModule.quality", value); }
            public float voxelSize { get => m_ParticleSystem.Kept<float>("CollisionModule.voxelSize"); set => m_ParticleSystem.Keep("CollisionModule.voxelSize", value); }
            public float radiusScale { get => m_ParticleSystem.Kept<float>("CollisionModule.radiusScale"); set => m_ParticleSystem.Keep("CollisionModule.radiusScale", value); }
            public bool sendCollisionMessages { get => m_ParticleSystem.Kept<bool>("CollisionModule.sendCollisionMessages"); set => m_ParticleSystem.Keep("CollisionModule.sendCollisionMessages", value); }
            public float colliderForce { get => m_ParticleSystem.Kept<float>("CollisionModule.colliderForce"); set => m_ParticleSystem.Keep("CollisionModule.colliderForce", value); }
            public bool multiplyColliderForceByCollisionAngle { get => m_ParticleSystem.Kept<bool>("CollisionModule.multiplyColliderForceByCollisionAngle"); set => m_ParticleSystem.Keep("CollisionModule.multiplyColliderForceByCollisionAngle", value); }
            public bool multiplyColliderForceByParticleSpeed { get => m_ParticleSystem.Kept<bool>("CollisionModule.multiplyColliderForceByParticleSpeed"); set => m_ParticleSystem.Keep("CollisionModule.multiplyColliderForceByParticleSpeed", value); }
            public bool multiplyColliderForceByParticleSize { get => m_ParticleSystem.Kept<bool>("CollisionModule.multiplyColliderForceByParticleSize"); set => m_ParticleSystem.Keep("CollisionModule.multiplyColliderForceByParticleSize", value); }
            [System.Obsolete] public bool enableInteriorCollisions { get => m_ParticleSystem.Kept<bool>("CollisionModule.enableInteriorCollisions"); set => m_ParticleSystem.Keep("CollisionModule.enableInteriorCollisions", value); }
        }

        public partial struct TriggerModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal TriggerModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("TriggerModule.enabled"); set => m_ParticleSystem.Keep("TriggerModule.enabled", value); }
            public ParticleSystemOverlapAction inside { get => m_ParticleSystem.Kept<ParticleSystemOverlapAction>("TriggerModule.inside"); set => m_ParticleSystem.Keep("TriggerModule.inside", value); }
            public ParticleSystemOverlapAction outside { get => m_ParticleSystem.Kept<ParticleSystemOverlapAction>("TriggerModule.outside"); set => m_ParticleSystem.Keep("TriggerModule.outside", value); }
            public ParticleSystemOverlapAction enter { get => m_ParticleSystem.Kept<ParticleSystemOverlapAction>("TriggerModule.enter"); set => m_ParticleSystem.Keep("TriggerModule.enter", value); }
            public ParticleSystemOverlapAction exit { get => m_ParticleSystem.Kept<ParticleSystemOverlapAction>("TriggerModule.exit"); set => m_ParticleSystem.Keep("TriggerModule.exit", value); }
            public ParticleSystemColliderQueryMode colliderQueryMode { get => m_ParticleSystem.Kept<ParticleSystemColliderQueryMode>("TriggerModule.colliderQueryMode"); set => m_ParticleSystem.Keep("TriggerModule.colliderQueryMode", value); }
            public float radiusScale { get => m_ParticleSystem.Kept<float>("TriggerModule.radiusScale"); set => m_ParticleSystem.Keep("TriggerModule.radiusScale", value); }
        }

        public partial struct SubEmittersModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal SubEmittersModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            [System.Obsolete] public ParticleSystem birth0 { get => m_ParticleSystem.Kept<ParticleSystem>("SubEmittersModule.birth0"); set => m_ParticleSystem.Keep("SubEmittersModule.birth0", value); }
            [System.Obsolete] public ParticleSystem birth1 { get => m_ParticleSystem.Kept<ParticleSystem>("SubEmittersModule.birth1"); set => m_ParticleSystem.Keep("SubEmittersModule.birth1", value); }
            [System.Obsolete] public ParticleSystem collision0 { get => m_ParticleSystem.Kept<ParticleSystem>("SubEmittersModule.collision0"); set => m_ParticleSystem.Keep("SubEmittersModule.collision0", value); }
            [System.Obsolete] public ParticleSystem collision1 { get => m_ParticleSystem.Kept<ParticleSystem>("SubEmittersModule.collision1"); set => m_ParticleSystem.Keep("SubEmittersModule.collision1", value); }
            [System.Obsolete] public ParticleSystem death0 { get => m_ParticleSystem.Kept<ParticleSystem>("SubEmittersModule.death0"); set => m_ParticleSystem.Keep("SubEmittersModule.death0", value); }
            [System.Obsolete] public ParticleSystem death1 { get => m_ParticleSystem.Kept<ParticleSystem>("SubEmittersModule.death1"); set => m_ParticleSystem.Keep("SubEmittersModule.death1", value); }
            public bool enabled { get => m_ParticleSystem.Kept<bool>("SubEmittersModule.enabled"); set => m_ParticleSystem.Keep("SubEmittersModule.enabled", value); }
        }

        public partial struct TextureSheetAnimationModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal TextureSheetAnimationModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            [System.Obsolete] public float flipU { get => m_ParticleSystem.Kept<float>("TextureSheetAnimationModule.flipU"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.flipU", value); }
            [System.Obsolete] public float flipV { get => m_ParticleSystem.Kept<float>("TextureSheetAnimationModule.flipV"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.flipV", value); }
            [System.Obsolete] public bool useRandomRow { get => m_ParticleSystem.Kept<bool>("TextureSheetAnimationModule.useRandomRow"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.useRandomRow", value); }
            public bool enabled { get => m_ParticleSystem.Kept<bool>("TextureSheetAnimationModule.enabled"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.enabled", value); }
            public ParticleSystemAnimationMode mode { get => m_ParticleSystem.Kept<ParticleSystemAnimationMode>("TextureSheetAnimationModule.mode"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.mode", value); }
            public ParticleSystemAnimationTimeMode timeMode { get => m_ParticleSystem.Kept<ParticleSystemAnimationTimeMode>("TextureSheetAnimationModule.timeMode"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.timeMode", value); }
            public float fps { get => m_ParticleSystem.Kept<float>("TextureSheetAnimationModule.fps"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.fps", value); }
            public int numTilesX { get => m_ParticleSystem.Kept<int>("TextureSheetAnimationModule.numTilesX"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.numTilesX", value); }
            public int numTilesY { get => m_ParticleSystem.Kept<int>("TextureSheetAnimationModule.numTilesY"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.numTilesY", value); }
            public ParticleSystemAnimationType animation { get => m_ParticleSystem.Kept<ParticleSystemAnimationType>("TextureSheetAnimationModule.animation"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.animation", value); }
            public ParticleSystemAnimationRowMode rowMode { get => m_ParticleSystem.Kept<ParticleSystemAnimationRowMode>("TextureSheetAnimationModule.rowMode"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.rowMode", value); }
            public MinMaxCurve frameOverTime { get => m_ParticleSystem.Kept<MinMaxCurve>("TextureSheetAnimationModule.frameOverTime"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.frameOverTime", value); }
            public float frameOverTimeMultiplier { get => m_ParticleSystem.Kept<float>("TextureSheetAnimationModule.frameOverTimeMultiplier"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.frameOverTimeMultiplier", value); }
            public MinMaxCurve startFrame { get => m_ParticleSystem.Kept<MinMaxCurve>("TextureSheetAnimationModule.startFrame"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.startFrame", value); }
            public float startFrameMultiplier { get => m_ParticleSystem.Kept<float>("TextureSheetAnimationModule.startFrameMultiplier"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.startFrameMultiplier", value); }
            public int cycleCount { get => m_ParticleSystem.Kept<int>("TextureSheetAnimationModule.cycleCount"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.cycleCount", value); }
            public int rowIndex { get => m_ParticleSystem.Kept<int>("TextureSheetAnimationModule.rowIndex"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.rowIndex", value); }
            public Rendering.UVChannelFlags uvChannelMask { get => m_ParticleSystem.Kept<Rendering.UVChannelFlags>("TextureSheetAnimationModule.uvChannelMask"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.uvChannelMask", value); }
            public Vector2 speedRange { get => m_ParticleSystem.Kept<Vector2>("TextureSheetAnimationModule.speedRange"); set => m_ParticleSystem.Keep("TextureSheetAnimationModule.speedRange", value); }
        }

        public partial struct LightsModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal LightsModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("LightsModule.enabled"); set => m_ParticleSystem.Keep("LightsModule.enabled", value); }
            public float ratio { get => m_ParticleSystem.Kept<float>("LightsModule.ratio"); set => m_ParticleSystem.Keep("LightsModule.ratio", value); }
            public bool useRandomDistribution { get => m_ParticleSystem.Kept<bool>("LightsModule.useRandomDistribution"); set => m_ParticleSystem.Keep("LightsModule.useRandomDistribution", value); }
            public Light light { get => m_ParticleSystem.Kept<Light>("LightsModule.light"); set => m_ParticleSystem.Keep("LightsModule.light", value); }
            public bool useParticleColor { get => m_ParticleSystem.Kept<bool>("LightsModule.useParticleColor"); set => m_ParticleSystem.Keep("LightsModule.useParticleColor", value); }
            public bool sizeAffectsRange { get => m_ParticleSystem.Kept<bool>("LightsModule.sizeAffectsRange"); set => m_ParticleSystem.Keep("LightsModule.sizeAffectsRange", value); }
            public bool alphaAffectsIntensity { get => m_ParticleSystem.Kept<bool>("LightsModule.alphaAffectsIntensity"); set => m_ParticleSystem.Keep("LightsModule.alphaAffectsIntensity", value); }
            public MinMaxCurve range { get => m_ParticleSystem.Kept<MinMaxCurve>("LightsModule.range"); set => m_ParticleSystem.Keep("LightsModule.range", value); }
            public float rangeMultiplier { get => m_ParticleSystem.Kept<float>("LightsModule.rangeMultiplier"); set => m_ParticleSystem.Keep("LightsModule.rangeMultiplier", value); }
            public MinMaxCurve intensity { get => m_ParticleSystem.Kept<MinMaxCurve>("LightsModule.intensity"); set => m_ParticleSystem.Keep("LightsModule.intensity", value); }
            public float intensityMultiplier { get => m_ParticleSystem.Kept<float>("LightsModule.intensityMultiplier"); set => m_ParticleSystem.Keep("LightsModule.intensityMultiplier", value); }
            public int maxLights { get => m_ParticleSystem.Kept<int>("LightsModule.maxLights"); set => m_ParticleSystem.Keep("LightsModule.maxLights", value); }
        }

        public partial struct TrailModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal TrailModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("TrailModule.enabled"); set => m_ParticleSystem.Keep("TrailModule.enabled", value); }
            public ParticleSystemTrailMode mode { get => m_ParticleSystem.Kept<ParticleSystemTrailMode>("TrailModule.mode"); set => m_ParticleSystem.Keep("TrailModule.mode", value); }
            public float ratio { get => m_ParticleSystem.Kept<float>("TrailModule.ratio"); set => m_ParticleSystem.Keep("TrailModule.ratio", value); }
            public MinMaxCurve lifetime { get => m_ParticleSystem.Kept<MinMaxCurve>("TrailModule.lifetime"); set => m_ParticleSystem.Keep("TrailModule.lifetime", value); }
            public float lifetimeMultiplier { get => m_ParticleSystem.Kept<float>("TrailModule.lifetimeMultiplier"); set => m_ParticleSystem.Keep("TrailModule.lifetimeMultiplier", value); }
            public float minVertexDistance { get => m_ParticleSystem.Kept<float>("TrailModule.minVertexDistance"); set => m_ParticleSystem.Keep("TrailModule.minVertexDistance", value); }
            public ParticleSystemTrailTextureMode textureMode { get => m_ParticleSystem.Kept<ParticleSystemTrailTextureMode>("TrailModule.textureMode"); set => m_ParticleSystem.Keep("TrailModule.textureMode", value); }
            public Vector2 textureScale { get => m_ParticleSystem.Kept<Vector2>("TrailModule.textureScale"); set => m_ParticleSystem.Keep("TrailModule.textureScale", value); }
            public bool worldSpace { get => m_ParticleSystem.Kept<bool>("TrailModule.worldSpace"); set => m_ParticleSystem.Keep("TrailModule.worldSpace", value); }
            public bool dieWithParticles { get => m_ParticleSystem.Kept<bool>("TrailModule.dieWithParticles"); set => m_ParticleSystem.Keep("TrailModule.dieWithParticles", value); }
            public bool sizeAffectsWidth { get => m_ParticleSystem.Kept<bool>("TrailModule.sizeAffectsWidth"); set => m_ParticleSystem.Keep("TrailModule.sizeAffectsWidth", value); }
            public bool sizeAffectsLifetime { get => m_ParticleSystem.Kept<bool>("TrailModule.sizeAffectsLifetime"); set => m_ParticleSystem.Keep("TrailModule.sizeAffectsLifetime", value); }
            public bool inheritParticleColor { get => m_ParticleSystem.Kept<bool>("TrailModule.inheritParticleColor"); set => m_ParticleSystem.Keep("TrailModule.inheritParticleColor", value); }
            public MinMaxGradient colorOverLifetime { get => m_ParticleSystem.Kept<MinMaxGradient>("TrailModule.colorOverLifetime"); set => m_ParticleSystem.Keep("TrailModule.colorOverLifetime", value); }
            public MinMaxCurve widthOverTrail { get => m_ParticleSystem.Kept<MinMaxCurve>("TrailModule.widthOverTrail"); set => m_ParticleSystem.Keep("TrailModule.widthOverTrail", value); }
            public float widthOverTrailMultiplier { get => m_ParticleSystem.Kept<float>("TrailModule.widthOverTrailMultiplier"); set => m_ParticleSystem.Keep("TrailModule.widthOverTrailMultiplier", value); }
            public MinMaxGradient colorOverTrail { get => m_ParticleSystem.Kept<MinMaxGradient>("TrailModule.colorOverTrail"); set => m_ParticleSystem.Keep("TrailModule.colorOverTrail", value); }
            public bool generateLightingData { get => m_ParticleSystem.Kept<bool>("TrailModule.generateLightingData"); set => m_ParticleSystem.Keep("TrailModule.generateLightingData", value); }
            public int ribbonCount { get => m_ParticleSystem.Kept<int>("TrailModule.ribbonCount"); set => m_ParticleSystem.Keep("TrailModule.ribbonCount", value); }
            public float shadowBias { get => m_ParticleSystem.Kept<float>("TrailModule.shadowBias"); set => m_ParticleSystem.Keep("TrailModule.shadowBias", value); }
            public bool splitSubEmitterRibbons { get => m_ParticleSystem.Kept<bool>("TrailModule.splitSubEmitterRibbons"); set => m_ParticleSystem.Keep("TrailModule.splitSubEmitterRibbons", value); }
            public bool attachRibbonsToTransform { get => m_ParticleSystem.Kept<bool>("TrailModule.attachRibbonsToTransform"); set => m_ParticleSystem.Keep("TrailModule.attachRibbonsToTransform", value); }
        }

        public partial struct CustomDataModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal CustomDataModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }

            public bool enabled { get => m_ParticleSystem.Kept<bool>("CustomDataModule.enabled"); set => m_ParticleSystem.Keep("CustomDataModule.enabled", value); }
        }

        public partial struct MainModule
        {
            [System.Obsolete] public float randomizeRotationDirection { get => m_ParticleSystem.Kept<float>("MainModule.randomizeRotationDirection"); set => m_ParticleSystem.Keep("MainModule.randomizeRotationDirection", value); }
            public Vector3 emitterVelocity { get => m_ParticleSystem.Kept<Vector3>("MainModule.emitterVelocity"); set => m_ParticleSystem.Keep("MainModule.emitterVelocity", value); }
            public MinMaxCurve startDelay { get => m_ParticleSystem.Kept<MinMaxCurve>("MainModule.startDelay"); set => m_ParticleSystem.Keep("MainModule.startDelay", value); }
            public float startDelayMultiplier { get => Multiplier(startDelay); set => startDelay = Multiplied(startDelay, value); }
            public MinMaxCurve startLifetime { get => m_ParticleSystem.Kept<MinMaxCurve>("MainModule.startLifetime"); set => m_ParticleSystem.Keep("MainModule.startLifetime", value); }
            public float startLifetimeMultiplier { get => Multiplier(startLifetime); set => startLifetime = Multiplied(startLifetime, value); }
            public MinMaxCurve startSpeed { get => m_ParticleSystem.Kept<MinMaxCurve>("MainModule.startSpeed"); set => m_ParticleSystem.Keep("MainModule.startSpeed", value); }
            public float startSpeedMultiplier { get => Multiplier(startSpeed); set => startSpeed = Multiplied(startSpeed, value); }
            public bool startSize3D { get => m_ParticleSystem.Kept<bool>("MainModule.startSize3D"); set => m_ParticleSystem.Keep("MainModule.startSize3D", value); }
            public MinMaxCurve startSize { get => m_ParticleSystem.Kept<MinMaxCurve>("MainModule.startSize"); set => m_ParticleSystem.Keep("MainModule.startSize", value); }
            public float startSizeMultiplier { get => Multiplier(startSize); set => startSize = Multiplied(startSize, value); }
            public MinMaxCurve startSizeX { get => m_ParticleSystem.Kept<MinMaxCurve>("MainModule.startSizeX"); set => m_ParticleSystem.Keep("MainModule.startSizeX", value); }
            public float startSizeXMultiplier { get => Multiplier(startSizeX); set => startSizeX = Multiplied(startSizeX, value); }
            public MinMaxCurve startSizeY { get => m_ParticleSystem.Kept<MinMaxCurve>("MainModule.startSizeY"); set => m_ParticleSystem.Keep("MainModule.startSizeY", value); }
            public float startSizeYMultiplier { get => Multiplier(startSizeY); set => startSizeY = Multiplied(startSizeY, value); }
            public MinMaxCurve startSizeZ { get => m_ParticleSystem.Kept<MinMaxCurve>("MainModule.startSizeZ"); set => m_ParticleSystem.Keep("MainModule.startSizeZ", value); }
            public float startSizeZMultiplier { get => Multiplier(startSizeZ); set => startSizeZ = Multiplied(startSizeZ, value); }
            public bool startRotation3D { get => m_ParticleSystem.Kept<bool>("MainModule.startRotation3D"); set => m_ParticleSystem.Keep("MainModule.startRotation3D", value); }
            public MinMaxCurve startRotation { get => m_ParticleSystem.Kept<MinMaxCurve>("MainModule.startRotation"); set => m_ParticleSystem.Keep("MainModule.startRotation", value); }
            public float startRotationMultiplier { get => Multiplier(startRotation); set => startRotation = Multiplied(startRotation, value); }
            public MinMaxCurve startRotationX { get => m_ParticleSystem.Kept<MinMaxCurve>("MainModule.startRotationX"); set => m_ParticleSystem.Keep("MainModule.startRotationX", value); }
            public float startRotationXMultiplier { get => Multiplier(startRotationX); set => startRotationX = Multiplied(startRotationX, value); }
            public MinMaxCurve startRotationY { get => m_ParticleSystem.Kept<MinMaxCurve>("MainModule.startRotationY"); set => m_ParticleSystem.Keep("MainModule.startRotationY", value); }
            public float startRotationYMultiplier { get => Multiplier(startRotationY); set => startRotationY = Multiplied(startRotationY, value); }
            public MinMaxCurve startRotationZ { get => m_ParticleSystem.Kept<MinMaxCurve>("MainModule.startRotationZ"); set => m_ParticleSystem.Keep("MainModule.startRotationZ", value); }
            public float startRotationZMultiplier { get => Multiplier(startRotationZ); set => startRotationZ = Multiplied(startRotationZ, value); }
            public float flipRotation { get => m_ParticleSystem.Kept<float>("MainModule.flipRotation"); set => m_ParticleSystem.Keep("MainModule.flipRotation", value); }
            public MinMaxGradient startColor { get => m_ParticleSystem.Kept<MinMaxGradient>("MainModule.startColor"); set => m_ParticleSystem.Keep("MainModule.startColor", value); }
            public ParticleSystemGravitySource gravitySource { get => m_ParticleSystem.Kept<ParticleSystemGravitySource>("MainModule.gravitySource"); set => m_ParticleSystem.Keep("MainModule.gravitySource", value); }
            public MinMaxCurve gravityModifier { get => m_ParticleSystem.Kept<MinMaxCurve>("MainModule.gravityModifier"); set => m_ParticleSystem.Keep("MainModule.gravityModifier", value); }
            public float gravityModifierMultiplier { get => Multiplier(gravityModifier); set => gravityModifier = Multiplied(gravityModifier, value); }
            public ParticleSystemSimulationSpace simulationSpace { get => m_ParticleSystem.Kept<ParticleSystemSimulationSpace>("MainModule.simulationSpace"); set => m_ParticleSystem.Keep("MainModule.simulationSpace", value); }
            public ParticleSystemEmitterVelocityMode emitterVelocityMode { get => m_ParticleSystem.Kept<ParticleSystemEmitterVelocityMode>("MainModule.emitterVelocityMode"); set => m_ParticleSystem.Keep("MainModule.emitterVelocityMode", value); }
            public ParticleSystemRingBufferMode ringBufferMode { get => m_ParticleSystem.Kept<ParticleSystemRingBufferMode>("MainModule.ringBufferMode"); set => m_ParticleSystem.Keep("MainModule.ringBufferMode", value); }
            public Vector2 ringBufferLoopRange { get => m_ParticleSystem.Kept<Vector2>("MainModule.ringBufferLoopRange"); set => m_ParticleSystem.Keep("MainModule.ringBufferLoopRange", value); }
        }

        public partial struct EmissionModule
        {
            [System.Obsolete] public ParticleSystemEmissionType type { get => m_ParticleSystem.Kept<ParticleSystemEmissionType>("EmissionModule.type"); set => m_ParticleSystem.Keep("EmissionModule.type", value); }
            [System.Obsolete] public MinMaxCurve rate { get => m_ParticleSystem.Kept<MinMaxCurve>("EmissionModule.rate"); set => m_ParticleSystem.Keep("EmissionModule.rate", value); }
            [System.Obsolete] public float rateMultiplier { get => m_ParticleSystem.Kept<float>("EmissionModule.rateMultiplier"); set => m_ParticleSystem.Keep("EmissionModule.rateMultiplier", value); }
            public MinMaxCurve rateOverTime { get => m_ParticleSystem.Kept<MinMaxCurve>("EmissionModule.rateOverTime"); set => m_ParticleSystem.Keep("EmissionModule.rateOverTime", value); }
            public float rateOverTimeMultiplier { get => Multiplier(rateOverTime); set => rateOverTime = Multiplied(rateOverTime, value); }
            public MinMaxCurve rateOverDistance { get => m_ParticleSystem.Kept<MinMaxCurve>("EmissionModule.rateOverDistance"); set => m_ParticleSystem.Keep("EmissionModule.rateOverDistance", value); }
            public float rateOverDistanceMultiplier { get => Multiplier(rateOverDistance); set => rateOverDistance = Multiplied(rateOverDistance, value); }
        }
    }
}
