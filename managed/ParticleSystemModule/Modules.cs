namespace UnityEngine
{
    /// <summary>What scripts set of a system's modules is kept, and moves nothing: there are no particles to
    /// see.</summary>
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
        }

        public partial struct VelocityOverLifetimeModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal VelocityOverLifetimeModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct LimitVelocityOverLifetimeModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal LimitVelocityOverLifetimeModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct InheritVelocityModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal InheritVelocityModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct LifetimeByEmitterSpeedModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal LifetimeByEmitterSpeedModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct ForceOverLifetimeModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal ForceOverLifetimeModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct ColorOverLifetimeModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal ColorOverLifetimeModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct ColorBySpeedModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal ColorBySpeedModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct SizeOverLifetimeModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal SizeOverLifetimeModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct SizeBySpeedModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal SizeBySpeedModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct RotationOverLifetimeModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal RotationOverLifetimeModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct RotationBySpeedModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal RotationBySpeedModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct ExternalForcesModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal ExternalForcesModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct NoiseModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal NoiseModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct CollisionModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal CollisionModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct TriggerModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal TriggerModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct SubEmittersModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal SubEmittersModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct TextureSheetAnimationModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal TextureSheetAnimationModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct LightsModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal LightsModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct TrailModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal TrailModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct CustomDataModule
        {
            private readonly ParticleSystem m_ParticleSystem;

            internal CustomDataModule(ParticleSystem particleSystem)
            {
                m_ParticleSystem = particleSystem;
            }
        }

        public partial struct MainModule
        {
            public float startDelayMultiplier
            {
                get => Multiplier(startDelay);
                set => startDelay = Multiplied(startDelay, value);
            }
            public float startLifetimeMultiplier
            {
                get => Multiplier(startLifetime);
                set => startLifetime = Multiplied(startLifetime, value);
            }
            public float startSpeedMultiplier
            {
                get => Multiplier(startSpeed);
                set => startSpeed = Multiplied(startSpeed, value);
            }
            public float startSizeMultiplier
            {
                get => Multiplier(startSize);
                set => startSize = Multiplied(startSize, value);
            }
            public float startSizeXMultiplier
            {
                get => Multiplier(startSizeX);
                set => startSizeX = Multiplied(startSizeX, value);
            }
            public float startSizeYMultiplier
            {
                get => Multiplier(startSizeY);
                set => startSizeY = Multiplied(startSizeY, value);
            }
            public float startSizeZMultiplier
            {
                get => Multiplier(startSizeZ);
                set => startSizeZ = Multiplied(startSizeZ, value);
            }
            public float startRotationMultiplier
            {
                get => Multiplier(startRotation);
                set => startRotation = Multiplied(startRotation, value);
            }
            public float startRotationXMultiplier
            {
                get => Multiplier(startRotationX);
                set => startRotationX = Multiplied(startRotationX, value);
            }
            public float startRotationYMultiplier
            {
                get => Multiplier(startRotationY);
                set => startRotationY = Multiplied(startRotationY, value);
            }
            public float startRotationZMultiplier
            {
                get => Multiplier(startRotationZ);
                set => startRotationZ = Multiplied(startRotationZ, value);
            }
            public float gravityModifierMultiplier
            {
                get => Multiplier(gravityModifier);
                set => gravityModifier = Multiplied(gravityModifier, value);
            }
        }

        public partial struct EmissionModule
        {
            public float rateOverTimeMultiplier
            {
                get => Multiplier(rateOverTime);
                set => rateOverTime = Multiplied(rateOverTime, value);
            }
            public float rateOverDistanceMultiplier
            {
                get => Multiplier(rateOverDistance);
                set => rateOverDistance = Multiplied(rateOverDistance, value);
            }
        }
    }
}
