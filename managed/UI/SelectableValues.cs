using System;
using UnityEngine.Serialization;

namespace UnityEngine.UI
{
    [Serializable]
    public struct ColorBlock : IEquatable<ColorBlock>
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

        public Color normalColor
        {
            get { return m_NormalColor; }
            set { m_NormalColor = value; }
        }

        public Color highlightedColor
        {
            get { return m_HighlightedColor; }
            set { m_HighlightedColor = value; }
        }

        public Color pressedColor
        {
            get { return m_PressedColor; }
            set { m_PressedColor = value; }
        }

        public Color selectedColor
        {
            get { return m_SelectedColor; }
            set { m_SelectedColor = value; }
        }

        public Color disabledColor
        {
            get { return m_DisabledColor; }
            set { m_DisabledColor = value; }
        }

        public float colorMultiplier
        {
            get { return m_ColorMultiplier; }
            set { m_ColorMultiplier = value; }
        }

        public float fadeDuration
        {
            get { return m_FadeDuration; }
            set { m_FadeDuration = value; }
        }

        public bool Equals(ColorBlock other)
        {
            return normalColor == other.normalColor && highlightedColor == other.highlightedColor && pressedColor == other.pressedColor
                && selectedColor == other.selectedColor && disabledColor == other.disabledColor
                && colorMultiplier == other.colorMultiplier && fadeDuration == other.fadeDuration;
        }

        public override bool Equals(object obj) => obj is ColorBlock && Equals((ColorBlock)obj);
        public override int GetHashCode() => normalColor.GetHashCode() ^ (pressedColor.GetHashCode() << 1) ^ fadeDuration.GetHashCode();
        public static bool operator ==(ColorBlock point1, ColorBlock point2) => point1.Equals(point2);
        public static bool operator !=(ColorBlock point1, ColorBlock point2) => !point1.Equals(point2);
    }

    [Serializable]
    public struct SpriteState : IEquatable<SpriteState>
    {
        [SerializeField] private Sprite m_HighlightedSprite;
        [SerializeField] private Sprite m_PressedSprite;
        [FormerlySerializedAs("m_HighlightedSprite")]
        [SerializeField] private Sprite m_SelectedSprite;
        [SerializeField] private Sprite m_DisabledSprite;

        public Sprite highlightedSprite
        {
            get { return m_HighlightedSprite; }
            set { m_HighlightedSprite = value; }
        }

        public Sprite pressedSprite
        {
            get { return m_PressedSprite; }
            set { m_PressedSprite = value; }
        }

        public Sprite selectedSprite
        {
            get { return m_SelectedSprite; }
            set { m_SelectedSprite = value; }
        }

        public Sprite disabledSprite
        {
            get { return m_DisabledSprite; }
            set { m_DisabledSprite = value; }
        }

        public bool Equals(SpriteState other)
        {
            return highlightedSprite == other.highlightedSprite && pressedSprite == other.pressedSprite
                && selectedSprite == other.selectedSprite && disabledSprite == other.disabledSprite;
        }
    }

    [Serializable]
    public class AnimationTriggers
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

        public string normalTrigger
        {
            get { return m_NormalTrigger; }
            set { m_NormalTrigger = value; }
        }

        public string highlightedTrigger
        {
            get { return m_HighlightedTrigger; }
            set { m_HighlightedTrigger = value; }
        }

        public string pressedTrigger
        {
            get { return m_PressedTrigger; }
            set { m_PressedTrigger = value; }
        }

        public string selectedTrigger
        {
            get { return m_SelectedTrigger; }
            set { m_SelectedTrigger = value; }
        }

        public string disabledTrigger
        {
            get { return m_DisabledTrigger; }
            set { m_DisabledTrigger = value; }
        }
    }

    [Serializable]
    public struct Navigation : IEquatable<Navigation>
    {
        [Flags]
        public enum Mode
        {
            None = 0,
            Horizontal = 1,
            Vertical = 2,
            Automatic = 3,
            Explicit = 4
        }

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

        public Mode mode
        {
            get { return m_Mode; }
            set { m_Mode = value; }
        }

        public bool wrapAround
        {
            get { return m_WrapAround; }
            set { m_WrapAround = value; }
        }

        public Selectable selectOnUp
        {
            get { return m_SelectOnUp; }
            set { m_SelectOnUp = value; }
        }

        public Selectable selectOnDown
        {
            get { return m_SelectOnDown; }
            set { m_SelectOnDown = value; }
        }

        public Selectable selectOnLeft
        {
            get { return m_SelectOnLeft; }
            set { m_SelectOnLeft = value; }
        }

        public Selectable selectOnRight
        {
            get { return m_SelectOnRight; }
            set { m_SelectOnRight = value; }
        }

        public bool Equals(Navigation other)
        {
            return mode == other.mode && selectOnUp == other.selectOnUp && selectOnDown == other.selectOnDown
                && selectOnLeft == other.selectOnLeft && selectOnRight == other.selectOnRight;
        }
    }
}
