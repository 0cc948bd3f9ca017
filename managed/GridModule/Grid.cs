namespace UnityEngine
{
    /// <summary>Cells of a layout of rectangles; the other layouts are not known.</summary>
    [RequireComponent(typeof(Transform))]
    public partial class GridLayout : Behaviour
    {
        internal virtual Grid Own => null;

        public Vector3 cellSize => Own ? Own.cellSize : Grid.UsualSize;
        public Vector3 cellGap => Own ? Own.cellGap : Vector3.zero;
        public CellLayout cellLayout => Own ? Own.cellLayout : CellLayout.Rectangle;
        public CellSwizzle cellSwizzle => Own ? Own.cellSwizzle : CellSwizzle.XYZ;

        /// <summary>From a cell to the next.</summary>
        private Vector3 Stride(string member)
        {
            if (cellLayout != CellLayout.Rectangle)
            {
                throw new Umcp.LeftOutException("UnityEngine.GridLayout." + member
                    + " of a layout that is not of rectangles");
            }
            return cellSize + cellGap;
        }

        public Vector3 CellToLocal(Vector3Int cellPosition) => CellToLocalInterpolated(cellPosition);
        public Vector3 CellToLocalInterpolated(Vector3 cellPosition)
            => Grid.Swizzle(cellSwizzle, Vector3.Scale(cellPosition, Stride("CellToLocal")));
        public Vector3Int LocalToCell(Vector3 localPosition)
            => Vector3Int.FloorToInt(LocalToCellInterpolated(localPosition));
        public Vector3 CellToWorld(Vector3Int cellPosition) => LocalToWorld(CellToLocal(cellPosition));
        public Vector3Int WorldToCell(Vector3 worldPosition) => LocalToCell(WorldToLocal(worldPosition));
        public Vector3 LocalToWorld(Vector3 localPosition) => transform.TransformPoint(localPosition);
        public Vector3 WorldToLocal(Vector3 worldPosition) => transform.InverseTransformPoint(worldPosition);

        public Vector3 LocalToCellInterpolated(Vector3 localPosition)
        {
            Vector3 stride = Stride("LocalToCell"), at = Grid.InverseSwizzle(cellSwizzle, localPosition);
            for (int axis = 0; axis < 3; axis++)
            {
                at[axis] = stride[axis] == 0 ? 0 : at[axis] / stride[axis];
            }
            return at;
        }

        /// <summary>In parts of a cell.</summary>
        public Vector3 GetLayoutCellCenter()
        {
            Stride("GetLayoutCellCenter");
            return new Vector3(0.5f, 0.5f, 0.5f);
        }

        public Bounds GetBoundsLocal(Vector3Int cellPosition) => GetBoundsLocal(cellPosition, Vector3.one);

        public Bounds GetBoundsLocal(Vector3 origin, Vector3 size)
        {
            Bounds bounds = new Bounds();
            bounds.SetMinMax(CellToLocalInterpolated(origin), CellToLocalInterpolated(origin + size)
                - Grid.Swizzle(cellSwizzle, cellGap));
            return bounds;
        }
    }

    public sealed partial class Grid : GridLayout
    {
        internal static readonly Vector3 UsualSize = new Vector3(1, 1, 0);

        internal override Grid Own => this;

        public new Vector3 cellSize
        {
            get { return GetVector(s_CellSize); }
            set { SetVector(s_CellSize, value); }
        }

        public new Vector3 cellGap
        {
            get { return GetVector(s_CellGap); }
            set { SetVector(s_CellGap, value); }
        }

        public Vector3 GetCellCenterLocal(Vector3Int position)
            => CellToLocalInterpolated(position + GetLayoutCellCenter());
        public Vector3 GetCellCenterWorld(Vector3Int position) => LocalToWorld(GetCellCenterLocal(position));

        public static Vector3 Swizzle(CellSwizzle swizzle, Vector3 position)
        {
            switch (swizzle)
            {
                case CellSwizzle.XZY: return new Vector3(position.x, position.z, position.y);
                case CellSwizzle.YXZ: return new Vector3(position.y, position.x, position.z);
                case CellSwizzle.YZX: return new Vector3(position.y, position.z, position.x);
                case CellSwizzle.ZXY: return new Vector3(position.z, position.x, position.y);
                case CellSwizzle.ZYX: return new Vector3(position.z, position.y, position.x);
                default: return position;
            }
        }

        public static Vector3 InverseSwizzle(CellSwizzle swizzle, Vector3 position)
        {
            switch (swizzle)
            {
                case CellSwizzle.YZX: return Swizzle(CellSwizzle.ZXY, position);
                case CellSwizzle.ZXY: return Swizzle(CellSwizzle.YZX, position);
                default: return Swizzle(swizzle, position);
            }
        }

        private Vector3 GetVector(int slot)
        {
            Vector4 value;
            Native.GetVector(Ptr, slot, out value);
            return value;
        }

        private void SetVector(int slot, Vector3 value)
        {
            Vector4 all = value;
            Native.SetVector(Ptr, slot, ref all);
        }
    }
}
