// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public partial class CustomGridBrushAttribute : System.Attribute
    {
        public bool hideAssetInstances { get; internal set; }
        public bool hideDefaultInstance { get; internal set; }
        public bool defaultBrush { get; internal set; }
        public string defaultName { get; internal set; }
        public CustomGridBrushAttribute() { this.hideAssetInstances = false; this.hideDefaultInstance = false; this.defaultBrush = false; this.defaultName = ""; }
        public CustomGridBrushAttribute(bool hideAssetInstances, bool hideDefaultInstance, bool defaultBrush, string defaultName) { this.hideAssetInstances = hideAssetInstances; this.hideDefaultInstance = hideDefaultInstance; this.defaultBrush = defaultBrush; this.defaultName = defaultName; }
    }
    public abstract partial class GridBrushBase : UnityEngine.ScriptableObject
    {
        public virtual void Paint(UnityEngine.GridLayout gridLayout, UnityEngine.GameObject brushTarget, UnityEngine.Vector3Int position) { }
        public virtual void Erase(UnityEngine.GridLayout gridLayout, UnityEngine.GameObject brushTarget, UnityEngine.Vector3Int position) { }
        public virtual void BoxFill(UnityEngine.GridLayout gridLayout, UnityEngine.GameObject brushTarget, UnityEngine.BoundsInt position) { throw new Umcp.LeftOutException("UnityEngine.GridBrushBase.BoxFill"); }
        public virtual void BoxErase(UnityEngine.GridLayout gridLayout, UnityEngine.GameObject brushTarget, UnityEngine.BoundsInt position) { throw new Umcp.LeftOutException("UnityEngine.GridBrushBase.BoxErase"); }
        public virtual void Select(UnityEngine.GridLayout gridLayout, UnityEngine.GameObject brushTarget, UnityEngine.BoundsInt position) { }
        public virtual void FloodFill(UnityEngine.GridLayout gridLayout, UnityEngine.GameObject brushTarget, UnityEngine.Vector3Int position) { }
        public virtual void Rotate(UnityEngine.GridBrushBase.RotationDirection direction, UnityEngine.GridLayout.CellLayout layout) { }
        public virtual void Flip(UnityEngine.GridBrushBase.FlipAxis flip, UnityEngine.GridLayout.CellLayout layout) { }
        public virtual void Pick(UnityEngine.GridLayout gridLayout, UnityEngine.GameObject brushTarget, UnityEngine.BoundsInt position, UnityEngine.Vector3Int pivot) { }
        public virtual void Move(UnityEngine.GridLayout gridLayout, UnityEngine.GameObject brushTarget, UnityEngine.BoundsInt from, UnityEngine.BoundsInt to) { }
        public virtual void MoveStart(UnityEngine.GridLayout gridLayout, UnityEngine.GameObject brushTarget, UnityEngine.BoundsInt position) { }
        public virtual void MoveEnd(UnityEngine.GridLayout gridLayout, UnityEngine.GameObject brushTarget, UnityEngine.BoundsInt position) { }
        public virtual void ChangeZPosition(int change) { }
        public virtual void ResetZPosition() { }
        public enum Tool
        {
            Select = 0,
            Move = 1,
            Paint = 2,
            Box = 3,
            Pick = 4,
            Erase = 5,
            FloodFill = 6,
            Other = 7,
        }
        public enum RotationDirection
        {
            Clockwise = 0,
            CounterClockwise = 1,
        }
        public enum FlipAxis
        {
            X = 0,
            Y = 1,
        }
    }
}

