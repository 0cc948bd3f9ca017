namespace UnityEngine
{
    /// <summary>Values before anybody sets them: those of the project's settings, or Unity's own.</summary>
    public partial class Physics2D
    {
        private static readonly SettingsFile s_Settings = new SettingsFile("Physics2DSettings.asset"); // before those who ask it
        private static readonly LayerMatrix s_Layers = s_Settings.Layers;

        public static Vector2 gravity { get; set; } = s_Settings.Vector("m_Gravity", new Vector3(0, -9.81f));
        public static int velocityIterations { get; set; } = s_Settings.Int("m_VelocityIterations", 8);
        public static int positionIterations { get; set; } = s_Settings.Int("m_PositionIterations", 3);
        public static float velocityThreshold { get; set; } = s_Settings.Float("m_VelocityThreshold", 1);
        public static float maxLinearCorrection { get; set; } = s_Settings.Float("m_MaxLinearCorrection", 0.2f);
        public static float maxAngularCorrection { get; set; } = s_Settings.Float("m_MaxAngularCorrection", 8);
        public static float maxTranslationSpeed { get; set; } = s_Settings.Float("m_MaxTranslationSpeed", 100);
        public static float maxRotationSpeed { get; set; } = s_Settings.Float("m_MaxRotationSpeed", 360);
        public static float defaultContactOffset { get; set; } = s_Settings.Float("m_DefaultContactOffset", 0.01f);
        public static float baumgarteScale { get; set; } = s_Settings.Float("m_BaumgarteScale", 0.2f);
        public static float baumgarteTOIScale { get; set; } = s_Settings.Float("m_BaumgarteTimeOfImpactScale", 0.75f);
        public static float timeToSleep { get; set; } = s_Settings.Float("m_TimeToSleep", 0.5f);
        public static float linearSleepTolerance { get; set; } = s_Settings.Float("m_LinearSleepTolerance", 0.01f);
        public static float angularSleepTolerance { get; set; } = s_Settings.Float("m_AngularSleepTolerance", 2);
        public static bool queriesHitTriggers { get; set; } = s_Settings.Bool("m_QueriesHitTriggers", true);
        public static bool queriesStartInColliders { get; set; } = s_Settings.Bool("m_QueriesStartInColliders", true);
        public static bool callbacksOnDisable { get; set; } = s_Settings.Bool("m_CallbacksOnDisable", true);
        public static bool reuseCollisionCallbacks { get; set; } = s_Settings.Bool("m_ReuseCollisionCallbacks", true);
        public static bool autoSyncTransforms { get; set; } = s_Settings.Bool("m_AutoSyncTransforms", false);
        public static SimulationMode2D simulationMode { get; set; } = (SimulationMode2D)s_Settings.SimulationMode;

        [System.Obsolete]
        public static bool autoSimulation
        {
            get { return simulationMode != SimulationMode2D.Script; }
            set { simulationMode = value ? SimulationMode2D.FixedUpdate : SimulationMode2D.Script; }
        }

        public static void IgnoreLayerCollision(int layer1, int layer2) => IgnoreLayerCollision(layer1, layer2, true);
        public static void IgnoreLayerCollision(int layer1, int layer2, bool ignore) => s_Layers.SetTouch(layer1, layer2, !ignore);
        public static bool GetIgnoreLayerCollision(int layer1, int layer2) => !s_Layers.Touch(layer1, layer2);
        public static void SetLayerCollisionMask(int layer, int layerMask) => s_Layers.SetMask(layer, layerMask);
        public static int GetLayerCollisionMask(int layer) => s_Layers.MaskOf(layer);
    }
}
