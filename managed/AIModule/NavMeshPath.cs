namespace UnityEngine.AI
{
    /// <summary>A path that nobody has found yet: nothing is computed here.</summary>
    public sealed partial class NavMeshPath
    {
        public NavMeshPath()
        {
        }

        public Vector3[] corners => new Vector3[0];
        public NavMeshPathStatus status => NavMeshPathStatus.PathInvalid;
        public int GetCornersNonAlloc(Vector3[] results) => 0;

        public void ClearCorners()
        {
        }
    }
}
