// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial class TerrainCollider : UnityEngine.Collider
    {
        public UnityEngine.TerrainData terrainData { get { return m_KeptTerrainData.Get("UnityEngine.TerrainCollider.terrainData"); } set { m_KeptTerrainData.Set(value); } } private Umcp.Kept<UnityEngine.TerrainData> m_KeptTerrainData;
    }
}
