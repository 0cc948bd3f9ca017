// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public sealed partial class ParticleSystem
    {
        public partial struct CustomDataModule
        {
            public void SetMode(UnityEngine.ParticleSystemCustomData stream, UnityEngine.ParticleSystemCustomDataMode mode) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CustomDataModule.SetMode"); }
            public UnityEngine.ParticleSystemCustomDataMode GetMode(UnityEngine.ParticleSystemCustomData stream) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CustomDataModule.GetMode"); }
            public void SetVectorComponentCount(UnityEngine.ParticleSystemCustomData stream, int count) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CustomDataModule.SetVectorComponentCount"); }
            public int GetVectorComponentCount(UnityEngine.ParticleSystemCustomData stream) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CustomDataModule.GetVectorComponentCount"); }
            public void SetVector(UnityEngine.ParticleSystemCustomData stream, int component, UnityEngine.ParticleSystem.MinMaxCurve curve) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CustomDataModule.SetVector"); }
            public UnityEngine.ParticleSystem.MinMaxCurve GetVector(UnityEngine.ParticleSystemCustomData stream, int component) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CustomDataModule.GetVector"); }
            public void SetColor(UnityEngine.ParticleSystemCustomData stream, UnityEngine.ParticleSystem.MinMaxGradient gradient) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CustomDataModule.SetColor"); }
            public UnityEngine.ParticleSystem.MinMaxGradient GetColor(UnityEngine.ParticleSystemCustomData stream) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystem.CustomDataModule.GetColor"); }
        }
    }
    public enum ParticleSystemAnimationMode
    {
        Grid = 0,
        Sprites = 1,
    }
    public enum ParticleSystemAnimationRowMode
    {
        Custom = 0,
        Random = 1,
        MeshIndex = 2,
    }
    public enum ParticleSystemAnimationTimeMode
    {
        Lifetime = 0,
        Speed = 1,
        FPS = 2,
    }
    public enum ParticleSystemAnimationType
    {
        WholeSheet = 0,
        SingleRow = 1,
    }
    [System.FlagsAttribute]
    public enum ParticleSystemBakeMeshOptions
    {
        BakeRotationAndScale = 1,
        BakePosition = 2,
        Default = 0,
    }
    [System.FlagsAttribute]
    public enum ParticleSystemBakeTextureOptions
    {
        BakeRotationAndScale = 1,
        BakePosition = 2,
        PerVertex = 4,
        PerParticle = 8,
        IncludeParticleIndices = 16,
        Default = 4,
    }
    public enum ParticleSystemColliderQueryMode
    {
        Disabled = 0,
        One = 1,
        All = 2,
    }
    public enum ParticleSystemCollisionMode
    {
        Collision3D = 0,
        Collision2D = 1,
    }
    public enum ParticleSystemCollisionQuality
    {
        High = 0,
        Medium = 1,
        Low = 2,
    }
    public enum ParticleSystemCollisionType
    {
        Planes = 0,
        World = 1,
    }
    public enum ParticleSystemCurveMode
    {
        Constant = 0,
        Curve = 1,
        TwoCurves = 2,
        TwoConstants = 3,
    }
    public enum ParticleSystemCustomData
    {
        Custom1 = 0,
        Custom2 = 1,
    }
    public enum ParticleSystemCustomDataMode
    {
        Disabled = 0,
        Vector = 1,
        Color = 2,
    }
    [System.Obsolete]
    public enum ParticleSystemEmissionType
    {
        Time = 0,
        Distance = 1,
    }
    public enum ParticleSystemEmitterVelocityMode
    {
        Transform = 0,
        Rigidbody = 1,
        Custom = 2,
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform))]
    public partial class ParticleSystemForceField : UnityEngine.Behaviour
    {
        public UnityEngine.ParticleSystemForceFieldShape shape { get { return m_KeptShape.Get("UnityEngine.ParticleSystemForceField.shape"); } set { m_KeptShape.Set(value); } } private Umcp.Kept<UnityEngine.ParticleSystemForceFieldShape> m_KeptShape;
        public float startRange { get { return m_KeptStartRange.Get("UnityEngine.ParticleSystemForceField.startRange"); } set { m_KeptStartRange.Set(value); } } private Umcp.Kept<float> m_KeptStartRange;
        public float endRange { get { return m_KeptEndRange.Get("UnityEngine.ParticleSystemForceField.endRange"); } set { m_KeptEndRange.Set(value); } } private Umcp.Kept<float> m_KeptEndRange;
        public float length { get { return m_KeptLength.Get("UnityEngine.ParticleSystemForceField.length"); } set { m_KeptLength.Set(value); } } private Umcp.Kept<float> m_KeptLength;
        public float gravityFocus { get { return m_KeptGravityFocus.Get("UnityEngine.ParticleSystemForceField.gravityFocus"); } set { m_KeptGravityFocus.Set(value); } } private Umcp.Kept<float> m_KeptGravityFocus;
        public UnityEngine.Vector2 rotationRandomness { get { return m_KeptRotationRandomness.Get("UnityEngine.ParticleSystemForceField.rotationRandomness"); } set { m_KeptRotationRandomness.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptRotationRandomness;
        public bool multiplyDragByParticleSize { get { return m_KeptMultiplyDragByParticleSize.Get("UnityEngine.ParticleSystemForceField.multiplyDragByParticleSize"); } set { m_KeptMultiplyDragByParticleSize.Set(value); } } private Umcp.Kept<bool> m_KeptMultiplyDragByParticleSize;
        public bool multiplyDragByParticleVelocity { get { return m_KeptMultiplyDragByParticleVelocity.Get("UnityEngine.ParticleSystemForceField.multiplyDragByParticleVelocity"); } set { m_KeptMultiplyDragByParticleVelocity.Set(value); } } private Umcp.Kept<bool> m_KeptMultiplyDragByParticleVelocity;
        public UnityEngine.Texture3D vectorField { get { return m_KeptVectorField.Get("UnityEngine.ParticleSystemForceField.vectorField"); } set { m_KeptVectorField.Set(value); } } private Umcp.Kept<UnityEngine.Texture3D> m_KeptVectorField;
        public UnityEngine.ParticleSystem.MinMaxCurve directionX { get { return m_KeptDirectionX.Get("UnityEngine.ParticleSystemForceField.directionX"); } set { m_KeptDirectionX.Set(value); } } private Umcp.Kept<UnityEngine.ParticleSystem.MinMaxCurve> m_KeptDirectionX;
        public UnityEngine.ParticleSystem.MinMaxCurve directionY { get { return m_KeptDirectionY.Get("UnityEngine.ParticleSystemForceField.directionY"); } set { m_KeptDirectionY.Set(value); } } private Umcp.Kept<UnityEngine.ParticleSystem.MinMaxCurve> m_KeptDirectionY;
        public UnityEngine.ParticleSystem.MinMaxCurve directionZ { get { return m_KeptDirectionZ.Get("UnityEngine.ParticleSystemForceField.directionZ"); } set { m_KeptDirectionZ.Set(value); } } private Umcp.Kept<UnityEngine.ParticleSystem.MinMaxCurve> m_KeptDirectionZ;
        public UnityEngine.ParticleSystem.MinMaxCurve gravity { get { return m_KeptGravity.Get("UnityEngine.ParticleSystemForceField.gravity"); } set { m_KeptGravity.Set(value); } } private Umcp.Kept<UnityEngine.ParticleSystem.MinMaxCurve> m_KeptGravity;
        public UnityEngine.ParticleSystem.MinMaxCurve rotationSpeed { get { return m_KeptRotationSpeed.Get("UnityEngine.ParticleSystemForceField.rotationSpeed"); } set { m_KeptRotationSpeed.Set(value); } } private Umcp.Kept<UnityEngine.ParticleSystem.MinMaxCurve> m_KeptRotationSpeed;
        public UnityEngine.ParticleSystem.MinMaxCurve rotationAttraction { get { return m_KeptRotationAttraction.Get("UnityEngine.ParticleSystemForceField.rotationAttraction"); } set { m_KeptRotationAttraction.Set(value); } } private Umcp.Kept<UnityEngine.ParticleSystem.MinMaxCurve> m_KeptRotationAttraction;
        public UnityEngine.ParticleSystem.MinMaxCurve drag { get { return m_KeptDrag.Get("UnityEngine.ParticleSystemForceField.drag"); } set { m_KeptDrag.Set(value); } } private Umcp.Kept<UnityEngine.ParticleSystem.MinMaxCurve> m_KeptDrag;
        public UnityEngine.ParticleSystem.MinMaxCurve vectorFieldSpeed { get { return m_KeptVectorFieldSpeed.Get("UnityEngine.ParticleSystemForceField.vectorFieldSpeed"); } set { m_KeptVectorFieldSpeed.Set(value); } } private Umcp.Kept<UnityEngine.ParticleSystem.MinMaxCurve> m_KeptVectorFieldSpeed;
        public UnityEngine.ParticleSystem.MinMaxCurve vectorFieldAttraction { get { return m_KeptVectorFieldAttraction.Get("UnityEngine.ParticleSystemForceField.vectorFieldAttraction"); } set { m_KeptVectorFieldAttraction.Set(value); } } private Umcp.Kept<UnityEngine.ParticleSystem.MinMaxCurve> m_KeptVectorFieldAttraction;
        public static UnityEngine.ParticleSystemForceField[] FindAll() { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemForceField.FindAll"); }
    }
    public enum ParticleSystemForceFieldShape
    {
        Sphere = 0,
        Hemisphere = 1,
        Cylinder = 2,
        Box = 3,
    }
    public enum ParticleSystemGameObjectFilter
    {
        LayerMask = 0,
        List = 1,
        LayerMaskAndList = 2,
    }
    public enum ParticleSystemGradientMode
    {
        Color = 0,
        Gradient = 1,
        TwoColors = 2,
        TwoGradients = 3,
        RandomColor = 4,
    }
    public enum ParticleSystemGravitySource
    {
        Physics3D = 0,
        Physics2D = 1,
    }
    public enum ParticleSystemInheritVelocityMode
    {
        Initial = 0,
        Current = 1,
    }
}

namespace UnityEngine.ParticleSystemJobs
{
    public partial interface IJobParticleSystem
    {
        void Execute(UnityEngine.ParticleSystemJobs.ParticleSystemJobData jobData);
    }
    public static partial class IJobParticleSystemExtensions
    {
        public static void EarlyJobInit<T>() where T : struct, UnityEngine.ParticleSystemJobs.IJobParticleSystem { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemJobs.IJobParticleSystemExtensions.EarlyJobInit"); }
    }
    public partial interface IJobParticleSystemParallelFor
    {
        void Execute(UnityEngine.ParticleSystemJobs.ParticleSystemJobData jobData, int index);
    }
    public partial interface IJobParticleSystemParallelForBatch
    {
        void Execute(UnityEngine.ParticleSystemJobs.ParticleSystemJobData jobData, int startIndex, int count);
    }
    public static partial class IJobParticleSystemParallelForBatchExtensions
    {
        public static void EarlyJobInit<T>() where T : struct, UnityEngine.ParticleSystemJobs.IJobParticleSystemParallelForBatch { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemJobs.IJobParticleSystemParallelForBatchExtensions.EarlyJobInit"); }
    }
    public static partial class IJobParticleSystemParallelForExtensions
    {
        public static void EarlyJobInit<T>() where T : struct, UnityEngine.ParticleSystemJobs.IJobParticleSystemParallelFor { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemJobs.IJobParticleSystemParallelForExtensions.EarlyJobInit"); }
    }
    public static partial class IParticleSystemJobExtensions
    {
        public static Unity.Jobs.JobHandle Schedule<T>(this T jobData, UnityEngine.ParticleSystem ps, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) where T : struct, UnityEngine.ParticleSystemJobs.IJobParticleSystem { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemJobs.IParticleSystemJobExtensions.Schedule"); }
        public static Unity.Jobs.JobHandle Schedule<T>(this T jobData, UnityEngine.ParticleSystem ps, int minIndicesPerJobCount, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) where T : struct, UnityEngine.ParticleSystemJobs.IJobParticleSystemParallelFor { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemJobs.IParticleSystemJobExtensions.Schedule"); }
        public static Unity.Jobs.JobHandle ScheduleBatch<T>(this T jobData, UnityEngine.ParticleSystem ps, int innerLoopBatchCount, Unity.Jobs.JobHandle dependsOn = default(Unity.Jobs.JobHandle)) where T : struct, UnityEngine.ParticleSystemJobs.IJobParticleSystemParallelForBatch { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemJobs.IParticleSystemJobExtensions.ScheduleBatch"); }
    }
    public partial struct ParticleSystemJobData
    {
        public int count { get; internal set; }
        public UnityEngine.ParticleSystemJobs.ParticleSystemNativeArray3 positions { get; internal set; }
        public UnityEngine.ParticleSystemJobs.ParticleSystemNativeArray3 velocities { get; internal set; }
        public UnityEngine.ParticleSystemJobs.ParticleSystemNativeArray3 axisOfRotations { get; internal set; }
        public UnityEngine.ParticleSystemJobs.ParticleSystemNativeArray3 rotations { get; internal set; }
        public UnityEngine.ParticleSystemJobs.ParticleSystemNativeArray3 rotationalSpeeds { get; internal set; }
        public UnityEngine.ParticleSystemJobs.ParticleSystemNativeArray3 sizes { get; internal set; }
        public Unity.Collections.NativeArray<UnityEngine.Color32> startColors { get; internal set; }
        public Unity.Collections.NativeArray<float> aliveTimePercent { get; internal set; }
        public Unity.Collections.NativeArray<float> inverseStartLifetimes { get; internal set; }
        public Unity.Collections.NativeArray<uint> randomSeeds { get; internal set; }
        public UnityEngine.ParticleSystemJobs.ParticleSystemNativeArray4 customData1 { get; internal set; }
        public UnityEngine.ParticleSystemJobs.ParticleSystemNativeArray4 customData2 { get; internal set; }
        public Unity.Collections.NativeArray<int> meshIndices { get; internal set; }
    }
    public partial struct ParticleSystemNativeArray3
    {
        public Unity.Collections.NativeArray<float> x;
        public Unity.Collections.NativeArray<float> y;
        public Unity.Collections.NativeArray<float> z;
        public UnityEngine.Vector3 this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemJobs.ParticleSystemNativeArray3.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemJobs.ParticleSystemNativeArray3.this[]"); } }
    }
    public partial struct ParticleSystemNativeArray4
    {
        public Unity.Collections.NativeArray<float> x;
        public Unity.Collections.NativeArray<float> y;
        public Unity.Collections.NativeArray<float> z;
        public Unity.Collections.NativeArray<float> w;
        public UnityEngine.Vector4 this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemJobs.ParticleSystemNativeArray4.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemJobs.ParticleSystemNativeArray4.this[]"); } }
    }
}

namespace UnityEngine
{
    public enum ParticleSystemMeshDistribution
    {
        UniformRandom = 0,
        NonUniformRandom = 1,
    }
    public enum ParticleSystemMeshShapeType
    {
        Vertex = 0,
        Edge = 1,
        Triangle = 2,
    }
    public enum ParticleSystemNoiseQuality
    {
        Low = 0,
        Medium = 1,
        High = 2,
    }
    public enum ParticleSystemOverlapAction
    {
        Ignore = 0,
        Kill = 1,
        Callback = 2,
    }
    public sealed partial class ParticleSystemRenderer
    {
        [System.Obsolete] public void EnableVertexStreams(UnityEngine.ParticleSystemVertexStreams streams) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.EnableVertexStreams"); }
        [System.Obsolete] public void DisableVertexStreams(UnityEngine.ParticleSystemVertexStreams streams) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.DisableVertexStreams"); }
        [System.Obsolete] public bool AreVertexStreamsEnabled(UnityEngine.ParticleSystemVertexStreams streams) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.AreVertexStreamsEnabled"); }
        [System.Obsolete] public UnityEngine.ParticleSystemVertexStreams GetEnabledVertexStreams(UnityEngine.ParticleSystemVertexStreams streams) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.GetEnabledVertexStreams"); }
        [System.Obsolete] public void BakeMesh(UnityEngine.Mesh mesh, bool useTransform = false) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.BakeMesh"); }
        [System.Obsolete] public void BakeMesh(UnityEngine.Mesh mesh, UnityEngine.Camera camera, bool useTransform = false) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.BakeMesh"); }
        [System.Obsolete] public void BakeTrailsMesh(UnityEngine.Mesh mesh, bool useTransform = false) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.BakeTrailsMesh"); }
        [System.Obsolete] public void BakeTrailsMesh(UnityEngine.Mesh mesh, UnityEngine.Camera camera, bool useTransform = false) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.BakeTrailsMesh"); }
        public UnityEngine.ParticleSystemMeshDistribution meshDistribution { get { return m_KeptMeshDistribution.Get("UnityEngine.ParticleSystemRenderer.meshDistribution"); } set { m_KeptMeshDistribution.Set(value); } } private Umcp.Kept<UnityEngine.ParticleSystemMeshDistribution> m_KeptMeshDistribution;
        public float shadowBias { get { return m_KeptShadowBias.Get("UnityEngine.ParticleSystemRenderer.shadowBias"); } set { m_KeptShadowBias.Set(value); } } private Umcp.Kept<float> m_KeptShadowBias;
        public UnityEngine.SpriteMaskInteraction maskInteraction { get { return m_KeptMaskInteraction.Get("UnityEngine.ParticleSystemRenderer.maskInteraction"); } set { m_KeptMaskInteraction.Set(value); } } private Umcp.Kept<UnityEngine.SpriteMaskInteraction> m_KeptMaskInteraction;
        public UnityEngine.Material trailMaterial { get { return m_KeptTrailMaterial.Get("UnityEngine.ParticleSystemRenderer.trailMaterial"); } set { m_KeptTrailMaterial.Set(value); } } private Umcp.Kept<UnityEngine.Material> m_KeptTrailMaterial;
        public bool enableGPUInstancing { get { return m_KeptEnableGPUInstancing.Get("UnityEngine.ParticleSystemRenderer.enableGPUInstancing"); } set { m_KeptEnableGPUInstancing.Set(value); } } private Umcp.Kept<bool> m_KeptEnableGPUInstancing;
        public bool allowRoll { get { return m_KeptAllowRoll.Get("UnityEngine.ParticleSystemRenderer.allowRoll"); } set { m_KeptAllowRoll.Set(value); } } private Umcp.Kept<bool> m_KeptAllowRoll;
        public bool freeformStretching { get { return m_KeptFreeformStretching.Get("UnityEngine.ParticleSystemRenderer.freeformStretching"); } set { m_KeptFreeformStretching.Set(value); } } private Umcp.Kept<bool> m_KeptFreeformStretching;
        public bool rotateWithStretchDirection { get { return m_KeptRotateWithStretchDirection.Get("UnityEngine.ParticleSystemRenderer.rotateWithStretchDirection"); } set { m_KeptRotateWithStretchDirection.Set(value); } } private Umcp.Kept<bool> m_KeptRotateWithStretchDirection;
        public int GetMeshes(UnityEngine.Mesh[] meshes) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.GetMeshes"); }
        public void SetMeshes(UnityEngine.Mesh[] meshes, int size) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.SetMeshes"); }
        public void SetMeshes(UnityEngine.Mesh[] meshes) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.SetMeshes"); }
        public int GetMeshWeightings(float[] weightings) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.GetMeshWeightings"); }
        public void SetMeshWeightings(float[] weightings, int size) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.SetMeshWeightings"); }
        public void SetMeshWeightings(float[] weightings) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.SetMeshWeightings"); }
        public int meshCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.meshCount"); } }
        public void BakeMesh(UnityEngine.Mesh mesh, UnityEngine.ParticleSystemBakeMeshOptions options) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.BakeMesh"); }
        public void BakeMesh(UnityEngine.Mesh mesh, UnityEngine.Camera camera, UnityEngine.ParticleSystemBakeMeshOptions options) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.BakeMesh"); }
        public void BakeTrailsMesh(UnityEngine.Mesh mesh, UnityEngine.ParticleSystemBakeMeshOptions options) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.BakeTrailsMesh"); }
        public void BakeTrailsMesh(UnityEngine.Mesh mesh, UnityEngine.Camera camera, UnityEngine.ParticleSystemBakeMeshOptions options) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.BakeTrailsMesh"); }
        public int BakeTexture(ref UnityEngine.Texture2D verticesTexture, UnityEngine.ParticleSystemBakeTextureOptions options) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.BakeTexture"); }
        public int BakeTexture(ref UnityEngine.Texture2D verticesTexture, UnityEngine.Camera camera, UnityEngine.ParticleSystemBakeTextureOptions options) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.BakeTexture"); }
        public int BakeTexture(ref UnityEngine.Texture2D verticesTexture, ref UnityEngine.Texture2D indicesTexture, UnityEngine.ParticleSystemBakeTextureOptions options) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.BakeTexture"); }
        public int BakeTexture(ref UnityEngine.Texture2D verticesTexture, ref UnityEngine.Texture2D indicesTexture, UnityEngine.Camera camera, UnityEngine.ParticleSystemBakeTextureOptions options) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.BakeTexture"); }
        public int BakeTrailsTexture(ref UnityEngine.Texture2D verticesTexture, ref UnityEngine.Texture2D indicesTexture, UnityEngine.ParticleSystemBakeTextureOptions options) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.BakeTrailsTexture"); }
        public int BakeTrailsTexture(ref UnityEngine.Texture2D verticesTexture, ref UnityEngine.Texture2D indicesTexture, UnityEngine.Camera camera, UnityEngine.ParticleSystemBakeTextureOptions options) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.BakeTrailsTexture"); }
        public int activeVertexStreamsCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.activeVertexStreamsCount"); } }
        public void SetActiveVertexStreams(System.Collections.Generic.List<UnityEngine.ParticleSystemVertexStream> streams) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.SetActiveVertexStreams"); }
        public void GetActiveVertexStreams(System.Collections.Generic.List<UnityEngine.ParticleSystemVertexStream> streams) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.GetActiveVertexStreams"); }
        public int activeTrailVertexStreamsCount { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.activeTrailVertexStreamsCount"); } }
        public void SetActiveTrailVertexStreams(System.Collections.Generic.List<UnityEngine.ParticleSystemVertexStream> streams) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.SetActiveTrailVertexStreams"); }
        public void GetActiveTrailVertexStreams(System.Collections.Generic.List<UnityEngine.ParticleSystemVertexStream> streams) { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.GetActiveTrailVertexStreams"); }
        public bool supportsMeshInstancing { get { throw new Umcp.LeftOutException("UnityEngine.ParticleSystemRenderer.supportsMeshInstancing"); } }
    }
    public enum ParticleSystemRingBufferMode
    {
        Disabled = 0,
        PauseUntilReplaced = 1,
        LoopUntilReplaced = 2,
    }
    public enum ParticleSystemShapeMultiModeValue
    {
        Random = 0,
        Loop = 1,
        PingPong = 2,
        BurstSpread = 3,
    }
    public enum ParticleSystemShapeTextureChannel
    {
        Red = 0,
        Green = 1,
        Blue = 2,
        Alpha = 3,
    }
    public enum ParticleSystemShapeType
    {
        Sphere = 0,
        [System.Obsolete] SphereShell = 1,
        Hemisphere = 2,
        [System.Obsolete] HemisphereShell = 3,
        Cone = 4,
        Box = 5,
        Mesh = 6,
        [System.Obsolete] ConeShell = 7,
        ConeVolume = 8,
        [System.Obsolete] ConeVolumeShell = 9,
        Circle = 10,
        [System.Obsolete] CircleEdge = 11,
        SingleSidedEdge = 12,
        MeshRenderer = 13,
        SkinnedMeshRenderer = 14,
        BoxShell = 15,
        BoxEdge = 16,
        Donut = 17,
        Rectangle = 18,
        Sprite = 19,
        SpriteRenderer = 20,
    }
    public enum ParticleSystemSimulationSpace
    {
        Local = 0,
        World = 1,
        Custom = 2,
    }
    [System.FlagsAttribute]
    public enum ParticleSystemSubEmitterProperties
    {
        InheritNothing = 0,
        InheritEverything = 31,
        InheritColor = 1,
        InheritSize = 2,
        InheritRotation = 4,
        InheritLifetime = 8,
        InheritDuration = 16,
    }
    public enum ParticleSystemSubEmitterType
    {
        Birth = 0,
        Collision = 1,
        Death = 2,
        Trigger = 3,
        Manual = 4,
    }
    public enum ParticleSystemTrailMode
    {
        PerParticle = 0,
        Ribbon = 1,
    }
    public enum ParticleSystemTrailTextureMode
    {
        Stretch = 0,
        Tile = 1,
        DistributePerSegment = 2,
        RepeatPerSegment = 3,
        Static = 4,
    }
    public enum ParticleSystemTriggerEventType
    {
        Inside = 0,
        Outside = 1,
        Enter = 2,
        Exit = 3,
    }
    public enum ParticleSystemVertexStream
    {
        Position = 0,
        Normal = 1,
        Tangent = 2,
        Color = 3,
        UV = 4,
        UV2 = 5,
        UV3 = 6,
        UV4 = 7,
        AnimBlend = 8,
        AnimFrame = 9,
        Center = 10,
        VertexID = 11,
        SizeX = 12,
        SizeXY = 13,
        SizeXYZ = 14,
        Rotation = 15,
        Rotation3D = 16,
        RotationSpeed = 17,
        RotationSpeed3D = 18,
        Velocity = 19,
        Speed = 20,
        AgePercent = 21,
        InvStartLifetime = 22,
        StableRandomX = 23,
        StableRandomXY = 24,
        StableRandomXYZ = 25,
        StableRandomXYZW = 26,
        VaryingRandomX = 27,
        VaryingRandomXY = 28,
        VaryingRandomXYZ = 29,
        VaryingRandomXYZW = 30,
        Custom1X = 31,
        Custom1XY = 32,
        Custom1XYZ = 33,
        Custom1XYZW = 34,
        Custom2X = 35,
        Custom2XY = 36,
        Custom2XYZ = 37,
        Custom2XYZW = 38,
        NoiseSumX = 39,
        NoiseSumXY = 40,
        NoiseSumXYZ = 41,
        NoiseImpulseX = 42,
        NoiseImpulseXY = 43,
        NoiseImpulseXYZ = 44,
        MeshIndex = 45,
        ParticleIndex = 46,
        ColorPackedAsTwoFloats = 47,
        MeshAxisOfRotation = 48,
        NextTrailCenter = 49,
        PreviousTrailCenter = 50,
        PercentageAlongTrail = 51,
        TrailWidth = 52,
    }
    [System.FlagsAttribute]
    [System.Obsolete]
    public enum ParticleSystemVertexStreams
    {
        Position = 1,
        Normal = 2,
        Tangent = 4,
        Color = 8,
        UV = 16,
        UV2BlendAndFrame = 32,
        CenterAndVertexID = 64,
        Size = 128,
        Rotation = 256,
        Velocity = 512,
        Lifetime = 1024,
        Custom1 = 2048,
        Custom2 = 4096,
        Random = 8192,
        None = 0,
        All = 2147483647,
    }
}

namespace UnityEngine.Rendering
{
    [System.FlagsAttribute]
    public enum UVChannelFlags
    {
        UV0 = 1,
        UV1 = 2,
        UV2 = 4,
        UV3 = 8,
    }
}
