// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Rendering.HighDefinition
{
    [System.SerializableAttribute]
    public abstract partial class WindParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Rendering.HighDefinition.WindParameter.WindParamaterValue>
    {
        public WindParameter(float value = 0f, UnityEngine.Rendering.HighDefinition.WindParameter.WindOverrideMode mode = (UnityEngine.Rendering.HighDefinition.WindParameter.WindOverrideMode)1, bool overrideState = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.WindParameter"); }
        public float GetValue(UnityEngine.Rendering.HighDefinition.HDCamera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.WindParameter.GetValue"); }
        protected abstract float GetGlobalValue(UnityEngine.Rendering.HighDefinition.HDCamera camera);
        internal WindParameter() { }
        public enum WindOverrideMode
        {
            Custom = 0,
            Global = 1,
            Additive = 2,
            Multiply = 3,
        }
        [System.SerializableAttribute]
        public partial struct WindParamaterValue
        {
            public UnityEngine.Rendering.HighDefinition.WindParameter.WindOverrideMode mode;
            public float customValue;
            public float additiveValue;
            public float multiplyValue;
        }
    }
    [System.SerializableAttribute]
    public sealed partial class WindSpeedParameter : UnityEngine.Rendering.HighDefinition.WindParameter
    {
        public WindSpeedParameter(float value = 100f, UnityEngine.Rendering.HighDefinition.WindParameter.WindOverrideMode mode = (UnityEngine.Rendering.HighDefinition.WindParameter.WindOverrideMode)1, bool overrideState = false) : base(value, mode, overrideState) { }
        protected override float GetGlobalValue(UnityEngine.Rendering.HighDefinition.HDCamera camera) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HighDefinition.WindSpeedParameter.GetGlobalValue"); }
        internal WindSpeedParameter() { }
    }
}
