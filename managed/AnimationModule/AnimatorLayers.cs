using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>Weights of layers are kept; the first layer always counts whole.</summary>
    public partial class Animator
    {
        private Dictionary<int, float> m_Weights;

        public void SetLayerWeight(int layerIndex, float weight)
        {
            m_Weights = m_Weights ?? new Dictionary<int, float>();
            m_Weights[layerIndex] = Mathf.Clamp01(weight);
        }

        public float GetLayerWeight(int layerIndex)
        {
            float weight;
            if (layerIndex == 0)
            {
                return 1;
            }
            if (m_Weights == null || !m_Weights.TryGetValue(layerIndex, out weight))
            {
                throw new Umcp.LeftOutException("UnityEngine.Animator.GetLayerWeight");
            }
            return weight;
        }
    }
}
