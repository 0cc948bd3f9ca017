namespace UnityEngine.AI
{
    /// <summary>Nothing adds data to a mesh here, so none of these leads to any.</summary>
    public partial struct NavMeshDataInstance
    {
    }
}
