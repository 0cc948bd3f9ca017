using System.Collections.Generic;
using System.Linq;

namespace UnityEngine.Tilemaps
{
    /// <summary>Tiles that scripts set. Those of files and of copies are not known, and asking for them
    /// throws.</summary>
    [RequireComponent(typeof(Transform))]
    public sealed partial class Tilemap : GridLayout
    {
        private sealed class Cell
        {
            internal TileBase Tile;
            internal TileData Data;
            internal GameObject Made;
        }
        private static readonly Vector3Int[] s_Beside =
            { Vector3Int.left, Vector3Int.right, Vector3Int.up, Vector3Int.down };
        private Dictionary<Vector3Int, Cell> m_Cells;
        private BoundsInt? m_Bounds; // as scripts made them: a file's bounds go with its tiles

        internal override Grid Own => layoutGrid;
        public Grid layoutGrid => GetComponentInParent<Grid>();

        public Vector3Int origin
        {
            get { return m_Bounds?.position ?? Vector3Int.RoundToInt(Get(s_Origin)); }
            set { m_Bounds = new BoundsInt(value, size); }
        }

        public Vector3Int size
        {
            get { return m_Bounds?.size ?? FileSize; }
            set { m_Bounds = new BoundsInt(origin, value); }
        }

        private Vector3Int FileSize => Vector3Int.RoundToInt(Get(s_Size));
        public BoundsInt cellBounds => new BoundsInt(origin, size);
        public Bounds localBounds => GetBoundsLocal(origin, size);
        public Vector3 GetCellCenterLocal(Vector3Int position)
            => CellToLocalInterpolated(position) + CellToLocalInterpolated(tileAnchor);
        public Vector3 GetCellCenterWorld(Vector3Int position) => LocalToWorld(GetCellCenterLocal(position));

        private Vector4 Get(int slot)
        {
            Vector4 value;
            Native.GetVector(Ptr, slot, out value);
            return value;
        }

        private void Set(int slot, Vector4 value) => Native.SetVector(Ptr, slot, ref value);

        private Dictionary<Vector3Int, Cell> Cells
        {
            get
            {
                Vector3Int filled = FileSize;
                if (m_Cells == null && (filled.x * filled.y * filled.z != 0 || Native.GetInt(Ptr, s_HasOwnTiles) != 0))
                {
                    throw new Umcp.LeftOutException("UnityEngine.Tilemaps.Tilemap with tiles of a file or a copy");
                }
                return m_Cells ?? (m_Cells = new Dictionary<Vector3Int, Cell>());
            }
        }

        private Cell At(Vector3Int position)
        {
            Cell cell;
            return Cells.TryGetValue(position, out cell) ? cell : null;
        }

        public TileBase GetTile(Vector3Int position) => At(position)?.Tile;
        public T GetTile<T>(Vector3Int position) where T : TileBase => GetTile(position) as T;
        public bool HasTile(Vector3Int position) => GetTile(position) != null;
        public bool ContainsTile(TileBase tileAsset) => Cells.Values.Any(c => c.Tile == tileAsset);
        public Sprite GetSprite(Vector3Int position) => At(position)?.Data.sprite;
        public Color GetColor(Vector3Int position) => (At(position)?.Data ?? TileData.Usual).color;
        public Matrix4x4 GetTransformMatrix(Vector3Int position) => (At(position)?.Data ?? TileData.Usual).transform;
        public TileFlags GetTileFlags(Vector3Int position) => (At(position)?.Data ?? TileData.Usual).flags;
        public Tile.ColliderType GetColliderType(Vector3Int position)
            => (At(position)?.Data ?? TileData.Usual).colliderType;
        public GameObject GetInstantiatedObject(Vector3Int position) => At(position)?.Made;
        public GameObject GetObjectToInstantiate(Vector3Int position) => At(position)?.Data.gameObject;

