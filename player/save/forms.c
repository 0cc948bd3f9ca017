/*
 * Documents of new components in Unity's own form: keys in its order, with the defaults of a new
 * component. Keys that the class table has too get their values from the journal afterwards.
 */
#include "internal.h"

/* clang-format off */
#define HEAD                                                                                       \
    "  m_ObjectHideFlags: 0\n"                                                                     \
    "  m_CorrespondingSourceObject: {fileID: 0}\n"                                                 \
    "  m_PrefabInstance: {fileID: 0}\n"                                                            \
    "  m_PrefabAsset: {fileID: 0}\n"                                                               \
    "  m_GameObject: {fileID: 0}\n"
#define LAYERS                                                                                     \
    "  m_IncludeLayers:\n"                                                                         \
    "    serializedVersion: 2\n"                                                                   \
    "    m_Bits: 0\n"                                                                              \
    "  m_ExcludeLayers:\n"                                                                         \
    "    serializedVersion: 2\n"                                                                   \
    "    m_Bits: 0\n"
#define KEY(time, value)                                                                           \
    "    - serializedVersion: 3\n"                                                                 \
    "      time: " time "\n"                                                                       \
    "      value: " value "\n"                                                                     \
    "      inSlope: 0\n"                                                                           \
    "      outSlope: 0\n"                                                                          \
    "      tangentMode: 0\n"                                                                       \
    "      weightedMode: 0\n"                                                                      \
    "      inWeight: 0.33333334\n"                                                                 \
    "      outWeight: 0.33333334\n"
#define CURVE_OF(name, keys)                                                                       \
    "  " name ":\n"                                                                                \
    "    serializedVersion: 2\n"                                                                   \
    "    m_Curve:\n"                                                                               \
    keys                                                                                           \
    "    m_PreInfinity: 2\n"                                                                       \
    "    m_PostInfinity: 2\n"                                                                      \
    "    m_RotationOrder: 4\n"
#define CURVE(name, value) CURVE_OF(name, KEY("0", value))
#define ROLLOFF            CURVE_OF("rolloffCustomCurve", KEY("0", "1") KEY("1", "0"))
#define BATCH                                                                                      \
    "  m_StaticBatchInfo:\n"                                                                       \
    "    firstSubMesh: 0\n"                                                                        \
    "    subMeshCount: 0\n"                                                                        \
    "  m_StaticBatchRoot: {fileID: 0}\n"                                                           \
    "  m_ProbeAnchor: {fileID: 0}\n"                                                               \
    "  m_LightProbeVolumeOverride: {fileID: 0}\n"                                                  \
    "  m_ScaleInLightmap: 1\n"                                                                     \
    "  m_ReceiveGI: 1\n"                                                                           \
    "  m_PreserveUVs: 0\n"                                                                         \
    "  m_IgnoreNormalsForChartDetection: 0\n"                                                      \
    "  m_ImportantGI: 0\n"
#define CHART                                                                                      \
    "  m_MinimumChartSize: 4\n"                                                                    \
    "  m_AutoUVMaxDistance: 0.5\n"                                                                 \
    "  m_AutoUVMaxAngle: 89\n"                                                                     \
    "  m_LightmapParameters: {fileID: 0}\n"                                                        \
    "  m_SortingLayerID: 0\n"                                                                      \
    "  m_SortingLayer: 0\n"                                                                        \
    "  m_SortingOrder: 0\n"

