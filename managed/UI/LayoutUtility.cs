using System;
using System.Collections.Generic;

namespace UnityEngine.UI
{
    /// <summary>What the layout elements of an object ask for: the highest priority counts, then the largest
    /// value.</summary>
    public static partial class LayoutUtility
    {
        public static float GetMinSize(RectTransform rect, int axis)
            => axis == 0 ? GetMinWidth(rect) : GetMinHeight(rect);
        public static float GetPreferredSize(RectTransform rect, int axis) => axis == 0 ? GetPreferredWidth(rect)
            : GetPreferredHeight(rect);
        public static float GetFlexibleSize(RectTransform rect, int axis) => axis == 0 ? GetFlexibleWidth(rect)
            : GetFlexibleHeight(rect);
        public static float GetMinWidth(RectTransform rect) => GetLayoutProperty(rect, e => e.minWidth, 0);
        public static float GetMinHeight(RectTransform rect) => GetLayoutProperty(rect, e => e.minHeight, 0);
        public static float GetFlexibleWidth(RectTransform rect) => GetLayoutProperty(rect, e => e.flexibleWidth, 0);
        public static float GetFlexibleHeight(RectTransform rect) => GetLayoutProperty(rect, e => e.flexibleHeight, 0);

        public static float GetPreferredWidth(RectTransform rect)
        {
            return Mathf.Max(GetMinWidth(rect), GetLayoutProperty(rect, e => e.preferredWidth, 0));
        }

        public static float GetPreferredHeight(RectTransform rect)
        {
            return Mathf.Max(GetMinHeight(rect), GetLayoutProperty(rect, e => e.preferredHeight, 0));
        }

        public static float GetLayoutProperty(RectTransform rect, Func<ILayoutElement, float> property,
            float defaultValue)
        {
            ILayoutElement source;
            return GetLayoutProperty(rect, property, defaultValue, out source);
        }

        public static float GetLayoutProperty(RectTransform rect, Func<ILayoutElement, float> property,
            float defaultValue, out ILayoutElement source)
        {
            float found = defaultValue;
            int priority = int.MinValue;
            source = null;
            if (!rect)
            {
                return 0;
            }
            foreach (ILayoutElement element in rect.GetComponents<ILayoutElement>())
            {
                Behaviour behaviour = element as Behaviour;
                bool isOff = !ReferenceEquals(behaviour, null) && !behaviour.isActiveAndEnabled;
                float value = isOff || element.layoutPriority < priority ? -1 : property(element);
                if (value >= 0 && (element.layoutPriority > priority || value > found))
                {
                    found = value;
                    priority = element.layoutPriority;
                    source = element;
                }
            }
            return found;
        }
    }
}
