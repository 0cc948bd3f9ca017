// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.VFX
{
    public partial struct VFXBatchedEffectInfo
    {
        public UnityEngine.VFX.VisualEffectAsset vfxAsset;
        public uint activeBatchCount;
        public uint inactiveBatchCount;
        public uint activeInstanceCount;
        public uint unbatchedInstanceCount;
        public uint totalInstanceCapacity;
        public uint maxInstancePerBatchCapacity;
        public ulong totalGPUSizeInBytes;
        public ulong totalCPUSizeInBytes;
    }
    [System.FlagsAttribute]
    public enum VFXCameraBufferTypes
    {
        None = 0,
        Depth = 1,
        Color = 2,
        Normal = 4,
    }
    public partial struct VFXCameraXRSettings
    {
        public uint viewTotal;
        public uint viewCount;
        public uint viewOffset;
    }
    public sealed partial class VFXEventAttribute : System.IDisposable
    {
        public VFXEventAttribute(UnityEngine.VFX.VFXEventAttribute original) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.Dispose"); }
        public bool HasBool(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasBool"); }
        public bool HasInt(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasInt"); }
        public bool HasUint(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasUint"); }
        public bool HasFloat(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasFloat"); }
        public bool HasVector2(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasVector2"); }
        public bool HasVector3(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasVector3"); }
        public bool HasVector4(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasVector4"); }
        public bool HasMatrix4x4(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasMatrix4x4"); }
        public void SetBool(int nameID, bool b) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetBool"); }
        public void SetInt(int nameID, int i) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetInt"); }
        public void SetUint(int nameID, uint i) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetUint"); }
        public void SetFloat(int nameID, float f) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetFloat"); }
        public void SetVector2(int nameID, UnityEngine.Vector2 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetVector2"); }
        public void SetVector3(int nameID, UnityEngine.Vector3 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetVector3"); }
        public void SetVector4(int nameID, UnityEngine.Vector4 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetVector4"); }
        public void SetMatrix4x4(int nameID, UnityEngine.Matrix4x4 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetMatrix4x4"); }
        public bool GetBool(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetBool"); }
        public int GetInt(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetInt"); }
        public uint GetUint(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetUint"); }
        public float GetFloat(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetFloat"); }
        public UnityEngine.Vector2 GetVector2(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetVector2"); }
        public UnityEngine.Vector3 GetVector3(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetVector3"); }
        public UnityEngine.Vector4 GetVector4(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetVector4"); }
        public UnityEngine.Matrix4x4 GetMatrix4x4(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetMatrix4x4"); }
        public bool HasBool(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasBool"); }
        public bool HasInt(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasInt"); }
        public bool HasUint(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasUint"); }
        public bool HasFloat(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasFloat"); }
        public bool HasVector2(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasVector2"); }
        public bool HasVector3(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasVector3"); }
        public bool HasVector4(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasVector4"); }
        public bool HasMatrix4x4(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.HasMatrix4x4"); }
        public void SetBool(string name, bool b) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetBool"); }
        public void SetInt(string name, int i) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetInt"); }
        public void SetUint(string name, uint i) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetUint"); }
        public void SetFloat(string name, float f) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetFloat"); }
        public void SetVector2(string name, UnityEngine.Vector2 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetVector2"); }
        public void SetVector3(string name, UnityEngine.Vector3 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetVector3"); }
        public void SetVector4(string name, UnityEngine.Vector4 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetVector4"); }
        public void SetMatrix4x4(string name, UnityEngine.Matrix4x4 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.SetMatrix4x4"); }
        public bool GetBool(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetBool"); }
        public int GetInt(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetInt"); }
        public uint GetUint(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetUint"); }
        public float GetFloat(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetFloat"); }
        public UnityEngine.Vector2 GetVector2(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetVector2"); }
        public UnityEngine.Vector3 GetVector3(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetVector3"); }
        public UnityEngine.Vector4 GetVector4(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetVector4"); }
        public UnityEngine.Matrix4x4 GetMatrix4x4(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.GetMatrix4x4"); }
        public void CopyValuesFrom(UnityEngine.VFX.VFXEventAttribute eventAttibute) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXEventAttribute.CopyValuesFrom"); }
        internal VFXEventAttribute() { }
    }
    public partial struct VFXExposedProperty
    {
        public string name;
        public System.Type type;
    }
    public partial class VFXExpressionValues
    {
        public bool GetBool(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetBool"); }
        public int GetInt(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetInt"); }
        public uint GetUInt(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetUInt"); }
        public float GetFloat(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetFloat"); }
        public UnityEngine.Vector2 GetVector2(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetVector2"); }
        public UnityEngine.Vector3 GetVector3(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetVector3"); }
        public UnityEngine.Vector4 GetVector4(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetVector4"); }
        public UnityEngine.Matrix4x4 GetMatrix4x4(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetMatrix4x4"); }
        public UnityEngine.Texture GetTexture(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetTexture"); }
        public UnityEngine.Mesh GetMesh(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetMesh"); }
        public UnityEngine.AnimationCurve GetAnimationCurve(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetAnimationCurve"); }
        public UnityEngine.Gradient GetGradient(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetGradient"); }
        public bool GetBool(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetBool"); }
        public int GetInt(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetInt"); }
        public uint GetUInt(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetUInt"); }
        public float GetFloat(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetFloat"); }
        public UnityEngine.Vector2 GetVector2(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetVector2"); }
        public UnityEngine.Vector3 GetVector3(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetVector3"); }
        public UnityEngine.Vector4 GetVector4(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetVector4"); }
        public UnityEngine.Matrix4x4 GetMatrix4x4(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetMatrix4x4"); }
        public UnityEngine.Texture GetTexture(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetTexture"); }
        public UnityEngine.AnimationCurve GetAnimationCurve(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetAnimationCurve"); }
        public UnityEngine.Gradient GetGradient(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetGradient"); }
        public UnityEngine.Mesh GetMesh(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXExpressionValues.GetMesh"); }
        internal VFXExpressionValues() { }
    }
    public static partial class VFXManager
    {
        public static UnityEngine.VFX.VisualEffect[] GetComponents() { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXManager.GetComponents"); }
        public static float fixedTimeStep { get { return s_KeptFixedTimeStep.Get("UnityEngine.VFX.VFXManager.fixedTimeStep"); } set { s_KeptFixedTimeStep.Set(value); } } private static Umcp.Kept<float> s_KeptFixedTimeStep;
        public static float maxDeltaTime { get { return s_KeptMaxDeltaTime.Get("UnityEngine.VFX.VFXManager.maxDeltaTime"); } set { s_KeptMaxDeltaTime.Set(value); } } private static Umcp.Kept<float> s_KeptMaxDeltaTime;
        public static void FlushEmptyBatches() { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXManager.FlushEmptyBatches"); }
        public static UnityEngine.VFX.VFXBatchedEffectInfo GetBatchedEffectInfo(UnityEngine.VFX.VisualEffectAsset vfx) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXManager.GetBatchedEffectInfo"); }
        public static void GetBatchedEffectInfos(System.Collections.Generic.List<UnityEngine.VFX.VFXBatchedEffectInfo> infos) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXManager.GetBatchedEffectInfos"); }
        [System.Obsolete] public static void ProcessCamera(UnityEngine.Camera cam) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXManager.ProcessCamera"); }
        public static void PrepareCamera(UnityEngine.Camera cam) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXManager.PrepareCamera"); }
        public static void PrepareCamera(UnityEngine.Camera cam, UnityEngine.VFX.VFXCameraXRSettings camXRSettings) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXManager.PrepareCamera"); }
        [System.Obsolete] public static void ProcessCameraCommand(UnityEngine.Camera cam, UnityEngine.Rendering.CommandBuffer cmd) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXManager.ProcessCameraCommand"); }
        [System.Obsolete] public static void ProcessCameraCommand(UnityEngine.Camera cam, UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.VFX.VFXCameraXRSettings camXRSettings) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXManager.ProcessCameraCommand"); }
        public static void ProcessCameraCommand(UnityEngine.Camera cam, UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.VFX.VFXCameraXRSettings camXRSettings, UnityEngine.Rendering.CullingResults results) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXManager.ProcessCameraCommand"); }
        public static UnityEngine.VFX.VFXCameraBufferTypes IsCameraBufferNeeded(UnityEngine.Camera cam) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXManager.IsCameraBufferNeeded"); }
        public static void SetCameraBuffer(UnityEngine.Camera cam, UnityEngine.VFX.VFXCameraBufferTypes type, UnityEngine.Texture buffer, int x, int y, int width, int height) { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXManager.SetCameraBuffer"); }
    }
    public partial struct VFXOutputEventArgs
    {
        public int nameId { get; internal set; }
        public UnityEngine.VFX.VFXEventAttribute eventAttribute { get; internal set; }
        public VFXOutputEventArgs(int nameId, UnityEngine.VFX.VFXEventAttribute eventAttribute) { this = default(UnityEngine.VFX.VFXOutputEventArgs); this.nameId = nameId; this.eventAttribute = eventAttribute; }
    }
    public partial struct VFXParticleSystemInfo
    {
        public uint aliveCount;
        public uint capacity;
        public bool sleeping;
        public UnityEngine.Bounds bounds;
        public VFXParticleSystemInfo(uint aliveCount, uint capacity, bool sleeping, UnityEngine.Bounds bounds) { this = default(UnityEngine.VFX.VFXParticleSystemInfo); this.aliveCount = aliveCount; this.capacity = capacity; this.sleeping = sleeping; this.bounds = bounds; }
    }
    [System.SerializableAttribute]
    public abstract partial class VFXSpawnerCallbacks : UnityEngine.ScriptableObject
    {
        public abstract void OnPlay(UnityEngine.VFX.VFXSpawnerState state, UnityEngine.VFX.VFXExpressionValues vfxValues, UnityEngine.VFX.VisualEffect vfxComponent);
        public abstract void OnUpdate(UnityEngine.VFX.VFXSpawnerState state, UnityEngine.VFX.VFXExpressionValues vfxValues, UnityEngine.VFX.VisualEffect vfxComponent);
        public abstract void OnStop(UnityEngine.VFX.VFXSpawnerState state, UnityEngine.VFX.VFXExpressionValues vfxValues, UnityEngine.VFX.VisualEffect vfxComponent);
    }
    public enum VFXSpawnerLoopState
    {
        Finished = 0,
        DelayingBeforeLoop = 1,
        Looping = 2,
        DelayingAfterLoop = 3,
    }
    public sealed partial class VFXSpawnerState : System.IDisposable
    {
        public VFXSpawnerState() { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXSpawnerState"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXSpawnerState.Dispose"); }
        public bool playing { get { return m_KeptPlaying.Get("UnityEngine.VFX.VFXSpawnerState.playing"); } set { m_KeptPlaying.Set(value); } } private Umcp.Kept<bool> m_KeptPlaying;
        public bool newLoop { get { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXSpawnerState.newLoop"); } }
        public UnityEngine.VFX.VFXSpawnerLoopState loopState { get { return m_KeptLoopState.Get("UnityEngine.VFX.VFXSpawnerState.loopState"); } set { m_KeptLoopState.Set(value); } } private Umcp.Kept<UnityEngine.VFX.VFXSpawnerLoopState> m_KeptLoopState;
        public float spawnCount { get { return m_KeptSpawnCount.Get("UnityEngine.VFX.VFXSpawnerState.spawnCount"); } set { m_KeptSpawnCount.Set(value); } } private Umcp.Kept<float> m_KeptSpawnCount;
        public float deltaTime { get { return m_KeptDeltaTime.Get("UnityEngine.VFX.VFXSpawnerState.deltaTime"); } set { m_KeptDeltaTime.Set(value); } } private Umcp.Kept<float> m_KeptDeltaTime;
        public float totalTime { get { return m_KeptTotalTime.Get("UnityEngine.VFX.VFXSpawnerState.totalTime"); } set { m_KeptTotalTime.Set(value); } } private Umcp.Kept<float> m_KeptTotalTime;
        public float delayBeforeLoop { get { return m_KeptDelayBeforeLoop.Get("UnityEngine.VFX.VFXSpawnerState.delayBeforeLoop"); } set { m_KeptDelayBeforeLoop.Set(value); } } private Umcp.Kept<float> m_KeptDelayBeforeLoop;
        public float loopDuration { get { return m_KeptLoopDuration.Get("UnityEngine.VFX.VFXSpawnerState.loopDuration"); } set { m_KeptLoopDuration.Set(value); } } private Umcp.Kept<float> m_KeptLoopDuration;
        public float delayAfterLoop { get { return m_KeptDelayAfterLoop.Get("UnityEngine.VFX.VFXSpawnerState.delayAfterLoop"); } set { m_KeptDelayAfterLoop.Set(value); } } private Umcp.Kept<float> m_KeptDelayAfterLoop;
        public int loopIndex { get { return m_KeptLoopIndex.Get("UnityEngine.VFX.VFXSpawnerState.loopIndex"); } set { m_KeptLoopIndex.Set(value); } } private Umcp.Kept<int> m_KeptLoopIndex;
        public int loopCount { get { return m_KeptLoopCount.Get("UnityEngine.VFX.VFXSpawnerState.loopCount"); } set { m_KeptLoopCount.Set(value); } } private Umcp.Kept<int> m_KeptLoopCount;
        public UnityEngine.VFX.VFXEventAttribute vfxEventAttribute { get { throw new Umcp.LeftOutException("UnityEngine.VFX.VFXSpawnerState.vfxEventAttribute"); } }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform))]
    public partial class VisualEffect : UnityEngine.Behaviour
    {
        public bool pause { get { return m_KeptPause.Get("UnityEngine.VFX.VisualEffect.pause"); } set { m_KeptPause.Set(value); } } private Umcp.Kept<bool> m_KeptPause;
        public float playRate { get { return m_KeptPlayRate.Get("UnityEngine.VFX.VisualEffect.playRate"); } set { m_KeptPlayRate.Set(value); } } private Umcp.Kept<float> m_KeptPlayRate;
        public uint startSeed { get { return m_KeptStartSeed.Get("UnityEngine.VFX.VisualEffect.startSeed"); } set { m_KeptStartSeed.Set(value); } } private Umcp.Kept<uint> m_KeptStartSeed;
        public bool resetSeedOnPlay { get { return m_KeptResetSeedOnPlay.Get("UnityEngine.VFX.VisualEffect.resetSeedOnPlay"); } set { m_KeptResetSeedOnPlay.Set(value); } } private Umcp.Kept<bool> m_KeptResetSeedOnPlay;
        public int initialEventID { get { return m_KeptInitialEventID.Get("UnityEngine.VFX.VisualEffect.initialEventID"); } set { m_KeptInitialEventID.Set(value); } } private Umcp.Kept<int> m_KeptInitialEventID;
        public string initialEventName { get { return m_KeptInitialEventName.Get("UnityEngine.VFX.VisualEffect.initialEventName"); } set { m_KeptInitialEventName.Set(value); } } private Umcp.Kept<string> m_KeptInitialEventName;
        public bool culled { get { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.culled"); } }
        public UnityEngine.VFX.VisualEffectAsset visualEffectAsset { get { return m_KeptVisualEffectAsset.Get("UnityEngine.VFX.VisualEffect.visualEffectAsset"); } set { m_KeptVisualEffectAsset.Set(value); } } private Umcp.Kept<UnityEngine.VFX.VisualEffectAsset> m_KeptVisualEffectAsset;
        public UnityEngine.VFX.VFXEventAttribute CreateVFXEventAttribute() { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.CreateVFXEventAttribute"); }
        public void SendEvent(int eventNameID, UnityEngine.VFX.VFXEventAttribute eventAttribute) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SendEvent"); }
        public void SendEvent(string eventName, UnityEngine.VFX.VFXEventAttribute eventAttribute) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SendEvent"); }
        public void SendEvent(int eventNameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SendEvent"); }
        public void SendEvent(string eventName) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SendEvent"); }
        public void Play(UnityEngine.VFX.VFXEventAttribute eventAttribute) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.Play"); }
        public void Play() { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.Play"); }
        public void Stop(UnityEngine.VFX.VFXEventAttribute eventAttribute) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.Stop"); }
        public void Stop() { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.Stop"); }
        public void Reinit() { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.Reinit"); }
        public void AdvanceOneFrame() { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.AdvanceOneFrame"); }
        public void ResetOverride(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.ResetOverride"); }
        public UnityEngine.Rendering.TextureDimension GetTextureDimension(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetTextureDimension"); }
        public bool HasBool(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasBool"); }
        public bool HasInt(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasInt"); }
        public bool HasUInt(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasUInt"); }
        public bool HasFloat(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasFloat"); }
        public bool HasVector2(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasVector2"); }
        public bool HasVector3(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasVector3"); }
        public bool HasVector4(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasVector4"); }
        public bool HasMatrix4x4(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasMatrix4x4"); }
        public bool HasTexture(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasTexture"); }
        public bool HasAnimationCurve(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasAnimationCurve"); }
        public bool HasGradient(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasGradient"); }
        public bool HasMesh(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasMesh"); }
        public bool HasSkinnedMeshRenderer(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasSkinnedMeshRenderer"); }
        public bool HasGraphicsBuffer(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasGraphicsBuffer"); }
        public void SetBool(int nameID, bool b) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetBool"); }
        public void SetInt(int nameID, int i) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetInt"); }
        public void SetUInt(int nameID, uint i) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetUInt"); }
        public void SetFloat(int nameID, float f) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetFloat"); }
        public void SetVector2(int nameID, UnityEngine.Vector2 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetVector2"); }
        public void SetVector3(int nameID, UnityEngine.Vector3 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetVector3"); }
        public void SetVector4(int nameID, UnityEngine.Vector4 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetVector4"); }
        public void SetMatrix4x4(int nameID, UnityEngine.Matrix4x4 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetMatrix4x4"); }
        public void SetTexture(int nameID, UnityEngine.Texture t) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetTexture"); }
        public void SetAnimationCurve(int nameID, UnityEngine.AnimationCurve c) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetAnimationCurve"); }
        public void SetGradient(int nameID, UnityEngine.Gradient g) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetGradient"); }
        public void SetMesh(int nameID, UnityEngine.Mesh m) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetMesh"); }
        public void SetSkinnedMeshRenderer(int nameID, UnityEngine.SkinnedMeshRenderer m) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetSkinnedMeshRenderer"); }
        public void SetGraphicsBuffer(int nameID, UnityEngine.GraphicsBuffer g) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetGraphicsBuffer"); }
        public bool GetBool(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetBool"); }
        public int GetInt(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetInt"); }
        public uint GetUInt(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetUInt"); }
        public float GetFloat(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetFloat"); }
        public UnityEngine.Vector2 GetVector2(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetVector2"); }
        public UnityEngine.Vector3 GetVector3(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetVector3"); }
        public UnityEngine.Vector4 GetVector4(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetVector4"); }
        public UnityEngine.Matrix4x4 GetMatrix4x4(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetMatrix4x4"); }
        public UnityEngine.Texture GetTexture(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetTexture"); }
        public UnityEngine.Mesh GetMesh(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetMesh"); }
        public UnityEngine.SkinnedMeshRenderer GetSkinnedMeshRenderer(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetSkinnedMeshRenderer"); }
        public UnityEngine.Gradient GetGradient(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetGradient"); }
        public UnityEngine.AnimationCurve GetAnimationCurve(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetAnimationCurve"); }
        public UnityEngine.VFX.VFXParticleSystemInfo GetParticleSystemInfo(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetParticleSystemInfo"); }
        public bool HasAnySystemAwake() { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasAnySystemAwake"); }
        public void GetSpawnSystemInfo(int nameID, UnityEngine.VFX.VFXSpawnerState spawnState) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetSpawnSystemInfo"); }
        public UnityEngine.VFX.VFXSpawnerState GetSpawnSystemInfo(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetSpawnSystemInfo"); }
        public bool HasSystem(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasSystem"); }
        public void GetSystemNames(System.Collections.Generic.List<string> names) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetSystemNames"); }
        public void GetParticleSystemNames(System.Collections.Generic.List<string> names) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetParticleSystemNames"); }
        public void GetOutputEventNames(System.Collections.Generic.List<string> names) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetOutputEventNames"); }
        public void GetSpawnSystemNames(System.Collections.Generic.List<string> names) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetSpawnSystemNames"); }
        public void ResetOverride(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.ResetOverride"); }
        public bool HasInt(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasInt"); }
        public bool HasUInt(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasUInt"); }
        public bool HasFloat(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasFloat"); }
        public bool HasVector2(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasVector2"); }
        public bool HasVector3(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasVector3"); }
        public bool HasVector4(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasVector4"); }
        public bool HasMatrix4x4(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasMatrix4x4"); }
        public bool HasTexture(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasTexture"); }
        public UnityEngine.Rendering.TextureDimension GetTextureDimension(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetTextureDimension"); }
        public bool HasAnimationCurve(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasAnimationCurve"); }
        public bool HasGradient(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasGradient"); }
        public bool HasMesh(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasMesh"); }
        public bool HasSkinnedMeshRenderer(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasSkinnedMeshRenderer"); }
        public bool HasGraphicsBuffer(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasGraphicsBuffer"); }
        public bool HasBool(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasBool"); }
        public void SetInt(string name, int i) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetInt"); }
        public void SetUInt(string name, uint i) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetUInt"); }
        public void SetFloat(string name, float f) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetFloat"); }
        public void SetVector2(string name, UnityEngine.Vector2 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetVector2"); }
        public void SetVector3(string name, UnityEngine.Vector3 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetVector3"); }
        public void SetVector4(string name, UnityEngine.Vector4 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetVector4"); }
        public void SetMatrix4x4(string name, UnityEngine.Matrix4x4 v) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetMatrix4x4"); }
        public void SetTexture(string name, UnityEngine.Texture t) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetTexture"); }
        public void SetAnimationCurve(string name, UnityEngine.AnimationCurve c) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetAnimationCurve"); }
        public void SetGradient(string name, UnityEngine.Gradient g) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetGradient"); }
        public void SetMesh(string name, UnityEngine.Mesh m) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetMesh"); }
        public void SetSkinnedMeshRenderer(string name, UnityEngine.SkinnedMeshRenderer m) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetSkinnedMeshRenderer"); }
        public void SetGraphicsBuffer(string name, UnityEngine.GraphicsBuffer g) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetGraphicsBuffer"); }
        public void SetBool(string name, bool b) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.SetBool"); }
        public int GetInt(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetInt"); }
        public uint GetUInt(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetUInt"); }
        public float GetFloat(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetFloat"); }
        public UnityEngine.Vector2 GetVector2(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetVector2"); }
        public UnityEngine.Vector3 GetVector3(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetVector3"); }
        public UnityEngine.Vector4 GetVector4(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetVector4"); }
        public UnityEngine.Matrix4x4 GetMatrix4x4(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetMatrix4x4"); }
        public UnityEngine.Texture GetTexture(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetTexture"); }
        public UnityEngine.Mesh GetMesh(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetMesh"); }
        public UnityEngine.SkinnedMeshRenderer GetSkinnedMeshRenderer(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetSkinnedMeshRenderer"); }
        public bool GetBool(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetBool"); }
        public UnityEngine.AnimationCurve GetAnimationCurve(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetAnimationCurve"); }
        public UnityEngine.Gradient GetGradient(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetGradient"); }
        public bool HasSystem(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.HasSystem"); }
        public UnityEngine.VFX.VFXParticleSystemInfo GetParticleSystemInfo(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetParticleSystemInfo"); }
        public UnityEngine.VFX.VFXSpawnerState GetSpawnSystemInfo(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.GetSpawnSystemInfo"); }
        public int aliveParticleCount { get { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.aliveParticleCount"); } }
        public void Simulate(float stepDeltaTime, uint stepCount = 1) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffect.Simulate"); }
        public System.Action<UnityEngine.VFX.VFXOutputEventArgs> outputEventReceived;
    }
    public partial class VisualEffectAsset : UnityEngine.VFX.VisualEffectObject
    {
        public const string PlayEventName = "OnPlay";
        public const string StopEventName = "OnStop";
        public UnityEngine.Rendering.TextureDimension GetTextureDimension(int nameID) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffectAsset.GetTextureDimension"); }
        public void GetExposedProperties(System.Collections.Generic.List<UnityEngine.VFX.VFXExposedProperty> exposedProperties) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffectAsset.GetExposedProperties"); }
        public void GetEvents(System.Collections.Generic.List<string> names) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffectAsset.GetEvents"); }
        public UnityEngine.Rendering.TextureDimension GetTextureDimension(string name) { throw new Umcp.LeftOutException("UnityEngine.VFX.VisualEffectAsset.GetTextureDimension"); }
    }
    public abstract partial class VisualEffectObject : UnityEngine.Object
    {
    }
}
