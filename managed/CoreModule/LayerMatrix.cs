using System;
using System.Globalization;

namespace UnityEngine
{
    /// <summary>Which layers touch each other: for each layer a mask, as settings of physics have them.</summary>
    internal sealed class LayerMatrix
    {
        private const int Layers = 32;
        private const int Digits = 8; // of a mask; its lowest byte first

        private readonly int[] m_Masks = new int[Layers];

        internal LayerMatrix(string hex)
        {
            for (int layer = 0; layer < Layers; layer++)
            {
                m_Masks[layer] = Mask(hex, layer * Digits);
            }
        }

        private static int Mask(string hex, int at)
        {
            bool isNumber =
                uint.TryParse(at + Digits <= hex.Length ? hex.Substring(at, Digits)
                : "", NumberStyles.AllowHexSpecifier,
                                          CultureInfo.InvariantCulture, out uint bytes);
            return isNumber ? (int)(bytes << 24 | bytes >> 24 | bytes << 8 & 0xff0000 | bytes >> 8 & 0xff00) : -1;
        }

        internal bool Touch(int layer1, int layer2)
            => AreLayers(layer1, layer2) && (m_Masks[layer1] >> layer2 & 1) != 0;

        internal void SetTouch(int layer1, int layer2, bool touch)
        {
            if (AreLayers(layer1, layer2))
            {
                SetBit(layer1, layer2, touch);
                SetBit(layer2, layer1, touch);
            }
        }

        internal int MaskOf(int layer) => AreLayers(layer, layer) ? m_Masks[layer] : 0;

        internal void SetMask(int layer, int mask)
        {
            for (int other = 0; other < Layers; other++)
            {
                SetTouch(layer, other, (mask >> other & 1) != 0);
            }
        }

        private void SetBit(int layer, int bit, bool value)
        {
            m_Masks[layer] = value ? m_Masks[layer] | 1 << bit : m_Masks[layer] & ~(1 << bit);
        }

        private static bool AreLayers(int layer1, int layer2)
        {
            bool are = layer1 >= 0 && layer1 < Layers && layer2 >= 0 && layer2 < Layers;
            if (!are)
            {
                Debug.LogError("layer numbers must be between 0 and 31");
            }
            return are;
        }
    }
}