        public void SetTile(Vector3Int position, TileBase tile)
        {
            TileBase old = GetTile(position);
            Remove(position);
            if (tile != null)
            {
                Include(position);
                Cells[position] = new Cell { Tile = tile, Data = TileData.Usual };
            }
            if (old != null)
            {
                old.RefreshTile(position, this);
            }
            if (tile != null && tile != old)
            {
                tile.RefreshTile(position, this);
            }
        }

        private void Remove(Vector3Int position)
        {
            GameObject made = GetInstantiatedObject(position);
            if (made)
            {
                Destroy(made);
            }
            Cells.Remove(position);
        }

        private void Include(Vector3Int position)
        {
            Vector3Int filled = size;
            bool isEmpty = filled.x == 0 || filled.y == 0 || filled.z == 0;
            Vector3Int min = isEmpty ? position : Vector3Int.Min(origin, position);
            Vector3Int max = isEmpty ? position + Vector3Int.one
                : Vector3Int.Max(origin + filled, position + Vector3Int.one);
            Native.SetInt(Ptr, s_HasOwnTiles, 1);
            m_Bounds = new BoundsInt(min, max - min);
        }

        public void SetTiles(Vector3Int[] positionArray, TileBase[] tileArray)
        {
            for (int i = 0; i < Mathf.Min(positionArray.Length, tileArray.Length); i++)
            {
                SetTile(positionArray[i], tileArray[i]);
            }
        }

        public void SetTile(TileChangeData tileChangeData, bool ignoreLockFlags)
        {
            SetTile(tileChangeData.position, tileChangeData.tile);
            if (ignoreLockFlags)
            {
                RemoveTileFlags(tileChangeData.position, TileFlags.LockAll);
            }
            SetColor(tileChangeData.position, tileChangeData.color);
            SetTransformMatrix(tileChangeData.position, tileChangeData.transform);
        }

        public void SetTiles(TileChangeData[] tileChangeDataArray, bool ignoreLockFlags)
        {
            foreach (TileChangeData change in tileChangeDataArray)
            {
                SetTile(change, ignoreLockFlags);
            }
        }

        // x runs first, then y, then z.
        private static IEnumerable<Vector3Int> Within(BoundsInt bounds)
        {
            foreach (Vector3Int position in bounds.allPositionsWithin)
            {
                yield return position;
            }
        }

        public TileBase[] GetTilesBlock(BoundsInt bounds) => Within(bounds).Select(GetTile).ToArray();

        public int GetTilesBlockNonAlloc(BoundsInt bounds, TileBase[] tiles)
        {
            TileBase[] all = GetTilesBlock(bounds);
            int count = Mathf.Min(all.Length, tiles.Length);
            System.Array.Copy(all, tiles, count);
            return count;
        }

        public void SetTilesBlock(BoundsInt position, TileBase[] tileArray)
            => SetTiles(Within(position).ToArray(), tileArray);

        public void BoxFill(Vector3Int position, TileBase tile, int startX, int startY, int endX, int endY)
        {
            BoundsInt box = new BoundsInt(startX, startY, position.z, endX - startX + 1, endY - startY + 1, 1);
            foreach (Vector3Int one in Within(box).ToArray())
            {
                SetTile(one, tile);
            }
        }

        /// <summary>All cells of the bounds that hang together and have the same tile.</summary>
        public void FloodFill(Vector3Int position, TileBase tile)
        {
            BoundsInt bounds = cellBounds;
            TileBase old = GetTile(position);
            Queue<Vector3Int> next = new Queue<Vector3Int>();
            next.Enqueue(position);
            while (next.Count > 0 && old != tile)
            {
                Vector3Int one = next.Dequeue();
                if (bounds.Contains(one) && GetTile(one) == old)
                {
                    SetTile(one, tile);
                    System.Array.ForEach(s_Beside, way => next.Enqueue(one + way));
                }
            }
        }

        public void SwapTile(TileBase changeTile, TileBase newTile)
        {
            foreach (Vector3Int position in Cells.Keys.Where(p => GetTile(p) == changeTile).ToArray())
            {
                SetTile(position, newTile);
            }
        }

