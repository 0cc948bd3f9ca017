// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public sealed partial class SpriteMask : UnityEngine.Renderer
    {
        public int frontSortingLayerID { get { return m_KeptFrontSortingLayerID.Get("UnityEngine.SpriteMask.frontSortingLayerID"); } set { m_KeptFrontSortingLayerID.Set(value); } } private Umcp.Kept<int> m_KeptFrontSortingLayerID;
        public int frontSortingOrder { get { return m_KeptFrontSortingOrder.Get("UnityEngine.SpriteMask.frontSortingOrder"); } set { m_KeptFrontSortingOrder.Set(value); } } private Umcp.Kept<int> m_KeptFrontSortingOrder;
        public int backSortingLayerID { get { return m_KeptBackSortingLayerID.Get("UnityEngine.SpriteMask.backSortingLayerID"); } set { m_KeptBackSortingLayerID.Set(value); } } private Umcp.Kept<int> m_KeptBackSortingLayerID;
        public int backSortingOrder { get { return m_KeptBackSortingOrder.Get("UnityEngine.SpriteMask.backSortingOrder"); } set { m_KeptBackSortingOrder.Set(value); } } private Umcp.Kept<int> m_KeptBackSortingOrder;
        public float alphaCutoff { get { return m_KeptAlphaCutoff.Get("UnityEngine.SpriteMask.alphaCutoff"); } set { m_KeptAlphaCutoff.Set(value); } } private Umcp.Kept<float> m_KeptAlphaCutoff;
        public UnityEngine.Sprite sprite { get { return m_KeptSprite.Get("UnityEngine.SpriteMask.sprite"); } set { m_KeptSprite.Set(value); } } private Umcp.Kept<UnityEngine.Sprite> m_KeptSprite;
        public bool isCustomRangeActive { get { return m_KeptIsCustomRangeActive.Get("UnityEngine.SpriteMask.isCustomRangeActive"); } set { m_KeptIsCustomRangeActive.Set(value); } } private Umcp.Kept<bool> m_KeptIsCustomRangeActive;
        public UnityEngine.SpriteSortPoint spriteSortPoint { get { return m_KeptSpriteSortPoint.Get("UnityEngine.SpriteMask.spriteSortPoint"); } set { m_KeptSpriteSortPoint.Set(value); } } private Umcp.Kept<UnityEngine.SpriteSortPoint> m_KeptSpriteSortPoint;
    }
    public static partial class SpriteMaskUtility
    {
        public static bool HasSpriteMaskInLayerRange(UnityEngine.Rendering.SortingLayerRange range) { throw new Umcp.LeftOutException("UnityEngine.SpriteMaskUtility.HasSpriteMaskInLayerRange"); }
    }
}
