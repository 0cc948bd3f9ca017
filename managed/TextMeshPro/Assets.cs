using System;
using System.Collections.Generic;
using Umcp;
using UnityEngine;

namespace TMPro
{
    public abstract partial class TMP_Asset : ScriptableObject
    {
        public int hashCode;
        public Material material;
        public int materialHashCode;
    }

    public partial class TMP_FontAsset : TMP_Asset
    {
        public Texture2D atlas;
        public List<TMP_FontAsset> fallbackFontAssetTable;
        public float normalStyle, normalSpacingOffset;
        public float boldStyle = 0.75f, boldSpacing = 7f;
        public byte italicStyle = 35, tabSize = 10;
        [SerializeField] private Font m_SourceFontFile;
        public Texture2D atlasTexture => atlas;
        public bool HasCharacter(char character, bool searchFallbacks = false, bool tryAddCharacter = false)
            => throw new LeftOutException("TMPro.TMP_FontAsset.HasCharacter");
        public bool TryAddCharacters(string characters, bool includeFontFeatures = false)
            => throw new LeftOutException("TMPro.TMP_FontAsset.TryAddCharacters");

        public static TMP_FontAsset CreateFontAsset(Font font)
        {
            TMP_FontAsset made = CreateInstance<TMP_FontAsset>();
            made.m_SourceFontFile = font;
            return made;
        }
    }

    public partial class TMP_SpriteAsset : TMP_Asset
    {
        public Texture spriteSheet;
        public List<TMP_SpriteAsset> fallbackSpriteAssets;

        public int GetSpriteIndexFromName(string name)
            => throw new LeftOutException("TMPro.TMP_SpriteAsset.GetSpriteIndexFromName");
    }

    public partial class TMP_ColorGradient : ScriptableObject
    {
        public ColorMode colorMode = ColorMode.FourCornersGradient;
        public Color topLeft = Color.white, topRight = Color.white, bottomLeft = Color.white, bottomRight = Color.white;
    }

    [Serializable]
    public partial class TMP_Style
    {
        [SerializeField] private string m_Name;
        [SerializeField] private int m_HashCode;
        [SerializeField] private string m_OpeningDefinition;
        [SerializeField] private string m_ClosingDefinition;
    }

    public partial class TMP_StyleSheet : ScriptableObject
    {
        [SerializeField] private List<TMP_Style> m_StyleList = new List<TMP_Style>(1);

        public TMP_Style GetStyle(string name) => m_StyleList.Find(s => s.name == name);
        public TMP_Style GetStyle(int hashCode) => m_StyleList.Find(s => s.hashCode == hashCode);
    }

    public partial class TMP_Settings : ScriptableObject
    {
        [SerializeField] private TMP_FontAsset m_defaultFontAsset;
        [SerializeField] private float m_defaultFontSize = 36;
        [SerializeField] private TMP_SpriteAsset m_defaultSpriteAsset;
        [SerializeField] private TMP_StyleSheet m_defaultStyleSheet;
        [SerializeField] private bool m_enableWordWrapping;
        [SerializeField] private bool m_enableRaycastTarget = true;
        private static TMP_Settings s_Instance;

        /// <summary>The project's, in a Resources folder; null: it has none.</summary>
        public static TMP_Settings instance
            => s_Instance ? s_Instance : s_Instance = Resources.Load<TMP_Settings>("TMP Settings");
        public static TMP_FontAsset defaultFontAsset => instance ? instance.m_defaultFontAsset : null;
        public static float defaultFontSize => instance ? instance.m_defaultFontSize : 36;
        public static TMP_SpriteAsset defaultSpriteAsset => instance ? instance.m_defaultSpriteAsset : null;
        public static TMP_StyleSheet defaultStyleSheet => instance ? instance.m_defaultStyleSheet : null;
        public static bool enableWordWrapping => instance && instance.m_enableWordWrapping;
        public static bool enableRaycastTarget => !instance || instance.m_enableRaycastTarget;
    }

    public static partial class TMP_TextUtilities
    {
        public static int FindIntersectingCharacter(TMP_Text text, Vector3 position, Camera camera, bool visibleOnly)
            => throw new LeftOutException("TMPro.TMP_TextUtilities.FindIntersectingCharacter");
        public static int FindIntersectingWord(TMP_Text text, Vector3 position, Camera camera)
            => throw new LeftOutException("TMPro.TMP_TextUtilities.FindIntersectingWord");
        public static int FindIntersectingLink(TMP_Text text, Vector3 position, Camera camera)
            => throw new LeftOutException("TMPro.TMP_TextUtilities.FindIntersectingLink");
        public static int FindIntersectingLine(TMP_Text text, Vector3 position, Camera camera)
            => throw new LeftOutException("TMPro.TMP_TextUtilities.FindIntersectingLine");
        public static int FindNearestCharacter(TMP_Text text, Vector3 position, Camera camera, bool visibleOnly)
            => throw new LeftOutException("TMPro.TMP_TextUtilities.FindNearestCharacter");
        public static bool IsIntersectingRectTransform(RectTransform rectTransform, Vector3 position, Camera camera)
            => RectTransformUtility.RectangleContainsScreenPoint(rectTransform, position, camera);
    }

    /// <summary>Calls in the order in which they were added.</summary>
    public partial class FastAction<A>
    {
        private Action<A> m_Calls;

        public void Add(Action<A> rhs) => m_Calls += rhs;
        public void Remove(Action<A> rhs) => m_Calls -= rhs;
        public void Call(A a) => m_Calls?.Invoke(a);
    }

    public static partial class TMPro_EventManager
    {
        public static readonly FastAction<UnityEngine.Object> TEXT_CHANGED_EVENT = new FastAction<UnityEngine.Object>();

        public static void ON_TEXT_CHANGED(UnityEngine.Object obj) => TEXT_CHANGED_EVENT.Call(obj);
    }
}
