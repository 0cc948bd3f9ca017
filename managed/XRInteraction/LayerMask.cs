using System;
using System.Collections.Generic;

namespace UnityEngine.XR.Interaction.Toolkit
{
    /// <summary>Which interactors and interactables meet. Of the project's names for layers only the first, "Default",
    /// is known.</summary>
    [Serializable]
    public partial struct InteractionLayerMask : ISerializationCallbackReceiver
    {
        [SerializeField] private uint m_Bits;
        private int m_Mask;

        public int value
        {
            get { return m_Mask; }
            set
            {
                m_Mask = value;
                m_Bits = unchecked((uint)value);
            }
        }

        public static implicit operator int(InteractionLayerMask mask) => mask.m_Mask;

        public static implicit operator InteractionLayerMask(int intVal)
        {
            InteractionLayerMask mask = default(InteractionLayerMask);
            mask.value = intVal;
            return mask;
        }

        /// <summary>Files have the bits.</summary>
        public void OnAfterDeserialize()
        {
            m_Mask = unchecked((int)m_Bits);
        }

        public static string LayerToName(int layer)
        {
            if (layer < 0 || layer >= 32)
            {
                return string.Empty;
            }
            return layer == 0 ? "Default"
                : throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.InteractionLayerMask.LayerToName");
        }

        public static int NameToLayer(string layerName)
        {
            return layerName == "Default" ? 0
                : throw new Umcp.LeftOutException("UnityEngine.XR.Interaction.Toolkit.InteractionLayerMask.NameToLayer");
        }

        public static int GetMask(params string[] layerNames)
        {
            int mask = 0;
            foreach (string name in (IEnumerable<string>)layerNames
                ?? throw new ArgumentNullException(nameof(layerNames)))
            {
                mask |= 1 << NameToLayer(name);
            }
            return mask;
        }
    }
}
