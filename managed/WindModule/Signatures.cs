// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial class WindZone : UnityEngine.Component
    {
        public UnityEngine.WindZoneMode mode { get { return m_KeptMode.Get("UnityEngine.WindZone.mode"); } set { m_KeptMode.Set(value); } } private Umcp.Kept<UnityEngine.WindZoneMode> m_KeptMode;
        public float radius { get { return m_KeptRadius.Get("UnityEngine.WindZone.radius"); } set { m_KeptRadius.Set(value); } } private Umcp.Kept<float> m_KeptRadius;
        public float windMain { get { return m_KeptWindMain.Get("UnityEngine.WindZone.windMain"); } set { m_KeptWindMain.Set(value); } } private Umcp.Kept<float> m_KeptWindMain;
        public float windTurbulence { get { return m_KeptWindTurbulence.Get("UnityEngine.WindZone.windTurbulence"); } set { m_KeptWindTurbulence.Set(value); } } private Umcp.Kept<float> m_KeptWindTurbulence;
        public float windPulseMagnitude { get { return m_KeptWindPulseMagnitude.Get("UnityEngine.WindZone.windPulseMagnitude"); } set { m_KeptWindPulseMagnitude.Set(value); } } private Umcp.Kept<float> m_KeptWindPulseMagnitude;
        public float windPulseFrequency { get { return m_KeptWindPulseFrequency.Get("UnityEngine.WindZone.windPulseFrequency"); } set { m_KeptWindPulseFrequency.Set(value); } } private Umcp.Kept<float> m_KeptWindPulseFrequency;
    }
    public enum WindZoneMode
    {
        Directional = 0,
        Spherical = 1,
    }
}
