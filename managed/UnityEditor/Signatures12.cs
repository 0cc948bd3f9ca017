// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor
{
    public sealed partial class TextureImporter : UnityEditor.AssetImporter
    {
        [System.Obsolete] public UnityEditor.TextureImporterFormat textureFormat { get { return m_KeptTextureFormat.Get("UnityEditor.TextureImporter.textureFormat"); } set { m_KeptTextureFormat.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterFormat> m_KeptTextureFormat;
        public int maxTextureSize { get { return m_KeptMaxTextureSize.Get("UnityEditor.TextureImporter.maxTextureSize"); } set { m_KeptMaxTextureSize.Set(value); } } private Umcp.Kept<int> m_KeptMaxTextureSize;
        public int compressionQuality { get { return m_KeptCompressionQuality.Get("UnityEditor.TextureImporter.compressionQuality"); } set { m_KeptCompressionQuality.Set(value); } } private Umcp.Kept<int> m_KeptCompressionQuality;
        public bool crunchedCompression { get { return m_KeptCrunchedCompression.Get("UnityEditor.TextureImporter.crunchedCompression"); } set { m_KeptCrunchedCompression.Set(value); } } private Umcp.Kept<bool> m_KeptCrunchedCompression;
        public bool allowAlphaSplitting { get { return m_KeptAllowAlphaSplitting.Get("UnityEditor.TextureImporter.allowAlphaSplitting"); } set { m_KeptAllowAlphaSplitting.Set(value); } } private Umcp.Kept<bool> m_KeptAllowAlphaSplitting;
        public UnityEditor.AndroidETC2FallbackOverride androidETC2FallbackOverride { get { return m_KeptAndroidETC2FallbackOverride.Get("UnityEditor.TextureImporter.androidETC2FallbackOverride"); } set { m_KeptAndroidETC2FallbackOverride.Set(value); } } private Umcp.Kept<UnityEditor.AndroidETC2FallbackOverride> m_KeptAndroidETC2FallbackOverride;
        public UnityEditor.TextureImporterCompression textureCompression { get { return m_KeptTextureCompression.Get("UnityEditor.TextureImporter.textureCompression"); } set { m_KeptTextureCompression.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterCompression> m_KeptTextureCompression;
        public UnityEditor.TextureImporterAlphaSource alphaSource { get { return m_KeptAlphaSource.Get("UnityEditor.TextureImporter.alphaSource"); } set { m_KeptAlphaSource.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterAlphaSource> m_KeptAlphaSource;
        [System.Obsolete] public bool grayscaleToAlpha { get { return m_KeptGrayscaleToAlpha.Get("UnityEditor.TextureImporter.grayscaleToAlpha"); } set { m_KeptGrayscaleToAlpha.Set(value); } } private Umcp.Kept<bool> m_KeptGrayscaleToAlpha;
        [System.Obsolete] public bool GetAllowsAlphaSplitting() { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.GetAllowsAlphaSplitting"); }
        [System.Obsolete] public void SetAllowsAlphaSplitting(bool flag) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.SetAllowsAlphaSplitting"); }
        public bool GetPlatformTextureSettings(string platform, out int maxTextureSize, out UnityEditor.TextureImporterFormat textureFormat, out int compressionQuality, out bool etc1AlphaSplitEnabled) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.GetPlatformTextureSettings"); }
        public bool GetPlatformTextureSettings(string platform, out int maxTextureSize, out UnityEditor.TextureImporterFormat textureFormat, out int compressionQuality) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.GetPlatformTextureSettings"); }
        public bool GetPlatformTextureSettings(string platform, out int maxTextureSize, out UnityEditor.TextureImporterFormat textureFormat) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.GetPlatformTextureSettings"); }
        public UnityEditor.TextureImporterPlatformSettings GetPlatformTextureSettings(string platform) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.GetPlatformTextureSettings"); }
        public UnityEditor.TextureImporterPlatformSettings GetDefaultPlatformTextureSettings() { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.GetDefaultPlatformTextureSettings"); }
        public UnityEditor.TextureImporterFormat GetAutomaticFormat(string platform) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.GetAutomaticFormat"); }
        [System.Obsolete] public void SetPlatformTextureSettings(string platform, int maxTextureSize, UnityEditor.TextureImporterFormat textureFormat, int compressionQuality, bool allowsAlphaSplit) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.SetPlatformTextureSettings"); }
        [System.Obsolete] public void SetPlatformTextureSettings(string platform, int maxTextureSize, UnityEditor.TextureImporterFormat textureFormat) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.SetPlatformTextureSettings"); }
        [System.Obsolete] public void SetPlatformTextureSettings(string platform, int maxTextureSize, UnityEditor.TextureImporterFormat textureFormat, bool allowsAlphaSplit) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.SetPlatformTextureSettings"); }
        public void SetPlatformTextureSettings(UnityEditor.TextureImporterPlatformSettings platformSettings) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.SetPlatformTextureSettings"); }
        public void ClearPlatformTextureSettings(string platform) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.ClearPlatformTextureSettings"); }
        public static bool IsPlatformTextureFormatValid(UnityEditor.TextureImporterType textureType, UnityEditor.BuildTarget target, UnityEditor.TextureImporterFormat currentFormat) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.IsPlatformTextureFormatValid"); }
        public static bool IsDefaultPlatformTextureFormatValid(UnityEditor.TextureImporterType textureType, UnityEditor.TextureImporterFormat currentFormat) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.IsDefaultPlatformTextureFormatValid"); }
        public UnityEditor.TextureImporterGenerateCubemap generateCubemap { get { return m_KeptGenerateCubemap.Get("UnityEditor.TextureImporter.generateCubemap"); } set { m_KeptGenerateCubemap.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterGenerateCubemap> m_KeptGenerateCubemap;
        public UnityEditor.TextureImporterNPOTScale npotScale { get { return m_KeptNpotScale.Get("UnityEditor.TextureImporter.npotScale"); } set { m_KeptNpotScale.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterNPOTScale> m_KeptNpotScale;
        public bool isReadable { get { return m_KeptIsReadable.Get("UnityEditor.TextureImporter.isReadable"); } set { m_KeptIsReadable.Set(value); } } private Umcp.Kept<bool> m_KeptIsReadable;
        public bool streamingMipmaps { get { return m_KeptStreamingMipmaps.Get("UnityEditor.TextureImporter.streamingMipmaps"); } set { m_KeptStreamingMipmaps.Set(value); } } private Umcp.Kept<bool> m_KeptStreamingMipmaps;
        public int streamingMipmapsPriority { get { return m_KeptStreamingMipmapsPriority.Get("UnityEditor.TextureImporter.streamingMipmapsPriority"); } set { m_KeptStreamingMipmapsPriority.Set(value); } } private Umcp.Kept<int> m_KeptStreamingMipmapsPriority;
        public bool vtOnly { get { return m_KeptVtOnly.Get("UnityEditor.TextureImporter.vtOnly"); } set { m_KeptVtOnly.Set(value); } } private Umcp.Kept<bool> m_KeptVtOnly;
        public bool ignoreMipmapLimit { get { return m_KeptIgnoreMipmapLimit.Get("UnityEditor.TextureImporter.ignoreMipmapLimit"); } set { m_KeptIgnoreMipmapLimit.Set(value); } } private Umcp.Kept<bool> m_KeptIgnoreMipmapLimit;
        public string mipmapLimitGroupName { get { return m_KeptMipmapLimitGroupName.Get("UnityEditor.TextureImporter.mipmapLimitGroupName"); } set { m_KeptMipmapLimitGroupName.Set(value); } } private Umcp.Kept<string> m_KeptMipmapLimitGroupName;
        public bool mipmapEnabled { get { return m_KeptMipmapEnabled.Get("UnityEditor.TextureImporter.mipmapEnabled"); } set { m_KeptMipmapEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptMipmapEnabled;
        public bool borderMipmap { get { return m_KeptBorderMipmap.Get("UnityEditor.TextureImporter.borderMipmap"); } set { m_KeptBorderMipmap.Set(value); } } private Umcp.Kept<bool> m_KeptBorderMipmap;
        public bool sRGBTexture { get { return m_KeptSRGBTexture.Get("UnityEditor.TextureImporter.sRGBTexture"); } set { m_KeptSRGBTexture.Set(value); } } private Umcp.Kept<bool> m_KeptSRGBTexture;
        public bool mipMapsPreserveCoverage { get { return m_KeptMipMapsPreserveCoverage.Get("UnityEditor.TextureImporter.mipMapsPreserveCoverage"); } set { m_KeptMipMapsPreserveCoverage.Set(value); } } private Umcp.Kept<bool> m_KeptMipMapsPreserveCoverage;
        public float alphaTestReferenceValue { get { return m_KeptAlphaTestReferenceValue.Get("UnityEditor.TextureImporter.alphaTestReferenceValue"); } set { m_KeptAlphaTestReferenceValue.Set(value); } } private Umcp.Kept<float> m_KeptAlphaTestReferenceValue;
        public UnityEditor.TextureImporterMipFilter mipmapFilter { get { return m_KeptMipmapFilter.Get("UnityEditor.TextureImporter.mipmapFilter"); } set { m_KeptMipmapFilter.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterMipFilter> m_KeptMipmapFilter;
        public bool fadeout { get { return m_KeptFadeout.Get("UnityEditor.TextureImporter.fadeout"); } set { m_KeptFadeout.Set(value); } } private Umcp.Kept<bool> m_KeptFadeout;
        public int mipmapFadeDistanceStart { get { return m_KeptMipmapFadeDistanceStart.Get("UnityEditor.TextureImporter.mipmapFadeDistanceStart"); } set { m_KeptMipmapFadeDistanceStart.Set(value); } } private Umcp.Kept<int> m_KeptMipmapFadeDistanceStart;
        public int mipmapFadeDistanceEnd { get { return m_KeptMipmapFadeDistanceEnd.Get("UnityEditor.TextureImporter.mipmapFadeDistanceEnd"); } set { m_KeptMipmapFadeDistanceEnd.Set(value); } } private Umcp.Kept<int> m_KeptMipmapFadeDistanceEnd;
        [System.Obsolete] public bool generateMipsInLinearSpace { get { return m_KeptGenerateMipsInLinearSpace.Get("UnityEditor.TextureImporter.generateMipsInLinearSpace"); } set { m_KeptGenerateMipsInLinearSpace.Set(value); } } private Umcp.Kept<bool> m_KeptGenerateMipsInLinearSpace;
        [System.Obsolete] public bool correctGamma { get { return m_KeptCorrectGamma.Get("UnityEditor.TextureImporter.correctGamma"); } set { m_KeptCorrectGamma.Set(value); } } private Umcp.Kept<bool> m_KeptCorrectGamma;
        [System.Obsolete] public bool linearTexture { get { return m_KeptLinearTexture.Get("UnityEditor.TextureImporter.linearTexture"); } set { m_KeptLinearTexture.Set(value); } } private Umcp.Kept<bool> m_KeptLinearTexture;
        [System.Obsolete] public bool normalmap { get { return m_KeptNormalmap.Get("UnityEditor.TextureImporter.normalmap"); } set { m_KeptNormalmap.Set(value); } } private Umcp.Kept<bool> m_KeptNormalmap;
        [System.Obsolete] public bool lightmap { get { return m_KeptLightmap.Get("UnityEditor.TextureImporter.lightmap"); } set { m_KeptLightmap.Set(value); } } private Umcp.Kept<bool> m_KeptLightmap;
        public bool convertToNormalmap { get { return m_KeptConvertToNormalmap.Get("UnityEditor.TextureImporter.convertToNormalmap"); } set { m_KeptConvertToNormalmap.Set(value); } } private Umcp.Kept<bool> m_KeptConvertToNormalmap;
        public UnityEditor.TextureImporterNormalFilter normalmapFilter { get { return m_KeptNormalmapFilter.Get("UnityEditor.TextureImporter.normalmapFilter"); } set { m_KeptNormalmapFilter.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterNormalFilter> m_KeptNormalmapFilter;
        public bool flipGreenChannel { get { return m_KeptFlipGreenChannel.Get("UnityEditor.TextureImporter.flipGreenChannel"); } set { m_KeptFlipGreenChannel.Set(value); } } private Umcp.Kept<bool> m_KeptFlipGreenChannel;
        public UnityEditor.TextureImporterSwizzle swizzleR { get { return m_KeptSwizzleR.Get("UnityEditor.TextureImporter.swizzleR"); } set { m_KeptSwizzleR.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterSwizzle> m_KeptSwizzleR;
        public UnityEditor.TextureImporterSwizzle swizzleG { get { return m_KeptSwizzleG.Get("UnityEditor.TextureImporter.swizzleG"); } set { m_KeptSwizzleG.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterSwizzle> m_KeptSwizzleG;
        public UnityEditor.TextureImporterSwizzle swizzleB { get { return m_KeptSwizzleB.Get("UnityEditor.TextureImporter.swizzleB"); } set { m_KeptSwizzleB.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterSwizzle> m_KeptSwizzleB;
        public UnityEditor.TextureImporterSwizzle swizzleA { get { return m_KeptSwizzleA.Get("UnityEditor.TextureImporter.swizzleA"); } set { m_KeptSwizzleA.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterSwizzle> m_KeptSwizzleA;
        public float heightmapScale { get { return m_KeptHeightmapScale.Get("UnityEditor.TextureImporter.heightmapScale"); } set { m_KeptHeightmapScale.Set(value); } } private Umcp.Kept<float> m_KeptHeightmapScale;
        public int anisoLevel { get { return m_KeptAnisoLevel.Get("UnityEditor.TextureImporter.anisoLevel"); } set { m_KeptAnisoLevel.Set(value); } } private Umcp.Kept<int> m_KeptAnisoLevel;
        public UnityEngine.FilterMode filterMode { get { return m_KeptFilterMode.Get("UnityEditor.TextureImporter.filterMode"); } set { m_KeptFilterMode.Set(value); } } private Umcp.Kept<UnityEngine.FilterMode> m_KeptFilterMode;
        public UnityEngine.TextureWrapMode wrapMode { get { return m_KeptWrapMode.Get("UnityEditor.TextureImporter.wrapMode"); } set { m_KeptWrapMode.Set(value); } } private Umcp.Kept<UnityEngine.TextureWrapMode> m_KeptWrapMode;
        public UnityEngine.TextureWrapMode wrapModeU { get { return m_KeptWrapModeU.Get("UnityEditor.TextureImporter.wrapModeU"); } set { m_KeptWrapModeU.Set(value); } } private Umcp.Kept<UnityEngine.TextureWrapMode> m_KeptWrapModeU;
        public UnityEngine.TextureWrapMode wrapModeV { get { return m_KeptWrapModeV.Get("UnityEditor.TextureImporter.wrapModeV"); } set { m_KeptWrapModeV.Set(value); } } private Umcp.Kept<UnityEngine.TextureWrapMode> m_KeptWrapModeV;
        public UnityEngine.TextureWrapMode wrapModeW { get { return m_KeptWrapModeW.Get("UnityEditor.TextureImporter.wrapModeW"); } set { m_KeptWrapModeW.Set(value); } } private Umcp.Kept<UnityEngine.TextureWrapMode> m_KeptWrapModeW;
        public float mipMapBias { get { return m_KeptMipMapBias.Get("UnityEditor.TextureImporter.mipMapBias"); } set { m_KeptMipMapBias.Set(value); } } private Umcp.Kept<float> m_KeptMipMapBias;
        public bool alphaIsTransparency { get { return m_KeptAlphaIsTransparency.Get("UnityEditor.TextureImporter.alphaIsTransparency"); } set { m_KeptAlphaIsTransparency.Set(value); } } private Umcp.Kept<bool> m_KeptAlphaIsTransparency;
        public bool qualifiesForSpritePacking { get { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.qualifiesForSpritePacking"); } }
        public UnityEditor.SpriteImportMode spriteImportMode { get { return m_KeptSpriteImportMode.Get("UnityEditor.TextureImporter.spriteImportMode"); } set { m_KeptSpriteImportMode.Set(value); } } private Umcp.Kept<UnityEditor.SpriteImportMode> m_KeptSpriteImportMode;
        [System.Obsolete] public UnityEditor.SpriteMetaData[] spritesheet { get { return m_KeptSpritesheet.Get("UnityEditor.TextureImporter.spritesheet"); } set { m_KeptSpritesheet.Set(value); } } private Umcp.Kept<UnityEditor.SpriteMetaData[]> m_KeptSpritesheet;
        public UnityEngine.SecondarySpriteTexture[] secondarySpriteTextures { get { return m_KeptSecondarySpriteTextures.Get("UnityEditor.TextureImporter.secondarySpriteTextures"); } set { m_KeptSecondarySpriteTextures.Set(value); } } private Umcp.Kept<UnityEngine.SecondarySpriteTexture[]> m_KeptSecondarySpriteTextures;
        [System.Obsolete] public string spritePackingTag { get { return m_KeptSpritePackingTag.Get("UnityEditor.TextureImporter.spritePackingTag"); } set { m_KeptSpritePackingTag.Set(value); } } private Umcp.Kept<string> m_KeptSpritePackingTag;
        public float spritePixelsPerUnit { get { return m_KeptSpritePixelsPerUnit.Get("UnityEditor.TextureImporter.spritePixelsPerUnit"); } set { m_KeptSpritePixelsPerUnit.Set(value); } } private Umcp.Kept<float> m_KeptSpritePixelsPerUnit;
        [System.Obsolete] public float spritePixelsToUnits { get { return m_KeptSpritePixelsToUnits.Get("UnityEditor.TextureImporter.spritePixelsToUnits"); } set { m_KeptSpritePixelsToUnits.Set(value); } } private Umcp.Kept<float> m_KeptSpritePixelsToUnits;
        public UnityEngine.Vector2 spritePivot { get { return m_KeptSpritePivot.Get("UnityEditor.TextureImporter.spritePivot"); } set { m_KeptSpritePivot.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptSpritePivot;
        public UnityEngine.Vector4 spriteBorder { get { return m_KeptSpriteBorder.Get("UnityEditor.TextureImporter.spriteBorder"); } set { m_KeptSpriteBorder.Set(value); } } private Umcp.Kept<UnityEngine.Vector4> m_KeptSpriteBorder;
        public void GetSourceTextureWidthAndHeight(out int width, out int height) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.GetSourceTextureWidthAndHeight"); }
        public bool DoesSourceTextureHaveAlpha() { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.DoesSourceTextureHaveAlpha"); }
        [System.Obsolete] public bool DoesSourceTextureHaveColor() { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.DoesSourceTextureHaveColor"); }
        public UnityEditor.TextureImporterType textureType { get { return m_KeptTextureType.Get("UnityEditor.TextureImporter.textureType"); } set { m_KeptTextureType.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterType> m_KeptTextureType;
        public UnityEditor.TextureImporterShape textureShape { get { return m_KeptTextureShape.Get("UnityEditor.TextureImporter.textureShape"); } set { m_KeptTextureShape.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterShape> m_KeptTextureShape;
        public void ReadTextureSettings(UnityEditor.TextureImporterSettings dest) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.ReadTextureSettings"); }
        public void SetTextureSettings(UnityEditor.TextureImporterSettings src) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.SetTextureSettings"); }
        public void ReadTextureImportInstructions(UnityEditor.BuildTarget target, out UnityEngine.TextureFormat desiredFormat, out UnityEngine.ColorSpace colorSpace, out int compressionQuality) { throw new Umcp.LeftOutException("UnityEditor.TextureImporter.ReadTextureImportInstructions"); }
        public bool ignorePngGamma { get { return m_KeptIgnorePngGamma.Get("UnityEditor.TextureImporter.ignorePngGamma"); } set { m_KeptIgnorePngGamma.Set(value); } } private Umcp.Kept<bool> m_KeptIgnorePngGamma;
    }
    public enum TextureImporterAlphaSource
    {
        None = 0,
        FromInput = 1,
        FromGrayScale = 2,
    }
    public enum TextureImporterCompression
    {
        Uncompressed = 0,
        Compressed = 1,
        CompressedHQ = 2,
        CompressedLQ = 3,
    }
    public enum TextureImporterCubemapConvolution
    {
        None = 0,
        Specular = 1,
        Diffuse = 2,
    }
    public enum TextureImporterFormat
    {
        Automatic = -1,
        [System.Obsolete] AutomaticCompressed = -1,
        [System.Obsolete] Automatic16bit = -2,
        [System.Obsolete] AutomaticTruecolor = -3,
        [System.Obsolete] AutomaticCrunched = -5,
        [System.Obsolete] AutomaticHDR = -6,
        [System.Obsolete] AutomaticCompressedHDR = -7,
        DXT1 = 10,
        DXT5 = 12,
        RGB16 = 7,
        RGB24 = 3,
        Alpha8 = 1,
        R16 = 9,
        R8 = 63,
        RG16 = 62,
        ARGB16 = 2,
        RGBA32 = 4,
        ARGB32 = 5,
        RGBA16 = 13,
        RHalf = 15,
        RGHalf = 16,
        RGBAHalf = 17,
        RFloat = 18,
        RGFloat = 19,
        RGBAFloat = 20,
        RGB9E5 = 22,
        BC4 = 26,
        BC5 = 27,
        BC6H = 24,
        BC7 = 25,
        DXT1Crunched = 28,
        DXT5Crunched = 29,
        PVRTC_RGB2 = 30,
        PVRTC_RGBA2 = 31,
        PVRTC_RGB4 = 32,
        PVRTC_RGBA4 = 33,
        ETC_RGB4 = 34,
        [System.Obsolete] ATC_RGB4 = 35,
        [System.Obsolete] ATC_RGBA8 = 36,
        EAC_R = 41,
        EAC_R_SIGNED = 42,
        EAC_RG = 43,
        EAC_RG_SIGNED = 44,
        ETC2_RGB4 = 45,
        ETC2_RGB4_PUNCHTHROUGH_ALPHA = 46,
        ETC2_RGBA8 = 47,
        ASTC_4x4 = 48,
        ASTC_5x5 = 49,
        ASTC_6x6 = 50,
        ASTC_8x8 = 51,
        ASTC_10x10 = 52,
        ASTC_12x12 = 53,
        [System.Obsolete] ASTC_RGB_4x4 = 48,
        [System.Obsolete] ASTC_RGB_5x5 = 49,
        [System.Obsolete] ASTC_RGB_6x6 = 50,
        [System.Obsolete] ASTC_RGB_8x8 = 51,
        [System.Obsolete] ASTC_RGB_10x10 = 52,
        [System.Obsolete] ASTC_RGB_12x12 = 53,
        [System.Obsolete] ASTC_RGBA_4x4 = 54,
        [System.Obsolete] ASTC_RGBA_5x5 = 55,
        [System.Obsolete] ASTC_RGBA_6x6 = 56,
        [System.Obsolete] ASTC_RGBA_8x8 = 57,
        [System.Obsolete] ASTC_RGBA_10x10 = 58,
        [System.Obsolete] ASTC_RGBA_12x12 = 59,
        [System.Obsolete] ETC_RGB4_3DS = 60,
        [System.Obsolete] ETC_RGBA8_3DS = 61,
        ETC_RGB4Crunched = 64,
        ETC2_RGBA8Crunched = 65,
        ASTC_HDR_4x4 = 66,
        ASTC_HDR_5x5 = 67,
        ASTC_HDR_6x6 = 68,
        ASTC_HDR_8x8 = 69,
        ASTC_HDR_10x10 = 70,
        ASTC_HDR_12x12 = 71,
        RG32 = 72,
        RGB48 = 73,
        RGBA64 = 74,
    }
    public enum TextureImporterGenerateCubemap
    {
        [System.Obsolete] None = 0,
        Spheremap = 1,
        Cylindrical = 2,
        [System.Obsolete] SimpleSpheremap = 3,
        [System.Obsolete] NiceSpheremap = 4,
        FullCubemap = 5,
        AutoCubemap = 6,
    }
    public enum TextureImporterMipFilter
    {
        BoxFilter = 0,
        KaiserFilter = 1,
    }
    public enum TextureImporterNPOTScale
    {
        None = 0,
        ToNearest = 1,
        ToLarger = 2,
        ToSmaller = 3,
    }
    public enum TextureImporterNormalFilter
    {
        Standard = 0,
        Sobel = 1,
    }
    [System.SerializableAttribute]
    public sealed partial class TextureImporterPlatformSettings
    {
        public string name { get; set; } = "DefaultTexturePlatform";
        public bool overridden { get { return m_KeptOverridden.Get("UnityEditor.TextureImporterPlatformSettings.overridden"); } set { m_KeptOverridden.Set(value); } } private Umcp.Kept<bool> m_KeptOverridden;
        public bool ignorePlatformSupport { get { return m_KeptIgnorePlatformSupport.Get("UnityEditor.TextureImporterPlatformSettings.ignorePlatformSupport"); } set { m_KeptIgnorePlatformSupport.Set(value); } } private Umcp.Kept<bool> m_KeptIgnorePlatformSupport;
        public int maxTextureSize { get; set; } = 2048;
        public UnityEditor.TextureImporterFormat format { get { return m_KeptFormat.Get("UnityEditor.TextureImporterPlatformSettings.format"); } set { m_KeptFormat.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterFormat> m_KeptFormat;
        public UnityEditor.TextureImporterCompression textureCompression { get { return m_KeptTextureCompression.Get("UnityEditor.TextureImporterPlatformSettings.textureCompression"); } set { m_KeptTextureCompression.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterCompression> m_KeptTextureCompression;
        public int compressionQuality { get; set; }
        public bool crunchedCompression { get { return m_KeptCrunchedCompression.Get("UnityEditor.TextureImporterPlatformSettings.crunchedCompression"); } set { m_KeptCrunchedCompression.Set(value); } } private Umcp.Kept<bool> m_KeptCrunchedCompression;
        public bool allowsAlphaSplitting { get { return m_KeptAllowsAlphaSplitting.Get("UnityEditor.TextureImporterPlatformSettings.allowsAlphaSplitting"); } set { m_KeptAllowsAlphaSplitting.Set(value); } } private Umcp.Kept<bool> m_KeptAllowsAlphaSplitting;
        public UnityEditor.AndroidETC2FallbackOverride androidETC2FallbackOverride { get { return m_KeptAndroidETC2FallbackOverride.Get("UnityEditor.TextureImporterPlatformSettings.androidETC2FallbackOverride"); } set { m_KeptAndroidETC2FallbackOverride.Set(value); } } private Umcp.Kept<UnityEditor.AndroidETC2FallbackOverride> m_KeptAndroidETC2FallbackOverride;
        public void CopyTo(UnityEditor.TextureImporterPlatformSettings target) { throw new Umcp.LeftOutException("UnityEditor.TextureImporterPlatformSettings.CopyTo"); }
    }
    [System.SerializableAttribute]
    public sealed partial class TextureImporterSettings
    {
        public UnityEditor.TextureImporterType textureType { get { return m_KeptTextureType.Get("UnityEditor.TextureImporterSettings.textureType"); } set { m_KeptTextureType.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterType> m_KeptTextureType;
        public UnityEditor.TextureImporterShape textureShape { get { return m_KeptTextureShape.Get("UnityEditor.TextureImporterSettings.textureShape"); } set { m_KeptTextureShape.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterShape> m_KeptTextureShape;
        public UnityEditor.TextureImporterMipFilter mipmapFilter { get { return m_KeptMipmapFilter.Get("UnityEditor.TextureImporterSettings.mipmapFilter"); } set { m_KeptMipmapFilter.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterMipFilter> m_KeptMipmapFilter;
        public bool mipmapEnabled { get { return m_KeptMipmapEnabled.Get("UnityEditor.TextureImporterSettings.mipmapEnabled"); } set { m_KeptMipmapEnabled.Set(value); } } private Umcp.Kept<bool> m_KeptMipmapEnabled;
        [System.Obsolete] public bool generateMipsInLinearSpace { get { return m_KeptGenerateMipsInLinearSpace.Get("UnityEditor.TextureImporterSettings.generateMipsInLinearSpace"); } set { m_KeptGenerateMipsInLinearSpace.Set(value); } } private Umcp.Kept<bool> m_KeptGenerateMipsInLinearSpace;
        public bool sRGBTexture { get { return m_KeptSRGBTexture.Get("UnityEditor.TextureImporterSettings.sRGBTexture"); } set { m_KeptSRGBTexture.Set(value); } } private Umcp.Kept<bool> m_KeptSRGBTexture;
        public bool fadeOut { get { return m_KeptFadeOut.Get("UnityEditor.TextureImporterSettings.fadeOut"); } set { m_KeptFadeOut.Set(value); } } private Umcp.Kept<bool> m_KeptFadeOut;
        public bool borderMipmap { get { return m_KeptBorderMipmap.Get("UnityEditor.TextureImporterSettings.borderMipmap"); } set { m_KeptBorderMipmap.Set(value); } } private Umcp.Kept<bool> m_KeptBorderMipmap;
        public bool mipMapsPreserveCoverage { get { return m_KeptMipMapsPreserveCoverage.Get("UnityEditor.TextureImporterSettings.mipMapsPreserveCoverage"); } set { m_KeptMipMapsPreserveCoverage.Set(value); } } private Umcp.Kept<bool> m_KeptMipMapsPreserveCoverage;
        public float alphaTestReferenceValue { get; set; }
        public int mipmapFadeDistanceStart { get; set; }
        public int mipmapFadeDistanceEnd { get; set; }
        public bool convertToNormalMap { get { return m_KeptConvertToNormalMap.Get("UnityEditor.TextureImporterSettings.convertToNormalMap"); } set { m_KeptConvertToNormalMap.Set(value); } } private Umcp.Kept<bool> m_KeptConvertToNormalMap;
        public float heightmapScale { get; set; }
        public UnityEditor.TextureImporterNormalFilter normalMapFilter { get { return m_KeptNormalMapFilter.Get("UnityEditor.TextureImporterSettings.normalMapFilter"); } set { m_KeptNormalMapFilter.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterNormalFilter> m_KeptNormalMapFilter;
        public bool flipGreenChannel { get { return m_KeptFlipGreenChannel.Get("UnityEditor.TextureImporterSettings.flipGreenChannel"); } set { m_KeptFlipGreenChannel.Set(value); } } private Umcp.Kept<bool> m_KeptFlipGreenChannel;
        public UnityEditor.TextureImporterSwizzle swizzleR { get { return m_KeptSwizzleR.Get("UnityEditor.TextureImporterSettings.swizzleR"); } set { m_KeptSwizzleR.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterSwizzle> m_KeptSwizzleR;
        public UnityEditor.TextureImporterSwizzle swizzleG { get { return m_KeptSwizzleG.Get("UnityEditor.TextureImporterSettings.swizzleG"); } set { m_KeptSwizzleG.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterSwizzle> m_KeptSwizzleG;
        public UnityEditor.TextureImporterSwizzle swizzleB { get { return m_KeptSwizzleB.Get("UnityEditor.TextureImporterSettings.swizzleB"); } set { m_KeptSwizzleB.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterSwizzle> m_KeptSwizzleB;
        public UnityEditor.TextureImporterSwizzle swizzleA { get { return m_KeptSwizzleA.Get("UnityEditor.TextureImporterSettings.swizzleA"); } set { m_KeptSwizzleA.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterSwizzle> m_KeptSwizzleA;
        public UnityEditor.TextureImporterAlphaSource alphaSource { get { return m_KeptAlphaSource.Get("UnityEditor.TextureImporterSettings.alphaSource"); } set { m_KeptAlphaSource.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterAlphaSource> m_KeptAlphaSource;
        public UnityEditor.TextureImporterSingleChannelComponent singleChannelComponent { get { return m_KeptSingleChannelComponent.Get("UnityEditor.TextureImporterSettings.singleChannelComponent"); } set { m_KeptSingleChannelComponent.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterSingleChannelComponent> m_KeptSingleChannelComponent;
        public int flipbookRows { get; set; }
        public int flipbookColumns { get; set; }
        public bool readable { get { return m_KeptReadable.Get("UnityEditor.TextureImporterSettings.readable"); } set { m_KeptReadable.Set(value); } } private Umcp.Kept<bool> m_KeptReadable;
        public bool streamingMipmaps { get { return m_KeptStreamingMipmaps.Get("UnityEditor.TextureImporterSettings.streamingMipmaps"); } set { m_KeptStreamingMipmaps.Set(value); } } private Umcp.Kept<bool> m_KeptStreamingMipmaps;
        public int streamingMipmapsPriority { get; set; }
        public bool vtOnly { get { return m_KeptVtOnly.Get("UnityEditor.TextureImporterSettings.vtOnly"); } set { m_KeptVtOnly.Set(value); } } private Umcp.Kept<bool> m_KeptVtOnly;
        public bool ignoreMipmapLimit { get { return m_KeptIgnoreMipmapLimit.Get("UnityEditor.TextureImporterSettings.ignoreMipmapLimit"); } set { m_KeptIgnoreMipmapLimit.Set(value); } } private Umcp.Kept<bool> m_KeptIgnoreMipmapLimit;
        public UnityEditor.TextureImporterNPOTScale npotScale { get { return m_KeptNpotScale.Get("UnityEditor.TextureImporterSettings.npotScale"); } set { m_KeptNpotScale.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterNPOTScale> m_KeptNpotScale;
        public UnityEditor.TextureImporterGenerateCubemap generateCubemap { get { return m_KeptGenerateCubemap.Get("UnityEditor.TextureImporterSettings.generateCubemap"); } set { m_KeptGenerateCubemap.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterGenerateCubemap> m_KeptGenerateCubemap;
        public UnityEditor.TextureImporterCubemapConvolution cubemapConvolution { get { return m_KeptCubemapConvolution.Get("UnityEditor.TextureImporterSettings.cubemapConvolution"); } set { m_KeptCubemapConvolution.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterCubemapConvolution> m_KeptCubemapConvolution;
        public bool seamlessCubemap { get { return m_KeptSeamlessCubemap.Get("UnityEditor.TextureImporterSettings.seamlessCubemap"); } set { m_KeptSeamlessCubemap.Set(value); } } private Umcp.Kept<bool> m_KeptSeamlessCubemap;
        public UnityEngine.FilterMode filterMode { get { return m_KeptFilterMode.Get("UnityEditor.TextureImporterSettings.filterMode"); } set { m_KeptFilterMode.Set(value); } } private Umcp.Kept<UnityEngine.FilterMode> m_KeptFilterMode;
        public int aniso { get; set; }
        public float mipmapBias { get; set; }
        public UnityEngine.TextureWrapMode wrapMode { get { return m_KeptWrapMode.Get("UnityEditor.TextureImporterSettings.wrapMode"); } set { m_KeptWrapMode.Set(value); } } private Umcp.Kept<UnityEngine.TextureWrapMode> m_KeptWrapMode;
        public UnityEngine.TextureWrapMode wrapModeU { get { return m_KeptWrapModeU.Get("UnityEditor.TextureImporterSettings.wrapModeU"); } set { m_KeptWrapModeU.Set(value); } } private Umcp.Kept<UnityEngine.TextureWrapMode> m_KeptWrapModeU;
        public UnityEngine.TextureWrapMode wrapModeV { get { return m_KeptWrapModeV.Get("UnityEditor.TextureImporterSettings.wrapModeV"); } set { m_KeptWrapModeV.Set(value); } } private Umcp.Kept<UnityEngine.TextureWrapMode> m_KeptWrapModeV;
        public UnityEngine.TextureWrapMode wrapModeW { get { return m_KeptWrapModeW.Get("UnityEditor.TextureImporterSettings.wrapModeW"); } set { m_KeptWrapModeW.Set(value); } } private Umcp.Kept<UnityEngine.TextureWrapMode> m_KeptWrapModeW;
        public bool alphaIsTransparency { get { return m_KeptAlphaIsTransparency.Get("UnityEditor.TextureImporterSettings.alphaIsTransparency"); } set { m_KeptAlphaIsTransparency.Set(value); } } private Umcp.Kept<bool> m_KeptAlphaIsTransparency;
        public bool ignorePngGamma { get { return m_KeptIgnorePngGamma.Get("UnityEditor.TextureImporterSettings.ignorePngGamma"); } set { m_KeptIgnorePngGamma.Set(value); } } private Umcp.Kept<bool> m_KeptIgnorePngGamma;
        public int spriteMode { get; set; }
        public float spritePixelsPerUnit { get; set; }
        [System.Obsolete] public float spritePixelsToUnits { get; set; }
        public float spriteTessellationDetail { get; set; }
        public uint spriteExtrude { get; set; }
        public UnityEngine.SpriteMeshType spriteMeshType { get { return m_KeptSpriteMeshType.Get("UnityEditor.TextureImporterSettings.spriteMeshType"); } set { m_KeptSpriteMeshType.Set(value); } } private Umcp.Kept<UnityEngine.SpriteMeshType> m_KeptSpriteMeshType;
        public int spriteAlignment { get; set; }
        public UnityEngine.Vector2 spritePivot { get; set; }
        public UnityEngine.Vector4 spriteBorder { get; set; }
        public bool spriteGenerateFallbackPhysicsShape { get { return m_KeptSpriteGenerateFallbackPhysicsShape.Get("UnityEditor.TextureImporterSettings.spriteGenerateFallbackPhysicsShape"); } set { m_KeptSpriteGenerateFallbackPhysicsShape.Set(value); } } private Umcp.Kept<bool> m_KeptSpriteGenerateFallbackPhysicsShape;
        public static bool Equal(UnityEditor.TextureImporterSettings a, UnityEditor.TextureImporterSettings b) { throw new Umcp.LeftOutException("UnityEditor.TextureImporterSettings.Equal"); }
        public void CopyTo(UnityEditor.TextureImporterSettings target) { throw new Umcp.LeftOutException("UnityEditor.TextureImporterSettings.CopyTo"); }
        [System.Obsolete] public void ApplyTextureType(UnityEditor.TextureImporterType type, bool applyAll) { throw new Umcp.LeftOutException("UnityEditor.TextureImporterSettings.ApplyTextureType"); }
        public void ApplyTextureType(UnityEditor.TextureImporterType type) { throw new Umcp.LeftOutException("UnityEditor.TextureImporterSettings.ApplyTextureType"); }
        [System.Obsolete] public bool linearTexture { get { return m_KeptLinearTexture.Get("UnityEditor.TextureImporterSettings.linearTexture"); } set { m_KeptLinearTexture.Set(value); } } private Umcp.Kept<bool> m_KeptLinearTexture;
        [System.Obsolete] public bool normalMap { get { return m_KeptNormalMap.Get("UnityEditor.TextureImporterSettings.normalMap"); } set { m_KeptNormalMap.Set(value); } } private Umcp.Kept<bool> m_KeptNormalMap;
        [System.Obsolete] public UnityEditor.TextureImporterFormat textureFormat { get { return m_KeptTextureFormat.Get("UnityEditor.TextureImporterSettings.textureFormat"); } set { m_KeptTextureFormat.Set(value); } } private Umcp.Kept<UnityEditor.TextureImporterFormat> m_KeptTextureFormat;
        [System.Obsolete] public int maxTextureSize { get { return m_KeptMaxTextureSize.Get("UnityEditor.TextureImporterSettings.maxTextureSize"); } set { m_KeptMaxTextureSize.Set(value); } } private Umcp.Kept<int> m_KeptMaxTextureSize;
        [System.Obsolete] public bool lightmap { get { return m_KeptLightmap.Get("UnityEditor.TextureImporterSettings.lightmap"); } set { m_KeptLightmap.Set(value); } } private Umcp.Kept<bool> m_KeptLightmap;
        [System.Obsolete] public bool grayscaleToAlpha { get { return m_KeptGrayscaleToAlpha.Get("UnityEditor.TextureImporterSettings.grayscaleToAlpha"); } set { m_KeptGrayscaleToAlpha.Set(value); } } private Umcp.Kept<bool> m_KeptGrayscaleToAlpha;
        [System.Obsolete] public int cubemapConvolutionSteps { get; set; }
        [System.Obsolete] public float cubemapConvolutionExponent { get; set; }
        [System.Obsolete] public int compressionQuality { get { return m_KeptCompressionQuality.Get("UnityEditor.TextureImporterSettings.compressionQuality"); } set { m_KeptCompressionQuality.Set(value); } } private Umcp.Kept<int> m_KeptCompressionQuality;
    }
    [System.FlagsAttribute]
    public enum TextureImporterShape
    {
        Texture2D = 1,
        TextureCube = 2,
        Texture2DArray = 4,
        Texture3D = 8,
    }
    public enum TextureImporterSingleChannelComponent
    {
        Alpha = 0,
        Red = 1,
    }
    public enum TextureImporterSwizzle
    {
        R = 0,
        G = 1,
        B = 2,
        A = 3,
        OneMinusR = 4,
        OneMinusG = 5,
        OneMinusB = 6,
        OneMinusA = 7,
        Zero = 8,
        One = 9,
    }
    public enum TextureImporterType
    {
        Default = 0,
        NormalMap = 1,
        GUI = 2,
        Sprite = 8,
        Cursor = 7,
        Cookie = 4,
        Lightmap = 6,
        SingleChannel = 10,
        Shadowmask = 11,
        DirectionalLightmap = 12,
    }
    public enum Tool
    {
        View = 0,
        Move = 1,
        Rotate = 2,
        Scale = 3,
        Rect = 4,
        Transform = 5,
        Custom = 6,
        None = -1,
    }
    public sealed partial class Tools : UnityEngine.ScriptableObject
    {
        public static event System.Action pivotModeChanged { add { } remove { } }
        public static event System.Action pivotRotationChanged { add { } remove { } }
        public static event System.Action viewToolChanged { add { } remove { } }
        public static UnityEditor.Tool current { get { return s_KeptCurrent.Get("UnityEditor.Tools.current"); } set { s_KeptCurrent.Set(value); } } private static Umcp.Kept<UnityEditor.Tool> s_KeptCurrent;
        public static UnityEditor.ViewTool viewTool { get { return s_KeptViewTool.Get("UnityEditor.Tools.viewTool"); } set { s_KeptViewTool.Set(value); } } private static Umcp.Kept<UnityEditor.ViewTool> s_KeptViewTool;
        public static bool viewToolActive { get { throw new Umcp.LeftOutException("UnityEditor.Tools.viewToolActive"); } }
        public static UnityEngine.Vector3 handlePosition { get { throw new Umcp.LeftOutException("UnityEditor.Tools.handlePosition"); } }
        public static UnityEngine.Rect handleRect { get { throw new Umcp.LeftOutException("UnityEditor.Tools.handleRect"); } }
        public static UnityEngine.Quaternion handleRectRotation { get { throw new Umcp.LeftOutException("UnityEditor.Tools.handleRectRotation"); } }
        public static UnityEditor.PivotMode pivotMode { get { return s_KeptPivotMode.Get("UnityEditor.Tools.pivotMode"); } set { s_KeptPivotMode.Set(value); } } private static Umcp.Kept<UnityEditor.PivotMode> s_KeptPivotMode;
        public static bool rectBlueprintMode { get { return s_KeptRectBlueprintMode.Get("UnityEditor.Tools.rectBlueprintMode"); } set { s_KeptRectBlueprintMode.Set(value); } } private static Umcp.Kept<bool> s_KeptRectBlueprintMode;
        public static UnityEngine.Quaternion handleRotation { get { return s_KeptHandleRotation.Get("UnityEditor.Tools.handleRotation"); } set { s_KeptHandleRotation.Set(value); } } private static Umcp.Kept<UnityEngine.Quaternion> s_KeptHandleRotation;
        public static UnityEditor.PivotRotation pivotRotation { get { return s_KeptPivotRotation.Get("UnityEditor.Tools.pivotRotation"); } set { s_KeptPivotRotation.Set(value); } } private static Umcp.Kept<UnityEditor.PivotRotation> s_KeptPivotRotation;
        public static bool hidden { get; set; } = false;
        public static int visibleLayers { get { return s_KeptVisibleLayers.Get("UnityEditor.Tools.visibleLayers"); } set { s_KeptVisibleLayers.Set(value); } } private static Umcp.Kept<int> s_KeptVisibleLayers;
        public static int lockedLayers { get { return s_KeptLockedLayers.Get("UnityEditor.Tools.lockedLayers"); } set { s_KeptLockedLayers.Set(value); } } private static Umcp.Kept<int> s_KeptLockedLayers;
    }
    public sealed partial class TrueTypeFontImporter : UnityEditor.AssetImporter
    {
        public int fontSize { get { return m_KeptFontSize.Get("UnityEditor.TrueTypeFontImporter.fontSize"); } set { m_KeptFontSize.Set(value); } } private Umcp.Kept<int> m_KeptFontSize;
        public bool includeFontData { get { return m_KeptIncludeFontData.Get("UnityEditor.TrueTypeFontImporter.includeFontData"); } set { m_KeptIncludeFontData.Set(value); } } private Umcp.Kept<bool> m_KeptIncludeFontData;
        public string customCharacters { get { return m_KeptCustomCharacters.Get("UnityEditor.TrueTypeFontImporter.customCharacters"); } set { m_KeptCustomCharacters.Set(value); } } private Umcp.Kept<string> m_KeptCustomCharacters;
        public int characterSpacing { get { return m_KeptCharacterSpacing.Get("UnityEditor.TrueTypeFontImporter.characterSpacing"); } set { m_KeptCharacterSpacing.Set(value); } } private Umcp.Kept<int> m_KeptCharacterSpacing;
        public int characterPadding { get { return m_KeptCharacterPadding.Get("UnityEditor.TrueTypeFontImporter.characterPadding"); } set { m_KeptCharacterPadding.Set(value); } } private Umcp.Kept<int> m_KeptCharacterPadding;
        public bool shouldRoundAdvanceValue { get { return m_KeptShouldRoundAdvanceValue.Get("UnityEditor.TrueTypeFontImporter.shouldRoundAdvanceValue"); } set { m_KeptShouldRoundAdvanceValue.Set(value); } } private Umcp.Kept<bool> m_KeptShouldRoundAdvanceValue;
        public string fontTTFName { get { throw new Umcp.LeftOutException("UnityEditor.TrueTypeFontImporter.fontTTFName"); } }
        public UnityEngine.Font[] fontReferences { get { return m_KeptFontReferences.Get("UnityEditor.TrueTypeFontImporter.fontReferences"); } set { m_KeptFontReferences.Set(value); } } private Umcp.Kept<UnityEngine.Font[]> m_KeptFontReferences;
        public string[] fontNames { get { return m_KeptFontNames.Get("UnityEditor.TrueTypeFontImporter.fontNames"); } set { m_KeptFontNames.Set(value); } } private Umcp.Kept<string[]> m_KeptFontNames;
        public UnityEngine.Font GenerateEditableFont(string path) { throw new Umcp.LeftOutException("UnityEditor.TrueTypeFontImporter.GenerateEditableFont"); }
    }
    public static partial class TypeCache
    {
        public partial struct TypeCollection
        {
            void System.Collections.Generic.ICollection<System.Type>.Add(System.Type item) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.TypeCollection.System.Collections.Generic.ICollection<System.Type>.Add"); }
            void System.Collections.Generic.ICollection<System.Type>.Clear() { throw new Umcp.LeftOutException("UnityEditor.TypeCache.TypeCollection.System.Collections.Generic.ICollection<System.Type>.Clear"); }
            bool System.Collections.Generic.ICollection<System.Type>.Remove(System.Type item) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.TypeCollection.System.Collections.Generic.ICollection<System.Type>.Remove"); }
            void System.Collections.Generic.IList<System.Type>.Insert(int index, System.Type item) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.TypeCollection.System.Collections.Generic.IList<System.Type>.Insert"); }
            void System.Collections.Generic.IList<System.Type>.RemoveAt(int index) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.TypeCollection.System.Collections.Generic.IList<System.Type>.RemoveAt"); }
            int System.Collections.IList.Add(object value) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.TypeCollection.System.Collections.IList.Add"); }
            void System.Collections.IList.Clear() { throw new Umcp.LeftOutException("UnityEditor.TypeCache.TypeCollection.System.Collections.IList.Clear"); }
            void System.Collections.IList.Insert(int index, object value) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.TypeCollection.System.Collections.IList.Insert"); }
            void System.Collections.IList.Remove(object value) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.TypeCollection.System.Collections.IList.Remove"); }
            void System.Collections.IList.RemoveAt(int index) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.TypeCollection.System.Collections.IList.RemoveAt"); }
        }
        public partial struct MethodCollection
        {
            void System.Collections.Generic.ICollection<System.Reflection.MethodInfo>.Add(System.Reflection.MethodInfo item) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.MethodCollection.System.Collections.Generic.ICollection<System.Reflection.MethodInfo>.Add"); }
            void System.Collections.Generic.ICollection<System.Reflection.MethodInfo>.Clear() { throw new Umcp.LeftOutException("UnityEditor.TypeCache.MethodCollection.System.Collections.Generic.ICollection<System.Reflection.MethodInfo>.Clear"); }
            bool System.Collections.Generic.ICollection<System.Reflection.MethodInfo>.Remove(System.Reflection.MethodInfo item) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.MethodCollection.System.Collections.Generic.ICollection<System.Reflection.MethodInfo>.Remove"); }
            void System.Collections.Generic.IList<System.Reflection.MethodInfo>.Insert(int index, System.Reflection.MethodInfo item) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.MethodCollection.System.Collections.Generic.IList<System.Reflection.MethodInfo>.Insert"); }
            void System.Collections.Generic.IList<System.Reflection.MethodInfo>.RemoveAt(int index) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.MethodCollection.System.Collections.Generic.IList<System.Reflection.MethodInfo>.RemoveAt"); }
            int System.Collections.IList.Add(object value) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.MethodCollection.System.Collections.IList.Add"); }
            void System.Collections.IList.Clear() { throw new Umcp.LeftOutException("UnityEditor.TypeCache.MethodCollection.System.Collections.IList.Clear"); }
            void System.Collections.IList.Insert(int index, object value) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.MethodCollection.System.Collections.IList.Insert"); }
            void System.Collections.IList.Remove(object value) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.MethodCollection.System.Collections.IList.Remove"); }
            void System.Collections.IList.RemoveAt(int index) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.MethodCollection.System.Collections.IList.RemoveAt"); }
        }
        public partial struct FieldInfoCollection
        {
            void System.Collections.Generic.ICollection<System.Reflection.FieldInfo>.Add(System.Reflection.FieldInfo item) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.FieldInfoCollection.System.Collections.Generic.ICollection<System.Reflection.FieldInfo>.Add"); }
            void System.Collections.Generic.ICollection<System.Reflection.FieldInfo>.Clear() { throw new Umcp.LeftOutException("UnityEditor.TypeCache.FieldInfoCollection.System.Collections.Generic.ICollection<System.Reflection.FieldInfo>.Clear"); }
            bool System.Collections.Generic.ICollection<System.Reflection.FieldInfo>.Remove(System.Reflection.FieldInfo item) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.FieldInfoCollection.System.Collections.Generic.ICollection<System.Reflection.FieldInfo>.Remove"); }
            void System.Collections.Generic.IList<System.Reflection.FieldInfo>.Insert(int index, System.Reflection.FieldInfo item) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.FieldInfoCollection.System.Collections.Generic.IList<System.Reflection.FieldInfo>.Insert"); }
            void System.Collections.Generic.IList<System.Reflection.FieldInfo>.RemoveAt(int index) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.FieldInfoCollection.System.Collections.Generic.IList<System.Reflection.FieldInfo>.RemoveAt"); }
            int System.Collections.IList.Add(object value) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.FieldInfoCollection.System.Collections.IList.Add"); }
            void System.Collections.IList.Clear() { throw new Umcp.LeftOutException("UnityEditor.TypeCache.FieldInfoCollection.System.Collections.IList.Clear"); }
            void System.Collections.IList.Insert(int index, object value) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.FieldInfoCollection.System.Collections.IList.Insert"); }
            void System.Collections.IList.Remove(object value) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.FieldInfoCollection.System.Collections.IList.Remove"); }
            void System.Collections.IList.RemoveAt(int index) { throw new Umcp.LeftOutException("UnityEditor.TypeCache.FieldInfoCollection.System.Collections.IList.RemoveAt"); }
        }
    }
}

namespace UnityEditor.UIElements
{
    public abstract partial class BaseMaskField<TChoice> : UnityEngine.UIElements.BasePopupField<TChoice, string>
    {
        public virtual System.Collections.Generic.List<int> choicesMasks { get { return m_KeptChoicesMasks.Get("UnityEditor.UIElements.BaseMaskField<TChoice>.choicesMasks"); } set { m_KeptChoicesMasks.Set(value); } } private Umcp.Kept<System.Collections.Generic.List<int>> m_KeptChoicesMasks;
    }
    public static partial class BindingExtensions
    {
        public static readonly string prefabOverrideUssClassName = "unity-binding--prefab-override";
        public static void Bind(this UnityEngine.UIElements.VisualElement element, UnityEditor.SerializedObject obj) { throw new Umcp.LeftOutException("UnityEditor.UIElements.BindingExtensions.Bind"); }
        public static void Unbind(this UnityEngine.UIElements.VisualElement element) { throw new Umcp.LeftOutException("UnityEditor.UIElements.BindingExtensions.Unbind"); }
        public static UnityEditor.SerializedProperty BindProperty(this UnityEngine.UIElements.IBindable field, UnityEditor.SerializedObject obj) { throw new Umcp.LeftOutException("UnityEditor.UIElements.BindingExtensions.BindProperty"); }
        public static void BindProperty(this UnityEngine.UIElements.IBindable field, UnityEditor.SerializedProperty property) { throw new Umcp.LeftOutException("UnityEditor.UIElements.BindingExtensions.BindProperty"); }
        public static void TrackPropertyValue(this UnityEngine.UIElements.VisualElement element, UnityEditor.SerializedProperty property, System.Action<UnityEditor.SerializedProperty> callback = null) { throw new Umcp.LeftOutException("UnityEditor.UIElements.BindingExtensions.TrackPropertyValue"); }
        public static void TrackSerializedObjectValue(this UnityEngine.UIElements.VisualElement element, UnityEditor.SerializedObject obj, System.Action<UnityEditor.SerializedObject> callback = null) { throw new Umcp.LeftOutException("UnityEditor.UIElements.BindingExtensions.TrackSerializedObjectValue"); }
    }
    public partial class ColorField : UnityEngine.UIElements.BaseField<UnityEngine.Color>
    {
        public bool showEyeDropper { get; set; }
        public bool showAlpha { get; set; }
        public bool hdr { get; set; }
        public static readonly string ussClassName = "unity-color-field";
        public static readonly string labelUssClassName = "unity-color-field__label";
        public static readonly string inputUssClassName = "unity-color-field__input";
        public ColorField() : this(null) { }
        public ColorField(string label) : base(default(string)) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.ColorField, UnityEditor.UIElements.ColorField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseFieldTraits<UnityEngine.Color, UnityEngine.UIElements.UxmlColorAttributeDescription>
        {
        }
    }
    public partial class CurveField : UnityEngine.UIElements.BaseField<UnityEngine.AnimationCurve>
    {
        public static readonly string ussClassName = "unity-curve-field";
        public static readonly string labelUssClassName = "unity-curve-field__label";
        public static readonly string inputUssClassName = "unity-curve-field__input";
        public static readonly string contentUssClassName = "unity-curve-field__content";
        [System.Obsolete] public static readonly string borderUssClassName = "unity-curve-field__border";
        public UnityEngine.Rect ranges { get; set; }
        public UnityEditor.UIElements.CurveField.RenderMode renderMode { get { return m_KeptRenderMode.Get("UnityEditor.UIElements.CurveField.renderMode"); } set { m_KeptRenderMode.Set(value); } } private Umcp.Kept<UnityEditor.UIElements.CurveField.RenderMode> m_KeptRenderMode;
        public CurveField() : this(null) { }
        public CurveField(string label) : base(default(string)) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.CurveField, UnityEditor.UIElements.CurveField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<UnityEngine.AnimationCurve>.UxmlTraits
        {
        }
        public enum RenderMode
        {
            Texture = 0,
            Mesh = 1,
            Default = 0,
        }
    }
    public partial class EnumFlagsField : UnityEditor.UIElements.BaseMaskField<System.Enum>
    {
        public static readonly string ussClassName = "unity-enum-flags-field";
        public static readonly string labelUssClassName = "unity-enum-flags-field__label";
        public static readonly string inputUssClassName = "unity-enum-flags-field__input";
        public EnumFlagsField(System.Enum defaultValue) : this(null, defaultValue, false) { }
        public EnumFlagsField(System.Enum defaultValue, bool includeObsoleteValues) : this(null, defaultValue, includeObsoleteValues) { }
        public EnumFlagsField(string label, System.Enum defaultValue) : this(label, defaultValue, false) { }
        public EnumFlagsField() : this(null, null, false) { }
        public EnumFlagsField(string label, System.Enum defaultValue, bool includeObsoleteValues) : base(default(string)) { }
        public void Init(System.Enum defaultValue, bool includeObsoleteValues = false) { throw new Umcp.LeftOutException("UnityEditor.UIElements.EnumFlagsField.Init"); }
        public EnumFlagsField(string label) : base(default(string)) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.EnumFlagsField, UnityEditor.UIElements.EnumFlagsField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<System.Enum>.UxmlTraits
        {
        }
    }
    public partial class GradientField : UnityEngine.UIElements.BaseField<UnityEngine.Gradient>
    {
        public UnityEngine.ColorSpace colorSpace { get; set; }
        public bool hdr { get; set; }
        public static readonly string ussClassName = "unity-gradient-field";
        public static readonly string labelUssClassName = "unity-gradient-field__label";
        public static readonly string inputUssClassName = "unity-gradient-field__input";
        public static readonly string contentUssClassName = "unity-gradient-field__content";
        public static readonly string backgroundUssClassName = "unity-gradient-field__background";
        [System.Obsolete] public static readonly string borderUssClassName = "unity-gradient-field__border";
        public GradientField() : this(null) { }
        public GradientField(string label) : base(default(string)) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.GradientField, UnityEditor.UIElements.GradientField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<UnityEngine.Gradient>.UxmlTraits
        {
        }
    }
    public partial interface IToolbarMenuElement
    {
        UnityEngine.UIElements.DropdownMenu menu { get; }
    }
    public partial class InspectorElement : UnityEngine.UIElements.BindableElement
    {
        public static readonly string ussClassName = "unity-inspector-element";
        public static readonly string customInspectorUssClassName = "unity-inspector-element__custom-inspector-container";
        public static readonly string iMGUIContainerUssClassName = "unity-inspector-element__imgui-container";
        public static readonly string iMGUIInspectorVariantUssClassName = "unity-inspector-element--imgui";
        public static readonly string uIEInspectorVariantUssClassName = "unity-inspector-element--uie";
        public static readonly string noInspectorFoundVariantUssClassName = "unity-inspector-element--no-inspector-found";
        public static readonly string uIECustomVariantUssClassName = "unity-inspector-element--uie-custom";
        public static readonly string iMGUICustomVariantUssClassName = "unity-inspector-element--imgui-custom";
        public static readonly string iMGUIDefaultVariantUssClassName = "unity-inspector-element--imgui-default";
        public static readonly string uIEDefaultVariantUssClassName = "unity-inspector-element--uie-default";
        public static readonly string debugVariantUssClassName = "unity-inspector-element--debug";
        public static readonly string debugInternalVariantUssClassName = "unity-inspector-element--debug-internal";
        public InspectorElement() { }
        public InspectorElement(UnityEngine.Object obj) { }
        public InspectorElement(UnityEditor.SerializedObject obj) { }
        public InspectorElement(UnityEditor.Editor editor) { }
        public static void FillDefaultInspector(UnityEngine.UIElements.VisualElement container, UnityEditor.SerializedObject serializedObject, UnityEditor.Editor editor) { throw new Umcp.LeftOutException("UnityEditor.UIElements.InspectorElement.FillDefaultInspector"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.InspectorElement, UnityEditor.UIElements.InspectorElement.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BindableElement.UxmlTraits
        {
            public UxmlTraits() { }
        }
    }
    public partial class LayerField : UnityEngine.UIElements.PopupField<int>
    {
        public static readonly string ussClassName = "unity-layer-field";
        public static readonly string labelUssClassName = "unity-layer-field__label";
        public static readonly string inputUssClassName = "unity-layer-field__input";
        public LayerField(string label) { }
        public LayerField() : this(null) { }
        public LayerField(int defaultValue) { }
        public LayerField(string label, int defaultValue) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.LayerField, UnityEditor.UIElements.LayerField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<int>.UxmlTraits
        {
        }
    }
    public partial class LayerMaskField : UnityEditor.UIElements.MaskField
    {
        public static readonly string ussClassName = "unity-layer-mask-field";
        public static readonly string labelUssClassName = "unity-layer-mask-field__label";
        public static readonly string inputUssClassName = "unity-layer-mask-field__input";
        public LayerMaskField(int defaultMask) : this(null, defaultMask) { }
        public LayerMaskField(string label, int defaultMask) { }
        public LayerMaskField() : this(null) { }
        public LayerMaskField(string label) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.LayerMaskField, UnityEditor.UIElements.LayerMaskField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<int>.UxmlTraits
        {
        }
    }
    public partial class MaskField : UnityEditor.UIElements.BaseMaskField<int>
    {
        public virtual System.Func<string, string> formatSelectedValueCallback { get { return m_KeptFormatSelectedValueCallback.Get("UnityEditor.UIElements.MaskField.formatSelectedValueCallback"); } set { m_KeptFormatSelectedValueCallback.Set(value); } } private Umcp.Kept<System.Func<string, string>> m_KeptFormatSelectedValueCallback;
        public virtual System.Func<string, string> formatListItemCallback { get { return m_KeptFormatListItemCallback.Get("UnityEditor.UIElements.MaskField.formatListItemCallback"); } set { m_KeptFormatListItemCallback.Set(value); } } private Umcp.Kept<System.Func<string, string>> m_KeptFormatListItemCallback;
        public static readonly string ussClassName = "unity-mask-field";
        public static readonly string labelUssClassName = "unity-mask-field__label";
        public static readonly string inputUssClassName = "unity-mask-field__input";
        public MaskField(System.Collections.Generic.List<string> choices, int defaultMask, System.Func<string, string> formatSelectedValueCallback = null, System.Func<string, string> formatListItemCallback = null) : this(null, choices, defaultMask, formatSelectedValueCallback, formatListItemCallback) { }
        public MaskField(string label, System.Collections.Generic.List<string> choices, int defaultMask, System.Func<string, string> formatSelectedValueCallback = null, System.Func<string, string> formatListItemCallback = null) : base(default(string)) { }
        public MaskField() : this(null) { }
        public MaskField(string label) : base(default(string)) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.MaskField, UnityEditor.UIElements.MaskField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<int>.UxmlTraits
        {
        }
    }
    public partial class ObjectField : UnityEngine.UIElements.BaseField<UnityEngine.Object>
    {
        public System.Type objectType { get { return m_KeptObjectType.Get("UnityEditor.UIElements.ObjectField.objectType"); } set { m_KeptObjectType.Set(value); } } private Umcp.Kept<System.Type> m_KeptObjectType;
        public bool allowSceneObjects { get; set; }
        public static readonly string ussClassName = "unity-object-field";
        public static readonly string labelUssClassName = "unity-object-field__label";
        public static readonly string inputUssClassName = "unity-object-field__input";
        public static readonly string objectUssClassName = "unity-object-field__object";
        public static readonly string selectorUssClassName = "unity-object-field__selector";
        public ObjectField() : this(null) { }
        public ObjectField(string label) : base(default(string)) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEditor.UIElements.ObjectField, UnityEditor.UIElements.ObjectField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<UnityEngine.Object>.UxmlTraits
        {
        }
    }
}