        public int GetUsedTilesCount() => Used(c => c.Tile).Length;
        public int GetUsedSpritesCount() => Used(c => c.Data.sprite).Length;
        public int GetUsedTilesNonAlloc(TileBase[] usedTiles) => Fill(Used(c => c.Tile), usedTiles);
        public int GetUsedSpritesNonAlloc(Sprite[] usedSprites) => Fill(Used(c => c.Data.sprite), usedSprites);
        private T[] Used<T>(System.Func<Cell, T> what) where T : Object
            => Cells.Values.Select(what).Where(o => o).Distinct().ToArray();

        private static int Fill<T>(T[] from, T[] to)
        {
            int count = Mathf.Min(from.Length, to.Length);
            System.Array.Copy(from, to, count);
            return count;
        }

        public void RefreshTile(Vector3Int position)
        {
            Cell cell = At(position);
            if (cell == null || cell.Tile == null)
            {
                return;
            }
            TileData data = TileData.Usual;
            cell.Tile.GetTileData(position, this, ref data);
            bool isNew = cell.Data.gameObject != data.gameObject;
            cell.Data = data;
            if (isNew && cell.Made)
            {
                Destroy(cell.Made);
            }
            if (isNew && data.gameObject)
            {
                cell.Made = Instantiate(data.gameObject, GetCellCenterWorld(position), transform.rotation, transform);
            }
            cell.Tile.StartUp(position, this, cell.Made);
        }

        public void RefreshAllTiles()
        {
            foreach (Vector3Int position in Cells.Keys.ToArray())
            {
                RefreshTile(position);
            }
        }

        private void Change(Vector3Int position, TileFlags locked, System.Func<TileData, TileData> how)
        {
            Cell cell = At(position);
            if (cell != null && (cell.Data.flags & locked) == 0)
            {
                cell.Data = how(cell.Data);
            }
        }

        public void SetColor(Vector3Int position, Color color)
            => Change(position, TileFlags.LockColor, d => { d.color = color; return d; });
        public void SetTransformMatrix(Vector3Int position, Matrix4x4 transform)
            => Change(position, TileFlags.LockTransform, d => { d.transform = transform; return d; });
        public void SetColliderType(Vector3Int position, Tile.ColliderType colliderType)
            => Change(position, 0, d => { d.colliderType = colliderType; return d; });
        public void SetTileFlags(Vector3Int position, TileFlags flags)
            => Change(position, 0, d => { d.flags = flags; return d; });
        public void AddTileFlags(Vector3Int position, TileFlags flags)
            => Change(position, 0, d => { d.flags |= flags; return d; });
        public void RemoveTileFlags(Vector3Int position, TileFlags flags)
            => Change(position, 0, d => { d.flags &= ~flags; return d; });

        public void ClearAllTiles()
        {
            foreach (Vector3Int position in m_Cells == null ? new Vector3Int[0] : m_Cells.Keys.ToArray())
            {
                Remove(position);
            }
            m_Cells = new Dictionary<Vector3Int, Cell>();
            m_Bounds = new BoundsInt(0, 0, 0, 0, 0, 1);
            Native.SetInt(Ptr, s_HasOwnTiles, 1);
        }

        public void CompressBounds()
        {
            Vector3Int[] all = Cells.Keys.ToArray();
            Vector3Int min = all.Length == 0 ? Vector3Int.zero : all.Aggregate(Vector3Int.Min);
            m_Bounds =
                new BoundsInt(min, all.Length == 0 ? new Vector3Int(0, 0, 1)
                : all.Aggregate(Vector3Int.Max) + Vector3Int.one - min);
        }

        /// <summary>Tiles outside of bounds that were set are removed.</summary>
        public void ResizeBounds()
        {
            BoundsInt bounds = cellBounds;
            foreach (Vector3Int position in Cells.Keys.Where(p => !bounds.Contains(p)).ToArray())
            {
                Remove(position);
            }
        }
    }
}
