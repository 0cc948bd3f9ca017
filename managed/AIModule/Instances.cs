namespace UnityEngine.AI
{
    /// <summary>Nothing adds data to a mesh here, so none of these leads to any.</summary>
    public partial struct NavMeshDataInstance
    {
        public bool valid => false;

        public void Remove()
        {
        }
    }

    public partial struct NavMeshLinkInstance
    {
        public bool valid => false;

        public void Remove()
        {
        }
    }
}
