using System;

namespace UnityEngine.Rendering.HighDefinition
{
    [Serializable]
    public partial class ScalableSettingLevelParameter : NoInterpIntParameter
    {
        public ScalableSettingLevelParameter(int level, bool useOverride, bool overrideState = false) : base(useOverride ? 3 : level, overrideState)
        {
        }
    }
}
