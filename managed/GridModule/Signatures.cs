// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    [UnityEngine.RequireComponent(typeof(UnityEngine.Transform))]
    public partial class GridLayout : UnityEngine.Behaviour
    {
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
