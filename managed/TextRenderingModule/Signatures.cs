// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial struct CharacterInfo
    {
        public int index;
        [System.Obsolete] public UnityEngine.Rect uv;
        [System.Obsolete] public UnityEngine.Rect vert;
        [System.Obsolete] public float width;
        public int size;
        public UnityEngine.FontStyle style;
        [System.Obsolete] public bool flipped;
        public int advance { get { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.advance"); } set { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.advance"); } }
        public int glyphWidth { get { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.glyphWidth"); } set { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.glyphWidth"); } }
        public int glyphHeight { get { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.glyphHeight"); } set { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.glyphHeight"); } }
        public int bearing { get { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.bearing"); } set { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.bearing"); } }
        public int minY { get { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.minY"); } set { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.minY"); } }
        public int maxY { get { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.maxY"); } set { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.maxY"); } }
        public int minX { get { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.minX"); } set { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.minX"); } }
        public int maxX { get { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.maxX"); } set { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.maxX"); } }
        public UnityEngine.Vector2 uvBottomLeft { get { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.uvBottomLeft"); } set { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.uvBottomLeft"); } }
        public UnityEngine.Vector2 uvBottomRight { get { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.uvBottomRight"); } set { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.uvBottomRight"); } }
        public UnityEngine.Vector2 uvTopRight { get { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.uvTopRight"); } set { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.uvTopRight"); } }
        public UnityEngine.Vector2 uvTopLeft { get { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.uvTopLeft"); } set { throw new Umcp.LeftOutException("UnityEngine.CharacterInfo.uvTopLeft"); } }
    }
    public sealed partial class Font
    {
        public static event System.Action<UnityEngine.Font> textureRebuilt { add { } remove { } }
        public string[] fontNames { get { return m_KeptFontNames.Get("UnityEngine.Font.fontNames"); } set { m_KeptFontNames.Set(value); } } private Umcp.Kept<string[]> m_KeptFontNames;
        public bool dynamic { get { throw new Umcp.LeftOutException("UnityEngine.Font.dynamic"); } }
        public UnityEngine.CharacterInfo[] characterInfo { get { return m_KeptCharacterInfo.Get("UnityEngine.Font.characterInfo"); } set { m_KeptCharacterInfo.Set(value); } } private Umcp.Kept<UnityEngine.CharacterInfo[]> m_KeptCharacterInfo;
        [System.Obsolete] public UnityEngine.Font.FontTextureRebuildCallback textureRebuildCallback { get { return m_KeptTextureRebuildCallback.Get("UnityEngine.Font.textureRebuildCallback"); } set { m_KeptTextureRebuildCallback.Set(value); } } private Umcp.Kept<UnityEngine.Font.FontTextureRebuildCallback> m_KeptTextureRebuildCallback;
        public static UnityEngine.Font CreateDynamicFontFromOSFont(string fontname, int size) { throw new Umcp.LeftOutException("UnityEngine.Font.CreateDynamicFontFromOSFont"); }
        public static UnityEngine.Font CreateDynamicFontFromOSFont(string[] fontnames, int size) { throw new Umcp.LeftOutException("UnityEngine.Font.CreateDynamicFontFromOSFont"); }
        public static int GetMaxVertsForString(string str) { throw new Umcp.LeftOutException("UnityEngine.Font.GetMaxVertsForString"); }
        public bool HasCharacter(char c) { throw new Umcp.LeftOutException("UnityEngine.Font.HasCharacter"); }
        public static string[] GetOSInstalledFontNames() { throw new Umcp.LeftOutException("UnityEngine.Font.GetOSInstalledFontNames"); }
        public static string[] GetPathsToOSFonts() { throw new Umcp.LeftOutException("UnityEngine.Font.GetPathsToOSFonts"); }
        public bool GetCharacterInfo(char ch, out UnityEngine.CharacterInfo info, int size, UnityEngine.FontStyle style) { throw new Umcp.LeftOutException("UnityEngine.Font.GetCharacterInfo"); }
        public bool GetCharacterInfo(char ch, out UnityEngine.CharacterInfo info, int size) { throw new Umcp.LeftOutException("UnityEngine.Font.GetCharacterInfo"); }
        public bool GetCharacterInfo(char ch, out UnityEngine.CharacterInfo info) { throw new Umcp.LeftOutException("UnityEngine.Font.GetCharacterInfo"); }
        public void RequestCharactersInTexture(string characters, int size, UnityEngine.FontStyle style) { throw new Umcp.LeftOutException("UnityEngine.Font.RequestCharactersInTexture"); }
        public void RequestCharactersInTexture(string characters, int size) { throw new Umcp.LeftOutException("UnityEngine.Font.RequestCharactersInTexture"); }
        public void RequestCharactersInTexture(string characters) { throw new Umcp.LeftOutException("UnityEngine.Font.RequestCharactersInTexture"); }
        public delegate void FontTextureRebuildCallback();
    }
    public partial struct TextGenerationSettings
    {
        public UnityEngine.Font font;
        public UnityEngine.Color color;
        public int fontSize;
        public float lineSpacing;
        public bool richText;
        public float scaleFactor;
        public UnityEngine.FontStyle fontStyle;
        public UnityEngine.TextAnchor textAnchor;
        public bool alignByGeometry;
        public bool resizeTextForBestFit;
        public int resizeTextMinSize;
        public int resizeTextMaxSize;
        public bool updateBounds;
        public UnityEngine.VerticalWrapMode verticalOverflow;
        public UnityEngine.HorizontalWrapMode horizontalOverflow;
        public UnityEngine.Vector2 generationExtents;
        public UnityEngine.Vector2 pivot;
        public bool generateOutOfBounds;
        public bool Equals(UnityEngine.TextGenerationSettings other) { return base.Equals(other); }
    }
    public sealed partial class TextGenerator : System.IDisposable
    {
        public UnityEngine.Rect rectExtents { get { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.rectExtents"); } }
        public int vertexCount { get { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.vertexCount"); } }
        public int characterCount { get { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.characterCount"); } }
        public int lineCount { get { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.lineCount"); } }
        public int fontSizeUsedForBestFit { get { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.fontSizeUsedForBestFit"); } }
        public UnityEngine.UIVertex[] GetVerticesArray() { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.GetVerticesArray"); }
        public UnityEngine.UICharInfo[] GetCharactersArray() { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.GetCharactersArray"); }
        public UnityEngine.UILineInfo[] GetLinesArray() { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.GetLinesArray"); }
        public TextGenerator() : this(50) { }
        public TextGenerator(int initialCapacity) { throw new Umcp.LeftOutException("UnityEngine.TextGenerator"); }
        void System.IDisposable.Dispose() { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.System.IDisposable.Dispose"); }
        public int characterCountVisible { get { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.characterCountVisible"); } }
        public void Invalidate() { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.Invalidate"); }
        public void GetCharacters(System.Collections.Generic.List<UnityEngine.UICharInfo> characters) { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.GetCharacters"); }
        public void GetLines(System.Collections.Generic.List<UnityEngine.UILineInfo> lines) { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.GetLines"); }
        public void GetVertices(System.Collections.Generic.List<UnityEngine.UIVertex> vertices) { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.GetVertices"); }
        public float GetPreferredWidth(string str, UnityEngine.TextGenerationSettings settings) { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.GetPreferredWidth"); }
        public float GetPreferredHeight(string str, UnityEngine.TextGenerationSettings settings) { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.GetPreferredHeight"); }
        public bool PopulateWithErrors(string str, UnityEngine.TextGenerationSettings settings, UnityEngine.GameObject context) { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.PopulateWithErrors"); }
        public bool Populate(string str, UnityEngine.TextGenerationSettings settings) { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.Populate"); }
        public System.Collections.Generic.IList<UnityEngine.UIVertex> verts { get { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.verts"); } }
        public System.Collections.Generic.IList<UnityEngine.UICharInfo> characters { get { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.characters"); } }
        public System.Collections.Generic.IList<UnityEngine.UILineInfo> lines { get { throw new Umcp.LeftOutException("UnityEngine.TextGenerator.lines"); } }
    }
    public partial struct UICharInfo
    {
        public UnityEngine.Vector2 cursorPos;
        public float charWidth;
    }
    public partial struct UILineInfo
    {
        public int startCharIdx;
        public int height;
        public float topY;
        public float leading;
    }
}
