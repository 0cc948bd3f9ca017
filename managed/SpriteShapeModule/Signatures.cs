// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.U2D
{
    public partial struct AngleRangeInfo
    {
        public float start;
        public float end;
        public uint order;
        public int[] sprites;
    }
    public partial struct ShapeControlPoint
    {
        public UnityEngine.Vector3 position;
        public UnityEngine.Vector3 leftTangent;
        public UnityEngine.Vector3 rightTangent;
        public int mode;
    }
    public partial struct SpriteShapeMetaData
    {
        public float height;
        public float bevelCutoff;
        public float bevelSize;
        public uint spriteIndex;
        public bool corner;
    }
    public partial struct SpriteShapeParameters
    {
        public UnityEngine.Matrix4x4 transform;
        public UnityEngine.Texture2D fillTexture;
        public uint fillScale;
        public uint splineDetail;
        public float angleThreshold;
        public float borderPivot;
        public float bevelCutoff;
        public float bevelSize;
        public bool carpet;
        public bool smartSprite;
        public bool adaptiveUV;
        public bool spriteBorders;
        public bool stretchUV;
    }
    public partial class SpriteShapeRenderer : UnityEngine.Renderer
    {
        public UnityEngine.Color color { get { return m_KeptColor.Get("UnityEngine.U2D.SpriteShapeRenderer.color"); } set { m_KeptColor.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptColor;
        public UnityEngine.SpriteMaskInteraction maskInteraction { get { return m_KeptMaskInteraction.Get("UnityEngine.U2D.SpriteShapeRenderer.maskInteraction"); } set { m_KeptMaskInteraction.Set(value); } } private Umcp.Kept<UnityEngine.SpriteMaskInteraction> m_KeptMaskInteraction;
        public void Prepare(Unity.Jobs.JobHandle handle, UnityEngine.U2D.SpriteShapeParameters shapeParams, UnityEngine.Sprite[] sprites) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteShapeRenderer.Prepare"); }
        public void SetLocalAABB(UnityEngine.Bounds bounds) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteShapeRenderer.SetLocalAABB"); }
        public Unity.Collections.NativeArray<UnityEngine.Bounds> GetBounds() { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteShapeRenderer.GetBounds"); }
        public Unity.Collections.NativeArray<UnityEngine.U2D.SpriteShapeSegment> GetSegments(int dataSize) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteShapeRenderer.GetSegments"); }
        public void GetChannels(int dataSize, out Unity.Collections.NativeArray<ushort> indices, out Unity.Collections.NativeSlice<UnityEngine.Vector3> vertices, out Unity.Collections.NativeSlice<UnityEngine.Vector2> texcoords) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteShapeRenderer.GetChannels"); }
        public void GetChannels(int dataSize, out Unity.Collections.NativeArray<ushort> indices, out Unity.Collections.NativeSlice<UnityEngine.Vector3> vertices, out Unity.Collections.NativeSlice<UnityEngine.Vector2> texcoords, out Unity.Collections.NativeSlice<UnityEngine.Color32> colors) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteShapeRenderer.GetChannels"); }
        public void GetChannels(int dataSize, out Unity.Collections.NativeArray<ushort> indices, out Unity.Collections.NativeSlice<UnityEngine.Vector3> vertices, out Unity.Collections.NativeSlice<UnityEngine.Vector2> texcoords, out Unity.Collections.NativeSlice<UnityEngine.Vector4> tangents) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteShapeRenderer.GetChannels"); }
        public void GetChannels(int dataSize, out Unity.Collections.NativeArray<ushort> indices, out Unity.Collections.NativeSlice<UnityEngine.Vector3> vertices, out Unity.Collections.NativeSlice<UnityEngine.Vector2> texcoords, out Unity.Collections.NativeSlice<UnityEngine.Color32> colors, out Unity.Collections.NativeSlice<UnityEngine.Vector4> tangents) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteShapeRenderer.GetChannels"); }
        public void GetChannels(int dataSize, out Unity.Collections.NativeArray<ushort> indices, out Unity.Collections.NativeSlice<UnityEngine.Vector3> vertices, out Unity.Collections.NativeSlice<UnityEngine.Vector2> texcoords, out Unity.Collections.NativeSlice<UnityEngine.Vector4> tangents, out Unity.Collections.NativeSlice<UnityEngine.Vector3> normals) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteShapeRenderer.GetChannels"); }
        public void GetChannels(int dataSize, out Unity.Collections.NativeArray<ushort> indices, out Unity.Collections.NativeSlice<UnityEngine.Vector3> vertices, out Unity.Collections.NativeSlice<UnityEngine.Vector2> texcoords, out Unity.Collections.NativeSlice<UnityEngine.Color32> colors, out Unity.Collections.NativeSlice<UnityEngine.Vector4> tangents, out Unity.Collections.NativeSlice<UnityEngine.Vector3> normals) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteShapeRenderer.GetChannels"); }
    }
    public partial struct SpriteShapeSegment
    {
        public int geomIndex { get; set; }
        public int indexCount { get; set; }
        public int vertexCount { get; set; }
        public int spriteIndex { get; set; }
    }
    public partial class SpriteShapeUtility
    {
        public static int[] Generate(UnityEngine.Mesh mesh, UnityEngine.U2D.SpriteShapeParameters shapeParams, UnityEngine.U2D.ShapeControlPoint[] points, UnityEngine.U2D.SpriteShapeMetaData[] metaData, UnityEngine.U2D.AngleRangeInfo[] angleRange, UnityEngine.Sprite[] sprites, UnityEngine.Sprite[] corners) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteShapeUtility.Generate"); }
        public static void GenerateSpriteShape(UnityEngine.U2D.SpriteShapeRenderer renderer, UnityEngine.U2D.SpriteShapeParameters shapeParams, UnityEngine.U2D.ShapeControlPoint[] points, UnityEngine.U2D.SpriteShapeMetaData[] metaData, UnityEngine.U2D.AngleRangeInfo[] angleRange, UnityEngine.Sprite[] sprites, UnityEngine.Sprite[] corners) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteShapeUtility.GenerateSpriteShape"); }
    }
}
