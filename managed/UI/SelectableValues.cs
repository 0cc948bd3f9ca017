using System;
using UnityEngine.Serialization;

namespace UnityEngine.UI
{
    [Serializable]
    public partial struct ColorBlock : IEquatable<ColorBlock>
    {
        public static ColorBlock defaultColorBlock;

        [FormerlySerializedAs("normalColor")]
        [SerializeField] private Color m_NormalColor;
        [FormerlySerializedAs("highlightedColor")]
        [SerializeField] private Color m_HighlightedColor;
        [FormerlySerializedAs("pressedColor")]
        [SerializeField] private Color m_PressedColor;
        [FormerlySerializedAs("m_HighlightedColor")]
        [SerializeField] private Color m_SelectedColor;
        [FormerlySerializedAs("disabledColor")]
        [SerializeField] private Color m_DisabledColor;
        [Range(1, 5)]
        [SerializeField] private float m_ColorMultiplier;
        [FormerlySerializedAs("fadeDuration")]
        [SerializeField] private float m_FadeDuration;

        static ColorBlock()
        {
            defaultColorBlock = new ColorBlock
            {
                m_NormalColor = new Color32(255, 255, 255, 255),
                m_HighlightedColor = new Color32(245, 245, 245, 255),
                m_PressedColor = new Color32(200, 200, 200, 255),
                m_SelectedColor = new Color32(245, 245, 245, 255),
                m_DisabledColor = new Color32(200, 200, 200, 128),
                m_ColorMultiplier = 1,
                m_FadeDuration = 0.1f,
            };
        }

        public bool Equals(ColorBlock other)
        {
            return normalColor == other.normalColor && highlightedColor == other.highlightedColor
                && pressedColor == other.pressedColor
                && selectedColor == other.selectedColor && disabledColor == other.disabledColor
                && colorMultiplier == other.colorMultiplier && fadeDuration == other.fadeDuration;
        }

        public override bool Equals(object obj) => obj is ColorBlock && Equals((ColorBlock)obj);
        public override int GetHashCode()
            => normalColor.GetHashCode() ^ (pressedColor.GetHashCode() << 1) ^ fadeDuration.GetHashCode();
        public static bool operator ==(ColorBlock point1, ColorBlock point2) => point1.Equals(point2);
        public static bool operator !=(ColorBlock point1, ColorBlock point2) => !point1.Equals(point2);
    }

    [Serializable]
    public partial struct SpriteState : IEquatable<SpriteState>
    {
        [SerializeField] private Sprite m_HighlightedSprite;
        [SerializeField] private Sprite m_PressedSprite;
        [FormerlySerializedAs("m_HighlightedSprite")]
        [SerializeField] private Sprite m_SelectedSprite;
        [SerializeField] private Sprite m_DisabledSprite;

        public bool Equals(SpriteState other)
        {
            return highlightedSprite == other.highlightedSprite && pressedSprite == other.pressedSprite
                && selectedSprite == other.selectedSprite && disabledSprite == other.disabledSprite;
        }
    }

    [Serializable]
    public partial class AnimationTriggers
    {
        [FormerlySerializedAs("normalTrigger")]
        [SerializeField] private string m_NormalTrigger = "Normal";
        [FormerlySerializedAs("highlightedTrigger")]
        [SerializeField] private string m_HighlightedTrigger = "Highlighted";
        [FormerlySerializedAs("pressedTrigger")]
        [SerializeField] private string m_PressedTrigger = "Pressed";
        [FormerlySerializedAs("m_HighlightedTrigger")]
        [SerializeField] private string m_SelectedTrigger = "Selected";
        [FormerlySerializedAs("disabledTrigger")]
        [SerializeField] private string m_DisabledTrigger = "Disabled";
    }

    [Serializable]
    public partial struct Navigation : IEquatable<Navigation>
    {
        [FormerlySerializedAs("mode")]
        [SerializeField] private Mode m_Mode;
        [SerializeField] private bool m_WrapAround;
        [FormerlySerializedAs("selectOnUp")]
        [SerializeField] private Selectable m_SelectOnUp;
        [FormerlySerializedAs("selectOnDown")]
        [SerializeField] private Selectable m_SelectOnDown;
        [FormerlySerializedAs("selectOnLeft")]
        [SerializeField] private Selectable m_SelectOnLeft;
        [FormerlySerializedAs("selectOnRight")]
        [SerializeField] private Selectable m_SelectOnRight;

        public static Navigation defaultNavigation => new Navigation { m_Mode = Mode.Automatic };

        public bool Equals(Navigation other)
        {
            return mode == other.mode && selectOnUp == other.selectOnUp && selectOnDown == other.selectOnDown
                && selectOnLeft == other.selectOnLeft && selectOnRight == other.selectOnRight;
        }
    }
}