static const char camera[] =
    HEAD
    "  m_Enabled: 1\n"
    "  serializedVersion: 2\n"
    "  m_ClearFlags: 1\n"
    "  m_BackGroundColor: {r: 0.19215687, g: 0.3019608, b: 0.4745098, a: 0}\n"
    "  m_projectionMatrixMode: 1\n"
    "  m_GateFitMode: 2\n"
    "  m_FOVAxisMode: 0\n"
    "  m_Iso: 200\n"
    "  m_ShutterSpeed: 0.005\n"
    "  m_Aperture: 16\n"
    "  m_FocusDistance: 10\n"
    "  m_FocalLength: 50\n"
    "  m_BladeCount: 5\n"
    "  m_Curvature: {x: 2, y: 11}\n"
    "  m_BarrelClipping: 0.25\n"
    "  m_Anamorphism: 0\n"
    "  m_SensorSize: {x: 36, y: 24}\n"
    "  m_LensShift: {x: 0, y: 0}\n"
    "  m_NormalizedViewPortRect:\n"
    "    serializedVersion: 2\n"
    "    x: 0\n"
    "    y: 0\n"
    "    width: 1\n"
    "    height: 1\n"
    "  near clip plane: 0.3\n"
    "  far clip plane: 1000\n"
    "  field of view: 60\n"
    "  orthographic: 0\n"
    "  orthographic size: 5\n"
    "  m_Depth: 0\n"
    "  m_CullingMask:\n"
    "    serializedVersion: 2\n"
    "    m_Bits: 4294967295\n"
    "  m_RenderingPath: -1\n"
    "  m_TargetTexture: {fileID: 0}\n"
    "  m_TargetDisplay: 0\n"
    "  m_TargetEye: 3\n"
    "  m_HDR: 1\n"
    "  m_AllowMSAA: 1\n"
    "  m_AllowDynamicResolution: 0\n"
    "  m_ForceIntoRT: 0\n"
    "  m_OcclusionCulling: 1\n"
    "  m_StereoConvergence: 10\n"
    "  m_StereoSeparation: 0.022\n";

static const char light[] =
    HEAD
    "  m_Enabled: 1\n"
    "  serializedVersion: 10\n"
    "  m_Type: 1\n"
    "  m_Shape: 0\n"
    "  m_Color: {r: 1, g: 0.95686275, b: 0.8392157, a: 1}\n"
    "  m_Intensity: 1\n"
    "  m_Range: 10\n"
    "  m_SpotAngle: 30\n"
    "  m_InnerSpotAngle: 21.80208\n"
    "  m_CookieSize: 10\n"
    "  m_Shadows:\n"
    "    m_Type: 2\n"
    "    m_Resolution: -1\n"
    "    m_CustomResolution: -1\n"
    "    m_Strength: 1\n"
    "    m_Bias: 0.05\n"
    "    m_NormalBias: 0.4\n"
    "    m_NearPlane: 0.2\n"
    "    m_CullingMatrixOverride:\n"
    "      e00: 1\n"
    "      e01: 0\n"
    "      e02: 0\n"
    "      e03: 0\n"
    "      e10: 0\n"
    "      e11: 1\n"
    "      e12: 0\n"
    "      e13: 0\n"
    "      e20: 0\n"
    "      e21: 0\n"
    "      e22: 1\n"
    "      e23: 0\n"
    "      e30: 0\n"
    "      e31: 0\n"
    "      e32: 0\n"
    "      e33: 1\n"
    "    m_UseCullingMatrixOverride: 0\n"
    "  m_Cookie: {fileID: 0}\n"
    "  m_DrawHalo: 0\n"
    "  m_Flare: {fileID: 0}\n"
    "  m_RenderMode: 0\n"
    "  m_CullingMask:\n"
    "    serializedVersion: 2\n"
    "    m_Bits: 4294967295\n"
    "  m_RenderingLayerMask: 1\n"
    "  m_Lightmapping: 4\n"
    "  m_LightShadowCasterMode: 0\n"
    "  m_AreaSize: {x: 1, y: 1}\n"
    "  m_BounceIntensity: 1\n"
    "  m_ColorTemperature: 6570\n"
    "  m_UseColorTemperature: 0\n"
    "  m_BoundingSphereOverride: {x: 0, y: 0, z: 0, w: 0}\n"
    "  m_UseBoundingSphereOverride: 0\n"
    "  m_UseViewFrustumForShadowCasterCull: 1\n"
    "  m_ShadowRadius: 0\n"
    "  m_ShadowAngle: 0\n";

