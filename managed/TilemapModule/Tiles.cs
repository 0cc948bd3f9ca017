namespace UnityEngine.Tilemaps
{
    public partial struct TileData
    {
        internal static TileData Usual => new TileData { color = Color.white, transform = Matrix4x4.identity };

        public Sprite sprite { get; set; }
        public Color color { get; set; }
        public Matrix4x4 transform { get; set; }
        public GameObject gameObject { get; set; }
        public TileFlags flags { get; set; }
        public Tile.ColliderType colliderType { get; set; }
    }

    public partial struct TileChangeData
    {
        public Vector3Int position { get; set; }
        public TileBase tile { get; set; }
        public Color color { get; set; }
        public Matrix4x4 transform { get; set; }
    }

    public abstract partial class TileBase : ScriptableObject
    {
        public virtual void RefreshTile(Vector3Int position, ITilemap tilemap) => tilemap.RefreshTile(position);
    }

    public partial class Tile : TileBase
    {
        [SerializeField] private Sprite m_Sprite;
        [SerializeField] private Color m_Color = Color.white;
        [SerializeField] private Matrix4x4 m_Transform = Matrix4x4.identity;
        [SerializeField] private GameObject m_InstancedGameObject;
        [SerializeField] private TileFlags m_Flags = TileFlags.LockColor;
        [SerializeField] private ColliderType m_ColliderType = ColliderType.Sprite;

        public override void GetTileData(Vector3Int position, ITilemap tilemap, ref TileData tileData)
        {
            tileData.sprite = m_Sprite;
            tileData.color = m_Color;
            tileData.transform = m_Transform;
            tileData.gameObject = m_InstancedGameObject;
            tileData.flags = m_Flags;
            tileData.colliderType = m_ColliderType;
        }
    }

    /// <summary>What tiles see of their map.</summary>
    public partial class ITilemap
    {
        private readonly Tilemap m_Map;

        public ITilemap(Tilemap tilemap)
        {
            m_Map = tilemap;
        }

        public static implicit operator ITilemap(Tilemap tilemap) => tilemap == null ? null : new ITilemap(tilemap);
        public Vector3Int origin => m_Map.origin;
        public Vector3Int size => m_Map.size;
        public Bounds localBounds => m_Map.localBounds;
        public BoundsInt cellBounds => m_Map.cellBounds;
        public virtual Sprite GetSprite(Vector3Int position) => m_Map.GetSprite(position);
        public virtual Color GetColor(Vector3Int position) => m_Map.GetColor(position);
        public virtual Matrix4x4 GetTransformMatrix(Vector3Int position) => m_Map.GetTransformMatrix(position);
        public virtual TileFlags GetTileFlags(Vector3Int position) => m_Map.GetTileFlags(position);
        public virtual TileBase GetTile(Vector3Int position) => m_Map.GetTile(position);
        public virtual T GetTile<T>(Vector3Int position) where T : TileBase => m_Map.GetTile<T>(position);
        public void RefreshTile(Vector3Int position) => m_Map.RefreshTile(position);
        public T GetComponent<T>() => m_Map.GetComponent<T>();
    }
}
