namespace UnityEngine.AI
{
    /// <summary>Values: there is no mesh to walk on, so it is on none, finds no path and goes nowhere.</summary>
    public sealed partial class NavMeshAgent : Behaviour
    {
        /// <summary>False: no path leads there.</summary>
        public bool SetDestination(Vector3 target)
        {
            destination = target;
            return false;
        }

        public bool Warp(Vector3 newPosition)
        {
            transform.position = newPosition;
            return false;
        }

        public void ResetPath()
        {
            destination = transform.position;
        }
    }
}