static const char mesh_renderer[] =
    HEAD
    "  m_Enabled: 1\n"
    "  m_CastShadows: 1\n"
    "  m_ReceiveShadows: 1\n"
    "  m_DynamicOccludee: 1\n"
    "  m_StaticShadowCaster: 0\n"
    "  m_MotionVectors: 1\n"
    "  m_LightProbeUsage: 1\n"
    "  m_ReflectionProbeUsage: 1\n"
    "  m_RayTracingMode: 2\n"
    "  m_RayTraceProcedural: 0\n"
    "  m_RenderingLayerMask: 1\n"
    "  m_RendererPriority: 0\n"
    "  m_Materials: []\n"
    BATCH
    "  m_StitchLightmapSeams: 1\n"
    "  m_SelectedEditorRenderState: 3\n"
    CHART
    "  m_AdditionalVertexStreams: {fileID: 0}\n";

static const char mesh_filter[] =
    HEAD
    "  m_Mesh: {fileID: 0}\n";

static const char skinned_mesh_renderer[] =
    HEAD
    "  m_Enabled: 1\n"
    "  m_CastShadows: 1\n"
    "  m_ReceiveShadows: 1\n"
    "  m_DynamicOccludee: 1\n"
    "  m_MotionVectors: 1\n"
    "  m_LightProbeUsage: 1\n"
    "  m_ReflectionProbeUsage: 1\n"
    "  m_RayTracingMode: 0\n"
    "  m_RenderingLayerMask: 1\n"
    "  m_RendererPriority: 0\n"
    "  m_Materials: []\n"
    BATCH
    "  m_StitchLightmapSeams: 1\n"
    "  m_SelectedEditorRenderState: 3\n"
    CHART
    "  serializedVersion: 2\n"
    "  m_Quality: 0\n"
    "  m_UpdateWhenOffscreen: 0\n"
    "  m_SkinnedMotionVectors: 1\n"
    "  m_Mesh: {fileID: 0}\n"
    "  m_Bones: []\n"
    "  m_BlendShapeWeights: []\n"
    "  m_RootBone: {fileID: 0}\n"
    "  m_AABB:\n"
    "    m_Center: {x: 0, y: 0, z: 0}\n"
    "    m_Extent: {x: 0, y: 0, z: 0}\n"
    "  m_DirtyAABB: 0\n";

static const char sprite_renderer[] =
    HEAD
    "  m_Enabled: 1\n"
    "  m_CastShadows: 0\n"
    "  m_ReceiveShadows: 0\n"
    "  m_DynamicOccludee: 1\n"
    "  m_MotionVectors: 1\n"
    "  m_LightProbeUsage: 1\n"
    "  m_ReflectionProbeUsage: 1\n"
    "  m_RayTracingMode: 0\n"
    "  m_RenderingLayerMask: 1\n"
    "  m_RendererPriority: 0\n"
    "  m_Materials: []\n"
    BATCH
    "  m_StitchLightmapSeams: 0\n"
    "  m_SelectedEditorRenderState: 0\n"
    CHART
    "  m_Sprite: {fileID: 0}\n"
    "  m_Color: {r: 1, g: 1, b: 1, a: 1}\n"
    "  m_FlipX: 0\n"
    "  m_FlipY: 0\n"
    "  m_DrawMode: 0\n"
    "  m_Size: {x: 1, y: 1}\n"
    "  m_AdaptiveModeThreshold: 0.5\n"
    "  m_SpriteTileMode: 0\n"
    "  m_WasSpriteAssigned: 0\n"
    "  m_MaskInteraction: 0\n"
    "  m_SpriteSortPoint: 0\n";

