namespace UnityEngine
{
    /// <summary>Values before anybody sets them: those of the project's settings, or Unity's own.</summary>
    public partial class Physics2D
    {
        // before those who ask it
        private static readonly SettingsFile s_Settings = new SettingsFile("Physics2DSettings.asset");
        private static readonly LayerMatrix s_Layers = s_Settings.Layers;

        [System.Obsolete]
        public static bool autoSimulation
        {
            get { return simulationMode != SimulationMode2D.Script; }
            set { simulationMode = value ? SimulationMode2D.FixedUpdate : SimulationMode2D.Script; }
        }

        public static void IgnoreLayerCollision(int layer1, int layer2) => IgnoreLayerCollision(layer1, layer2, true);
        public static void IgnoreLayerCollision(int layer1, int layer2, bool ignore)
            => s_Layers.SetTouch(layer1, layer2, !ignore);
        public static bool GetIgnoreLayerCollision(int layer1, int layer2) => !s_Layers.Touch(layer1, layer2);
        public static void SetLayerCollisionMask(int layer, int layerMask) => s_Layers.SetMask(layer, layerMask);
        public static int GetLayerCollisionMask(int layer) => s_Layers.MaskOf(layer);
    }
}
