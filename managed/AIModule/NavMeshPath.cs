namespace UnityEngine.AI
{
    /// <summary>A path that nobody has found yet: nothing is computed here.</summary>
    public sealed partial class NavMeshPath
    {
        public Vector3[] corners => new Vector3[0];
    }
}
