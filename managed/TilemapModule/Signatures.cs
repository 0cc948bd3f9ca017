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
        internal ITilemap() { }
    }
    [System.SerializableAttribute]
    public partial class Tile : UnityEngine.Tilemaps.TileBase
    {
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
        public UnityEngine.Matrix4x4 orientationMatrix { get { return m_KeptOrientationMatrix.Get("UnityEngine.Tilemaps.Tilemap.orientationMatrix"); } set { m_KeptOrientationMatrix.Set(value); } } private Umcp.Kept<UnityEngine.Matrix4x4> m_KeptOrientationMatrix;
        public int GetTilesRangeCount(UnityEngine.Vector3Int startPosition, UnityEngine.Vector3Int endPosition) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetTilesRangeCount"); }
        public int GetTilesRangeNonAlloc(UnityEngine.Vector3Int startPosition, UnityEngine.Vector3Int endPosition, UnityEngine.Vector3Int[] positions, UnityEngine.Tilemaps.TileBase[] tiles) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetTilesRangeNonAlloc"); }
        public int GetAnimationFrameCount(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetAnimationFrameCount"); }
        public int GetAnimationFrame(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetAnimationFrame"); }
        public void SetAnimationFrame(UnityEngine.Vector3Int position, int frame) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetAnimationFrame"); }
        public float GetAnimationTime(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetAnimationTime"); }
        public void SetAnimationTime(UnityEngine.Vector3Int position, float time) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetAnimationTime"); }
        public UnityEngine.Tilemaps.TileAnimationFlags GetTileAnimationFlags(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.GetTileAnimationFlags"); }
        public void SetTileAnimationFlags(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.TileAnimationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.SetTileAnimationFlags"); }
        public void AddTileAnimationFlags(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.TileAnimationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.AddTileAnimationFlags"); }
        public void RemoveTileAnimationFlags(UnityEngine.Vector3Int position, UnityEngine.Tilemaps.TileAnimationFlags flags) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.RemoveTileAnimationFlags"); }
        public void InsertCells(UnityEngine.Vector3Int position, UnityEngine.Vector3Int insertCells) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.InsertCells"); }
        public void InsertCells(UnityEngine.Vector3Int position, int numColumns, int numRows, int numLayers) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.InsertCells"); }
        public void DeleteCells(UnityEngine.Vector3Int position, UnityEngine.Vector3Int deleteCells) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.DeleteCells"); }
        public void DeleteCells(UnityEngine.Vector3Int position, int numColumns, int numRows, int numLayers) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap.DeleteCells"); }
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