static const char line_renderer[] =
    HEAD
    "  m_Enabled: 1\n"
    "  m_CastShadows: 0\n"
    "  m_ReceiveShadows: 0\n"
    "  m_DynamicOccludee: 1\n"
    "  m_MotionVectors: 0\n"
    "  m_LightProbeUsage: 0\n"
    "  m_ReflectionProbeUsage: 0\n"
    "  m_RayTracingMode: 0\n"
    "  m_RenderingLayerMask: 1\n"
    "  m_RendererPriority: 0\n"
    "  m_Materials: []\n"
    BATCH
    "  m_StitchLightmapSeams: 1\n"
    "  m_SelectedEditorRenderState: 3\n"
    CHART
    "  m_Positions:\n"
    "  - {x: 0, y: 0, z: 0}\n"
    "  - {x: 0, y: 0, z: 1}\n"
    "  m_Parameters:\n"
    "    serializedVersion: 3\n"
    "    widthMultiplier: 1\n"
    "    widthCurve:\n"
    "      serializedVersion: 2\n"
    "      m_Curve:\n"
    "      - serializedVersion: 3\n"
    "        time: 0\n"
    "        value: 1\n"
    "        inSlope: 0\n"
    "        outSlope: 0\n"
    "        tangentMode: 0\n"
    "        weightedMode: 0\n"
    "        inWeight: 0.33333334\n"
    "        outWeight: 0.33333334\n"
    "      m_PreInfinity: 2\n"
    "      m_PostInfinity: 2\n"
    "      m_RotationOrder: 4\n"
    "    colorGradient:\n"
    "      serializedVersion: 2\n"
    "      key0: {r: 1, g: 1, b: 1, a: 1}\n"
    "      key1: {r: 1, g: 1, b: 1, a: 1}\n"
    "      key2: {r: 0, g: 0, b: 0, a: 0}\n"
    "      key3: {r: 0, g: 0, b: 0, a: 0}\n"
    "      key4: {r: 0, g: 0, b: 0, a: 0}\n"
    "      key5: {r: 0, g: 0, b: 0, a: 0}\n"
    "      key6: {r: 0, g: 0, b: 0, a: 0}\n"
    "      key7: {r: 0, g: 0, b: 0, a: 0}\n"
    "      ctime0: 0\n"
    "      ctime1: 65535\n"
    "      ctime2: 0\n"
    "      ctime3: 0\n"
    "      ctime4: 0\n"
    "      ctime5: 0\n"
    "      ctime6: 0\n"
    "      ctime7: 0\n"
    "      atime0: 0\n"
    "      atime1: 65535\n"
    "      atime2: 0\n"
    "      atime3: 0\n"
    "      atime4: 0\n"
    "      atime5: 0\n"
    "      atime6: 0\n"
    "      atime7: 0\n"
    "      m_Mode: 0\n"
    "      m_NumColorKeys: 2\n"
    "      m_NumAlphaKeys: 2\n"
    "    numCornerVertices: 0\n"
    "    numCapVertices: 0\n"
    "    alignment: 0\n"
    "    textureMode: 0\n"
    "    shadowBias: 0.5\n"
    "    generateLightingData: 0\n"
    "  m_UseWorldSpace: 1\n"
    "  m_Loop: 0\n";

static const char text_mesh[] =
    "  serializedVersion: 3\n"
    HEAD
    "  m_Text: \n"
    "  m_OffsetZ: 0\n"
    "  m_CharacterSize: 1\n"
    "  m_LineSpacing: 1\n"
    "  m_Anchor: 0\n"
    "  m_Alignment: 0\n"
    "  m_TabSize: 4\n"
    "  m_FontSize: 0\n"
    "  m_FontStyle: 0\n"
    "  m_RichText: 1\n"
    "  m_Font: {fileID: 10102, guid: 0000000000000000e000000000000000, type: 0}\n"
    "  m_Color:\n"
    "    serializedVersion: 2\n"
    "    rgba: 4294967295\n";

