// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform))]
    public sealed partial class Grid : UnityEngine.GridLayout
    {
        public UnityEngine.Vector3 GetCellCenterLocal(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Grid.GetCellCenterLocal"); }
        public UnityEngine.Vector3 GetCellCenterWorld(UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.Grid.GetCellCenterWorld"); }
        public UnityEngine.Vector3 cellSize { get { return m_KeptCellSize.Get("UnityEngine.Grid.cellSize"); } set { m_KeptCellSize.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptCellSize;
        public UnityEngine.Vector3 cellGap { get { return m_KeptCellGap.Get("UnityEngine.Grid.cellGap"); } set { m_KeptCellGap.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptCellGap;
        public UnityEngine.GridLayout.CellLayout cellLayout { get { return m_KeptCellLayout.Get("UnityEngine.Grid.cellLayout"); } set { m_KeptCellLayout.Set(value); } } private Umcp.Kept<UnityEngine.GridLayout.CellLayout> m_KeptCellLayout;
        public UnityEngine.GridLayout.CellSwizzle cellSwizzle { get { return m_KeptCellSwizzle.Get("UnityEngine.Grid.cellSwizzle"); } set { m_KeptCellSwizzle.Set(value); } } private Umcp.Kept<UnityEngine.GridLayout.CellSwizzle> m_KeptCellSwizzle;
        public static UnityEngine.Vector3 Swizzle(UnityEngine.GridLayout.CellSwizzle swizzle, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.Grid.Swizzle"); }
        public static UnityEngine.Vector3 InverseSwizzle(UnityEngine.GridLayout.CellSwizzle swizzle, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.Grid.InverseSwizzle"); }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform))]
    public partial class GridLayout : UnityEngine.Behaviour
    {
        public UnityEngine.Vector3 cellSize { get { throw new Umcp.LeftOutException("UnityEngine.GridLayout.cellSize"); } }
        public UnityEngine.Vector3 cellGap { get { throw new Umcp.LeftOutException("UnityEngine.GridLayout.cellGap"); } }
        public UnityEngine.GridLayout.CellLayout cellLayout { get { throw new Umcp.LeftOutException("UnityEngine.GridLayout.cellLayout"); } }
        public UnityEngine.GridLayout.CellSwizzle cellSwizzle { get { throw new Umcp.LeftOutException("UnityEngine.GridLayout.cellSwizzle"); } }
        public UnityEngine.Bounds GetBoundsLocal(UnityEngine.Vector3Int cellPosition) { throw new Umcp.LeftOutException("UnityEngine.GridLayout.GetBoundsLocal"); }
        public UnityEngine.Bounds GetBoundsLocal(UnityEngine.Vector3 origin, UnityEngine.Vector3 size) { throw new Umcp.LeftOutException("UnityEngine.GridLayout.GetBoundsLocal"); }
        public UnityEngine.Vector3 CellToLocal(UnityEngine.Vector3Int cellPosition) { throw new Umcp.LeftOutException("UnityEngine.GridLayout.CellToLocal"); }
        public UnityEngine.Vector3Int LocalToCell(UnityEngine.Vector3 localPosition) { throw new Umcp.LeftOutException("UnityEngine.GridLayout.LocalToCell"); }
        public UnityEngine.Vector3 CellToLocalInterpolated(UnityEngine.Vector3 cellPosition) { throw new Umcp.LeftOutException("UnityEngine.GridLayout.CellToLocalInterpolated"); }
        public UnityEngine.Vector3 LocalToCellInterpolated(UnityEngine.Vector3 localPosition) { throw new Umcp.LeftOutException("UnityEngine.GridLayout.LocalToCellInterpolated"); }
        public UnityEngine.Vector3 CellToWorld(UnityEngine.Vector3Int cellPosition) { throw new Umcp.LeftOutException("UnityEngine.GridLayout.CellToWorld"); }
        public UnityEngine.Vector3Int WorldToCell(UnityEngine.Vector3 worldPosition) { throw new Umcp.LeftOutException("UnityEngine.GridLayout.WorldToCell"); }
        public UnityEngine.Vector3 LocalToWorld(UnityEngine.Vector3 localPosition) { throw new Umcp.LeftOutException("UnityEngine.GridLayout.LocalToWorld"); }
        public UnityEngine.Vector3 WorldToLocal(UnityEngine.Vector3 worldPosition) { throw new Umcp.LeftOutException("UnityEngine.GridLayout.WorldToLocal"); }
        public UnityEngine.Vector3 GetLayoutCellCenter() { throw new Umcp.LeftOutException("UnityEngine.GridLayout.GetLayoutCellCenter"); }
        public enum CellLayout
        {
            Rectangle = 0,
            Hexagon = 1,
            Isometric = 2,
            IsometricZAsY = 3,
        }
        public enum CellSwizzle
        {
            XYZ = 0,
            XZY = 1,
            YXZ = 2,
            YZX = 3,
            ZXY = 4,
            ZYX = 5,
        }
    }
}
