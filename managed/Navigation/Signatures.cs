// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace Unity.AI.Navigation
{
    public enum CollectObjects
    {
        All = 0,
        Volume = 1,
        Children = 2,
        MarkedWithModifier = 3,
    }
    public partial class NavMeshLink : UnityEngine.MonoBehaviour
    {
        public int agentTypeID { get { return m_AgentTypeID; } set { m_AgentTypeID = value; } } [UnityEngine.SerializeField] private int m_AgentTypeID;
        public UnityEngine.Vector3 startPoint { get { return m_StartPoint; } set { m_StartPoint = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_StartPoint = new UnityEngine.Vector3(0.0f, 0.0f, -2.5f);
        public UnityEngine.Vector3 endPoint { get { return m_EndPoint; } set { m_EndPoint = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_EndPoint = new UnityEngine.Vector3(0.0f, 0.0f, 2.5f);
        public float width { get { return m_Width; } set { m_Width = value; } } [UnityEngine.SerializeField] private float m_Width;
        public int costModifier { get { return m_CostModifier; } set { m_CostModifier = value; } } [UnityEngine.SerializeField] private int m_CostModifier = -1;
        public bool bidirectional { get { return m_Bidirectional; } set { m_Bidirectional = value; } } [UnityEngine.SerializeField] private bool m_Bidirectional = true;
        public bool autoUpdate { get { return m_AutoUpdatePosition; } set { m_AutoUpdatePosition = value; } } [UnityEngine.SerializeField] private bool m_AutoUpdatePosition;
        public int area { get { return m_Area; } set { m_Area = value; } } [UnityEngine.SerializeField] private int m_Area;
        public void UpdateLink() { throw new Umcp.LeftOutException("Unity.AI.Navigation.NavMeshLink.UpdateLink"); }
    }
    public partial class NavMeshModifier : UnityEngine.MonoBehaviour
    {
        public bool overrideArea { get { return m_OverrideArea; } set { m_OverrideArea = value; } } [UnityEngine.SerializeField] private bool m_OverrideArea;
        public int area { get { return m_Area; } set { m_Area = value; } } [UnityEngine.SerializeField] private int m_Area;
        public bool overrideGenerateLinks { get { return m_OverrideGenerateLinks; } set { m_OverrideGenerateLinks = value; } } [UnityEngine.SerializeField] private bool m_OverrideGenerateLinks;
        public bool generateLinks { get { return m_GenerateLinks; } set { m_GenerateLinks = value; } } [UnityEngine.SerializeField] private bool m_GenerateLinks;
        public bool ignoreFromBuild { get { return m_IgnoreFromBuild; } set { m_IgnoreFromBuild = value; } } [UnityEngine.SerializeField] private bool m_IgnoreFromBuild;
        public bool applyToChildren { get { return m_ApplyToChildren; } set { m_ApplyToChildren = value; } } [UnityEngine.SerializeField] private bool m_ApplyToChildren = true;
        public static System.Collections.Generic.List<Unity.AI.Navigation.NavMeshModifier> activeModifiers { get; internal set; } = new System.Collections.Generic.List<Unity.AI.Navigation.NavMeshModifier>();
        public bool AffectsAgentType(int agentTypeID) { throw new Umcp.LeftOutException("Unity.AI.Navigation.NavMeshModifier.AffectsAgentType"); }
    }
    public partial class NavMeshModifierVolume : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Vector3 size { get { return m_Size; } set { m_Size = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_Size = new UnityEngine.Vector3(4.0f, 3.0f, 4.0f);
        public UnityEngine.Vector3 center { get { return m_Center; } set { m_Center = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_Center = new UnityEngine.Vector3(0, 1.0f, 0);
        public int area { get { return m_Area; } set { m_Area = value; } } [UnityEngine.SerializeField] private int m_Area;
        public static System.Collections.Generic.List<Unity.AI.Navigation.NavMeshModifierVolume> activeModifiers { get; internal set; } = new System.Collections.Generic.List<Unity.AI.Navigation.NavMeshModifierVolume>();
        public bool AffectsAgentType(int agentTypeID) { throw new Umcp.LeftOutException("Unity.AI.Navigation.NavMeshModifierVolume.AffectsAgentType"); }
    }
    public partial class NavMeshSurface : UnityEngine.MonoBehaviour
    {
        public int agentTypeID { get { return m_AgentTypeID; } set { m_AgentTypeID = value; } } [UnityEngine.SerializeField] private int m_AgentTypeID;
        public Unity.AI.Navigation.CollectObjects collectObjects { get { return m_CollectObjects; } set { m_CollectObjects = value; } } [UnityEngine.SerializeField] private Unity.AI.Navigation.CollectObjects m_CollectObjects = Unity.AI.Navigation.CollectObjects.All;
        public UnityEngine.Vector3 size { get { return m_Size; } set { m_Size = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_Size = new UnityEngine.Vector3(10.0f, 10.0f, 10.0f);
        public UnityEngine.Vector3 center { get { return m_Center; } set { m_Center = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector3 m_Center = new UnityEngine.Vector3(0, 2.0f, 0);
        public UnityEngine.LayerMask layerMask { get { return m_LayerMask; } set { m_LayerMask = value; } } [UnityEngine.SerializeField] private UnityEngine.LayerMask m_LayerMask = ~0;
        public UnityEngine.AI.NavMeshCollectGeometry useGeometry { get { return m_UseGeometry; } set { m_UseGeometry = value; } } [UnityEngine.SerializeField] private UnityEngine.AI.NavMeshCollectGeometry m_UseGeometry = UnityEngine.AI.NavMeshCollectGeometry.RenderMeshes;
        public int defaultArea { get { return m_DefaultArea; } set { m_DefaultArea = value; } } [UnityEngine.SerializeField] private int m_DefaultArea;
        public bool ignoreNavMeshAgent { get { return m_IgnoreNavMeshAgent; } set { m_IgnoreNavMeshAgent = value; } } [UnityEngine.SerializeField] private bool m_IgnoreNavMeshAgent = true;
        public bool ignoreNavMeshObstacle { get { return m_IgnoreNavMeshObstacle; } set { m_IgnoreNavMeshObstacle = value; } } [UnityEngine.SerializeField] private bool m_IgnoreNavMeshObstacle = true;
        public bool overrideTileSize { get { return m_OverrideTileSize; } set { m_OverrideTileSize = value; } } [UnityEngine.SerializeField] private bool m_OverrideTileSize;
        public int tileSize { get { return m_TileSize; } set { m_TileSize = value; } } [UnityEngine.SerializeField] private int m_TileSize = 256;
        public bool overrideVoxelSize { get { return m_OverrideVoxelSize; } set { m_OverrideVoxelSize = value; } } [UnityEngine.SerializeField] private bool m_OverrideVoxelSize;
        public float voxelSize { get { return m_VoxelSize; } set { m_VoxelSize = value; } } [UnityEngine.SerializeField] private float m_VoxelSize;
        public float minRegionArea { get { return m_MinRegionArea; } set { m_MinRegionArea = value; } } [UnityEngine.SerializeField] private float m_MinRegionArea = 2;
        public bool buildHeightMesh { get { return m_BuildHeightMesh; } set { m_BuildHeightMesh = value; } } [UnityEngine.SerializeField] private bool m_BuildHeightMesh;
        public UnityEngine.AI.NavMeshData navMeshData { get { return m_NavMeshData; } set { m_NavMeshData = value; } } [UnityEngine.SerializeField] private UnityEngine.AI.NavMeshData m_NavMeshData;
        public static System.Collections.Generic.List<Unity.AI.Navigation.NavMeshSurface> activeSurfaces { get; internal set; } = new System.Collections.Generic.List<Unity.AI.Navigation.NavMeshSurface>();
        public void AddData() { throw new Umcp.LeftOutException("Unity.AI.Navigation.NavMeshSurface.AddData"); }
        public void RemoveData() { throw new Umcp.LeftOutException("Unity.AI.Navigation.NavMeshSurface.RemoveData"); }
        public UnityEngine.AI.NavMeshBuildSettings GetBuildSettings() { throw new Umcp.LeftOutException("Unity.AI.Navigation.NavMeshSurface.GetBuildSettings"); }
        public void BuildNavMesh() { throw new Umcp.LeftOutException("Unity.AI.Navigation.NavMeshSurface.BuildNavMesh"); }
        public UnityEngine.AsyncOperation UpdateNavMesh(UnityEngine.AI.NavMeshData data) { throw new Umcp.LeftOutException("Unity.AI.Navigation.NavMeshSurface.UpdateNavMesh"); }
    }
}
