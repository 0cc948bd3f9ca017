namespace UnityEngine.AI
{
    public enum ObstacleAvoidanceType
    {
        NoObstacleAvoidance = 0,
        LowQualityObstacleAvoidance = 1,
        MedQualityObstacleAvoidance = 2,
        GoodQualityObstacleAvoidance = 3,
        HighQualityObstacleAvoidance = 4
    }

    /// <summary>Values: there is no mesh to walk on, so it is on none, finds no path and goes nowhere.</summary>
    public sealed partial class NavMeshAgent : Behaviour
    {
        private static readonly int s_AgentTypeID = SlotOf("m_AgentTypeID");
        private static readonly int s_Radius = SlotOf("m_Radius");
        private static readonly int s_Speed = SlotOf("m_Speed");
        private static readonly int s_Acceleration = SlotOf("m_Acceleration");
        private static readonly int s_AvoidancePriority = SlotOf("avoidancePriority");
        private static readonly int s_AngularSpeed = SlotOf("m_AngularSpeed");
        private static readonly int s_StoppingDistance = SlotOf("m_StoppingDistance");
        private static readonly int s_AutoTraverseOffMeshLink = SlotOf("m_AutoTraverseOffMeshLink");
        private static readonly int s_AutoBraking = SlotOf("m_AutoBraking");
        private static readonly int s_AutoRepath = SlotOf("m_AutoRepath");
        private static readonly int s_Height = SlotOf("m_Height");
        private static readonly int s_BaseOffset = SlotOf("m_BaseOffset");
        private static readonly int s_AreaMask = SlotOf("m_WalkableMask");
        private static readonly int s_ObstacleAvoidanceType = SlotOf("m_ObstacleAvoidanceType");
        private static readonly int s_Velocity = SlotOf("m_Velocity");
        private static readonly int s_IsStopped = SlotOf("m_IsStopped");
        private static readonly int s_UpdatePosition = SlotOf("m_UpdatePosition");
        private static readonly int s_UpdateRotation = SlotOf("m_UpdateRotation");
        private static readonly int s_UpdateUpAxis = SlotOf("m_UpdateUpAxis");
        private static readonly int s_Destination = SlotOf("m_Destination");

        private static int SlotOf(string key) => Native.Slot("UnityEngine.AI.NavMeshAgent", key);

        public int agentTypeID
        {
            get { return Native.GetInt(Ptr, s_AgentTypeID); }
            set { Native.SetInt(Ptr, s_AgentTypeID, value); }
        }

        public float radius
        {
            get { return Native.GetFloat(Ptr, s_Radius); }
            set { Native.SetFloat(Ptr, s_Radius, value); }
        }

        public float speed
        {
            get { return Native.GetFloat(Ptr, s_Speed); }
            set { Native.SetFloat(Ptr, s_Speed, value); }
        }

        public float acceleration
        {
            get { return Native.GetFloat(Ptr, s_Acceleration); }
            set { Native.SetFloat(Ptr, s_Acceleration, value); }
        }

        public int avoidancePriority
        {
            get { return Native.GetInt(Ptr, s_AvoidancePriority); }
            set { Native.SetInt(Ptr, s_AvoidancePriority, value); }
        }

        public float angularSpeed
        {
            get { return Native.GetFloat(Ptr, s_AngularSpeed); }
            set { Native.SetFloat(Ptr, s_AngularSpeed, value); }
        }

        public float stoppingDistance
        {
            get { return Native.GetFloat(Ptr, s_StoppingDistance); }
            set { Native.SetFloat(Ptr, s_StoppingDistance, value); }
        }

        public bool autoTraverseOffMeshLink
        {
            get { return Native.GetInt(Ptr, s_AutoTraverseOffMeshLink) != 0; }
            set { Native.SetInt(Ptr, s_AutoTraverseOffMeshLink, value ? 1 : 0); }
        }

        public bool autoBraking
        {
            get { return Native.GetInt(Ptr, s_AutoBraking) != 0; }
            set { Native.SetInt(Ptr, s_AutoBraking, value ? 1 : 0); }
        }

        public bool autoRepath
        {
            get { return Native.GetInt(Ptr, s_AutoRepath) != 0; }
            set { Native.SetInt(Ptr, s_AutoRepath, value ? 1 : 0); }
        }

        public float height
        {
            get { return Native.GetFloat(Ptr, s_Height); }
            set { Native.SetFloat(Ptr, s_Height, value); }
        }

        public float baseOffset
        {
            get { return Native.GetFloat(Ptr, s_BaseOffset); }
            set { Native.SetFloat(Ptr, s_BaseOffset, value); }
        }

        public int areaMask
        {
            get { return Native.GetInt(Ptr, s_AreaMask); }
            set { Native.SetInt(Ptr, s_AreaMask, value); }
        }

        public ObstacleAvoidanceType obstacleAvoidanceType
        {
            get { return (ObstacleAvoidanceType)Native.GetInt(Ptr, s_ObstacleAvoidanceType); }
            set { Native.SetInt(Ptr, s_ObstacleAvoidanceType, (int)value); }
        }

        public Vector3 velocity
        {
            get { return Values.GetVector(Ptr, s_Velocity); }
            set { Values.SetVector(Ptr, s_Velocity, value); }
        }

        public bool isStopped
        {
            get { return Native.GetInt(Ptr, s_IsStopped) != 0; }
            set { Native.SetInt(Ptr, s_IsStopped, value ? 1 : 0); }
        }

        public bool updatePosition
        {
            get { return Native.GetInt(Ptr, s_UpdatePosition) != 0; }
            set { Native.SetInt(Ptr, s_UpdatePosition, value ? 1 : 0); }
        }

        public bool updateRotation
        {
            get { return Native.GetInt(Ptr, s_UpdateRotation) != 0; }
            set { Native.SetInt(Ptr, s_UpdateRotation, value ? 1 : 0); }
        }

        public bool updateUpAxis
        {
            get { return Native.GetInt(Ptr, s_UpdateUpAxis) != 0; }
            set { Native.SetInt(Ptr, s_UpdateUpAxis, value ? 1 : 0); }
        }

        public Vector3 destination
        {
            get { return Values.GetVector(Ptr, s_Destination); }
            set { Values.SetVector(Ptr, s_Destination, value); }
        }

        public bool isOnNavMesh => false;
        public bool hasPath => false;
        public bool pathPending => false;

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
