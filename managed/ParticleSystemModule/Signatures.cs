// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial struct ParticleCollisionEvent
    {
        public UnityEngine.Vector3 intersection { get; internal set; }
        public UnityEngine.Vector3 normal { get; internal set; }
        public UnityEngine.Vector3 velocity { get; internal set; }
        public UnityEngine.Component colliderComponent { get { throw new Umcp.LeftOutException("UnityEngine.ParticleCollisionEvent.colliderComponent"); } }
    }
    public static partial class ParticlePhysicsExtensions
    {
        [System.Obsolete] public static int GetCollisionEvents(this UnityEngine.ParticleSystem ps, UnityEngine.GameObject go, UnityEngine.ParticleCollisionEvent[] collisionEvents) { throw new Umcp.LeftOutException("UnityEngine.ParticlePhysicsExtensions.GetCollisionEvents"); }
        public static int GetSafeCollisionEventSize(this UnityEngine.ParticleSystem ps) { throw new Umcp.LeftOutException("UnityEngine.ParticlePhysicsExtensions.GetSafeCollisionEventSize"); }
        public static int GetCollisionEvents(this UnityEngine.ParticleSystem ps, UnityEngine.GameObject go, System.Collections.Generic.List<UnityEngine.ParticleCollisionEvent> collisionEvents) { throw new Umcp.LeftOutException("UnityEngine.ParticlePhysicsExtensions.GetCollisionEvents"); }
        public static int GetSafeTriggerParticlesSize(this UnityEngine.ParticleSystem ps, UnityEngine.ParticleSystemTriggerEventType type) { throw new Umcp.LeftOutException("UnityEngine.ParticlePhysicsExtensions.GetSafeTriggerParticlesSize"); }
        public static int GetTriggerParticles(this UnityEngine.ParticleSystem ps, UnityEngine.ParticleSystemTriggerEventType type, System.Collections.Generic.List<UnityEngine.ParticleSystem.Particle> particles) { throw new Umcp.LeftOutException("UnityEngine.ParticlePhysicsExtensions.GetTriggerParticles"); }
        public static int GetTriggerParticles(this UnityEngine.ParticleSystem ps, UnityEngine.ParticleSystemTriggerEventType type, System.Collections.Generic.List<UnityEngine.ParticleSystem.Particle> particles, out UnityEngine.ParticleSystem.ColliderData colliderData) { throw new Umcp.LeftOutException("UnityEngine.ParticlePhysicsExtensions.GetTriggerParticles"); }
        public static void SetTriggerParticles(this UnityEngine.ParticleSystem ps, UnityEngine.ParticleSystemTriggerEventType type, System.Collections.Generic.List<UnityEngine.ParticleSystem.Particle> particles, int offset, int count) { throw new Umcp.LeftOutException("UnityEngine.ParticlePhysicsExtensions.SetTriggerParticles"); }
        public static void SetTriggerParticles(this UnityEngine.ParticleSystem ps, UnityEngine.ParticleSystemTriggerEventType type, System.Collections.Generic.List<UnityEngine.ParticleSystem.Particle> particles) { throw new Umcp.LeftOutException("UnityEngine.ParticlePhysicsExtensions.SetTriggerParticles"); }
    }
}