static const char canvas[] =
    HEAD
    "  m_Enabled: 1\n"
    "  serializedVersion: 3\n"
    "  m_RenderMode: 0\n"
    "  m_Camera: {fileID: 0}\n"
    "  m_PlaneDistance: 100\n"
    "  m_PixelPerfect: 0\n"
    "  m_ReceivesEvents: 1\n"
    "  m_OverrideSorting: 0\n"
    "  m_OverridePixelPerfect: 0\n"
    "  m_SortingBucketNormalizedSize: 0\n"
    "  m_VertexColorAlwaysGammaSpace: 0\n"
    "  m_AdditionalShaderChannelsFlag: 0\n"
    "  m_UpdateRectTransformForStandalone: 0\n"
    "  m_SortingLayerID: 0\n"
    "  m_SortingOrder: 0\n"
    "  m_TargetDisplay: 0\n";

static const char canvas_renderer[] =
    HEAD
    "  m_CullTransparentMesh: 1\n";

static const char canvas_group[] =
    HEAD
    "  m_Enabled: 1\n"
    "  m_Alpha: 1\n"
    "  m_Interactable: 1\n"
    "  m_BlocksRaycasts: 1\n"
    "  m_IgnoreParentGroups: 0\n";

static const char box_collider[] =
    HEAD
    "  m_Material: {fileID: 0}\n"
    LAYERS
    "  m_LayerOverridePriority: 0\n"
    "  m_IsTrigger: 0\n"
    "  m_ProvidesContacts: 0\n"
    "  m_Enabled: 1\n"
    "  serializedVersion: 3\n"
    "  m_Size: {x: 1, y: 1, z: 1}\n"
    "  m_Center: {x: 0, y: 0, z: 0}\n";

static const char sphere_collider[] =
    HEAD
    "  m_Material: {fileID: 0}\n"
    LAYERS
    "  m_LayerOverridePriority: 0\n"
    "  m_IsTrigger: 0\n"
    "  m_ProvidesContacts: 0\n"
    "  m_Enabled: 1\n"
    "  serializedVersion: 3\n"
    "  m_Radius: 0.5\n"
    "  m_Center: {x: 0, y: 0, z: 0}\n";

static const char capsule_collider[] =
    HEAD
    "  m_Material: {fileID: 0}\n"
    LAYERS
    "  m_LayerOverridePriority: 0\n"
    "  m_IsTrigger: 0\n"
    "  m_ProvidesContacts: 0\n"
    "  m_Enabled: 1\n"
    "  serializedVersion: 2\n"
    "  m_Radius: 0.5\n"
    "  m_Height: 2\n"
    "  m_Direction: 1\n"
    "  m_Center: {x: 0, y: 0, z: 0}\n";

static const char mesh_collider[] =
    HEAD
    "  m_Material: {fileID: 0}\n"
    LAYERS
    "  m_LayerOverridePriority: 0\n"
    "  m_IsTrigger: 0\n"
    "  m_ProvidesContacts: 0\n"
    "  m_Enabled: 1\n"
    "  serializedVersion: 5\n"
    "  m_Convex: 0\n"
    "  m_CookingOptions: 30\n"
    "  m_Mesh: {fileID: 0}\n";

static const char character_controller[] =
    HEAD
    "  m_Material: {fileID: 0}\n"
    LAYERS
    "  m_LayerOverridePriority: 0\n"
    "  m_IsTrigger: 0\n"
    "  m_ProvidesContacts: 0\n"
    "  m_Enabled: 1\n"
    "  serializedVersion: 3\n"
    "  m_Height: 2\n"
    "  m_Radius: 0.5\n"
    "  m_SlopeLimit: 45\n"
    "  m_StepOffset: 0.3\n"
    "  m_SkinWidth: 0.08\n"
    "  m_MinMoveDistance: 0.001\n"
    "  m_Center: {x: 0, y: 0, z: 0}\n";

