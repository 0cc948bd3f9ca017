// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor
{
    public sealed partial class MaterialProperty
    {
        public UnityEngine.Object[] targets { get; internal set; }
        public UnityEditor.MaterialProperty.PropType type { get { throw new Umcp.LeftOutException("UnityEditor.MaterialProperty.type"); } }
        public string name { get; internal set; }
        public string displayName { get; internal set; }
        public UnityEditor.MaterialProperty.PropFlags flags { get { throw new Umcp.LeftOutException("UnityEditor.MaterialProperty.flags"); } }
        public UnityEngine.Rendering.TextureDimension textureDimension { get; internal set; }
        public UnityEngine.Vector2 rangeLimits { get; internal set; }
        public bool hasMixedValue { get { throw new Umcp.LeftOutException("UnityEditor.MaterialProperty.hasMixedValue"); } }
        public UnityEditor.MaterialProperty.ApplyPropertyCallback applyPropertyCallback { get; set; }
        public void ReadFromMaterialPropertyBlock(UnityEngine.MaterialPropertyBlock block) { throw new Umcp.LeftOutException("UnityEditor.MaterialProperty.ReadFromMaterialPropertyBlock"); }
        public void WriteToMaterialPropertyBlock(UnityEngine.MaterialPropertyBlock materialblock, int changedPropertyMask) { throw new Umcp.LeftOutException("UnityEditor.MaterialProperty.WriteToMaterialPropertyBlock"); }
        public UnityEngine.Color colorValue { get { return m_KeptColorValue.Get("UnityEditor.MaterialProperty.colorValue"); } set { m_KeptColorValue.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptColorValue;
        public UnityEngine.Vector4 vectorValue { get { return m_KeptVectorValue.Get("UnityEditor.MaterialProperty.vectorValue"); } set { m_KeptVectorValue.Set(value); } } private Umcp.Kept<UnityEngine.Vector4> m_KeptVectorValue;
        public float floatValue { get { return m_KeptFloatValue.Get("UnityEditor.MaterialProperty.floatValue"); } set { m_KeptFloatValue.Set(value); } } private Umcp.Kept<float> m_KeptFloatValue;
        public int intValue { get { return m_KeptIntValue.Get("UnityEditor.MaterialProperty.intValue"); } set { m_KeptIntValue.Set(value); } } private Umcp.Kept<int> m_KeptIntValue;
        public UnityEngine.Texture textureValue { get { return m_KeptTextureValue.Get("UnityEditor.MaterialProperty.textureValue"); } set { m_KeptTextureValue.Set(value); } } private Umcp.Kept<UnityEngine.Texture> m_KeptTextureValue;
        public UnityEngine.Vector4 textureScaleAndOffset { get { return m_KeptTextureScaleAndOffset.Get("UnityEditor.MaterialProperty.textureScaleAndOffset"); } set { m_KeptTextureScaleAndOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector4> m_KeptTextureScaleAndOffset;
        public enum PropType
        {
            Color = 0,
            Vector = 1,
            Float = 2,
            Range = 3,
            Texture = 4,
            Int = 5,
        }
        [System.FlagsAttribute]
        public enum PropFlags
        {
            None = 0,
            HideInInspector = 1,
            PerRendererData = 2,
            NoScaleOffset = 4,
            Normal = 8,
            HDR = 16,
            Gamma = 32,
            NonModifiableTextureData = 64,
        }
        [System.Obsolete]
        public enum TexDim
        {
            Unknown = -1,
            None = 0,
            Tex2D = 2,
            Tex3D = 3,
            Cube = 4,
            Any = 6,
        }
        public delegate bool ApplyPropertyCallback(UnityEditor.MaterialProperty prop, int changeMask, object previousValue);
    }
    public abstract partial class MaterialPropertyDrawer
    {
        public virtual void OnGUI(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, UnityEngine.GUIContent label, UnityEditor.MaterialEditor editor) { }
        public virtual void OnGUI(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, string label, UnityEditor.MaterialEditor editor) { }
        public virtual float GetPropertyHeight(UnityEditor.MaterialProperty prop, string label, UnityEditor.MaterialEditor editor) { throw new Umcp.LeftOutException("UnityEditor.MaterialPropertyDrawer.GetPropertyHeight"); }
        public virtual void Apply(UnityEditor.MaterialProperty prop) { }
    }
    public sealed partial class MenuCommand
    {
        public UnityEngine.Object context;
        public int userData;
        public MenuCommand(UnityEngine.Object inContext, int inUserData) { this.context = inContext; this.userData = inUserData; }
        public MenuCommand(UnityEngine.Object inContext) { this.context = inContext; this.userData = 0; }
        internal MenuCommand() { }
    }
    [System.FlagsAttribute]
    public enum MeshOptimizationFlags
    {
        PolygonOrder = 1,
        VertexOrder = 2,
        Everything = -1,
    }
    public partial class MeshUtility
    {
        public static void Optimize(UnityEngine.Mesh mesh) { throw new Umcp.LeftOutException("UnityEditor.MeshUtility.Optimize"); }
        public static void SetMeshCompression(UnityEngine.Mesh mesh, UnityEditor.ModelImporterMeshCompression compression) { throw new Umcp.LeftOutException("UnityEditor.MeshUtility.SetMeshCompression"); }
        public static UnityEditor.ModelImporterMeshCompression GetMeshCompression(UnityEngine.Mesh mesh) { throw new Umcp.LeftOutException("UnityEditor.MeshUtility.GetMeshCompression"); }
        public static bool SetPerTriangleUV2(UnityEngine.Mesh src, UnityEngine.Vector2[] triUV) { throw new Umcp.LeftOutException("UnityEditor.MeshUtility.SetPerTriangleUV2"); }
        public static UnityEngine.Mesh.MeshDataArray AcquireReadOnlyMeshData(UnityEngine.Mesh mesh) { throw new Umcp.LeftOutException("UnityEditor.MeshUtility.AcquireReadOnlyMeshData"); }
        public static UnityEngine.Mesh.MeshDataArray AcquireReadOnlyMeshData(UnityEngine.Mesh[] meshes) { throw new Umcp.LeftOutException("UnityEditor.MeshUtility.AcquireReadOnlyMeshData"); }
        public static UnityEngine.Mesh.MeshDataArray AcquireReadOnlyMeshData(System.Collections.Generic.List<UnityEngine.Mesh> meshes) { throw new Umcp.LeftOutException("UnityEditor.MeshUtility.AcquireReadOnlyMeshData"); }
    }
    public enum MessageType
    {
        None = 0,
        Info = 1,
        Warning = 2,
        Error = 3,
    }
    public enum MobileTextureSubtarget
    {
        Generic = 0,
        DXT = 1,
        PVRTC = 2,
        ETC = 4,
        ETC2 = 5,
        ASTC = 6,
    }
    public partial class ModelImporter : UnityEditor.AssetImporter
    {
        public UnityEditor.ModelImporterMaterialName materialName { get { return m_KeptMaterialName.Get("UnityEditor.ModelImporter.materialName"); } set { m_KeptMaterialName.Set(value); } } private Umcp.Kept<UnityEditor.ModelImporterMaterialName> m_KeptMaterialName;
        public UnityEditor.ModelImporterMaterialSearch materialSearch { get { return m_KeptMaterialSearch.Get("UnityEditor.ModelImporter.materialSearch"); } set { m_KeptMaterialSearch.Set(value); } } private Umcp.Kept<UnityEditor.ModelImporterMaterialSearch> m_KeptMaterialSearch;
        public UnityEditor.ModelImporterMaterialLocation materialLocation { get { return m_KeptMaterialLocation.Get("UnityEditor.ModelImporter.materialLocation"); } set { m_KeptMaterialLocation.Set(value); } } private Umcp.Kept<UnityEditor.ModelImporterMaterialLocation> m_KeptMaterialLocation;
        public float globalScale { get { return m_KeptGlobalScale.Get("UnityEditor.ModelImporter.globalScale"); } set { m_KeptGlobalScale.Set(value); } } private Umcp.Kept<float> m_KeptGlobalScale;
        public bool isUseFileUnitsSupported { get { throw new Umcp.LeftOutException("UnityEditor.ModelImporter.isUseFileUnitsSupported"); } }
        public bool importVisibility { get { return m_KeptImportVisibility.Get("UnityEditor.ModelImporter.importVisibility"); } set { m_KeptImportVisibility.Set(value); } } private Umcp.Kept<bool> m_KeptImportVisibility;
        public bool useFileUnits { get { return m_KeptUseFileUnits.Get("UnityEditor.ModelImporter.useFileUnits"); } set { m_KeptUseFileUnits.Set(value); } } private Umcp.Kept<bool> m_KeptUseFileUnits;
        public float fileScale { get { throw new Umcp.LeftOutException("UnityEditor.ModelImporter.fileScale"); } }
        public bool useFileScale { get { return m_KeptUseFileScale.Get("UnityEditor.ModelImporter.useFileScale"); } set { m_KeptUseFileScale.Set(value); } } private Umcp.Kept<bool> m_KeptUseFileScale;
        [System.Obsolete] public bool isFileScaleUsed { get { throw new Umcp.LeftOutException("UnityEditor.ModelImporter.isFileScaleUsed"); } }
        public bool importBlendShapes { get { return m_KeptImportBlendShapes.Get("UnityEditor.ModelImporter.importBlendShapes"); } set { m_KeptImportBlendShapes.Set(value); } } private Umcp.Kept<bool> m_KeptImportBlendShapes;
        public bool importBlendShapeDeformPercent { get { return m_KeptImportBlendShapeDeformPercent.Get("UnityEditor.ModelImporter.importBlendShapeDeformPercent"); } set { m_KeptImportBlendShapeDeformPercent.Set(value); } } private Umcp.Kept<bool> m_KeptImportBlendShapeDeformPercent;
        public bool importCameras { get { return m_KeptImportCameras.Get("UnityEditor.ModelImporter.importCameras"); } set { m_KeptImportCameras.Set(value); } } private Umcp.Kept<bool> m_KeptImportCameras;
        public bool importLights { get { return m_KeptImportLights.Get("UnityEditor.ModelImporter.importLights"); } set { m_KeptImportLights.Set(value); } } private Umcp.Kept<bool> m_KeptImportLights;
        public bool addCollider { get { return m_KeptAddCollider.Get("UnityEditor.ModelImporter.addCollider"); } set { m_KeptAddCollider.Set(value); } } private Umcp.Kept<bool> m_KeptAddCollider;
        public float normalSmoothingAngle { get { return m_KeptNormalSmoothingAngle.Get("UnityEditor.ModelImporter.normalSmoothingAngle"); } set { m_KeptNormalSmoothingAngle.Set(value); } } private Umcp.Kept<float> m_KeptNormalSmoothingAngle;
        [System.Obsolete] public bool splitTangentsAcrossSeams { get { return m_KeptSplitTangentsAcrossSeams.Get("UnityEditor.ModelImporter.splitTangentsAcrossSeams"); } set { m_KeptSplitTangentsAcrossSeams.Set(value); } } private Umcp.Kept<bool> m_KeptSplitTangentsAcrossSeams;
        public bool swapUVChannels { get { return m_KeptSwapUVChannels.Get("UnityEditor.ModelImporter.swapUVChannels"); } set { m_KeptSwapUVChannels.Set(value); } } private Umcp.Kept<bool> m_KeptSwapUVChannels;
        public bool weldVertices { get { return m_KeptWeldVertices.Get("UnityEditor.ModelImporter.weldVertices"); } set { m_KeptWeldVertices.Set(value); } } private Umcp.Kept<bool> m_KeptWeldVertices;
        public bool bakeAxisConversion { get { return m_KeptBakeAxisConversion.Get("UnityEditor.ModelImporter.bakeAxisConversion"); } set { m_KeptBakeAxisConversion.Set(value); } } private Umcp.Kept<bool> m_KeptBakeAxisConversion;
        public bool optimizeBones { get { return m_KeptOptimizeBones.Get("UnityEditor.ModelImporter.optimizeBones"); } set { m_KeptOptimizeBones.Set(value); } } private Umcp.Kept<bool> m_KeptOptimizeBones;
        public bool keepQuads { get { return m_KeptKeepQuads.Get("UnityEditor.ModelImporter.keepQuads"); } set { m_KeptKeepQuads.Set(value); } } private Umcp.Kept<bool> m_KeptKeepQuads;
        public UnityEditor.ModelImporterIndexFormat indexFormat { get { return m_KeptIndexFormat.Get("UnityEditor.ModelImporter.indexFormat"); } set { m_KeptIndexFormat.Set(value); } } private Umcp.Kept<UnityEditor.ModelImporterIndexFormat> m_KeptIndexFormat;
        public bool preserveHierarchy { get { return m_KeptPreserveHierarchy.Get("UnityEditor.ModelImporter.preserveHierarchy"); } set { m_KeptPreserveHierarchy.Set(value); } } private Umcp.Kept<bool> m_KeptPreserveHierarchy;
        public bool generateSecondaryUV { get { return m_KeptGenerateSecondaryUV.Get("UnityEditor.ModelImporter.generateSecondaryUV"); } set { m_KeptGenerateSecondaryUV.Set(value); } } private Umcp.Kept<bool> m_KeptGenerateSecondaryUV;
        public float secondaryUVAngleDistortion { get { return m_KeptSecondaryUVAngleDistortion.Get("UnityEditor.ModelImporter.secondaryUVAngleDistortion"); } set { m_KeptSecondaryUVAngleDistortion.Set(value); } } private Umcp.Kept<float> m_KeptSecondaryUVAngleDistortion;
        public float secondaryUVAreaDistortion { get { return m_KeptSecondaryUVAreaDistortion.Get("UnityEditor.ModelImporter.secondaryUVAreaDistortion"); } set { m_KeptSecondaryUVAreaDistortion.Set(value); } } private Umcp.Kept<float> m_KeptSecondaryUVAreaDistortion;
        public float secondaryUVHardAngle { get { return m_KeptSecondaryUVHardAngle.Get("UnityEditor.ModelImporter.secondaryUVHardAngle"); } set { m_KeptSecondaryUVHardAngle.Set(value); } } private Umcp.Kept<float> m_KeptSecondaryUVHardAngle;
        public float secondaryUVPackMargin { get { return m_KeptSecondaryUVPackMargin.Get("UnityEditor.ModelImporter.secondaryUVPackMargin"); } set { m_KeptSecondaryUVPackMargin.Set(value); } } private Umcp.Kept<float> m_KeptSecondaryUVPackMargin;
        public float secondaryUVMinLightmapResolution { get { return m_KeptSecondaryUVMinLightmapResolution.Get("UnityEditor.ModelImporter.secondaryUVMinLightmapResolution"); } set { m_KeptSecondaryUVMinLightmapResolution.Set(value); } } private Umcp.Kept<float> m_KeptSecondaryUVMinLightmapResolution;
        public float secondaryUVMinObjectScale { get { return m_KeptSecondaryUVMinObjectScale.Get("UnityEditor.ModelImporter.secondaryUVMinObjectScale"); } set { m_KeptSecondaryUVMinObjectScale.Set(value); } } private Umcp.Kept<float> m_KeptSecondaryUVMinObjectScale;
        public string[] transformPaths { get { throw new Umcp.LeftOutException("UnityEditor.ModelImporter.transformPaths"); } }
        public string[] referencedClips { get { throw new Umcp.LeftOutException("UnityEditor.ModelImporter.referencedClips"); } }
        public bool isReadable { get { return m_KeptIsReadable.Get("UnityEditor.ModelImporter.isReadable"); } set { m_KeptIsReadable.Set(value); } } private Umcp.Kept<bool> m_KeptIsReadable;
        public UnityEditor.MeshOptimizationFlags meshOptimizationFlags { get { return m_KeptMeshOptimizationFlags.Get("UnityEditor.ModelImporter.meshOptimizationFlags"); } set { m_KeptMeshOptimizationFlags.Set(value); } } private Umcp.Kept<UnityEditor.MeshOptimizationFlags> m_KeptMeshOptimizationFlags;
        public bool optimizeMeshPolygons { get { return m_KeptOptimizeMeshPolygons.Get("UnityEditor.ModelImporter.optimizeMeshPolygons"); } set { m_KeptOptimizeMeshPolygons.Set(value); } } private Umcp.Kept<bool> m_KeptOptimizeMeshPolygons;
        public bool optimizeMeshVertices { get { return m_KeptOptimizeMeshVertices.Get("UnityEditor.ModelImporter.optimizeMeshVertices"); } set { m_KeptOptimizeMeshVertices.Set(value); } } private Umcp.Kept<bool> m_KeptOptimizeMeshVertices;
        [System.Obsolete] public bool optimizeMesh { get { return m_KeptOptimizeMesh.Get("UnityEditor.ModelImporter.optimizeMesh"); } set { m_KeptOptimizeMesh.Set(value); } } private Umcp.Kept<bool> m_KeptOptimizeMesh;
        public int maxBonesPerVertex { get { return m_KeptMaxBonesPerVertex.Get("UnityEditor.ModelImporter.maxBonesPerVertex"); } set { m_KeptMaxBonesPerVertex.Set(value); } } private Umcp.Kept<int> m_KeptMaxBonesPerVertex;
        public float minBoneWeight { get { return m_KeptMinBoneWeight.Get("UnityEditor.ModelImporter.minBoneWeight"); } set { m_KeptMinBoneWeight.Set(value); } } private Umcp.Kept<float> m_KeptMinBoneWeight;
        public UnityEditor.ModelImporterNormals importNormals { get { return m_KeptImportNormals.Get("UnityEditor.ModelImporter.importNormals"); } set { m_KeptImportNormals.Set(value); } } private Umcp.Kept<UnityEditor.ModelImporterNormals> m_KeptImportNormals;
        public UnityEditor.ModelImporterNormalSmoothingSource normalSmoothingSource { get { return m_KeptNormalSmoothingSource.Get("UnityEditor.ModelImporter.normalSmoothingSource"); } set { m_KeptNormalSmoothingSource.Set(value); } } private Umcp.Kept<UnityEditor.ModelImporterNormalSmoothingSource> m_KeptNormalSmoothingSource;
        public UnityEditor.ModelImporterNormals importBlendShapeNormals { get { return m_KeptImportBlendShapeNormals.Get("UnityEditor.ModelImporter.importBlendShapeNormals"); } set { m_KeptImportBlendShapeNormals.Set(value); } } private Umcp.Kept<UnityEditor.ModelImporterNormals> m_KeptImportBlendShapeNormals;
        public UnityEditor.ModelImporterNormalCalculationMode normalCalculationMode { get { return m_KeptNormalCalculationMode.Get("UnityEditor.ModelImporter.normalCalculationMode"); } set { m_KeptNormalCalculationMode.Set(value); } } private Umcp.Kept<UnityEditor.ModelImporterNormalCalculationMode> m_KeptNormalCalculationMode;
        public UnityEditor.ModelImporterTangents importTangents { get { return m_KeptImportTangents.Get("UnityEditor.ModelImporter.importTangents"); } set { m_KeptImportTangents.Set(value); } } private Umcp.Kept<UnityEditor.ModelImporterTangents> m_KeptImportTangents;
        public bool bakeIK { get { return m_KeptBakeIK.Get("UnityEditor.ModelImporter.bakeIK"); } set { m_KeptBakeIK.Set(value); } } private Umcp.Kept<bool> m_KeptBakeIK;
        public bool isBakeIKSupported { get { throw new Umcp.LeftOutException("UnityEditor.ModelImporter.isBakeIKSupported"); } }
        [System.Obsolete] public bool resampleRotations { get { return m_KeptResampleRotations.Get("UnityEditor.ModelImporter.resampleRotations"); } set { m_KeptResampleRotations.Set(value); } } private Umcp.Kept<bool> m_KeptResampleRotations;
        public bool resampleCurves { get { return m_KeptResampleCurves.Get("UnityEditor.ModelImporter.resampleCurves"); } set { m_KeptResampleCurves.Set(value); } } private Umcp.Kept<bool> m_KeptResampleCurves;
        public bool isTangentImportSupported { get { throw new Umcp.LeftOutException("UnityEditor.ModelImporter.isTangentImportSupported"); } }
        public bool removeConstantScaleCurves { get { return m_KeptRemoveConstantScaleCurves.Get("UnityEditor.ModelImporter.removeConstantScaleCurves"); } set { m_KeptRemoveConstantScaleCurves.Set(value); } } private Umcp.Kept<bool> m_KeptRemoveConstantScaleCurves;
        public bool strictVertexDataChecks { get { return m_KeptStrictVertexDataChecks.Get("UnityEditor.ModelImporter.strictVertexDataChecks"); } set { m_KeptStrictVertexDataChecks.Set(value); } } private Umcp.Kept<bool> m_KeptStrictVertexDataChecks;
        public UnityEditor.ModelImporterMeshCompression meshCompression { get { return m_KeptMeshCompression.Get("UnityEditor.ModelImporter.meshCompression"); } set { m_KeptMeshCompression.Set(value); } } private Umcp.Kept<UnityEditor.ModelImporterMeshCompression> m_KeptMeshCompression;
        public bool importAnimation { get { return m_KeptImportAnimation.Get("UnityEditor.ModelImporter.importAnimation"); } set { m_KeptImportAnimation.Set(value); } } private Umcp.Kept<bool> m_KeptImportAnimation;
        public bool optimizeGameObjects { get { return m_KeptOptimizeGameObjects.Get("UnityEditor.ModelImporter.optimizeGameObjects"); } set { m_KeptOptimizeGameObjects.Set(value); } } private Umcp.Kept<bool> m_KeptOptimizeGameObjects;
        public string[] extraExposedTransformPaths { get { return m_KeptExtraExposedTransformPaths.Get("UnityEditor.ModelImporter.extraExposedTransformPaths"); } set { m_KeptExtraExposedTransformPaths.Set(value); } } private Umcp.Kept<string[]> m_KeptExtraExposedTransformPaths;
        public string[] extraUserProperties { get { return m_KeptExtraUserProperties.Get("UnityEditor.ModelImporter.extraUserProperties"); } set { m_KeptExtraUserProperties.Set(value); } } private Umcp.Kept<string[]> m_KeptExtraUserProperties;
        public UnityEditor.ModelImporterAnimationCompression animationCompression { get { return m_KeptAnimationCompression.Get("UnityEditor.ModelImporter.animationCompression"); } set { m_KeptAnimationCompression.Set(value); } } private Umcp.Kept<UnityEditor.ModelImporterAnimationCompression> m_KeptAnimationCompression;
        public bool importAnimatedCustomProperties { get { return m_KeptImportAnimatedCustomProperties.Get("UnityEditor.ModelImporter.importAnimatedCustomProperties"); } set { m_KeptImportAnimatedCustomProperties.Set(value); } } private Umcp.Kept<bool> m_KeptImportAnimatedCustomProperties;
        public bool importConstraints { get { return m_KeptImportConstraints.Get("UnityEditor.ModelImporter.importConstraints"); } set { m_KeptImportConstraints.Set(value); } } private Umcp.Kept<bool> m_KeptImportConstraints;
        public float animationRotationError { get { return m_KeptAnimationRotationError.Get("UnityEditor.ModelImporter.animationRotationError"); } set { m_KeptAnimationRotationError.Set(value); } } private Umcp.Kept<float> m_KeptAnimationRotationError;
        public float animationPositionError { get { return m_KeptAnimationPositionError.Get("UnityEditor.ModelImporter.animationPositionError"); } set { m_KeptAnimationPositionError.Set(value); } } private Umcp.Kept<float> m_KeptAnimationPositionError;
        public float animationScaleError { get { return m_KeptAnimationScaleError.Get("UnityEditor.ModelImporter.animationScaleError"); } set { m_KeptAnimationScaleError.Set(value); } } private Umcp.Kept<float> m_KeptAnimationScaleError;
        public UnityEngine.WrapMode animationWrapMode { get { return m_KeptAnimationWrapMode.Get("UnityEditor.ModelImporter.animationWrapMode"); } set { m_KeptAnimationWrapMode.Set(value); } } private Umcp.Kept<UnityEngine.WrapMode> m_KeptAnimationWrapMode;
        public UnityEditor.ModelImporterAnimationType animationType { get { return m_KeptAnimationType.Get("UnityEditor.ModelImporter.animationType"); } set { m_KeptAnimationType.Set(value); } } private Umcp.Kept<UnityEditor.ModelImporterAnimationType> m_KeptAnimationType;
        public string motionNodeName { get { return m_KeptMotionNodeName.Get("UnityEditor.ModelImporter.motionNodeName"); } set { m_KeptMotionNodeName.Set(value); } } private Umcp.Kept<string> m_KeptMotionNodeName;
        public UnityEditor.ModelImporterAvatarSetup avatarSetup { get { return m_KeptAvatarSetup.Get("UnityEditor.ModelImporter.avatarSetup"); } set { m_KeptAvatarSetup.Set(value); } } private Umcp.Kept<UnityEditor.ModelImporterAvatarSetup> m_KeptAvatarSetup;
        public UnityEngine.Avatar sourceAvatar { get { return m_KeptSourceAvatar.Get("UnityEditor.ModelImporter.sourceAvatar"); } set { m_KeptSourceAvatar.Set(value); } } private Umcp.Kept<UnityEngine.Avatar> m_KeptSourceAvatar;
        public UnityEngine.HumanDescription humanDescription { get { return m_KeptHumanDescription.Get("UnityEditor.ModelImporter.humanDescription"); } set { m_KeptHumanDescription.Set(value); } } private Umcp.Kept<UnityEngine.HumanDescription> m_KeptHumanDescription;
        public UnityEditor.ModelImporterClipAnimation[] clipAnimations { get { return m_KeptClipAnimations.Get("UnityEditor.ModelImporter.clipAnimations"); } set { m_KeptClipAnimations.Set(value); } } private Umcp.Kept<UnityEditor.ModelImporterClipAnimation[]> m_KeptClipAnimations;
        public UnityEditor.ModelImporterClipAnimation[] defaultClipAnimations { get { throw new Umcp.LeftOutException("UnityEditor.ModelImporter.defaultClipAnimations"); } }
        public void CreateDefaultMaskForClip(UnityEditor.ModelImporterClipAnimation clip) { throw new Umcp.LeftOutException("UnityEditor.ModelImporter.CreateDefaultMaskForClip"); }
        public bool ExtractTextures(string folderPath) { throw new Umcp.LeftOutException("UnityEditor.ModelImporter.ExtractTextures"); }
        public bool SearchAndRemapMaterials(UnityEditor.ModelImporterMaterialName nameOption, UnityEditor.ModelImporterMaterialSearch searchOption) { throw new Umcp.LeftOutException("UnityEditor.ModelImporter.SearchAndRemapMaterials"); }
        public bool useSRGBMaterialColor { get { return m_KeptUseSRGBMaterialColor.Get("UnityEditor.ModelImporter.useSRGBMaterialColor"); } set { m_KeptUseSRGBMaterialColor.Set(value); } } private Umcp.Kept<bool> m_KeptUseSRGBMaterialColor;
        public bool sortHierarchyByName { get { return m_KeptSortHierarchyByName.Get("UnityEditor.ModelImporter.sortHierarchyByName"); } set { m_KeptSortHierarchyByName.Set(value); } } private Umcp.Kept<bool> m_KeptSortHierarchyByName;
        public UnityEditor.ModelImporterMaterialImportMode materialImportMode { get { return m_KeptMaterialImportMode.Get("UnityEditor.ModelImporter.materialImportMode"); } set { m_KeptMaterialImportMode.Set(value); } } private Umcp.Kept<UnityEditor.ModelImporterMaterialImportMode> m_KeptMaterialImportMode;
        public bool autoGenerateAvatarMappingIfUnspecified { get { return m_KeptAutoGenerateAvatarMappingIfUnspecified.Get("UnityEditor.ModelImporter.autoGenerateAvatarMappingIfUnspecified"); } set { m_KeptAutoGenerateAvatarMappingIfUnspecified.Set(value); } } private Umcp.Kept<bool> m_KeptAutoGenerateAvatarMappingIfUnspecified;
    }
    public enum ModelImporterAnimationCompression
    {
        Off = 0,
        KeyframeReduction = 1,
        KeyframeReductionAndCompression = 2,
        Optimal = 3,
    }
    public enum ModelImporterAnimationType
    {
        None = 0,
        Legacy = 1,
        Generic = 2,
        Human = 3,
    }
    public enum ModelImporterAvatarSetup
    {
        NoAvatar = 0,
        CreateFromThisModel = 1,
        CopyFromOther = 2,
    }
    [System.SerializableAttribute]
    public sealed partial class ModelImporterClipAnimation
    {
        public string takeName { get; set; }
        public string name { get; set; }
        public float firstFrame { get; set; }
        public float lastFrame { get; set; }
        public UnityEngine.WrapMode wrapMode { get; set; }
        public bool loop { get { return m_KeptLoop.Get("UnityEditor.ModelImporterClipAnimation.loop"); } set { m_KeptLoop.Set(value); } } private Umcp.Kept<bool> m_KeptLoop;
        public float rotationOffset { get; set; }
        public float heightOffset { get; set; }
        public float cycleOffset { get; set; }
        public bool loopTime { get { return m_KeptLoopTime.Get("UnityEditor.ModelImporterClipAnimation.loopTime"); } set { m_KeptLoopTime.Set(value); } } private Umcp.Kept<bool> m_KeptLoopTime;
        public bool loopPose { get { return m_KeptLoopPose.Get("UnityEditor.ModelImporterClipAnimation.loopPose"); } set { m_KeptLoopPose.Set(value); } } private Umcp.Kept<bool> m_KeptLoopPose;
        public bool lockRootRotation { get { return m_KeptLockRootRotation.Get("UnityEditor.ModelImporterClipAnimation.lockRootRotation"); } set { m_KeptLockRootRotation.Set(value); } } private Umcp.Kept<bool> m_KeptLockRootRotation;
        public bool lockRootHeightY { get { return m_KeptLockRootHeightY.Get("UnityEditor.ModelImporterClipAnimation.lockRootHeightY"); } set { m_KeptLockRootHeightY.Set(value); } } private Umcp.Kept<bool> m_KeptLockRootHeightY;
        public bool lockRootPositionXZ { get { return m_KeptLockRootPositionXZ.Get("UnityEditor.ModelImporterClipAnimation.lockRootPositionXZ"); } set { m_KeptLockRootPositionXZ.Set(value); } } private Umcp.Kept<bool> m_KeptLockRootPositionXZ;
        public bool keepOriginalOrientation { get { return m_KeptKeepOriginalOrientation.Get("UnityEditor.ModelImporterClipAnimation.keepOriginalOrientation"); } set { m_KeptKeepOriginalOrientation.Set(value); } } private Umcp.Kept<bool> m_KeptKeepOriginalOrientation;
        public bool keepOriginalPositionY { get { return m_KeptKeepOriginalPositionY.Get("UnityEditor.ModelImporterClipAnimation.keepOriginalPositionY"); } set { m_KeptKeepOriginalPositionY.Set(value); } } private Umcp.Kept<bool> m_KeptKeepOriginalPositionY;
        public bool keepOriginalPositionXZ { get { return m_KeptKeepOriginalPositionXZ.Get("UnityEditor.ModelImporterClipAnimation.keepOriginalPositionXZ"); } set { m_KeptKeepOriginalPositionXZ.Set(value); } } private Umcp.Kept<bool> m_KeptKeepOriginalPositionXZ;
        public bool heightFromFeet { get { return m_KeptHeightFromFeet.Get("UnityEditor.ModelImporterClipAnimation.heightFromFeet"); } set { m_KeptHeightFromFeet.Set(value); } } private Umcp.Kept<bool> m_KeptHeightFromFeet;
        public bool mirror { get { return m_KeptMirror.Get("UnityEditor.ModelImporterClipAnimation.mirror"); } set { m_KeptMirror.Set(value); } } private Umcp.Kept<bool> m_KeptMirror;
        public UnityEditor.ClipAnimationMaskType maskType { get { return m_KeptMaskType.Get("UnityEditor.ModelImporterClipAnimation.maskType"); } set { m_KeptMaskType.Set(value); } } private Umcp.Kept<UnityEditor.ClipAnimationMaskType> m_KeptMaskType;
        public UnityEngine.AvatarMask maskSource { get; set; }
        public UnityEngine.AnimationEvent[] events { get; set; }
        public UnityEditor.ClipAnimationInfoCurve[] curves { get; set; }
        public bool maskNeedsUpdating { get; internal set; }
        public float additiveReferencePoseFrame { get; set; }
        public bool hasAdditiveReferencePose { get { return m_KeptHasAdditiveReferencePose.Get("UnityEditor.ModelImporterClipAnimation.hasAdditiveReferencePose"); } set { m_KeptHasAdditiveReferencePose.Set(value); } } private Umcp.Kept<bool> m_KeptHasAdditiveReferencePose;
        public void ConfigureMaskFromClip(ref UnityEngine.AvatarMask mask) { throw new Umcp.LeftOutException("UnityEditor.ModelImporterClipAnimation.ConfigureMaskFromClip"); }
        public void ConfigureClipFromMask(UnityEngine.AvatarMask mask) { throw new Umcp.LeftOutException("UnityEditor.ModelImporterClipAnimation.ConfigureClipFromMask"); }
    }
    public enum ModelImporterIndexFormat
    {
        Auto = 0,
        UInt16 = 1,
        UInt32 = 2,
    }
    public enum ModelImporterMaterialImportMode
    {
        None = 0,
        ImportStandard = 1,
        ImportViaMaterialDescription = 2,
        [System.Obsolete] LegacyImport = 1,
        [System.Obsolete] Import = 2,
    }
    public enum ModelImporterMaterialLocation
    {
        External = 0,
        InPrefab = 1,
    }
    public enum ModelImporterMaterialName
    {
        BasedOnTextureName = 0,
        BasedOnMaterialName = 1,
        BasedOnModelNameAndMaterialName = 2,
        [System.Obsolete] BasedOnTextureName_Or_ModelNameAndMaterialName = 3,
    }
    public enum ModelImporterMaterialSearch
    {
        Local = 0,
        RecursiveUp = 1,
        Everywhere = 2,
    }
    public enum ModelImporterMeshCompression
    {
        Off = 0,
        Low = 1,
        Medium = 2,
        High = 3,
    }
    public enum ModelImporterNormalCalculationMode
    {
        Unweighted_Legacy = 0,
        Unweighted = 1,
        AreaWeighted = 2,
        AngleWeighted = 3,
        AreaAndAngleWeighted = 4,
    }
    public enum ModelImporterNormalSmoothingSource
    {
        PreferSmoothingGroups = 0,
        FromSmoothingGroups = 1,
        FromAngle = 2,
        None = 3,
    }
    public enum ModelImporterNormals
    {
        Import = 0,
        Calculate = 1,
        None = 2,
    }
    public enum ModelImporterTangents
    {
        Import = 0,
        CalculateLegacy = 1,
        CalculateLegacyWithSplitTangents = 4,
        CalculateMikk = 3,
        None = 2,
    }
    public partial class MonoImporter : UnityEditor.AssetImporter
    {
        public void SetDefaultReferences(string[] name, UnityEngine.Object[] target) { throw new Umcp.LeftOutException("UnityEditor.MonoImporter.SetDefaultReferences"); }
        public static UnityEditor.MonoScript[] GetAllRuntimeMonoScripts() { throw new Umcp.LeftOutException("UnityEditor.MonoImporter.GetAllRuntimeMonoScripts"); }
        public static void SetExecutionOrder(UnityEditor.MonoScript script, int order) { throw new Umcp.LeftOutException("UnityEditor.MonoImporter.SetExecutionOrder"); }
        public static int GetExecutionOrder(UnityEditor.MonoScript script) { throw new Umcp.LeftOutException("UnityEditor.MonoImporter.GetExecutionOrder"); }
        public UnityEditor.MonoScript GetScript() { throw new Umcp.LeftOutException("UnityEditor.MonoImporter.GetScript"); }
        public UnityEngine.Object GetDefaultReference(string name) { throw new Umcp.LeftOutException("UnityEditor.MonoImporter.GetDefaultReference"); }
        public void SetIcon(UnityEngine.Texture2D icon) { throw new Umcp.LeftOutException("UnityEditor.MonoImporter.SetIcon"); }
        public UnityEngine.Texture2D GetIcon() { throw new Umcp.LeftOutException("UnityEditor.MonoImporter.GetIcon"); }
    }
    public enum MouseCursor
    {
        Arrow = 0,
        Text = 1,
        ResizeVertical = 2,
        ResizeHorizontal = 3,
        Link = 4,
        SlideArrow = 5,
        ResizeUpRight = 6,
        ResizeUpLeft = 7,
        MoveArrow = 8,
        RotateArrow = 9,
        ScaleArrow = 10,
        ArrowPlus = 11,
        ArrowMinus = 12,
        Pan = 13,
        Orbit = 14,
        Zoom = 15,
        FPS = 16,
        CustomCursor = 17,
        SplitResizeUpDown = 18,
        SplitResizeLeftRight = 19,
    }
    public enum NormalMapEncoding
    {
        XYZ = 0,
        DXT5nm = 1,
    }
    public partial struct ObjectChangeEventStream : System.IDisposable
    {
        public int length { get { throw new Umcp.LeftOutException("UnityEditor.ObjectChangeEventStream.length"); } }
        public bool isCreated { get { throw new Umcp.LeftOutException("UnityEditor.ObjectChangeEventStream.isCreated"); } }
        public UnityEditor.ObjectChangeKind GetEventType(int eventIdx) { throw new Umcp.LeftOutException("UnityEditor.ObjectChangeEventStream.GetEventType"); }
        public UnityEditor.ObjectChangeEventStream Clone(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEditor.ObjectChangeEventStream.Clone"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEditor.ObjectChangeEventStream.Dispose"); }
        public partial struct Builder : System.IDisposable
        {
            public int eventCount { get; internal set; }
            public Builder(Unity.Collections.Allocator allocator) : this() { }
            public UnityEditor.ObjectChangeEventStream ToStream(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEditor.ObjectChangeEventStream.Builder.ToStream"); }
            public void Dispose() { throw new Umcp.LeftOutException("UnityEditor.ObjectChangeEventStream.Builder.Dispose"); }
        }
    }
    public static partial class ObjectChangeEvents
    {
        public static event UnityEditor.ObjectChangeEvents.ObjectChangeEventsHandler changesPublished { add { } remove { } }
        public delegate void ObjectChangeEventsHandler(ref UnityEditor.ObjectChangeEventStream stream);
    }
    public enum ObjectChangeKind : ushort
    {
        None = 0,
        ChangeScene = 1,
        CreateGameObjectHierarchy = 2,
        ChangeGameObjectStructureHierarchy = 3,
        ChangeGameObjectStructure = 4,
        ChangeGameObjectParent = 5,
        ChangeGameObjectOrComponentProperties = 6,
        DestroyGameObjectHierarchy = 7,
        CreateAssetObject = 8,
        DestroyAssetObject = 9,
        ChangeAssetObjectProperties = 10,
        UpdatePrefabInstances = 11,
        ChangeChildrenOrder = 12,
    }
    public static partial class ObjectFactory
    {
        public static event System.Action<UnityEngine.Component> componentWasAdded { add { } remove { } }
    }
    public sealed partial class ObjectNames
    {
        public static string GetInspectorTitle(UnityEngine.Object obj, bool multiObjectEditing) { throw new Umcp.LeftOutException("UnityEditor.ObjectNames.GetInspectorTitle"); }
        [System.Obsolete] public static string MangleVariableName(string name) { throw new Umcp.LeftOutException("UnityEditor.ObjectNames.MangleVariableName"); }
        [System.Obsolete] public static string GetPropertyEditorTitle(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.ObjectNames.GetPropertyEditorTitle"); }
    }
    public partial class ObjectPreview
    {
        protected UnityEngine.Object[] m_Targets;
        protected int m_ReferenceTargetIndex;
        public virtual void Cleanup() { }
        public virtual void Initialize(UnityEngine.Object[] targets) { }
        public virtual bool MoveNextTarget() { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.MoveNextTarget"); }
        public virtual void ResetTarget() { }
        public virtual UnityEngine.Object target { get { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.target"); } }
        public virtual bool HasPreviewGUI() { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.HasPreviewGUI"); }
        public virtual UnityEngine.GUIContent GetPreviewTitle() { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.GetPreviewTitle"); }
        public virtual void OnPreviewGUI(UnityEngine.Rect r, UnityEngine.GUIStyle background) { }
        public virtual void OnInteractivePreviewGUI(UnityEngine.Rect r, UnityEngine.GUIStyle background) { }
        public virtual void OnPreviewSettings() { }
        public virtual string GetInfoString() { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.GetInfoString"); }
        public void DrawPreview(UnityEngine.Rect previewArea) { throw new Umcp.LeftOutException("UnityEditor.ObjectPreview.DrawPreview"); }
        public virtual void ReloadPreviewInstances() { }
    }
    public partial struct ObjectReferenceKeyframe
    {
        public float time;
        public UnityEngine.Object value;
    }
    public partial struct PackageInfo
    {
        public string packagePath;
        public string jsonInfo;
        public string iconURL;
    }
}

namespace UnityEditor.PackageManager
{
    [System.SerializableAttribute]
    public partial class AuthorInfo
    {
        public string name { get; internal set; }
        public string email { get; internal set; }
        public string url { get; internal set; }
        internal AuthorInfo() { }
    }
    public static partial class Client
    {
        public static void Resolve() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.Resolve"); }
        public static UnityEditor.PackageManager.Requests.ListRequest List(bool offlineMode, bool includeIndirectDependencies) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.List"); }
        public static UnityEditor.PackageManager.Requests.ListRequest List(bool offlineMode) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.List"); }
        public static UnityEditor.PackageManager.Requests.ListRequest List() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.List"); }
        public static UnityEditor.PackageManager.Requests.AddRequest Add(string identifier) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.Add"); }
        public static UnityEditor.PackageManager.Requests.AddAndRemoveRequest AddAndRemove(string[] packagesToAdd = null, string[] packagesToRemove = null) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.AddAndRemove"); }
        public static UnityEditor.PackageManager.Requests.EmbedRequest Embed(string packageName) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.Embed"); }
        public static UnityEditor.PackageManager.Requests.RemoveRequest Remove(string packageName) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.Remove"); }
        public static UnityEditor.PackageManager.Requests.SearchRequest Search(string packageIdOrName, bool offlineMode) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.Search"); }
        public static UnityEditor.PackageManager.Requests.SearchRequest Search(string packageIdOrName) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.Search"); }
        public static UnityEditor.PackageManager.Requests.SearchRequest SearchAll(bool offlineMode) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.SearchAll"); }
        public static UnityEditor.PackageManager.Requests.SearchRequest SearchAll() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.SearchAll"); }
        public static UnityEditor.PackageManager.Requests.ResetToEditorDefaultsRequest ResetToEditorDefaults() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.ResetToEditorDefaults"); }
        public static UnityEditor.PackageManager.Requests.PackRequest Pack(string packageFolder, string targetFolder) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Client.Pack"); }
    }
    [System.SerializableAttribute]
    public partial struct DependencyInfo
    {
        public string version { get; internal set; }
        public string name { get; internal set; }
    }
    [System.SerializableAttribute]
    public partial class Error
    {
        public UnityEditor.PackageManager.ErrorCode errorCode { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Error.errorCode"); } }
        public string message { get; internal set; }
        internal Error() { }
    }
    public enum ErrorCode
    {
        Unknown = 0,
        NotFound = 1,
        Forbidden = 2,
        InvalidParameter = 3,
        Conflict = 4,
        AggregateError = 5,
    }
    public static partial class Events
    {
        public static event System.Action<UnityEditor.PackageManager.PackageRegistrationEventArgs> registeringPackages { add { } remove { } }
        public static event System.Action<UnityEditor.PackageManager.PackageRegistrationEventArgs> registeredPackages { add { } remove { } }
    }
    [System.SerializableAttribute]
    public partial class GitInfo
    {
        public string hash { get; internal set; }
        public string revision { get; internal set; }
        internal GitInfo() { }
    }
    [System.SerializableAttribute]
    public partial class PackageCollection : System.Collections.Generic.IEnumerable<UnityEditor.PackageManager.PackageInfo>
    {
        System.Collections.Generic.IEnumerator<UnityEditor.PackageManager.PackageInfo> System.Collections.Generic.IEnumerable<UnityEditor.PackageManager.PackageInfo>.GetEnumerator() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageCollection.System.Collections.Generic.IEnumerable<UnityEditor.PackageManager.PackageInfo>.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageCollection.System.Collections.IEnumerable.GetEnumerator"); }
        public UnityEditor.PackageManager.Error error { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageCollection.error"); } }
        internal PackageCollection() { }
    }
    [System.SerializableAttribute]
    public sealed partial class PackageInfo
    {
        public static UnityEditor.PackageManager.PackageInfo[] GetAllRegisteredPackages() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.GetAllRegisteredPackages"); }
        public static bool IsPackageRegistered(string name) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.IsPackageRegistered"); }
        public string packageId { get; internal set; } = "";
        public bool isDirectDependency { get; internal set; } = false;
        public string version { get; internal set; } = "";
        public UnityEditor.PackageManager.PackageSource source { get; internal set; }
        public string resolvedPath { get; internal set; } = "";
        public string assetPath { get; internal set; } = "";
        public string name { get; internal set; } = "";
        public string displayName { get; internal set; } = "";
        public string category { get; internal set; } = "";
        public string type { get; internal set; } = "";
        public string description { get; internal set; } = "";
        [System.Obsolete] public UnityEditor.PackageManager.PackageStatus status { get; internal set; }
        public UnityEditor.PackageManager.Error[] errors { get; internal set; }
        public UnityEditor.PackageManager.VersionsInfo versions { get; internal set; }
        public UnityEditor.PackageManager.DependencyInfo[] dependencies { get; internal set; }
        public UnityEditor.PackageManager.DependencyInfo[] resolvedDependencies { get; internal set; }
        public string[] keywords { get; internal set; }
        public UnityEditor.PackageManager.AuthorInfo author { get; internal set; } = new UnityEditor.PackageManager.AuthorInfo();
        public string documentationUrl { get; internal set; } = "";
        public string changelogUrl { get; internal set; } = "";
        public string licensesUrl { get; internal set; } = "";
        public UnityEditor.PackageManager.RegistryInfo registry { get; internal set; } = new UnityEditor.PackageManager.RegistryInfo();
        public bool isDeprecated { get; internal set; } = false;
        public string deprecationMessage { get; internal set; } = "";
        public System.DateTime? datePublished { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.datePublished"); } }
        public UnityEditor.PackageManager.GitInfo git { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.git"); } }
        public UnityEditor.PackageManager.RepositoryInfo repository { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.repository"); } }
        public static UnityEditor.PackageManager.PackageInfo FindForAssetPath(string assetPath) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.FindForAssetPath"); }
        public static UnityEditor.PackageManager.PackageInfo FindForPackageName(string name) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.FindForPackageName"); }
        public static UnityEditor.PackageManager.PackageInfo FindForAssembly(System.Reflection.Assembly assembly) { throw new Umcp.LeftOutException("UnityEditor.PackageManager.PackageInfo.FindForAssembly"); }
        internal PackageInfo() { }
    }
    public partial class PackageRegistrationEventArgs
    {
        public System.Collections.ObjectModel.ReadOnlyCollection<UnityEditor.PackageManager.PackageInfo> added { get; internal set; }
        public System.Collections.ObjectModel.ReadOnlyCollection<UnityEditor.PackageManager.PackageInfo> removed { get; internal set; }
        public System.Collections.ObjectModel.ReadOnlyCollection<UnityEditor.PackageManager.PackageInfo> changedFrom { get; internal set; }
        public System.Collections.ObjectModel.ReadOnlyCollection<UnityEditor.PackageManager.PackageInfo> changedTo { get; internal set; }
        internal PackageRegistrationEventArgs() { }
    }
    public enum PackageSource
    {
        Unknown = 0,
        Registry = 1,
        BuiltIn = 2,
        Embedded = 3,
        Local = 4,
        Git = 5,
        LocalTarball = 6,
    }
    [System.Obsolete]
    public enum PackageStatus
    {
        Unknown = 0,
        Unavailable = 1,
        InProgress = 2,
        Error = 3,
        Available = 4,
    }
    [System.SerializableAttribute]
    public partial class RegistryInfo
    {
        public string name { get; internal set; }
        public string url { get; internal set; }
        public bool isDefault { get; internal set; }
        internal RegistryInfo() { }
    }
    [System.SerializableAttribute]
    public partial class RepositoryInfo
    {
        public string type { get; internal set; }
        public string url { get; internal set; }
        public string revision { get; internal set; }
        public string path { get; internal set; }
        internal RepositoryInfo() { }
    }
}

namespace UnityEditor.PackageManager.Requests
{
    [System.SerializableAttribute]
    public sealed partial class AddAndRemoveRequest : UnityEditor.PackageManager.Requests.Request<UnityEditor.PackageManager.PackageCollection>
    {
        protected override UnityEditor.PackageManager.PackageCollection GetResult() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.AddAndRemoveRequest.GetResult"); }
        internal AddAndRemoveRequest() { }
    }
    [System.SerializableAttribute]
    public sealed partial class AddRequest : UnityEditor.PackageManager.Requests.Request<UnityEditor.PackageManager.PackageInfo>
    {
        protected override UnityEditor.PackageManager.PackageInfo GetResult() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.AddRequest.GetResult"); }
        internal AddRequest() { }
    }
    [System.SerializableAttribute]
    public sealed partial class EmbedRequest : UnityEditor.PackageManager.Requests.Request<UnityEditor.PackageManager.PackageInfo>
    {
        protected override UnityEditor.PackageManager.PackageInfo GetResult() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.EmbedRequest.GetResult"); }
        internal EmbedRequest() { }
    }
    [System.SerializableAttribute]
    public sealed partial class ListRequest : UnityEditor.PackageManager.Requests.Request<UnityEditor.PackageManager.PackageCollection>
    {
        protected override UnityEditor.PackageManager.PackageCollection GetResult() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.ListRequest.GetResult"); }
        internal ListRequest() { }
    }
    [System.SerializableAttribute]
    public sealed partial class PackRequest : UnityEditor.PackageManager.Requests.Request
    {
        internal PackRequest() { }
    }
    [System.SerializableAttribute]
    public sealed partial class RemoveRequest : UnityEditor.PackageManager.Requests.Request
    {
        public string PackageIdOrName { get; internal set; }
        internal RemoveRequest() { }
    }
    public abstract partial class Request : UnityEngine.ISerializationCallbackReceiver
    {
        public UnityEditor.PackageManager.StatusCode Status { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.Request.Status"); } }
        public bool IsCompleted { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.Request.IsCompleted"); } }
        public UnityEditor.PackageManager.Error Error { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.Request.Error"); } }
        protected virtual void FetchNativeData() { }
        void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.Request.UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize"); }
        void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.Request.UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize"); }
        internal Request() { }
    }
    public abstract partial class Request<T> : UnityEditor.PackageManager.Requests.Request
    {
        protected abstract T GetResult();
        public T Result { get { throw new Umcp.LeftOutException("UnityEditor.PackageManager.Requests.Request<T>.Result"); } }
        internal Request() { }
    }
    [System.SerializableAttribute]
    public sealed partial class ResetToEditorDefaultsRequest : UnityEditor.PackageManager.Requests.Request
    {
        internal ResetToEditorDefaultsRequest() { }
    }
}