namespace UnityEngine.Tilemaps
{
    public partial class ITilemap
    {
        public ITilemap(UnityEngine.Tilemaps.Tilemap tilemap) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.ITilemap"); }
        public static implicit operator UnityEngine.Tilemaps.ITilemap(UnityEngine.Tilemaps.Tilemap tilemap) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.ITilemap.op_Implicit"); }
        public UnityEngine.Vector3Int origin { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.ITilemap.origin"); } }
        public UnityEngine.Vector3Int size { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.ITilemap.size"); } }
        public UnityEngine.Bounds localBounds { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.ITilemap.localBounds"); } }
        public UnityEngine.BoundsInt cellBounds { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.ITilemap.cellBounds"); } }
        public virtual UnityEngine.Sprite GetSprite(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.ITilemap.GetSprite"); }
        public virtual UnityEngine.Color GetColor(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.ITilemap.GetColor"); }
        public virtual UnityEngine.Matrix4x4 GetTransformMatrix(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.ITilemap.GetTransformMatrix"); }
        public virtual UnityEngine.Tilemaps.TileFlags GetTileFlags(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.ITilemap.GetTileFlags"); }
        public virtual UnityEngine.Tilemaps.TileBase GetTile(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.ITilemap.GetTile"); }
        public virtual T GetTile<T>(UnityEngine.Vector3Int position) where T : UnityEngine.Tilemaps.TileBase { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.ITilemap.GetTile"); }
        public void RefreshTile(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.ITilemap.RefreshTile"); }
        public T GetComponent<T>() { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.ITilemap.GetComponent"); }
        internal ITilemap() { }
    }
    [System.SerializableAttribute]
    public partial class Tile : UnityEngine.Tilemaps.TileBase
    {
        public UnityEngine.Sprite sprite { get; set; }
        public UnityEngine.Color color { get; set; }
        public UnityEngine.Matrix4x4 transform { get; set; }
        public UnityEngine.GameObject gameObject { get; set; }
        public UnityEngine.Tilemaps.TileFlags flags { get; set; }
        public UnityEngine.Tilemaps.Tile.ColliderType colliderType { get; set; }
        public enum ColliderType
        {
            None = 0,
            Sprite = 1,
            Grid = 2,
        }
    }
    public partial struct TileAnimationData
    {
        public UnityEngine.Sprite[] animatedSprites { get; set; }
        public float animationSpeed { get; set; }
        public float animationStartTime { get; set; }
        public UnityEngine.Tilemaps.TileAnimationFlags flags { get; set; }
    }
    [System.FlagsAttribute]
    public enum TileAnimationFlags
    {
        None = 0,
        LoopOnce = 1,
        PauseAnimation = 2,
        UpdatePhysics = 4,
    }
    public abstract partial class TileBase : UnityEngine.ScriptableObject
    {
        public virtual void RefreshTile(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.ITilemap tilemap) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.TileBase.RefreshTile"); }
        public virtual void GetTileData(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.ITilemap tilemap, ref UnityEngine.Tilemaps.TileData tileData) { }
        public virtual bool GetTileAnimationData(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.ITilemap tilemap, ref UnityEngine.Tilemaps.TileAnimationData tileAnimationData) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.TileBase.GetTileAnimationData"); }
        public virtual bool StartUp(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.ITilemap tilemap, UnityEngine.GameObject go) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.TileBase.StartUp"); }
    }
    public partial struct TileChangeData
    {
        public UnityEngine.Vector3Int position { get; set; }
        public UnityEngine.Tilemaps.TileBase tile { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.TileChangeData.tile"); } set { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.TileChangeData.tile"); } }
        public UnityEngine.Color color { get; set; }
        public UnityEngine.Matrix4x4 transform { get; set; }
        public TileChangeData(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.TileBase tile, UnityEngine.Color color, UnityEngine.Matrix4x4 transform) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.TileChangeData"); }
    }
    public partial struct TileData
    {
        public UnityEngine.Sprite sprite { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.TileData.sprite"); } set { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.TileData.sprite"); } }
        public UnityEngine.Color color { get; set; }
        public UnityEngine.Matrix4x4 transform { get; set; }
        public UnityEngine.GameObject gameObject { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.TileData.gameObject"); } set { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.TileData.gameObject"); } }
        public UnityEngine.Tilemaps.TileFlags flags { get; set; }
        public UnityEngine.Tilemaps.Tile.ColliderType colliderType { get; set; }
    }
    [System.FlagsAttribute]
    public enum TileFlags
    {
        None = 0,
        LockColor = 1,
        LockTransform = 2,
        InstantiateGameObjectRuntimeOnly = 4,
        KeepGameObjectRuntimeOnly = 8,
        LockAll = 3,
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform))]
    public sealed partial class Tilemap : UnityEngine.GridLayout
    {
        public static event System.Action<UnityEngine.Tilemaps.Tilemap, UnityEngine.Tilemaps.Tilemap.SyncTile[]> tilemapTileChanged { add { } remove { } }
        public static event System.Action<UnityEngine.Tilemaps.Tilemap, Unity.Collections.NativeArray<UnityEngine.Vector3Int>> tilemapPositionsChanged { add { } remove { } }
        public UnityEngine.Grid layoutGrid { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.layoutGrid"); } }
        public UnityEngine.Vector3 GetCellCenterLocal(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetCellCenterLocal"); }
        public UnityEngine.Vector3 GetCellCenterWorld(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetCellCenterWorld"); }
        public UnityEngine.BoundsInt cellBounds { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.cellBounds"); } }
        public UnityEngine.Bounds localBounds { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.localBounds"); } }
        public float animationFrameRate { get { return m_KeptAnimationFrameRate.Get("UnityEngine.Tilemaps.Tilemap.animationFrameRate"); } set { m_KeptAnimationFrameRate.Set(value); } } private Umcp.Kept<float> m_KeptAnimationFrameRate;
        public UnityEngine.Color color { get { return m_KeptColor.Get("UnityEngine.Tilemaps.Tilemap.color"); } set { m_KeptColor.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptColor;
        public UnityEngine.Vector3Int origin { get { return m_KeptOrigin.Get("UnityEngine.Tilemaps.Tilemap.origin"); } set { m_KeptOrigin.Set(value); } } private Umcp.Kept<UnityEngine.Vector3Int> m_KeptOrigin;
        public UnityEngine.Vector3Int size { get { return m_KeptSize.Get("UnityEngine.Tilemaps.Tilemap.size"); } set { m_KeptSize.Set(value); } } private Umcp.Kept<UnityEngine.Vector3Int> m_KeptSize;
        public UnityEngine.Vector3 tileAnchor { get { return m_KeptTileAnchor.Get("UnityEngine.Tilemaps.Tilemap.tileAnchor"); } set { m_KeptTileAnchor.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptTileAnchor;
        public UnityEngine.Tilemaps.Tilemap.Orientation orientation { get { return m_KeptOrientation.Get("UnityEngine.Tilemaps.Tilemap.orientation"); } set { m_KeptOrientation.Set(value); } } private Umcp.Kept<UnityEngine.Tilemaps.Tilemap.Orientation> m_KeptOrientation;
        public UnityEngine.Matrix4x4 orientationMatrix { get { return m_KeptOrientationMatrix.Get("UnityEngine.Tilemaps.Tilemap.orientationMatrix"); } set { m_KeptOrientationMatrix.Set(value); } } private Umcp.Kept<UnityEngine.Matrix4x4> m_KeptOrientationMatrix;
        public UnityEngine.Tilemaps.TileBase GetTile(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetTile"); }
        public T GetTile<T>(UnityEngine.Vector3Int position) where T : UnityEngine.Tilemaps.TileBase { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetTile"); }
        public UnityEngine.Tilemaps.TileBase[] GetTilesBlock(UnityEngine.BoundsInt bounds) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetTilesBlock"); }
        public int GetTilesBlockNonAlloc(UnityEngine.BoundsInt bounds, UnityEngine.Tilemaps.TileBase[] tiles) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetTilesBlockNonAlloc"); }
        public int GetTilesRangeCount(UnityEngine.Vector3Int startPosition, UnityEngine.Vector3Int endPosition) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetTilesRangeCount"); }
        public int GetTilesRangeNonAlloc(UnityEngine.Vector3Int startPosition, UnityEngine.Vector3Int endPosition, UnityEngine.Vector3Int[] positions, UnityEngine.Tilemaps.TileBase[] tiles) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetTilesRangeNonAlloc"); }
        public void SetTile(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.TileBase tile) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetTile"); }
        public void SetTiles(UnityEngine.Vector3Int[] positionArray, UnityEngine.Tilemaps.TileBase[] tileArray) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetTiles"); }
        public void SetTilesBlock(UnityEngine.BoundsInt position, UnityEngine.Tilemaps.TileBase[] tileArray) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetTilesBlock"); }
        public void SetTile(UnityEngine.Tilemaps.TileChangeData tileChangeData, bool ignoreLockFlags) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetTile"); }
        public void SetTiles(UnityEngine.Tilemaps.TileChangeData[] tileChangeDataArray, bool ignoreLockFlags) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetTiles"); }
        public bool HasTile(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.HasTile"); }
        public void RefreshTile(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.RefreshTile"); }
        public void RefreshAllTiles() { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.RefreshAllTiles"); }
        public void SwapTile(UnityEngine.Tilemaps.TileBase changeTile, UnityEngine.Tilemaps.TileBase newTile) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SwapTile"); }
        public bool ContainsTile(UnityEngine.Tilemaps.TileBase tileAsset) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.ContainsTile"); }
        public int GetUsedTilesCount() { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetUsedTilesCount"); }
        public int GetUsedSpritesCount() { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetUsedSpritesCount"); }
        public int GetUsedTilesNonAlloc(UnityEngine.Tilemaps.TileBase[] usedTiles) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetUsedTilesNonAlloc"); }
        public int GetUsedSpritesNonAlloc(UnityEngine.Sprite[] usedSprites) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetUsedSpritesNonAlloc"); }
        public UnityEngine.Sprite GetSprite(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetSprite"); }
        public UnityEngine.Matrix4x4 GetTransformMatrix(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetTransformMatrix"); }
        public void SetTransformMatrix(UnityEngine.Vector3Int position, UnityEngine.Matrix4x4 transform) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetTransformMatrix"); }
        public UnityEngine.Color GetColor(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetColor"); }
        public void SetColor(UnityEngine.Vector3Int position, UnityEngine.Color color) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetColor"); }
        public UnityEngine.Tilemaps.TileFlags GetTileFlags(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetTileFlags"); }
        public void SetTileFlags(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.TileFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetTileFlags"); }
        public void AddTileFlags(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.TileFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.AddTileFlags"); }
        public void RemoveTileFlags(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.TileFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.RemoveTileFlags"); }
        public UnityEngine.GameObject GetInstantiatedObject(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetInstantiatedObject"); }
        public UnityEngine.GameObject GetObjectToInstantiate(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetObjectToInstantiate"); }
        public void SetColliderType(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.Tile.ColliderType colliderType) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetColliderType"); }
        public UnityEngine.Tilemaps.Tile.ColliderType GetColliderType(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetColliderType"); }
        public int GetAnimationFrameCount(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetAnimationFrameCount"); }
        public int GetAnimationFrame(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetAnimationFrame"); }
        public void SetAnimationFrame(UnityEngine.Vector3Int position, int frame) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetAnimationFrame"); }
        public float GetAnimationTime(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetAnimationTime"); }
        public void SetAnimationTime(UnityEngine.Vector3Int position, float time) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetAnimationTime"); }
        public UnityEngine.Tilemaps.TileAnimationFlags GetTileAnimationFlags(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetTileAnimationFlags"); }
        public void SetTileAnimationFlags(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.TileAnimationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetTileAnimationFlags"); }
        public void AddTileAnimationFlags(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.TileAnimationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.AddTileAnimationFlags"); }
        public void RemoveTileAnimationFlags(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.TileAnimationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.RemoveTileAnimationFlags"); }
        public void FloodFill(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.TileBase tile) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.FloodFill"); }
        public void BoxFill(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.TileBase tile, int startX, int startY, int endX, int endY) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.BoxFill"); }
        public void InsertCells(UnityEngine.Vector3Int position, UnityEngine.Vector3Int insertCells) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.InsertCells"); }
        public void InsertCells(UnityEngine.Vector3Int position, int numColumns, int numRows, int numLayers) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.InsertCells"); }
        public void DeleteCells(UnityEngine.Vector3Int position, UnityEngine.Vector3Int deleteCells) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.DeleteCells"); }
        public void DeleteCells(UnityEngine.Vector3Int position, int numColumns, int numRows, int numLayers) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.DeleteCells"); }
        public void ClearAllTiles() { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.ClearAllTiles"); }
        public void ResizeBounds() { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.ResizeBounds"); }
        public void CompressBounds() { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.CompressBounds"); }
        public UnityEngine.Vector3Int editorPreviewOrigin { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.editorPreviewOrigin"); } }
        public UnityEngine.Vector3Int editorPreviewSize { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.editorPreviewSize"); } }
        public UnityEngine.Tilemaps.TileBase GetEditorPreviewTile(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetEditorPreviewTile"); }
        public T GetEditorPreviewTile<T>(UnityEngine.Vector3Int position) where T : UnityEngine.Tilemaps.TileBase { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetEditorPreviewTile"); }
        public void SetEditorPreviewTile(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.TileBase tile) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetEditorPreviewTile"); }
        public bool HasEditorPreviewTile(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.HasEditorPreviewTile"); }
        public UnityEngine.Sprite GetEditorPreviewSprite(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetEditorPreviewSprite"); }
        public UnityEngine.Matrix4x4 GetEditorPreviewTransformMatrix(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetEditorPreviewTransformMatrix"); }
        public void SetEditorPreviewTransformMatrix(UnityEngine.Vector3Int position, UnityEngine.Matrix4x4 transform) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetEditorPreviewTransformMatrix"); }
        public UnityEngine.Color GetEditorPreviewColor(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetEditorPreviewColor"); }
        public void SetEditorPreviewColor(UnityEngine.Vector3Int position, UnityEngine.Color color) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetEditorPreviewColor"); }
        public UnityEngine.Tilemaps.TileFlags GetEditorPreviewTileFlags(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetEditorPreviewTileFlags"); }
        public void EditorPreviewFloodFill(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.TileBase tile) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.EditorPreviewFloodFill"); }
        public void EditorPreviewBoxFill(UnityEngine.Vector3Int position, UnityEngine.Object tile, int startX, int startY, int endX, int endY) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.EditorPreviewBoxFill"); }
        public void ClearAllEditorPreviewTiles() { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.ClearAllEditorPreviewTiles"); }
        public enum Orientation
        {
            XY = 0,
            XZ = 1,
            YX = 2,
            YZ = 3,
            ZX = 4,
            ZY = 5,
            Custom = 6,
        }
        public partial struct SyncTile
        {
            public UnityEngine.Vector3Int position { get; internal set; }
            public UnityEngine.Tilemaps.TileBase tile { get; internal set; }
            public UnityEngine.Tilemaps.TileData tileData { get; internal set; }
        }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Tilemaps.Tilemap))]
    public sealed partial class TilemapCollider2D : UnityEngine.Collider2D
    {
        public bool useDelaunayMesh { get { return m_KeptUseDelaunayMesh.Get("UnityEngine.Tilemaps.TilemapCollider2D.useDelaunayMesh"); } set { m_KeptUseDelaunayMesh.Set(value); } } private Umcp.Kept<bool> m_KeptUseDelaunayMesh;
        public uint maximumTileChangeCount { get { return m_KeptMaximumTileChangeCount.Get("UnityEngine.Tilemaps.TilemapCollider2D.maximumTileChangeCount"); } set { m_KeptMaximumTileChangeCount.Set(value); } } private Umcp.Kept<uint> m_KeptMaximumTileChangeCount;
        public float extrusionFactor { get { return m_KeptExtrusionFactor.Get("UnityEngine.Tilemaps.TilemapCollider2D.extrusionFactor"); } set { m_KeptExtrusionFactor.Set(value); } } private Umcp.Kept<float> m_KeptExtrusionFactor;
        public bool hasTilemapChanges { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.TilemapCollider2D.hasTilemapChanges"); } }
        public void ProcessTilemapChanges() { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.TilemapCollider2D.ProcessTilemapChanges"); }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Tilemaps.Tilemap))]
    public sealed partial class TilemapRenderer : UnityEngine.Renderer
    {
        public UnityEngine.Vector3Int chunkSize { get { return m_KeptChunkSize.Get("UnityEngine.Tilemaps.TilemapRenderer.chunkSize"); } set { m_KeptChunkSize.Set(value); } } private Umcp.Kept<UnityEngine.Vector3Int> m_KeptChunkSize;
        public UnityEngine.Vector3 chunkCullingBounds { get { return m_KeptChunkCullingBounds.Get("UnityEngine.Tilemaps.TilemapRenderer.chunkCullingBounds"); } set { m_KeptChunkCullingBounds.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptChunkCullingBounds;
        public int maxChunkCount { get { return m_KeptMaxChunkCount.Get("UnityEngine.Tilemaps.TilemapRenderer.maxChunkCount"); } set { m_KeptMaxChunkCount.Set(value); } } private Umcp.Kept<int> m_KeptMaxChunkCount;
        public int maxFrameAge { get { return m_KeptMaxFrameAge.Get("UnityEngine.Tilemaps.TilemapRenderer.maxFrameAge"); } set { m_KeptMaxFrameAge.Set(value); } } private Umcp.Kept<int> m_KeptMaxFrameAge;
        public UnityEngine.Tilemaps.TilemapRenderer.SortOrder sortOrder { get { return m_KeptSortOrder.Get("UnityEngine.Tilemaps.TilemapRenderer.sortOrder"); } set { m_KeptSortOrder.Set(value); } } private Umcp.Kept<UnityEngine.Tilemaps.TilemapRenderer.SortOrder> m_KeptSortOrder;
        public UnityEngine.Tilemaps.TilemapRenderer.Mode mode { get { return m_KeptMode.Get("UnityEngine.Tilemaps.TilemapRenderer.mode"); } set { m_KeptMode.Set(value); } } private Umcp.Kept<UnityEngine.Tilemaps.TilemapRenderer.Mode> m_KeptMode;
        public UnityEngine.Tilemaps.TilemapRenderer.DetectChunkCullingBounds detectChunkCullingBounds { get { return m_KeptDetectChunkCullingBounds.Get("UnityEngine.Tilemaps.TilemapRenderer.detectChunkCullingBounds"); } set { m_KeptDetectChunkCullingBounds.Set(value); } } private Umcp.Kept<UnityEngine.Tilemaps.TilemapRenderer.DetectChunkCullingBounds> m_KeptDetectChunkCullingBounds;
        public UnityEngine.SpriteMaskInteraction maskInteraction { get { return m_KeptMaskInteraction.Get("UnityEngine.Tilemaps.TilemapRenderer.maskInteraction"); } set { m_KeptMaskInteraction.Set(value); } } private Umcp.Kept<UnityEngine.SpriteMaskInteraction> m_KeptMaskInteraction;
        public enum SortOrder
        {
            BottomLeft = 0,
            BottomRight = 1,
            TopLeft = 2,
            TopRight = 3,
        }
        public enum Mode
        {
            Chunk = 0,
            Individual = 1,
        }
        public enum DetectChunkCullingBounds
        {
            Auto = 0,
            Manual = 1,
        }
    }
}