static const char rigidbody[] =
    HEAD
    "  serializedVersion: 4\n"
    "  m_Mass: 1\n"
    "  m_Drag: 0\n"
    "  m_AngularDrag: 0.05\n"
    "  m_CenterOfMass: {x: 0, y: 0, z: 0}\n"
    "  m_InertiaTensor: {x: 1, y: 1, z: 1}\n"
    "  m_InertiaRotation: {x: 0, y: 0, z: 0, w: 1}\n"
    LAYERS
    "  m_ImplicitCom: 1\n"
    "  m_ImplicitTensor: 1\n"
    "  m_UseGravity: 1\n"
    "  m_IsKinematic: 0\n"
    "  m_Interpolate: 0\n"
    "  m_Constraints: 0\n"
    "  m_CollisionDetection: 0\n";

static const char rigidbody_2d[] =
    "  serializedVersion: 4\n"
    HEAD
    "  m_BodyType: 0\n"
    "  m_Simulated: 1\n"
    "  m_UseFullKinematicContacts: 0\n"
    "  m_UseAutoMass: 0\n"
    "  m_Mass: 1\n"
    "  m_LinearDrag: 0\n"
    "  m_AngularDrag: 0.05\n"
    "  m_GravityScale: 1\n"
    "  m_Material: {fileID: 0}\n"
    "  m_Interpolate: 0\n"
    "  m_SleepingMode: 1\n"
    "  m_CollisionDetection: 0\n"
    "  m_Constraints: 0\n";

static const char box_collider_2d[] =
    HEAD
    "  m_Enabled: 1\n"
    "  m_Density: 1\n"
    "  m_Material: {fileID: 0}\n"
    "  m_IsTrigger: 0\n"
    "  m_UsedByEffector: 0\n"
    "  m_UsedByComposite: 0\n"
    "  m_Offset: {x: 0, y: 0}\n"
    "  m_SpriteTilingProperty:\n"
    "    border: {x: 0, y: 0, z: 0, w: 0}\n"
    "    pivot: {x: 0.5, y: 0.5}\n"
    "    oldSize: {x: 0, y: 0}\n"
    "    newSize: {x: 0, y: 0}\n"
    "    adaptiveTilingThreshold: 0.5\n"
    "    drawMode: 0\n"
    "    adaptiveTiling: 0\n"
    "  m_AutoTiling: 0\n"
    "  serializedVersion: 2\n"
    "  m_Size: {x: 1, y: 1}\n"
    "  m_EdgeRadius: 0\n";

static const char circle_collider_2d[] =
    HEAD
    "  m_Enabled: 1\n"
    "  serializedVersion: 3\n"
    "  m_Density: 1\n"
    "  m_Material: {fileID: 0}\n"
    LAYERS
    "  m_LayerOverridePriority: 0\n"
    "  m_ForceSendLayers:\n"
    "    serializedVersion: 2\n"
    "    m_Bits: 4294967295\n"
    "  m_ForceReceiveLayers:\n"
    "    serializedVersion: 2\n"
    "    m_Bits: 4294967295\n"
    "  m_ContactCaptureLayers:\n"
    "    serializedVersion: 2\n"
    "    m_Bits: 4294967295\n"
    "  m_CallbackLayers:\n"
    "    serializedVersion: 2\n"
    "    m_Bits: 4294967295\n"
    "  m_IsTrigger: 0\n"
    "  m_UsedByEffector: 0\n"
    "  m_CompositeOperation: 0\n"
    "  m_CompositeOrder: 0\n"
    "  m_Offset: {x: 0, y: 0}\n"
    "  m_Radius: 0.5\n";

