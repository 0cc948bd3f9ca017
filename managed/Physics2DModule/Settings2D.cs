namespace UnityEngine
{
    /// <summary>Values before anybody sets them; those of the project's settings are not read.</summary>
    public partial class Physics2D
    {
        public static Vector2 gravity { get; set; } = new Vector2(0, -9.81f);
        public static int velocityIterations { get; set; } = 8;
        public static int positionIterations { get; set; } = 3;
        public static bool queriesHitTriggers { get; set; } = true;
        public static bool queriesStartInColliders { get; set; } = true;
        public static bool callbacksOnDisable { get; set; } = true;
        public static bool reuseCollisionCallbacks { get; set; } = true;
        public static bool autoSyncTransforms { get; set; }
        public static SimulationMode2D simulationMode { get; set; }
    }
}
