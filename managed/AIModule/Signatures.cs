// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.AI
{
    public static partial class NavMesh
    {
        public const int AllAreas = -1;
        public static UnityEngine.AI.NavMesh.OnNavMeshPreUpdate onPreUpdate;
        public static bool Raycast(UnityEngine.Vector3 sourcePosition, UnityEngine.Vector3 targetPosition, out UnityEngine.AI.NavMeshHit hit, int areaMask) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.Raycast"); }
        public static bool CalculatePath(UnityEngine.Vector3 sourcePosition, UnityEngine.Vector3 targetPosition, int areaMask, UnityEngine.AI.NavMeshPath path) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.CalculatePath"); }
        public static bool FindClosestEdge(UnityEngine.Vector3 sourcePosition, out UnityEngine.AI.NavMeshHit hit, int areaMask) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.FindClosestEdge"); }
        public static bool SamplePosition(UnityEngine.Vector3 sourcePosition, out UnityEngine.AI.NavMeshHit hit, float maxDistance, int areaMask) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.SamplePosition"); }
        [System.Obsolete] public static void SetLayerCost(int layer, float cost) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.SetLayerCost"); }
        [System.Obsolete] public static float GetLayerCost(int layer) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.GetLayerCost"); }
        [System.Obsolete] public static int GetNavMeshLayerFromName(string layerName) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.GetNavMeshLayerFromName"); }
        public static void SetAreaCost(int areaIndex, float cost) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.SetAreaCost"); }
        public static float GetAreaCost(int areaIndex) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.GetAreaCost"); }
        public static int GetAreaFromName(string areaName) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.GetAreaFromName"); }
        public static UnityEngine.AI.NavMeshTriangulation CalculateTriangulation() { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.CalculateTriangulation"); }
        [System.Obsolete] public static void Triangulate(out UnityEngine.Vector3[] vertices, out int[] indices) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.Triangulate"); }
        [System.Obsolete] public static void AddOffMeshLinks() { }
        [System.Obsolete] public static void RestoreNavMesh() { }
        public static float avoidancePredictionTime { get { return s_KeptAvoidancePredictionTime.Get("UnityEngine.AI.NavMesh.avoidancePredictionTime"); } set { s_KeptAvoidancePredictionTime.Set(value); } } private static Umcp.Kept<float> s_KeptAvoidancePredictionTime;
        public static int pathfindingIterationsPerFrame { get { return s_KeptPathfindingIterationsPerFrame.Get("UnityEngine.AI.NavMesh.pathfindingIterationsPerFrame"); } set { s_KeptPathfindingIterationsPerFrame.Set(value); } } private static Umcp.Kept<int> s_KeptPathfindingIterationsPerFrame;
        public static UnityEngine.AI.NavMeshDataInstance AddNavMeshData(UnityEngine.AI.NavMeshData navMeshData) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.AddNavMeshData"); }
        public static UnityEngine.AI.NavMeshDataInstance AddNavMeshData(UnityEngine.AI.NavMeshData navMeshData, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.AddNavMeshData"); }
        public static void RemoveNavMeshData(UnityEngine.AI.NavMeshDataInstance handle) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.RemoveNavMeshData"); }
        public static UnityEngine.AI.NavMeshLinkInstance AddLink(UnityEngine.AI.NavMeshLinkData link) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.AddLink"); }
        public static UnityEngine.AI.NavMeshLinkInstance AddLink(UnityEngine.AI.NavMeshLinkData link, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.AddLink"); }
        public static void RemoveLink(UnityEngine.AI.NavMeshLinkInstance handle) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.RemoveLink"); }
        public static bool SamplePosition(UnityEngine.Vector3 sourcePosition, out UnityEngine.AI.NavMeshHit hit, float maxDistance, UnityEngine.AI.NavMeshQueryFilter filter) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.SamplePosition"); }
        public static bool FindClosestEdge(UnityEngine.Vector3 sourcePosition, out UnityEngine.AI.NavMeshHit hit, UnityEngine.AI.NavMeshQueryFilter filter) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.FindClosestEdge"); }
        public static bool Raycast(UnityEngine.Vector3 sourcePosition, UnityEngine.Vector3 targetPosition, out UnityEngine.AI.NavMeshHit hit, UnityEngine.AI.NavMeshQueryFilter filter) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.Raycast"); }
        public static bool CalculatePath(UnityEngine.Vector3 sourcePosition, UnityEngine.Vector3 targetPosition, UnityEngine.AI.NavMeshQueryFilter filter, UnityEngine.AI.NavMeshPath path) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.CalculatePath"); }
        public static UnityEngine.AI.NavMeshBuildSettings CreateSettings() { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.CreateSettings"); }
        public static void RemoveSettings(int agentTypeID) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.RemoveSettings"); }
        public static UnityEngine.AI.NavMeshBuildSettings GetSettingsByID(int agentTypeID) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.GetSettingsByID"); }
        public static int GetSettingsCount() { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.GetSettingsCount"); }
        public static UnityEngine.AI.NavMeshBuildSettings GetSettingsByIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.GetSettingsByIndex"); }
        public static string GetSettingsNameFromID(int agentTypeID) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.GetSettingsNameFromID"); }
        public static void RemoveAllNavMeshData() { throw new Umcp.LeftOutException("UnityEngine.AI.NavMesh.RemoveAllNavMeshData"); }
        public delegate void OnNavMeshPreUpdate();
    }
    public sealed partial class NavMeshAgent
    {
        public UnityEngine.Vector3 nextPosition { get { return m_KeptNextPosition.Get("UnityEngine.AI.NavMeshAgent.nextPosition"); } set { m_KeptNextPosition.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptNextPosition;
        public UnityEngine.Vector3 steeringTarget { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.steeringTarget"); } }
        public UnityEngine.Vector3 desiredVelocity { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.desiredVelocity"); } }
        public float remainingDistance { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.remainingDistance"); } }
        public bool isOnOffMeshLink { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.isOnOffMeshLink"); } }
        public void ActivateCurrentOffMeshLink(bool activated) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.ActivateCurrentOffMeshLink"); }
        public UnityEngine.AI.OffMeshLinkData currentOffMeshLinkData { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.currentOffMeshLinkData"); } }
        public UnityEngine.AI.OffMeshLinkData nextOffMeshLinkData { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.nextOffMeshLinkData"); } }
        public void CompleteOffMeshLink() { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.CompleteOffMeshLink"); }
        public bool isPathStale { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.isPathStale"); } }
        public UnityEngine.AI.NavMeshPathStatus pathStatus { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.pathStatus"); } }
        public UnityEngine.Vector3 pathEndPosition { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.pathEndPosition"); } }
        public void Move(UnityEngine.Vector3 offset) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.Move"); }
        [System.Obsolete] public void Stop() { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.Stop"); }
        [System.Obsolete] public void Stop(bool stopUpdates) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.Stop"); }
        [System.Obsolete] public void Resume() { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.Resume"); }
        public bool SetPath(UnityEngine.AI.NavMeshPath path) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.SetPath"); }
        public UnityEngine.AI.NavMeshPath path { get { return m_KeptPath.Get("UnityEngine.AI.NavMeshAgent.path"); } set { m_KeptPath.Set(value); } } private Umcp.Kept<UnityEngine.AI.NavMeshPath> m_KeptPath;
        public bool FindClosestEdge(out UnityEngine.AI.NavMeshHit hit) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.FindClosestEdge"); }
        public bool Raycast(UnityEngine.Vector3 targetPosition, out UnityEngine.AI.NavMeshHit hit) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.Raycast"); }
        public bool CalculatePath(UnityEngine.Vector3 targetPosition, UnityEngine.AI.NavMeshPath path) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.CalculatePath"); }
        public bool SamplePathPosition(int areaMask, float maxDistance, out UnityEngine.AI.NavMeshHit hit) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.SamplePathPosition"); }
        [System.Obsolete] public void SetLayerCost(int layer, float cost) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.SetLayerCost"); }
        [System.Obsolete] public float GetLayerCost(int layer) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.GetLayerCost"); }
        public void SetAreaCost(int areaIndex, float areaCost) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.SetAreaCost"); }
        public float GetAreaCost(int areaIndex) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.GetAreaCost"); }
        public UnityEngine.Object navMeshOwner { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshAgent.navMeshOwner"); } }
        [System.Obsolete] public int walkableMask { get { return m_KeptWalkableMask.Get("UnityEngine.AI.NavMeshAgent.walkableMask"); } set { m_KeptWalkableMask.Set(value); } } private Umcp.Kept<int> m_KeptWalkableMask;
    }
    [System.FlagsAttribute]
    public enum NavMeshBuildDebugFlags
    {
        None = 0,
        InputGeometry = 1,
        Voxels = 2,
        Regions = 4,
        RawContours = 8,
        SimplifiedContours = 16,
        PolygonMeshes = 32,
        PolygonMeshesDetail = 64,
        All = 127,
    }
    public partial struct NavMeshBuildDebugSettings
    {
        public UnityEngine.AI.NavMeshBuildDebugFlags flags { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildDebugSettings.flags"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildDebugSettings.flags"); } }
    }
    public partial struct NavMeshBuildMarkup
    {
        public bool overrideArea { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildMarkup.overrideArea"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildMarkup.overrideArea"); } }
        public int area { get; set; }
        public bool overrideIgnore { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildMarkup.overrideIgnore"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildMarkup.overrideIgnore"); } }
        public bool ignoreFromBuild { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildMarkup.ignoreFromBuild"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildMarkup.ignoreFromBuild"); } }
        public bool overrideGenerateLinks { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildMarkup.overrideGenerateLinks"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildMarkup.overrideGenerateLinks"); } }
        public bool generateLinks { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildMarkup.generateLinks"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildMarkup.generateLinks"); } }
        public bool applyToChildren { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildMarkup.applyToChildren"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildMarkup.applyToChildren"); } }
        public UnityEngine.Transform root { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildMarkup.root"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildMarkup.root"); } }
    }
    public partial struct NavMeshBuildSettings
    {
        public int agentTypeID { get; set; }
        public float agentRadius { get; set; }
        public float agentHeight { get; set; }
        public float agentSlope { get; set; }
        public float agentClimb { get; set; }
        public float ledgeDropHeight { get; set; }
        public float maxJumpAcrossDistance { get; set; }
        public float minRegionArea { get; set; }
        public bool overrideVoxelSize { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildSettings.overrideVoxelSize"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildSettings.overrideVoxelSize"); } }
        public float voxelSize { get; set; }
        public bool overrideTileSize { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildSettings.overrideTileSize"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildSettings.overrideTileSize"); } }
        public int tileSize { get; set; }
        public uint maxJobWorkers { get; set; }
        public bool preserveTilesOutsideBounds { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildSettings.preserveTilesOutsideBounds"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildSettings.preserveTilesOutsideBounds"); } }
        public bool buildHeightMesh { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildSettings.buildHeightMesh"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildSettings.buildHeightMesh"); } }
        public UnityEngine.AI.NavMeshBuildDebugSettings debug { get; set; }
        public string[] ValidationReport(UnityEngine.Bounds buildBounds) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildSettings.ValidationReport"); }
    }
    public partial struct NavMeshBuildSource
    {
        public UnityEngine.Matrix4x4 transform { get; set; }
        public UnityEngine.Vector3 size { get; set; }
        public UnityEngine.AI.NavMeshBuildSourceShape shape { get; set; }
        public int area { get; set; }
        public bool generateLinks { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildSource.generateLinks"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildSource.generateLinks"); } }
        public UnityEngine.Object sourceObject { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildSource.sourceObject"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildSource.sourceObject"); } }
        public UnityEngine.Component component { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildSource.component"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuildSource.component"); } }
    }
    public enum NavMeshBuildSourceShape
    {
        Mesh = 0,
        Terrain = 1,
        Box = 2,
        Sphere = 3,
        Capsule = 4,
        ModifierBox = 5,
    }
    public static partial class NavMeshBuilder
    {
        public static void CollectSources(UnityEngine.Bounds includedWorldBounds, int includedLayerMask, UnityEngine.AI.NavMeshCollectGeometry geometry, int defaultArea, bool generateLinksByDefault, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildMarkup> markups, bool includeOnlyMarkedObjects, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildSource> results) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuilder.CollectSources"); }
        public static void CollectSources(UnityEngine.Bounds includedWorldBounds, int includedLayerMask, UnityEngine.AI.NavMeshCollectGeometry geometry, int defaultArea, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildMarkup> markups, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildSource> results) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuilder.CollectSources"); }
        public static void CollectSources(UnityEngine.Transform root, int includedLayerMask, UnityEngine.AI.NavMeshCollectGeometry geometry, int defaultArea, bool generateLinksByDefault, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildMarkup> markups, bool includeOnlyMarkedObjects, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildSource> results) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuilder.CollectSources"); }
        public static void CollectSources(UnityEngine.Transform root, int includedLayerMask, UnityEngine.AI.NavMeshCollectGeometry geometry, int defaultArea, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildMarkup> markups, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildSource> results) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuilder.CollectSources"); }
        public static UnityEngine.AI.NavMeshData BuildNavMeshData(UnityEngine.AI.NavMeshBuildSettings buildSettings, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildSource> sources, UnityEngine.Bounds localBounds, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuilder.BuildNavMeshData"); }
        public static bool UpdateNavMeshData(UnityEngine.AI.NavMeshData data, UnityEngine.AI.NavMeshBuildSettings buildSettings, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildSource> sources, UnityEngine.Bounds localBounds) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuilder.UpdateNavMeshData"); }
        public static UnityEngine.AsyncOperation UpdateNavMeshDataAsync(UnityEngine.AI.NavMeshData data, UnityEngine.AI.NavMeshBuildSettings buildSettings, System.Collections.Generic.List<UnityEngine.AI.NavMeshBuildSource> sources, UnityEngine.Bounds localBounds) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuilder.UpdateNavMeshDataAsync"); }
        public static void Cancel(UnityEngine.AI.NavMeshData data) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshBuilder.Cancel"); }
    }
    public enum NavMeshCollectGeometry
    {
        RenderMeshes = 0,
        PhysicsColliders = 1,
    }
    public sealed partial class NavMeshData : UnityEngine.Object
    {
        public NavMeshData() { UnityEngine.Native.NewAsset(this, ""); }
        public NavMeshData(int agentTypeID) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshData"); }
        public UnityEngine.Bounds sourceBounds { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshData.sourceBounds"); } }
        public UnityEngine.Vector3 position { get { return m_KeptPosition.Get("UnityEngine.AI.NavMeshData.position"); } set { m_KeptPosition.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptPosition;
        public UnityEngine.Quaternion rotation { get { return m_KeptRotation.Get("UnityEngine.AI.NavMeshData.rotation"); } set { m_KeptRotation.Set(value); } } private Umcp.Kept<UnityEngine.Quaternion> m_KeptRotation;
    }
    public partial struct NavMeshDataInstance
    {
        public UnityEngine.Object owner { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshDataInstance.owner"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshDataInstance.owner"); } }
    }
    public partial struct NavMeshHit
    {
        public UnityEngine.Vector3 position { get; set; }
        public UnityEngine.Vector3 normal { get; set; }
        public float distance { get; set; }
        public int mask { get; set; }
        public bool hit { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshHit.hit"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshHit.hit"); } }
    }
    public partial struct NavMeshLinkData
    {
        public UnityEngine.Vector3 startPosition { get; set; }
        public UnityEngine.Vector3 endPosition { get; set; }
        public float costModifier { get; set; }
        public bool bidirectional { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshLinkData.bidirectional"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshLinkData.bidirectional"); } }
        public float width { get; set; }
        public int area { get; set; }
        public int agentTypeID { get; set; }
    }
    public partial struct NavMeshLinkInstance
    {
        public UnityEngine.Object owner { get { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshLinkInstance.owner"); } set { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshLinkInstance.owner"); } }
    }
    public sealed partial class NavMeshObstacle : UnityEngine.Behaviour
    {
        public float height { get { return m_KeptHeight.Get("UnityEngine.AI.NavMeshObstacle.height"); } set { m_KeptHeight.Set(value); } } private Umcp.Kept<float> m_KeptHeight;
        public float radius { get { return m_KeptRadius.Get("UnityEngine.AI.NavMeshObstacle.radius"); } set { m_KeptRadius.Set(value); } } private Umcp.Kept<float> m_KeptRadius;
        public UnityEngine.Vector3 velocity { get { return m_KeptVelocity.Get("UnityEngine.AI.NavMeshObstacle.velocity"); } set { m_KeptVelocity.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptVelocity;
        public bool carving { get { return m_KeptCarving.Get("UnityEngine.AI.NavMeshObstacle.carving"); } set { m_KeptCarving.Set(value); } } private Umcp.Kept<bool> m_KeptCarving;
        public bool carveOnlyStationary { get { return m_KeptCarveOnlyStationary.Get("UnityEngine.AI.NavMeshObstacle.carveOnlyStationary"); } set { m_KeptCarveOnlyStationary.Set(value); } } private Umcp.Kept<bool> m_KeptCarveOnlyStationary;
        public float carvingMoveThreshold { get { return m_KeptCarvingMoveThreshold.Get("UnityEngine.AI.NavMeshObstacle.carvingMoveThreshold"); } set { m_KeptCarvingMoveThreshold.Set(value); } } private Umcp.Kept<float> m_KeptCarvingMoveThreshold;
        public float carvingTimeToStationary { get { return m_KeptCarvingTimeToStationary.Get("UnityEngine.AI.NavMeshObstacle.carvingTimeToStationary"); } set { m_KeptCarvingTimeToStationary.Set(value); } } private Umcp.Kept<float> m_KeptCarvingTimeToStationary;
        public UnityEngine.AI.NavMeshObstacleShape shape { get { return m_KeptShape.Get("UnityEngine.AI.NavMeshObstacle.shape"); } set { m_KeptShape.Set(value); } } private Umcp.Kept<UnityEngine.AI.NavMeshObstacleShape> m_KeptShape;
        public UnityEngine.Vector3 center { get { return m_KeptCenter.Get("UnityEngine.AI.NavMeshObstacle.center"); } set { m_KeptCenter.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptCenter;
        public UnityEngine.Vector3 size { get { return m_KeptSize.Get("UnityEngine.AI.NavMeshObstacle.size"); } set { m_KeptSize.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptSize;
    }
    public enum NavMeshObstacleShape
    {
        Capsule = 0,
        Box = 1,
    }
    public enum NavMeshPathStatus
    {
        PathComplete = 0,
        PathPartial = 1,
        PathInvalid = 2,
    }
    public partial struct NavMeshQueryFilter
    {
        public int areaMask { get; set; }
        public int agentTypeID { get; set; }
        public float GetAreaCost(int areaIndex) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshQueryFilter.GetAreaCost"); }
        public void SetAreaCost(int areaIndex, float cost) { throw new Umcp.LeftOutException("UnityEngine.AI.NavMeshQueryFilter.SetAreaCost"); }
    }
    public partial struct NavMeshTriangulation
    {
        public UnityEngine.Vector3[] vertices;
        public int[] indices;
        public int[] areas;
        [System.Obsolete] public int[] layers { get; internal set; }
    }
    public sealed partial class OffMeshLink : UnityEngine.Behaviour
    {
        public bool activated { get { return m_KeptActivated.Get("UnityEngine.AI.OffMeshLink.activated"); } set { m_KeptActivated.Set(value); } } private Umcp.Kept<bool> m_KeptActivated;
        public bool occupied { get { throw new Umcp.LeftOutException("UnityEngine.AI.OffMeshLink.occupied"); } }
        public float costOverride { get { return m_KeptCostOverride.Get("UnityEngine.AI.OffMeshLink.costOverride"); } set { m_KeptCostOverride.Set(value); } } private Umcp.Kept<float> m_KeptCostOverride;
        public bool biDirectional { get { return m_KeptBiDirectional.Get("UnityEngine.AI.OffMeshLink.biDirectional"); } set { m_KeptBiDirectional.Set(value); } } private Umcp.Kept<bool> m_KeptBiDirectional;
        public void UpdatePositions() { throw new Umcp.LeftOutException("UnityEngine.AI.OffMeshLink.UpdatePositions"); }
        [System.Obsolete] public int navMeshLayer { get { return m_KeptNavMeshLayer.Get("UnityEngine.AI.OffMeshLink.navMeshLayer"); } set { m_KeptNavMeshLayer.Set(value); } } private Umcp.Kept<int> m_KeptNavMeshLayer;
        public int area { get { return m_KeptArea.Get("UnityEngine.AI.OffMeshLink.area"); } set { m_KeptArea.Set(value); } } private Umcp.Kept<int> m_KeptArea;
        public bool autoUpdatePositions { get { return m_KeptAutoUpdatePositions.Get("UnityEngine.AI.OffMeshLink.autoUpdatePositions"); } set { m_KeptAutoUpdatePositions.Set(value); } } private Umcp.Kept<bool> m_KeptAutoUpdatePositions;
        public UnityEngine.Transform startTransform { get { return m_KeptStartTransform.Get("UnityEngine.AI.OffMeshLink.startTransform"); } set { m_KeptStartTransform.Set(value); } } private Umcp.Kept<UnityEngine.Transform> m_KeptStartTransform;
        public UnityEngine.Transform endTransform { get { return m_KeptEndTransform.Get("UnityEngine.AI.OffMeshLink.endTransform"); } set { m_KeptEndTransform.Set(value); } } private Umcp.Kept<UnityEngine.Transform> m_KeptEndTransform;
    }
    public partial struct OffMeshLinkData
    {
        public bool valid { get { throw new Umcp.LeftOutException("UnityEngine.AI.OffMeshLinkData.valid"); } }
        public bool activated { get { throw new Umcp.LeftOutException("UnityEngine.AI.OffMeshLinkData.activated"); } }
        public UnityEngine.AI.OffMeshLinkType linkType { get; internal set; }
        public UnityEngine.Vector3 startPos { get; internal set; }
        public UnityEngine.Vector3 endPos { get; internal set; }
        public UnityEngine.AI.OffMeshLink offMeshLink { get { throw new Umcp.LeftOutException("UnityEngine.AI.OffMeshLinkData.offMeshLink"); } }
    }
    public enum OffMeshLinkType
    {
        LinkTypeManual = 0,
        LinkTypeDropDown = 1,
        LinkTypeJumpAcross = 2,
    }
}

namespace UnityEngine.Experimental.AI
{
    public partial struct NavMeshLocation
    {
        public UnityEngine.Experimental.AI.PolygonId polygon { get; internal set; }
        public UnityEngine.Vector3 position { get; internal set; }
    }
    public enum NavMeshPolyTypes
    {
        Ground = 0,
        OffMeshConnection = 1,
    }
    public partial struct NavMeshQuery : System.IDisposable
    {
        public NavMeshQuery(UnityEngine.Experimental.AI.NavMeshWorld world, Unity.Collections.Allocator allocator, int pathNodePoolSize = 0) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.Dispose"); }
        public UnityEngine.Experimental.AI.PathQueryStatus BeginFindPath(UnityEngine.Experimental.AI.NavMeshLocation start, UnityEngine.Experimental.AI.NavMeshLocation end, int areaMask = -1, Unity.Collections.NativeArray<float> costs = default(Unity.Collections.NativeArray<float>)) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.BeginFindPath"); }
        public UnityEngine.Experimental.AI.PathQueryStatus UpdateFindPath(int iterations, out int iterationsPerformed) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.UpdateFindPath"); }
        public UnityEngine.Experimental.AI.PathQueryStatus EndFindPath(out int pathSize) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.EndFindPath"); }
        public int GetPathResult(Unity.Collections.NativeSlice<UnityEngine.Experimental.AI.PolygonId> path) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.GetPathResult"); }
        public bool IsValid(UnityEngine.Experimental.AI.PolygonId polygon) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.IsValid"); }
        public bool IsValid(UnityEngine.Experimental.AI.NavMeshLocation location) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.IsValid"); }
        public int GetAgentTypeIdForPolygon(UnityEngine.Experimental.AI.PolygonId polygon) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.GetAgentTypeIdForPolygon"); }
        public UnityEngine.Experimental.AI.NavMeshLocation CreateLocation(UnityEngine.Vector3 position, UnityEngine.Experimental.AI.PolygonId polygon) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.CreateLocation"); }
        public UnityEngine.Experimental.AI.NavMeshLocation MapLocation(UnityEngine.Vector3 position, UnityEngine.Vector3 extents, int agentTypeID, int areaMask = -1) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.MapLocation"); }
        public void MoveLocations(Unity.Collections.NativeSlice<UnityEngine.Experimental.AI.NavMeshLocation> locations, Unity.Collections.NativeSlice<UnityEngine.Vector3> targets, Unity.Collections.NativeSlice<int> areaMasks) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.MoveLocations"); }
        public void MoveLocationsInSameAreas(Unity.Collections.NativeSlice<UnityEngine.Experimental.AI.NavMeshLocation> locations, Unity.Collections.NativeSlice<UnityEngine.Vector3> targets, int areaMask = -1) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.MoveLocationsInSameAreas"); }
        public UnityEngine.Experimental.AI.NavMeshLocation MoveLocation(UnityEngine.Experimental.AI.NavMeshLocation location, UnityEngine.Vector3 target, int areaMask = -1) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.MoveLocation"); }
        public bool GetPortalPoints(UnityEngine.Experimental.AI.PolygonId polygon, UnityEngine.Experimental.AI.PolygonId neighbourPolygon, out UnityEngine.Vector3 left, out UnityEngine.Vector3 right) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.GetPortalPoints"); }
        public UnityEngine.Matrix4x4 PolygonLocalToWorldMatrix(UnityEngine.Experimental.AI.PolygonId polygon) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.PolygonLocalToWorldMatrix"); }
        public UnityEngine.Matrix4x4 PolygonWorldToLocalMatrix(UnityEngine.Experimental.AI.PolygonId polygon) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.PolygonWorldToLocalMatrix"); }
        public UnityEngine.Experimental.AI.NavMeshPolyTypes GetPolygonType(UnityEngine.Experimental.AI.PolygonId polygon) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.GetPolygonType"); }
        public UnityEngine.Experimental.AI.PathQueryStatus Raycast(out UnityEngine.AI.NavMeshHit hit, UnityEngine.Experimental.AI.NavMeshLocation start, UnityEngine.Vector3 targetPosition, int areaMask = -1, Unity.Collections.NativeArray<float> costs = default(Unity.Collections.NativeArray<float>)) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.Raycast"); }
        public UnityEngine.Experimental.AI.PathQueryStatus Raycast(out UnityEngine.AI.NavMeshHit hit, Unity.Collections.NativeSlice<UnityEngine.Experimental.AI.PolygonId> path, out int pathCount, UnityEngine.Experimental.AI.NavMeshLocation start, UnityEngine.Vector3 targetPosition, int areaMask = -1, Unity.Collections.NativeArray<float> costs = default(Unity.Collections.NativeArray<float>)) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.Raycast"); }
        public UnityEngine.Experimental.AI.PathQueryStatus GetEdgesAndNeighbors(UnityEngine.Experimental.AI.PolygonId node, Unity.Collections.NativeSlice<UnityEngine.Vector3> edgeVertices, Unity.Collections.NativeSlice<UnityEngine.Experimental.AI.PolygonId> neighbors, Unity.Collections.NativeSlice<byte> edgeIndices, out int verticesCount, out int neighborsCount) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshQuery.GetEdgesAndNeighbors"); }
    }
    public partial struct NavMeshWorld
    {
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshWorld.IsValid"); }
        public static UnityEngine.Experimental.AI.NavMeshWorld GetDefaultWorld() { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshWorld.GetDefaultWorld"); }
        public void AddDependency(Unity.Jobs.JobHandle job) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.NavMeshWorld.AddDependency"); }
    }
    [System.FlagsAttribute]
    public enum PathQueryStatus
    {
        Failure = -2147483648,
        Success = 1073741824,
        InProgress = 536870912,
        StatusDetailMask = 16777215,
        WrongMagic = 1,
        WrongVersion = 2,
        OutOfMemory = 4,
        InvalidParam = 8,
        BufferTooSmall = 16,
        OutOfNodes = 32,
        PartialResult = 64,
    }
    public partial struct PolygonId : System.IEquatable<UnityEngine.Experimental.AI.PolygonId>
    {
        public bool IsNull() { throw new Umcp.LeftOutException("UnityEngine.Experimental.AI.PolygonId.IsNull"); }
        public static bool operator ==(UnityEngine.Experimental.AI.PolygonId x, UnityEngine.Experimental.AI.PolygonId y) { return ((object)x).Equals(y); }
        public static bool operator !=(UnityEngine.Experimental.AI.PolygonId x, UnityEngine.Experimental.AI.PolygonId y) { return !((object)x).Equals(y); }
        public bool Equals(UnityEngine.Experimental.AI.PolygonId rhs) { return base.Equals(rhs); }
    }
}