static const char audio_source[] =
    HEAD
    "  m_Enabled: 1\n"
    "  serializedVersion: 4\n"
    "  OutputAudioMixerGroup: {fileID: 0}\n"
    "  m_audioClip: {fileID: 0}\n"
    "  m_PlayOnAwake: 1\n"
    "  m_Volume: 1\n"
    "  m_Pitch: 1\n"
    "  Loop: 0\n"
    "  Mute: 0\n"
    "  Spatialize: 0\n"
    "  SpatializePostEffects: 0\n"
    "  Priority: 128\n"
    "  DopplerLevel: 1\n"
    "  MinDistance: 1\n"
    "  MaxDistance: 500\n"
    "  Pan2D: 0\n"
    "  rolloffMode: 0\n"
    "  BypassEffects: 0\n"
    "  BypassListenerEffects: 0\n"
    "  BypassReverbZones: 0\n"
    ROLLOFF
    CURVE("panLevelCustomCurve", "0")
    CURVE("spreadCustomCurve", "0")
    CURVE("reverbZoneMixCustomCurve", "1");

static const char audio_listener[] =
    HEAD
    "  m_Enabled: 1\n";

static const char animator[] =
    "  serializedVersion: 3\n"
    HEAD
    "  m_Enabled: 1\n"
    "  m_Avatar: {fileID: 0}\n"
    "  m_Controller: {fileID: 0}\n"
    "  m_CullingMode: 0\n"
    "  m_UpdateMode: 0\n"
    "  m_ApplyRootMotion: 0\n"
    "  m_LinearVelocityBlending: 0\n"
    "  m_WarningMessage: \n"
    "  m_HasTransformHierarchy: 1\n"
    "  m_AllowConstantClipSamplingOptimization: 1\n"
    "  m_KeepAnimatorControllerStateOnDisable: 0\n";

static const char nav_mesh_agent[] =
    HEAD
    "  m_Enabled: 1\n"
    "  m_AgentTypeID: 0\n"
    "  m_Radius: 0.5\n"
    "  m_Speed: 3.5\n"
    "  m_Acceleration: 8\n"
    "  avoidancePriority: 50\n"
    "  m_AngularSpeed: 120\n"
    "  m_StoppingDistance: 0\n"
    "  m_AutoTraverseOffMeshLink: 1\n"
    "  m_AutoBraking: 1\n"
    "  m_AutoRepath: 1\n"
    "  m_Height: 2\n"
    "  m_BaseOffset: 0\n"
    "  m_WalkableMask: 4294967295\n"
    "  m_ObstacleAvoidanceType: 4\n";

static const struct form forms[] = {
    {20, "Camera", camera},
    {108, "Light", light},
    {23, "MeshRenderer", mesh_renderer},
    {33, "MeshFilter", mesh_filter},
    {137, "SkinnedMeshRenderer", skinned_mesh_renderer},
    {212, "SpriteRenderer", sprite_renderer},
    {120, "LineRenderer", line_renderer},
    {102, "TextMesh", text_mesh},
    {223, "Canvas", canvas},
    {222, "CanvasRenderer", canvas_renderer},
    {225, "CanvasGroup", canvas_group},
    {65, "BoxCollider", box_collider},
    {135, "SphereCollider", sphere_collider},
    {136, "CapsuleCollider", capsule_collider},
    {64, "MeshCollider", mesh_collider},
    {143, "CharacterController", character_controller},
    {54, "Rigidbody", rigidbody},
    {50, "Rigidbody2D", rigidbody_2d},
    {61, "BoxCollider2D", box_collider_2d},
    {58, "CircleCollider2D", circle_collider_2d},
    {82, "AudioSource", audio_source},
    {81, "AudioListener", audio_listener},
    {95, "Animator", animator},
    {195, "NavMeshAgent", nav_mesh_agent},
};
/* clang-format on */

const struct form *form_of(int64_t class_id)
{
    for (size_t i = 0; i < N_ELEMENTS(forms); i++)
        if (forms[i].class_id == class_id)
            return &forms[i];
    return NULL;
}
