// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial struct DetailInstanceTransform
    {
        public float posX;
        public float posY;
        public float posZ;
        public float scaleXZ;
        public float scaleY;
        public float rotationY;
    }
    public sealed partial class DetailPrototype
    {
        public UnityEngine.GameObject prototype { get; set; }
        public UnityEngine.Texture2D prototypeTexture { get; set; }
        public float minWidth { get; set; } = 1.0F;
        public float maxWidth { get; set; } = 2.0F;
        public float minHeight { get; set; } = 1F;
        public float maxHeight { get; set; } = 2F;
        public int noiseSeed { get; set; } = 0;
        public float noiseSpread { get; set; } = 0.1F;
        public float density { get; set; } = 1.0F;
        [System.Obsolete] public float bendFactor { get { return m_KeptBendFactor.Get("UnityEngine.DetailPrototype.bendFactor"); } set { m_KeptBendFactor.Set(value); } } private Umcp.Kept<float> m_KeptBendFactor;
        public float holeEdgePadding { get; set; } = 0.0F;
        public UnityEngine.Color healthyColor { get; set; }
        public UnityEngine.Color dryColor { get; set; }
        public UnityEngine.DetailRenderMode renderMode { get { return m_KeptRenderMode.Get("UnityEngine.DetailPrototype.renderMode"); } set { m_KeptRenderMode.Set(value); } } private Umcp.Kept<UnityEngine.DetailRenderMode> m_KeptRenderMode;
        public bool usePrototypeMesh { get { return m_KeptUsePrototypeMesh.Get("UnityEngine.DetailPrototype.usePrototypeMesh"); } set { m_KeptUsePrototypeMesh.Set(value); } } private Umcp.Kept<bool> m_KeptUsePrototypeMesh;
        public bool useInstancing { get { return m_KeptUseInstancing.Get("UnityEngine.DetailPrototype.useInstancing"); } set { m_KeptUseInstancing.Set(value); } } private Umcp.Kept<bool> m_KeptUseInstancing;
        public float targetCoverage { get; set; } = 1.0F;
        public bool useDensityScaling { get { return m_KeptUseDensityScaling.Get("UnityEngine.DetailPrototype.useDensityScaling"); } set { m_KeptUseDensityScaling.Set(value); } } private Umcp.Kept<bool> m_KeptUseDensityScaling;
        public float alignToGround { get; set; } = 0;
        public float positionJitter { get; set; } = 0;
        public DetailPrototype() { }
        public DetailPrototype(UnityEngine.DetailPrototype other) { throw new Umcp.LeftOutException("UnityEngine.DetailPrototype"); }
        public bool Validate() { throw new Umcp.LeftOutException("UnityEngine.DetailPrototype.Validate"); }
        public bool Validate(out string errorMessage) { throw new Umcp.LeftOutException("UnityEngine.DetailPrototype.Validate"); }
    }
    public enum DetailRenderMode
    {
        GrassBillboard = 0,
        VertexLit = 1,
        Grass = 2,
    }
    public enum DetailScatterMode
    {
        CoverageMode = 0,
        InstanceCountMode = 1,
    }
    public partial struct PatchExtents
    {
        public float min { get; set; }
        public float max { get; set; }
    }
    [System.Obsolete]
    public sealed partial class SplatPrototype
    {
        public UnityEngine.Texture2D texture { get; set; }
        public UnityEngine.Texture2D normalMap { get; set; }
        public UnityEngine.Vector2 tileSize { get; set; }
        public UnityEngine.Vector2 tileOffset { get; set; }
        public UnityEngine.Color specular { get { return m_KeptSpecular.Get("UnityEngine.SplatPrototype.specular"); } set { m_KeptSpecular.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptSpecular;
        public float metallic { get { return m_KeptMetallic.Get("UnityEngine.SplatPrototype.metallic"); } set { m_KeptMetallic.Set(value); } } private Umcp.Kept<float> m_KeptMetallic;
        public float smoothness { get; set; } = 0.0f;
    }
    public sealed partial class Terrain : UnityEngine.Behaviour
    {
        [System.Obsolete] public bool castShadows { get { return m_KeptCastShadows.Get("UnityEngine.Terrain.castShadows"); } set { m_KeptCastShadows.Set(value); } } private Umcp.Kept<bool> m_KeptCastShadows;
        [System.Obsolete] public UnityEngine.Terrain.MaterialType materialType { get { return m_KeptMaterialType.Get("UnityEngine.Terrain.materialType"); } set { m_KeptMaterialType.Set(value); } } private Umcp.Kept<UnityEngine.Terrain.MaterialType> m_KeptMaterialType;
        [System.Obsolete] public UnityEngine.Color legacySpecular { get { return m_KeptLegacySpecular.Get("UnityEngine.Terrain.legacySpecular"); } set { m_KeptLegacySpecular.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptLegacySpecular;
        [System.Obsolete] public float legacyShininess { get { return m_KeptLegacyShininess.Get("UnityEngine.Terrain.legacyShininess"); } set { m_KeptLegacyShininess.Set(value); } } private Umcp.Kept<float> m_KeptLegacyShininess;
        [System.Obsolete] public void ApplyDelayedHeightmapModification() { throw new Umcp.LeftOutException("UnityEngine.Terrain.ApplyDelayedHeightmapModification"); }
        public UnityEngine.TerrainData terrainData { get { return m_KeptTerrainData.Get("UnityEngine.Terrain.terrainData"); } set { m_KeptTerrainData.Set(value); } } private Umcp.Kept<UnityEngine.TerrainData> m_KeptTerrainData;
        public float treeDistance { get { return m_KeptTreeDistance.Get("UnityEngine.Terrain.treeDistance"); } set { m_KeptTreeDistance.Set(value); } } private Umcp.Kept<float> m_KeptTreeDistance;
        public float treeBillboardDistance { get { return m_KeptTreeBillboardDistance.Get("UnityEngine.Terrain.treeBillboardDistance"); } set { m_KeptTreeBillboardDistance.Set(value); } } private Umcp.Kept<float> m_KeptTreeBillboardDistance;
        public float treeCrossFadeLength { get { return m_KeptTreeCrossFadeLength.Get("UnityEngine.Terrain.treeCrossFadeLength"); } set { m_KeptTreeCrossFadeLength.Set(value); } } private Umcp.Kept<float> m_KeptTreeCrossFadeLength;
        public int treeMaximumFullLODCount { get { return m_KeptTreeMaximumFullLODCount.Get("UnityEngine.Terrain.treeMaximumFullLODCount"); } set { m_KeptTreeMaximumFullLODCount.Set(value); } } private Umcp.Kept<int> m_KeptTreeMaximumFullLODCount;
        public float detailObjectDistance { get { return m_KeptDetailObjectDistance.Get("UnityEngine.Terrain.detailObjectDistance"); } set { m_KeptDetailObjectDistance.Set(value); } } private Umcp.Kept<float> m_KeptDetailObjectDistance;
        public float detailObjectDensity { get { return m_KeptDetailObjectDensity.Get("UnityEngine.Terrain.detailObjectDensity"); } set { m_KeptDetailObjectDensity.Set(value); } } private Umcp.Kept<float> m_KeptDetailObjectDensity;
        public float heightmapPixelError { get { return m_KeptHeightmapPixelError.Get("UnityEngine.Terrain.heightmapPixelError"); } set { m_KeptHeightmapPixelError.Set(value); } } private Umcp.Kept<float> m_KeptHeightmapPixelError;
        public int heightmapMaximumLOD { get { return m_KeptHeightmapMaximumLOD.Get("UnityEngine.Terrain.heightmapMaximumLOD"); } set { m_KeptHeightmapMaximumLOD.Set(value); } } private Umcp.Kept<int> m_KeptHeightmapMaximumLOD;
        public int heightmapMinimumLODSimplification { get { return m_KeptHeightmapMinimumLODSimplification.Get("UnityEngine.Terrain.heightmapMinimumLODSimplification"); } set { m_KeptHeightmapMinimumLODSimplification.Set(value); } } private Umcp.Kept<int> m_KeptHeightmapMinimumLODSimplification;
        public float basemapDistance { get { return m_KeptBasemapDistance.Get("UnityEngine.Terrain.basemapDistance"); } set { m_KeptBasemapDistance.Set(value); } } private Umcp.Kept<float> m_KeptBasemapDistance;
        public int lightmapIndex { get { return m_KeptLightmapIndex.Get("UnityEngine.Terrain.lightmapIndex"); } set { m_KeptLightmapIndex.Set(value); } } private Umcp.Kept<int> m_KeptLightmapIndex;
        public int realtimeLightmapIndex { get { return m_KeptRealtimeLightmapIndex.Get("UnityEngine.Terrain.realtimeLightmapIndex"); } set { m_KeptRealtimeLightmapIndex.Set(value); } } private Umcp.Kept<int> m_KeptRealtimeLightmapIndex;
        public UnityEngine.Vector4 lightmapScaleOffset { get { return m_KeptLightmapScaleOffset.Get("UnityEngine.Terrain.lightmapScaleOffset"); } set { m_KeptLightmapScaleOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector4> m_KeptLightmapScaleOffset;
        public UnityEngine.Vector4 realtimeLightmapScaleOffset { get { return m_KeptRealtimeLightmapScaleOffset.Get("UnityEngine.Terrain.realtimeLightmapScaleOffset"); } set { m_KeptRealtimeLightmapScaleOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector4> m_KeptRealtimeLightmapScaleOffset;
        [System.Obsolete] public bool freeUnusedRenderingResources { get { return m_KeptFreeUnusedRenderingResources.Get("UnityEngine.Terrain.freeUnusedRenderingResources"); } set { m_KeptFreeUnusedRenderingResources.Set(value); } } private Umcp.Kept<bool> m_KeptFreeUnusedRenderingResources;
        public bool keepUnusedRenderingResources { get { return m_KeptKeepUnusedRenderingResources.Get("UnityEngine.Terrain.keepUnusedRenderingResources"); } set { m_KeptKeepUnusedRenderingResources.Set(value); } } private Umcp.Kept<bool> m_KeptKeepUnusedRenderingResources;
        public bool GetKeepUnusedCameraRenderingResources(int cameraInstanceID) { throw new Umcp.LeftOutException("UnityEngine.Terrain.GetKeepUnusedCameraRenderingResources"); }
        public void SetKeepUnusedCameraRenderingResources(int cameraInstanceID, bool keepUnused) { throw new Umcp.LeftOutException("UnityEngine.Terrain.SetKeepUnusedCameraRenderingResources"); }
        public UnityEngine.Rendering.ShadowCastingMode shadowCastingMode { get { return m_KeptShadowCastingMode.Get("UnityEngine.Terrain.shadowCastingMode"); } set { m_KeptShadowCastingMode.Set(value); } } private Umcp.Kept<UnityEngine.Rendering.ShadowCastingMode> m_KeptShadowCastingMode;
        public UnityEngine.Rendering.ReflectionProbeUsage reflectionProbeUsage { get { return m_KeptReflectionProbeUsage.Get("UnityEngine.Terrain.reflectionProbeUsage"); } set { m_KeptReflectionProbeUsage.Set(value); } } private Umcp.Kept<UnityEngine.Rendering.ReflectionProbeUsage> m_KeptReflectionProbeUsage;
        public void GetClosestReflectionProbes(System.Collections.Generic.List<UnityEngine.Rendering.ReflectionProbeBlendInfo> result) { throw new Umcp.LeftOutException("UnityEngine.Terrain.GetClosestReflectionProbes"); }
        public UnityEngine.Material materialTemplate { get { return m_KeptMaterialTemplate.Get("UnityEngine.Terrain.materialTemplate"); } set { m_KeptMaterialTemplate.Set(value); } } private Umcp.Kept<UnityEngine.Material> m_KeptMaterialTemplate;
        public bool drawHeightmap { get { return m_KeptDrawHeightmap.Get("UnityEngine.Terrain.drawHeightmap"); } set { m_KeptDrawHeightmap.Set(value); } } private Umcp.Kept<bool> m_KeptDrawHeightmap;
        public bool allowAutoConnect { get { return m_KeptAllowAutoConnect.Get("UnityEngine.Terrain.allowAutoConnect"); } set { m_KeptAllowAutoConnect.Set(value); } } private Umcp.Kept<bool> m_KeptAllowAutoConnect;
        public int groupingID { get { return m_KeptGroupingID.Get("UnityEngine.Terrain.groupingID"); } set { m_KeptGroupingID.Set(value); } } private Umcp.Kept<int> m_KeptGroupingID;
        public bool drawInstanced { get { return m_KeptDrawInstanced.Get("UnityEngine.Terrain.drawInstanced"); } set { m_KeptDrawInstanced.Set(value); } } private Umcp.Kept<bool> m_KeptDrawInstanced;
        public bool enableHeightmapRayTracing { get { return m_KeptEnableHeightmapRayTracing.Get("UnityEngine.Terrain.enableHeightmapRayTracing"); } set { m_KeptEnableHeightmapRayTracing.Set(value); } } private Umcp.Kept<bool> m_KeptEnableHeightmapRayTracing;
        public UnityEngine.RenderTexture normalmapTexture { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.normalmapTexture"); } }
        public bool drawTreesAndFoliage { get { return m_KeptDrawTreesAndFoliage.Get("UnityEngine.Terrain.drawTreesAndFoliage"); } set { m_KeptDrawTreesAndFoliage.Set(value); } } private Umcp.Kept<bool> m_KeptDrawTreesAndFoliage;
        public UnityEngine.Vector3 patchBoundsMultiplier { get { return m_KeptPatchBoundsMultiplier.Get("UnityEngine.Terrain.patchBoundsMultiplier"); } set { m_KeptPatchBoundsMultiplier.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptPatchBoundsMultiplier;
        public float SampleHeight(UnityEngine.Vector3 worldPosition) { throw new Umcp.LeftOutException("UnityEngine.Terrain.SampleHeight"); }
        public void AddTreeInstance(UnityEngine.TreeInstance instance) { throw new Umcp.LeftOutException("UnityEngine.Terrain.AddTreeInstance"); }
        public void SetNeighbors(UnityEngine.Terrain left, UnityEngine.Terrain top, UnityEngine.Terrain right, UnityEngine.Terrain bottom) { throw new Umcp.LeftOutException("UnityEngine.Terrain.SetNeighbors"); }
        public float treeLODBiasMultiplier { get { return m_KeptTreeLODBiasMultiplier.Get("UnityEngine.Terrain.treeLODBiasMultiplier"); } set { m_KeptTreeLODBiasMultiplier.Set(value); } } private Umcp.Kept<float> m_KeptTreeLODBiasMultiplier;
        public bool collectDetailPatches { get { return m_KeptCollectDetailPatches.Get("UnityEngine.Terrain.collectDetailPatches"); } set { m_KeptCollectDetailPatches.Set(value); } } private Umcp.Kept<bool> m_KeptCollectDetailPatches;
        public bool ignoreQualitySettings { get { return m_KeptIgnoreQualitySettings.Get("UnityEngine.Terrain.ignoreQualitySettings"); } set { m_KeptIgnoreQualitySettings.Set(value); } } private Umcp.Kept<bool> m_KeptIgnoreQualitySettings;
        public UnityEngine.TerrainRenderFlags editorRenderFlags { get { return m_KeptEditorRenderFlags.Get("UnityEngine.Terrain.editorRenderFlags"); } set { m_KeptEditorRenderFlags.Set(value); } } private Umcp.Kept<UnityEngine.TerrainRenderFlags> m_KeptEditorRenderFlags;
        public UnityEngine.Vector3 GetPosition() { throw new Umcp.LeftOutException("UnityEngine.Terrain.GetPosition"); }
        public void Flush() { throw new Umcp.LeftOutException("UnityEngine.Terrain.Flush"); }
        public void SetSplatMaterialPropertyBlock(UnityEngine.MaterialPropertyBlock properties) { throw new Umcp.LeftOutException("UnityEngine.Terrain.SetSplatMaterialPropertyBlock"); }
        public void GetSplatMaterialPropertyBlock(UnityEngine.MaterialPropertyBlock dest) { throw new Umcp.LeftOutException("UnityEngine.Terrain.GetSplatMaterialPropertyBlock"); }
        public bool bakeLightProbesForTrees { get { return m_KeptBakeLightProbesForTrees.Get("UnityEngine.Terrain.bakeLightProbesForTrees"); } set { m_KeptBakeLightProbesForTrees.Set(value); } } private Umcp.Kept<bool> m_KeptBakeLightProbesForTrees;
        public bool deringLightProbesForTrees { get { return m_KeptDeringLightProbesForTrees.Get("UnityEngine.Terrain.deringLightProbesForTrees"); } set { m_KeptDeringLightProbesForTrees.Set(value); } } private Umcp.Kept<bool> m_KeptDeringLightProbesForTrees;
        public UnityEngine.TreeMotionVectorModeOverride treeMotionVectorModeOverride { get { return m_KeptTreeMotionVectorModeOverride.Get("UnityEngine.Terrain.treeMotionVectorModeOverride"); } set { m_KeptTreeMotionVectorModeOverride.Set(value); } } private Umcp.Kept<UnityEngine.TreeMotionVectorModeOverride> m_KeptTreeMotionVectorModeOverride;
        public bool preserveTreePrototypeLayers { get { return m_KeptPreserveTreePrototypeLayers.Get("UnityEngine.Terrain.preserveTreePrototypeLayers"); } set { m_KeptPreserveTreePrototypeLayers.Set(value); } } private Umcp.Kept<bool> m_KeptPreserveTreePrototypeLayers;
        public static UnityEngine.Experimental.Rendering.GraphicsFormat heightmapFormat { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.heightmapFormat"); } }
        public static UnityEngine.TextureFormat heightmapTextureFormat { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.heightmapTextureFormat"); } }
        public static UnityEngine.RenderTextureFormat heightmapRenderTextureFormat { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.heightmapRenderTextureFormat"); } }
        public static UnityEngine.Experimental.Rendering.GraphicsFormat normalmapFormat { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.normalmapFormat"); } }
        public static UnityEngine.TextureFormat normalmapTextureFormat { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.normalmapTextureFormat"); } }
        public static UnityEngine.RenderTextureFormat normalmapRenderTextureFormat { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.normalmapRenderTextureFormat"); } }
        public static UnityEngine.Experimental.Rendering.GraphicsFormat holesFormat { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.holesFormat"); } }
        public static UnityEngine.RenderTextureFormat holesRenderTextureFormat { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.holesRenderTextureFormat"); } }
        public static UnityEngine.Experimental.Rendering.GraphicsFormat compressedHolesFormat { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.compressedHolesFormat"); } }
        public static UnityEngine.TextureFormat compressedHolesTextureFormat { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.compressedHolesTextureFormat"); } }
        public static UnityEngine.Terrain activeTerrain { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.activeTerrain"); } }
        public static void SetConnectivityDirty() { throw new Umcp.LeftOutException("UnityEngine.Terrain.SetConnectivityDirty"); }
        public static UnityEngine.Terrain[] activeTerrains { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.activeTerrains"); } }
        public static void GetActiveTerrains(System.Collections.Generic.List<UnityEngine.Terrain> terrainList) { throw new Umcp.LeftOutException("UnityEngine.Terrain.GetActiveTerrains"); }
        public static UnityEngine.GameObject CreateTerrainGameObject(UnityEngine.TerrainData assignTerrain) { throw new Umcp.LeftOutException("UnityEngine.Terrain.CreateTerrainGameObject"); }
        public UnityEngine.Terrain leftNeighbor { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.leftNeighbor"); } }
        public UnityEngine.Terrain rightNeighbor { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.rightNeighbor"); } }
        public UnityEngine.Terrain topNeighbor { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.topNeighbor"); } }
        public UnityEngine.Terrain bottomNeighbor { get { throw new Umcp.LeftOutException("UnityEngine.Terrain.bottomNeighbor"); } }
        public uint renderingLayerMask { get { return m_KeptRenderingLayerMask.Get("UnityEngine.Terrain.renderingLayerMask"); } set { m_KeptRenderingLayerMask.Set(value); } } private Umcp.Kept<uint> m_KeptRenderingLayerMask;
        [System.Obsolete]
        public enum MaterialType
        {
            BuiltInStandard = 0,
            BuiltInLegacyDiffuse = 1,
            BuiltInLegacySpecular = 2,
            Custom = 3,
        }
    }
    public static partial class TerrainCallbacks
    {
        public static event UnityEngine.TerrainCallbacks.HeightmapChangedCallback heightmapChanged { add { } remove { } }
        public static event UnityEngine.TerrainCallbacks.TextureChangedCallback textureChanged { add { } remove { } }
        public delegate void HeightmapChangedCallback(UnityEngine.Terrain terrain, UnityEngine.RectInt heightRegion, bool synched);
        public delegate void TextureChangedCallback(UnityEngine.Terrain terrain, string textureName, UnityEngine.RectInt texelRegion, bool synched);
    }
    [System.FlagsAttribute]
    public enum TerrainChangedFlags
    {
        Heightmap = 1,
        TreeInstances = 2,
        DelayedHeightmapUpdate = 4,
        FlushEverythingImmediately = 8,
        RemoveDirtyDetailsImmediately = 16,
        HeightmapResolution = 32,
        Holes = 64,
        DelayedHolesUpdate = 128,
        WillBeDestroyed = 256,
    }
    public sealed partial class TerrainData : UnityEngine.Object
    {
        public void CopyActiveRenderTextureToHeightmap(UnityEngine.RectInt sourceRect, UnityEngine.Vector2Int dest, UnityEngine.TerrainHeightmapSyncControl syncControl) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.CopyActiveRenderTextureToHeightmap"); }
        public void DirtyHeightmapRegion(UnityEngine.RectInt region, UnityEngine.TerrainHeightmapSyncControl syncControl) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.DirtyHeightmapRegion"); }
        public static string AlphamapTextureName { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.AlphamapTextureName"); } }
        public static string HolesTextureName { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.HolesTextureName"); } }
        public void CopyActiveRenderTextureToTexture(string textureName, int textureIndex, UnityEngine.RectInt sourceRect, UnityEngine.Vector2Int dest, bool allowDelayedCPUSync) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.CopyActiveRenderTextureToTexture"); }
        public void DirtyTextureRegion(string textureName, UnityEngine.RectInt region, bool allowDelayedCPUSync) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.DirtyTextureRegion"); }
        public void SyncTexture(string textureName) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.SyncTexture"); }
        public TerrainData() { UnityEngine.Native.NewAsset(this, ""); }
        [System.Obsolete] public void UpdateDirtyRegion(int x, int y, int width, int height, bool syncHeightmapTextureImmediately) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.UpdateDirtyRegion"); }
        [System.Obsolete] public int heightmapWidth { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.heightmapWidth"); } }
        [System.Obsolete] public int heightmapHeight { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.heightmapHeight"); } }
        public UnityEngine.RenderTexture heightmapTexture { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.heightmapTexture"); } }
        public int heightmapResolution { get { return m_KeptHeightmapResolution.Get("UnityEngine.TerrainData.heightmapResolution"); } set { m_KeptHeightmapResolution.Set(value); } } private Umcp.Kept<int> m_KeptHeightmapResolution;
        public UnityEngine.Vector3 heightmapScale { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.heightmapScale"); } }
        public UnityEngine.Texture holesTexture { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.holesTexture"); } }
        public bool enableHolesTextureCompression { get { return m_KeptEnableHolesTextureCompression.Get("UnityEngine.TerrainData.enableHolesTextureCompression"); } set { m_KeptEnableHolesTextureCompression.Set(value); } } private Umcp.Kept<bool> m_KeptEnableHolesTextureCompression;
        public int holesResolution { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.holesResolution"); } }
        public UnityEngine.Vector3 size { get { return m_KeptSize.Get("UnityEngine.TerrainData.size"); } set { m_KeptSize.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptSize;
        public UnityEngine.Bounds bounds { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.bounds"); } }
        [System.Obsolete] public float thickness { get { return m_KeptThickness.Get("UnityEngine.TerrainData.thickness"); } set { m_KeptThickness.Set(value); } } private Umcp.Kept<float> m_KeptThickness;
        public float GetHeight(int x, int y) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetHeight"); }
        public float GetInterpolatedHeight(float x, float y) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetInterpolatedHeight"); }
        public float[,] GetInterpolatedHeights(float xBase, float yBase, int xCount, int yCount, float xInterval, float yInterval) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetInterpolatedHeights"); }
        public void GetInterpolatedHeights(float[,] results, int resultXOffset, int resultYOffset, float xBase, float yBase, int xCount, int yCount, float xInterval, float yInterval) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetInterpolatedHeights"); }
        public float[,] GetHeights(int xBase, int yBase, int width, int height) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetHeights"); }
        public void SetHeights(int xBase, int yBase, float[,] heights) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.SetHeights"); }
        public UnityEngine.PatchExtents[] GetPatchMinMaxHeights() { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetPatchMinMaxHeights"); }
        public void OverrideMinMaxPatchHeights(UnityEngine.PatchExtents[] minMaxHeights) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.OverrideMinMaxPatchHeights"); }
        public float[] GetMaximumHeightError() { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetMaximumHeightError"); }
        public void OverrideMaximumHeightError(float[] maxError) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.OverrideMaximumHeightError"); }
        public void SetHeightsDelayLOD(int xBase, int yBase, float[,] heights) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.SetHeightsDelayLOD"); }
        public bool IsHole(int x, int y) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.IsHole"); }
        public bool[,] GetHoles(int xBase, int yBase, int width, int height) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetHoles"); }
        public void SetHoles(int xBase, int yBase, bool[,] holes) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.SetHoles"); }
        public void SetHolesDelayLOD(int xBase, int yBase, bool[,] holes) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.SetHolesDelayLOD"); }
        public float GetSteepness(float x, float y) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetSteepness"); }
        public UnityEngine.Vector3 GetInterpolatedNormal(float x, float y) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetInterpolatedNormal"); }
        public float wavingGrassStrength { get { return m_KeptWavingGrassStrength.Get("UnityEngine.TerrainData.wavingGrassStrength"); } set { m_KeptWavingGrassStrength.Set(value); } } private Umcp.Kept<float> m_KeptWavingGrassStrength;
        public float wavingGrassAmount { get { return m_KeptWavingGrassAmount.Get("UnityEngine.TerrainData.wavingGrassAmount"); } set { m_KeptWavingGrassAmount.Set(value); } } private Umcp.Kept<float> m_KeptWavingGrassAmount;
        public float wavingGrassSpeed { get { return m_KeptWavingGrassSpeed.Get("UnityEngine.TerrainData.wavingGrassSpeed"); } set { m_KeptWavingGrassSpeed.Set(value); } } private Umcp.Kept<float> m_KeptWavingGrassSpeed;
        public UnityEngine.Color wavingGrassTint { get { return m_KeptWavingGrassTint.Get("UnityEngine.TerrainData.wavingGrassTint"); } set { m_KeptWavingGrassTint.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptWavingGrassTint;
        public int detailWidth { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.detailWidth"); } }
        public int detailHeight { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.detailHeight"); } }
        public int maxDetailScatterPerRes { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.maxDetailScatterPerRes"); } }
        public void SetDetailResolution(int detailResolution, int resolutionPerPatch) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.SetDetailResolution"); }
        public void SetDetailScatterMode(UnityEngine.DetailScatterMode scatterMode) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.SetDetailScatterMode"); }
        public int detailPatchCount { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.detailPatchCount"); } }
        public int detailResolution { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.detailResolution"); } }
        public int detailResolutionPerPatch { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.detailResolutionPerPatch"); } }
        public UnityEngine.DetailScatterMode detailScatterMode { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.detailScatterMode"); } }
        public void RefreshPrototypes() { throw new Umcp.LeftOutException("UnityEngine.TerrainData.RefreshPrototypes"); }
        public UnityEngine.DetailPrototype[] detailPrototypes { get { return m_KeptDetailPrototypes.Get("UnityEngine.TerrainData.detailPrototypes"); } set { m_KeptDetailPrototypes.Set(value); } } private Umcp.Kept<UnityEngine.DetailPrototype[]> m_KeptDetailPrototypes;
        public int[] GetSupportedLayers(int xBase, int yBase, int totalWidth, int totalHeight) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetSupportedLayers"); }
        public int[] GetSupportedLayers(UnityEngine.Vector2Int positionBase, UnityEngine.Vector2Int size) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetSupportedLayers"); }
        public int[,] GetDetailLayer(int xBase, int yBase, int width, int height, int layer) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetDetailLayer"); }
        public int[,] GetDetailLayer(UnityEngine.Vector2Int positionBase, UnityEngine.Vector2Int size, int layer) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetDetailLayer"); }
        public UnityEngine.DetailInstanceTransform[] ComputeDetailInstanceTransforms(int patchX, int patchY, int layer, float density, out UnityEngine.Bounds bounds) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.ComputeDetailInstanceTransforms"); }
        public float ComputeDetailCoverage(int detailPrototypeIndex) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.ComputeDetailCoverage"); }
        public void SetDetailLayer(int xBase, int yBase, int layer, int[,] details) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.SetDetailLayer"); }
        public void SetDetailLayer(UnityEngine.Vector2Int basePosition, int layer, int[,] details) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.SetDetailLayer"); }
        public UnityEngine.Vector2Int[] GetClampedDetailPatches(float density) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetClampedDetailPatches"); }
        public UnityEngine.TreeInstance[] treeInstances { get { return m_KeptTreeInstances.Get("UnityEngine.TerrainData.treeInstances"); } set { m_KeptTreeInstances.Set(value); } } private Umcp.Kept<UnityEngine.TreeInstance[]> m_KeptTreeInstances;
        public void SetTreeInstances(UnityEngine.TreeInstance[] instances, bool snapToHeightmap) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.SetTreeInstances"); }
        public UnityEngine.TreeInstance GetTreeInstance(int index) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetTreeInstance"); }
        public void SetTreeInstance(int index, UnityEngine.TreeInstance instance) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.SetTreeInstance"); }
        public int treeInstanceCount { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.treeInstanceCount"); } }
        public UnityEngine.TreePrototype[] treePrototypes { get { return m_KeptTreePrototypes.Get("UnityEngine.TerrainData.treePrototypes"); } set { m_KeptTreePrototypes.Set(value); } } private Umcp.Kept<UnityEngine.TreePrototype[]> m_KeptTreePrototypes;
        public void RemoveDetailPrototype(int index) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.RemoveDetailPrototype"); }
        public int alphamapLayers { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.alphamapLayers"); } }
        public float[,,] GetAlphamaps(int x, int y, int width, int height) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetAlphamaps"); }
        public int alphamapResolution { get { return m_KeptAlphamapResolution.Get("UnityEngine.TerrainData.alphamapResolution"); } set { m_KeptAlphamapResolution.Set(value); } } private Umcp.Kept<int> m_KeptAlphamapResolution;
        public int alphamapWidth { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.alphamapWidth"); } }
        public int alphamapHeight { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.alphamapHeight"); } }
        public int baseMapResolution { get { return m_KeptBaseMapResolution.Get("UnityEngine.TerrainData.baseMapResolution"); } set { m_KeptBaseMapResolution.Set(value); } } private Umcp.Kept<int> m_KeptBaseMapResolution;
        public void SetAlphamaps(int x, int y, float[,,] map) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.SetAlphamaps"); }
        public void SetBaseMapDirty() { throw new Umcp.LeftOutException("UnityEngine.TerrainData.SetBaseMapDirty"); }
        public UnityEngine.Texture2D GetAlphamapTexture(int index) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.GetAlphamapTexture"); }
        public int alphamapTextureCount { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.alphamapTextureCount"); } }
        public UnityEngine.Texture2D[] alphamapTextures { get { throw new Umcp.LeftOutException("UnityEngine.TerrainData.alphamapTextures"); } }
        [System.Obsolete] public UnityEngine.SplatPrototype[] splatPrototypes { get { return m_KeptSplatPrototypes.Get("UnityEngine.TerrainData.splatPrototypes"); } set { m_KeptSplatPrototypes.Set(value); } } private Umcp.Kept<UnityEngine.SplatPrototype[]> m_KeptSplatPrototypes;
        public UnityEngine.TerrainLayer[] terrainLayers { get { return m_KeptTerrainLayers.Get("UnityEngine.TerrainData.terrainLayers"); } set { m_KeptTerrainLayers.Set(value); } } private Umcp.Kept<UnityEngine.TerrainLayer[]> m_KeptTerrainLayers;
        public void SetTerrainLayersRegisterUndo(UnityEngine.TerrainLayer[] terrainLayers, string undoName) { throw new Umcp.LeftOutException("UnityEngine.TerrainData.SetTerrainLayersRegisterUndo"); }
        public void SyncHeightmap() { throw new Umcp.LeftOutException("UnityEngine.TerrainData.SyncHeightmap"); }
    }
    public static partial class TerrainExtensions
    {
        public static void UpdateGIMaterials(this UnityEngine.Terrain terrain) { throw new Umcp.LeftOutException("UnityEngine.TerrainExtensions.UpdateGIMaterials"); }
        public static void UpdateGIMaterials(this UnityEngine.Terrain terrain, int x, int y, int width, int height) { throw new Umcp.LeftOutException("UnityEngine.TerrainExtensions.UpdateGIMaterials"); }
    }
    public enum TerrainHeightmapSyncControl
    {
        None = 0,
        HeightOnly = 1,
        HeightAndLod = 2,
    }
    public sealed partial class TerrainLayer : UnityEngine.Object
    {
        public TerrainLayer() { UnityEngine.Native.NewAsset(this, ""); }
        public UnityEngine.Texture2D diffuseTexture { get { return m_KeptDiffuseTexture.Get("UnityEngine.TerrainLayer.diffuseTexture"); } set { m_KeptDiffuseTexture.Set(value); } } private Umcp.Kept<UnityEngine.Texture2D> m_KeptDiffuseTexture;
        public UnityEngine.Texture2D normalMapTexture { get { return m_KeptNormalMapTexture.Get("UnityEngine.TerrainLayer.normalMapTexture"); } set { m_KeptNormalMapTexture.Set(value); } } private Umcp.Kept<UnityEngine.Texture2D> m_KeptNormalMapTexture;
        public UnityEngine.Texture2D maskMapTexture { get { return m_KeptMaskMapTexture.Get("UnityEngine.TerrainLayer.maskMapTexture"); } set { m_KeptMaskMapTexture.Set(value); } } private Umcp.Kept<UnityEngine.Texture2D> m_KeptMaskMapTexture;
        public UnityEngine.Vector2 tileSize { get { return m_KeptTileSize.Get("UnityEngine.TerrainLayer.tileSize"); } set { m_KeptTileSize.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptTileSize;
        public UnityEngine.Vector2 tileOffset { get { return m_KeptTileOffset.Get("UnityEngine.TerrainLayer.tileOffset"); } set { m_KeptTileOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptTileOffset;
        public UnityEngine.Color specular { get { return m_KeptSpecular.Get("UnityEngine.TerrainLayer.specular"); } set { m_KeptSpecular.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptSpecular;
        public float metallic { get { return m_KeptMetallic.Get("UnityEngine.TerrainLayer.metallic"); } set { m_KeptMetallic.Set(value); } } private Umcp.Kept<float> m_KeptMetallic;
        public float smoothness { get { return m_KeptSmoothness.Get("UnityEngine.TerrainLayer.smoothness"); } set { m_KeptSmoothness.Set(value); } } private Umcp.Kept<float> m_KeptSmoothness;
        public float normalScale { get { return m_KeptNormalScale.Get("UnityEngine.TerrainLayer.normalScale"); } set { m_KeptNormalScale.Set(value); } } private Umcp.Kept<float> m_KeptNormalScale;
        public UnityEngine.Vector4 diffuseRemapMin { get { return m_KeptDiffuseRemapMin.Get("UnityEngine.TerrainLayer.diffuseRemapMin"); } set { m_KeptDiffuseRemapMin.Set(value); } } private Umcp.Kept<UnityEngine.Vector4> m_KeptDiffuseRemapMin;
        public UnityEngine.Vector4 diffuseRemapMax { get { return m_KeptDiffuseRemapMax.Get("UnityEngine.TerrainLayer.diffuseRemapMax"); } set { m_KeptDiffuseRemapMax.Set(value); } } private Umcp.Kept<UnityEngine.Vector4> m_KeptDiffuseRemapMax;
        public UnityEngine.Vector4 maskMapRemapMin { get { return m_KeptMaskMapRemapMin.Get("UnityEngine.TerrainLayer.maskMapRemapMin"); } set { m_KeptMaskMapRemapMin.Set(value); } } private Umcp.Kept<UnityEngine.Vector4> m_KeptMaskMapRemapMin;
        public UnityEngine.Vector4 maskMapRemapMax { get { return m_KeptMaskMapRemapMax.Get("UnityEngine.TerrainLayer.maskMapRemapMax"); } set { m_KeptMaskMapRemapMax.Set(value); } } private Umcp.Kept<UnityEngine.Vector4> m_KeptMaskMapRemapMax;
    }
    [System.FlagsAttribute]
    public enum TerrainRenderFlags
    {
        [System.Obsolete] heightmap = 1,
        [System.Obsolete] trees = 2,
        [System.Obsolete] details = 4,
        [System.Obsolete] all = 7,
        Heightmap = 1,
        Trees = 2,
        Details = 4,
        All = 7,
    }
}

namespace UnityEngine.TerrainTools
{
    public partial struct BrushTransform
    {
        public UnityEngine.Vector2 brushOrigin { get; internal set; }
        public UnityEngine.Vector2 brushU { get; internal set; }
        public UnityEngine.Vector2 brushV { get; internal set; }
        public UnityEngine.Vector2 targetOrigin { get; internal set; }
        public UnityEngine.Vector2 targetX { get; internal set; }
        public UnityEngine.Vector2 targetY { get; internal set; }
        public BrushTransform(UnityEngine.Vector2 brushOrigin, UnityEngine.Vector2 brushU, UnityEngine.Vector2 brushV) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.BrushTransform"); }
        public UnityEngine.Rect GetBrushXYBounds() { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.BrushTransform.GetBrushXYBounds"); }
        public static UnityEngine.TerrainTools.BrushTransform FromRect(UnityEngine.Rect brushRect) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.BrushTransform.FromRect"); }
        public UnityEngine.Vector2 ToBrushUV(UnityEngine.Vector2 targetXY) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.BrushTransform.ToBrushUV"); }
        public UnityEngine.Vector2 FromBrushUV(UnityEngine.Vector2 brushUV) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.BrushTransform.FromBrushUV"); }
    }
    public partial class PaintContext
    {
        public UnityEngine.Terrain originTerrain { get; internal set; }
        public UnityEngine.RectInt pixelRect { get; internal set; }
        public int targetTextureWidth { get; internal set; }
        public int targetTextureHeight { get; internal set; }
        public UnityEngine.Vector2 pixelSize { get; internal set; }
        public UnityEngine.RenderTexture sourceRenderTexture { get; internal set; }
        public UnityEngine.RenderTexture destinationRenderTexture { get; internal set; }
        public UnityEngine.RenderTexture oldRenderTexture { get; internal set; }
        public int terrainCount { get { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.terrainCount"); } }
        public UnityEngine.Terrain GetTerrain(int terrainIndex) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.GetTerrain"); }
        public UnityEngine.RectInt GetClippedPixelRectInTerrainPixels(int terrainIndex) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.GetClippedPixelRectInTerrainPixels"); }
        public UnityEngine.RectInt GetClippedPixelRectInRenderTexturePixels(int terrainIndex) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.GetClippedPixelRectInRenderTexturePixels"); }
        public float heightWorldSpaceMin { get; internal set; }
        public float heightWorldSpaceSize { get { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.heightWorldSpaceSize"); } }
        public static float kNormalizedHeightScale { get { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.kNormalizedHeightScale"); } }
        public PaintContext(UnityEngine.Terrain terrain, UnityEngine.RectInt pixelRect, int targetTextureWidth, int targetTextureHeight, bool sharedBoundaryTexel = true, bool fillOutsideTerrain = true) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext"); }
        public static UnityEngine.TerrainTools.PaintContext CreateFromBounds(UnityEngine.Terrain terrain, UnityEngine.Rect boundsInTerrainSpace, int inputTextureWidth, int inputTextureHeight, int extraBorderPixels = 0, bool sharedBoundaryTexel = true, bool fillOutsideTerrain = true) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.CreateFromBounds"); }
        public void CreateRenderTargets(UnityEngine.RenderTextureFormat colorFormat) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.CreateRenderTargets"); }
        public void Cleanup(bool restoreRenderTexture = true) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.Cleanup"); }
        public void Gather(System.Func<UnityEngine.TerrainTools.PaintContext.ITerrainInfo, UnityEngine.Texture> terrainSource, UnityEngine.Color defaultColor, UnityEngine.Material blitMaterial = null, int blitPass = 0, System.Action<UnityEngine.TerrainTools.PaintContext.ITerrainInfo> beforeBlit = null, System.Action<UnityEngine.TerrainTools.PaintContext.ITerrainInfo> afterBlit = null) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.Gather"); }
        public void Scatter(System.Func<UnityEngine.TerrainTools.PaintContext.ITerrainInfo, UnityEngine.RenderTexture> terrainDest, UnityEngine.Material blitMaterial = null, int blitPass = 0, System.Action<UnityEngine.TerrainTools.PaintContext.ITerrainInfo> beforeBlit = null, System.Action<UnityEngine.TerrainTools.PaintContext.ITerrainInfo> afterBlit = null) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.Scatter"); }
        public void GatherHeightmap() { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.GatherHeightmap"); }
        public void ScatterHeightmap(string editorUndoName) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.ScatterHeightmap"); }
        public void GatherHoles() { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.GatherHoles"); }
        public void ScatterHoles(string editorUndoName) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.ScatterHoles"); }
        public void GatherNormals() { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.GatherNormals"); }
        public void GatherAlphamap(UnityEngine.TerrainLayer inputLayer, bool addLayerIfDoesntExist = true) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.GatherAlphamap"); }
        public void ScatterAlphamap(string editorUndoName) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.ScatterAlphamap"); }
        public static void ApplyDelayedActions() { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.PaintContext.ApplyDelayedActions"); }
        internal PaintContext() { }
        public partial interface ITerrainInfo
        {
            UnityEngine.Terrain terrain { get; }
            UnityEngine.RectInt clippedTerrainPixels { get; }
            UnityEngine.RectInt clippedPCPixels { get; }
            UnityEngine.RectInt paddedTerrainPixels { get; }
            UnityEngine.RectInt paddedPCPixels { get; }
            bool gatherEnable { get; set; }
            bool scatterEnable { get; set; }
            object userData { get; set; }
        }
    }
    public enum TerrainBuiltinPaintMaterialPasses
    {
        RaiseLowerHeight = 0,
        StampHeight = 1,
        SetHeights = 2,
        SmoothHeights = 3,
        PaintTexture = 4,
        PaintHoles = 5,
    }
    public static partial class TerrainPaintUtility
    {
        public static UnityEngine.Material GetBuiltinPaintMaterial() { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.GetBuiltinPaintMaterial"); }
        public static void GetBrushWorldSizeLimits(out float minBrushWorldSize, out float maxBrushWorldSize, float terrainTileWorldSize, int terrainTileTextureResolutionPixels, int minBrushResolutionPixels = 1, int maxBrushResolutionPixels = 8192) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.GetBrushWorldSizeLimits"); }
        public static UnityEngine.TerrainTools.BrushTransform CalculateBrushTransform(UnityEngine.Terrain terrain, UnityEngine.Vector2 brushCenterTerrainUV, float brushSize, float brushRotationDegrees) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.CalculateBrushTransform"); }
        public static void BuildTransformPaintContextUVToPaintContextUV(UnityEngine.TerrainTools.PaintContext src, UnityEngine.TerrainTools.PaintContext dst, out UnityEngine.Vector4 scaleOffset) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.BuildTransformPaintContextUVToPaintContextUV"); }
        public static void SetupTerrainToolMaterialProperties(UnityEngine.TerrainTools.PaintContext paintContext, in UnityEngine.TerrainTools.BrushTransform brushXform, UnityEngine.Material material) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.SetupTerrainToolMaterialProperties"); }
        public static void ReleaseContextResources(UnityEngine.TerrainTools.PaintContext ctx) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.ReleaseContextResources"); }
        public static UnityEngine.TerrainTools.PaintContext BeginPaintHeightmap(UnityEngine.Terrain terrain, UnityEngine.Rect boundsInTerrainSpace, int extraBorderPixels = 0, bool fillOutsideTerrain = true) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.BeginPaintHeightmap"); }
        public static void EndPaintHeightmap(UnityEngine.TerrainTools.PaintContext ctx, string editorUndoName) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.EndPaintHeightmap"); }
        public static UnityEngine.TerrainTools.PaintContext BeginPaintHoles(UnityEngine.Terrain terrain, UnityEngine.Rect boundsInTerrainSpace, int extraBorderPixels = 0, bool fillOutsideTerrain = true) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.BeginPaintHoles"); }
        public static void EndPaintHoles(UnityEngine.TerrainTools.PaintContext ctx, string editorUndoName) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.EndPaintHoles"); }
        public static UnityEngine.TerrainTools.PaintContext CollectNormals(UnityEngine.Terrain terrain, UnityEngine.Rect boundsInTerrainSpace, int extraBorderPixels = 0, bool fillOutsideTerrain = true) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.CollectNormals"); }
        public static UnityEngine.TerrainTools.PaintContext BeginPaintTexture(UnityEngine.Terrain terrain, UnityEngine.Rect boundsInTerrainSpace, UnityEngine.TerrainLayer inputLayer, int extraBorderPixels = 0, bool fillOutsideTerrain = true) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.BeginPaintTexture"); }
        public static void EndPaintTexture(UnityEngine.TerrainTools.PaintContext ctx, string editorUndoName) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.EndPaintTexture"); }
        public static UnityEngine.Material GetBlitMaterial() { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.GetBlitMaterial"); }
        public static UnityEngine.Material GetHeightBlitMaterial() { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.GetHeightBlitMaterial"); }
        public static UnityEngine.Material GetCopyTerrainLayerMaterial() { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.GetCopyTerrainLayerMaterial"); }
        public static UnityEngine.Texture2D GetTerrainAlphaMapChecked(UnityEngine.Terrain terrain, int mapIndex) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.GetTerrainAlphaMapChecked"); }
        public static int FindTerrainLayerIndex(UnityEngine.Terrain terrain, UnityEngine.TerrainLayer inputLayer) { throw new Umcp.LeftOutException("UnityEngine.TerrainTools.TerrainPaintUtility.FindTerrainLayerIndex"); }
    }
}

namespace UnityEngine.TerrainUtils
{
    public partial class TerrainMap
    {
        public UnityEngine.Terrain GetTerrain(int tileX, int tileZ) { throw new Umcp.LeftOutException("UnityEngine.TerrainUtils.TerrainMap.GetTerrain"); }
        public static UnityEngine.TerrainUtils.TerrainMap CreateFromConnectedNeighbors(UnityEngine.Terrain originTerrain, System.Predicate<UnityEngine.Terrain> filter = null, bool fullValidation = true) { throw new Umcp.LeftOutException("UnityEngine.TerrainUtils.TerrainMap.CreateFromConnectedNeighbors"); }
        public static UnityEngine.TerrainUtils.TerrainMap CreateFromPlacement(UnityEngine.Terrain originTerrain, System.Predicate<UnityEngine.Terrain> filter = null, bool fullValidation = true) { throw new Umcp.LeftOutException("UnityEngine.TerrainUtils.TerrainMap.CreateFromPlacement"); }
        public static UnityEngine.TerrainUtils.TerrainMap CreateFromPlacement(UnityEngine.Vector2 gridOrigin, UnityEngine.Vector2 gridSize, System.Predicate<UnityEngine.Terrain> filter = null, bool fullValidation = true) { throw new Umcp.LeftOutException("UnityEngine.TerrainUtils.TerrainMap.CreateFromPlacement"); }
        public System.Collections.Generic.Dictionary<UnityEngine.TerrainUtils.TerrainTileCoord, UnityEngine.Terrain> terrainTiles { get; internal set; }
        public TerrainMap() { throw new Umcp.LeftOutException("UnityEngine.TerrainUtils.TerrainMap"); }
    }
    public partial struct TerrainTileCoord
    {
        public readonly int tileX;
        public readonly int tileZ;
        public TerrainTileCoord(int tileX, int tileZ) { this = default(UnityEngine.TerrainUtils.TerrainTileCoord); this.tileX = tileX; this.tileZ = tileZ; }
    }
    public static partial class TerrainUtility
    {
        public static void AutoConnect() { throw new Umcp.LeftOutException("UnityEngine.TerrainUtils.TerrainUtility.AutoConnect"); }
    }
}

namespace UnityEngine
{
    public sealed partial class Tree : UnityEngine.Component
    {
        public UnityEngine.ScriptableObject data { get { return m_KeptData.Get("UnityEngine.Tree.data"); } set { m_KeptData.Set(value); } } private Umcp.Kept<UnityEngine.ScriptableObject> m_KeptData;
        public bool hasSpeedTreeWind { get { throw new Umcp.LeftOutException("UnityEngine.Tree.hasSpeedTreeWind"); } }
    }
    public partial struct TreeInstance
    {
        public UnityEngine.Vector3 position;
        public float widthScale;
        public float heightScale;
        public float rotation;
        public UnityEngine.Color32 color;
        public UnityEngine.Color32 lightmapColor;
        public int prototypeIndex;
    }
    public enum TreeMotionVectorModeOverride
    {
        CameraMotionOnly = 0,
        PerObjectMotion = 1,
        ForceNoMotion = 2,
        InheritFromPrototype = 3,
    }
    public sealed partial class TreePrototype
    {
        public UnityEngine.GameObject prefab { get; set; }
        public float bendFactor { get; set; }
        public int navMeshLod { get; set; }
        public TreePrototype() { }
        public TreePrototype(UnityEngine.TreePrototype other) { throw new Umcp.LeftOutException("UnityEngine.TreePrototype"); }
    }
}
