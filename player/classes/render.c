/* Cameras, lights and renderers. Rows of the class table; see internal.h. */
#include <math.h>

#include "internal.h"

/* clang-format off */
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
#define RENDERER(shadows, motion, probes)                                                          \
    FORM_COMPONENT                                                                                 \
    "  m_Enabled: 1\n"                                                                             \
    "  m_CastShadows: " shadows "\n"                                                               \
    "  m_ReceiveShadows: " shadows "\n"                                                            \
    "  m_DynamicOccludee: 1\n"                                                                     \
    "  m_MotionVectors: " motion "\n"                                                              \
    "  m_LightProbeUsage: " probes "\n"                                                            \
    "  m_ReflectionProbeUsage: " probes "\n"                                                       \
    "  m_RayTracingMode: 0\n"                                                                      \
    "  m_RenderingLayerMask: 1\n"                                                                  \
    "  m_RendererPriority: 0\n"                                                                    \
    "  m_Materials: []\n"                                                                          \
    BATCH
/* Properties of lines and trails. */
#define LINE_PARAMETERS                                                                            \
    FLOAT("m_Parameters.widthMultiplier", 1),                                                      \
    INT("m_Parameters.numCornerVertices", 0),                                                      \
    INT("m_Parameters.numCapVertices", 0),                                                         \
    INT("m_Parameters.alignment", 0),                                                              \
    INT("m_Parameters.textureMode", 0),                                                            \
    FLOAT("m_Parameters.shadowBias", 0.5f),                                                        \
    INT("m_Parameters.generateLightingData", 0),                                                   \
    VECTOR("m_Parameters.colorGradient.key0", 1, 1, 1, 1),                                         \
    VECTOR("m_Parameters.colorGradient.key1", 1, 1, 1, 1),                                         \
    INT("m_Parameters.colorGradient.m_NumColorKeys", 2),                                           \
    INT("m_Parameters.colorGradient.m_NumAlphaKeys", 2),                                           \
    INT("m_Parameters.hasOwnGradient", 0), /* no file has it, nor the last of these */             \
    FLOAT("m_Parameters.widthCurve", 1),                                                           \
    FLOAT("m_Parameters.lastWidth", NAN) /* as the first */

const struct native_class class_camera = {
    .name = "UnityEngine.Camera",
    .base = &class_behaviour,
    .properties = PROPERTIES(
        INT("m_ClearFlags", 1),
        VECTOR("m_BackGroundColor", 0.19215687f, 0.3019608f, 0.4745098f, 0),
        INT("m_projectionMatrixMode", 1), /* 2: physical properties */
        INT("m_GateFitMode", 2),
        INT("m_FOVAxisMode", 0),
        INT("m_Iso", 200),
        FLOAT("m_ShutterSpeed", 0.005f),
        FLOAT("m_Aperture", 16),
        FLOAT("m_FocusDistance", 10),
        FLOAT("m_FocalLength", 50),
        INT("m_BladeCount", 5),
        VECTOR("m_Curvature", 2, 11, 0, 0),
        FLOAT("m_BarrelClipping", 0.25f),
        FLOAT("m_Anamorphism", 0),
        VECTOR("m_SensorSize", 36, 24, 0, 0),
        VECTOR("m_LensShift", 0, 0, 0, 0),
        VECTOR("m_NormalizedViewPortRect", 0, 0, 1, 1),
        FLOAT("near clip plane", 0.3f),
        FLOAT("far clip plane", 1000),
        FLOAT("field of view", 60),
        INT("orthographic", 0),
        FLOAT("orthographic size", 5),
        FLOAT("m_Depth", 0),
        INT("m_CullingMask", EVERY_LAYER),
        INT("m_RenderingPath", -1),
        OBJECT("m_TargetTexture"),
        INT("m_TargetDisplay", 0),
        INT("m_TargetEye", 3),
        INT("m_HDR", 1),
        INT("m_AllowMSAA", 1),
        INT("m_AllowDynamicResolution", 0),
        INT("m_ForceIntoRT", 0),
        INT("m_OcclusionCulling", 1),
        FLOAT("m_StereoConvergence", 10),
        FLOAT("m_StereoSeparation", 0.022f),
        /* No file has these. */
        FLOAT("m_Aspect", 0), /* 0: the screen's */
        INT("m_EventMask", EVERY_LAYER),
        INT("m_DepthTextureMode", 0),
        INT("m_CameraType", 1),
        INT("m_TransparencySortMode", 0),
        INT("m_OpaqueSortMode", 0),
        VECTOR("m_TransparencySortAxis", 0, 0, 1, 0)),
    .form =
        FORM_COMPONENT
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
        "  m_StereoSeparation: 0.022\n",
};

static const struct native_class class_light = {
    .name = "UnityEngine.Light",
    .base = &class_behaviour,
    .properties = PROPERTIES(
        INT("m_Type", 2),
        INT("m_Shape", 0),
        VECTOR("m_Color", 1, 1, 1, 1),
        FLOAT("m_Intensity", 1),
        FLOAT("m_Range", 10),
        FLOAT("m_SpotAngle", 30),
        FLOAT("m_InnerSpotAngle", 21.80208f),
        FLOAT("m_CookieSize", 10),
        INT("m_Shadows.m_Type", 0),
        INT("m_Shadows.m_Resolution", -1),
        INT("m_Shadows.m_CustomResolution", -1),
        FLOAT("m_Shadows.m_Strength", 1),
        FLOAT("m_Shadows.m_Bias", 0.05f),
        FLOAT("m_Shadows.m_NormalBias", 0.4f),
        FLOAT("m_Shadows.m_NearPlane", 0.2f),
        OBJECT("m_Cookie"),
        INT("m_DrawHalo", 0),
        OBJECT("m_Flare"),
        INT("m_RenderMode", 0),
        INT("m_CullingMask", EVERY_LAYER),
        INT("m_RenderingLayerMask", 1),
        INT("m_Lightmapping", 4),
        INT("m_LightShadowCasterMode", 0),
        VECTOR("m_AreaSize", 1, 1, 0, 0),
        FLOAT("m_BounceIntensity", 1),
        FLOAT("m_ColorTemperature", 6570),
        INT("m_UseColorTemperature", 0),
        VECTOR("m_BoundingSphereOverride", 0, 0, 0, 0),
        INT("m_UseBoundingSphereOverride", 0),
        INT("m_UseViewFrustumForShadowCasterCull", 1),
        FLOAT("m_ShadowRadius", 0),
        FLOAT("m_ShadowAngle", 0)),
    .form =
        FORM_COMPONENT
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
        "  m_ShadowAngle: 0\n",
};

/* Renderers and colliders are not Behaviours, and have their own enabled flag. */
static const struct native_class class_renderer = {
    .name = "UnityEngine.Renderer",
    .base = &class_component,
    .properties = PROPERTIES(
        INT("m_Enabled", 1),
        INT("m_CastShadows", 1),
        INT("m_ReceiveShadows", 1),
        INT("m_DynamicOccludee", 1),
        INT("m_StaticShadowCaster", 0),
        INT("m_MotionVectors", 1),
        INT("m_LightProbeUsage", 1),
        INT("m_ReflectionProbeUsage", 1),
        INT("m_RayTracingMode", 2),
        INT("m_RenderingLayerMask", 1),
        INT("m_RendererPriority", 0),
        OBJECTS("m_Materials"),
        OBJECT("m_ProbeAnchor"),
        OBJECT("m_LightProbeVolumeOverride"),
        INT("m_SortingLayerID", 0),
        INT("m_SortingLayer", 0),
        INT("m_SortingOrder", 0),
        /* No file has these. */
        INT("m_ForceRenderingOff", 0),
        INT("m_LightmapIndex", -1),
        VECTOR("m_LightmapScaleOffset", 1, 1, 0, 0)),
};

const struct native_class class_mesh_renderer = {
    .name = "UnityEngine.MeshRenderer",
    .base = &class_renderer,
    .properties = PROPERTIES(
        OBJECT("m_AdditionalVertexStreams"),
        FLOAT("m_ScaleInLightmap", 1),
        INT("m_ReceiveGI", 1),
        INT("m_StitchLightmapSeams", 1)),
    .form =
        FORM_COMPONENT
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
        "  m_AdditionalVertexStreams: {fileID: 0}\n",
};

const struct native_class class_skinned_mesh_renderer = {
    .name = "UnityEngine.SkinnedMeshRenderer",
    .base = &class_renderer,
    .properties = PROPERTIES(
        INT("m_Quality", 0),
        INT("m_UpdateWhenOffscreen", 0),
        INT("m_SkinnedMotionVectors", 1),
        OBJECT("m_Mesh"),
        OBJECTS("m_Bones"),
        OBJECT("m_RootBone"),
        VECTOR("m_AABB.m_Center", 0, 0, 0, 0),
        VECTOR("m_AABB.m_Extent", 0, 0, 0, 0)),
    .form =
        RENDERER("1", "1", "1")
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
        "  m_DirtyAABB: 0\n",
};

const struct native_class class_sprite_renderer = {
    .name = "UnityEngine.SpriteRenderer",
    .base = &class_renderer,
    .properties = PROPERTIES(
        OBJECT("m_Sprite"),
        VECTOR("m_Color", 1, 1, 1, 1),
        INT("m_FlipX", 0),
        INT("m_FlipY", 0),
        INT("m_DrawMode", 0),
        VECTOR("m_Size", 1, 1, 0, 0),
        FLOAT("m_AdaptiveModeThreshold", 0.5f),
        INT("m_SpriteTileMode", 0),
        INT("m_MaskInteraction", 0),
        INT("m_SpriteSortPoint", 0)),
    .changed = PROPERTIES(
        INT("m_CastShadows", 0),
        INT("m_ReceiveShadows", 0),
        INT("m_RayTracingMode", 0)),
    .form =
        RENDERER("0", "1", "1")
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
        "  m_SpriteSortPoint: 0\n",
};

static const struct native_class class_line_renderer = {
    .name = "UnityEngine.LineRenderer",
    .base = &class_renderer,
    .properties = PROPERTIES(
        LINE_PARAMETERS,
        INT("m_UseWorldSpace", 1),
        INT("m_Loop", 0)),
    .form =
        RENDERER("0", "0", "0")
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
        "  m_Loop: 0\n",
};

static const struct native_class class_trail_renderer = {
    .name = "UnityEngine.TrailRenderer",
    .base = &class_renderer,
    .properties = PROPERTIES(
        FLOAT("m_Time", 5),
        LINE_PARAMETERS,
        FLOAT("m_MinVertexDistance", 0.1f),
        INT("m_Autodestruct", 0),
        INT("m_Emitting", 1)),
};

/* A number, a curve, or something between two of them. Without the second number it is unknown. */
#define MIN_MAX(key, n)                                                                            \
    INT(key ".minMaxState", 0),                                                                    \
    FLOAT(key ".scalar", n),                                                                       \
    FLOAT(key ".minScalar", NAN)

static const struct native_class class_particle_system = {
    .name = "UnityEngine.ParticleSystem",
    .base = &class_component,
    .properties = PROPERTIES(
        FLOAT("lengthInSec", 5),
        FLOAT("simulationSpeed", 1),
        INT("stopAction", 0),
        INT("cullingMode", 0),
        INT("looping", 1),
        INT("prewarm", 0),
        INT("playOnAwake", 1),
        INT("useUnscaledTime", 0),
        INT("autoRandomSeed", 1),
        INT("randomSeed", 0),
        INT("moveWithTransform", 0),
        OBJECT("moveWithCustomTransform"),
        INT("scalingMode", 1),
        INT("InitialModule.maxNumParticles", 1000),
        INT("EmissionModule.enabled", 1),
        INT("ShapeModule.enabled", 1),
        INT("ShapeModule.type", 4),
        MIN_MAX("startDelay", 0),
        MIN_MAX("InitialModule.startLifetime", 5),
        MIN_MAX("InitialModule.startSpeed", 5),
        MIN_MAX("InitialModule.startSize", 1),
        MIN_MAX("InitialModule.startSizeY", 1),
        MIN_MAX("InitialModule.startSizeZ", 1),
        MIN_MAX("InitialModule.startRotationX", 0),
        MIN_MAX("InitialModule.startRotationY", 0),
        MIN_MAX("InitialModule.startRotation", 0),
        MIN_MAX("InitialModule.gravityModifier", 0),
        INT("InitialModule.startColor.minMaxState", 0),
        VECTOR("InitialModule.startColor.minColor", 1, 1, 1, 1),
        VECTOR("InitialModule.startColor.maxColor", 1, 1, 1, 1),
        INT("InitialModule.size3D", 0),
        INT("InitialModule.rotation3D", 0),
        FLOAT("InitialModule.randomizeRotationDirection", 0),
        INT("serializedVersion", 8),
        TEXT("unstored"), /* no file has it: for values of scripts that slots cannot hold */
        INT("emitterVelocityMode", 1),
        INT("ringBufferMode", 0),
        MIN_MAX("EmissionModule.rateOverTime", 10),
        MIN_MAX("EmissionModule.rateOverDistance", 0),
        INT("EmissionModule.m_BurstCount", 0),
        {.key = "ShapeModule.radius.value", .newer_key = "ShapeModule.radius", .type = VALUE_FLOAT,
         .def = {1, 0, 0, 0}},
        {.key = "ShapeModule.arc.value", .newer_key = "ShapeModule.arc", .type = VALUE_FLOAT,
         .def = {360, 0, 0, 0}},
        FLOAT("ShapeModule.angle", 25),
        FLOAT("ShapeModule.length", 5),
        FLOAT("ShapeModule.radiusThickness", 1),
        FLOAT("ShapeModule.donutRadius", 0.2f),
        INT("ShapeModule.alignToDirection", 0),
        FLOAT("ShapeModule.randomDirectionAmount", 0),
        FLOAT("ShapeModule.sphericalDirectionAmount", 0),
        FLOAT("ShapeModule.randomPositionAmount", 0),
        VECTOR("ShapeModule.m_Position", 0, 0, 0, 0),
        VECTOR("ShapeModule.m_Rotation", 0, 0, 0, 0),
        VECTOR("ShapeModule.m_Scale", 1, 1, 1, 0),
        INT("VelocityModule.enabled", 0),
        INT("ClampVelocityModule.enabled", 0),
        INT("InheritVelocityModule.enabled", 0),
        INT("LifetimeByEmitterSpeedModule.enabled", 0),
        INT("ForceModule.enabled", 0),
        INT("ColorModule.enabled", 0),
        INT("ColorBySpeedModule.enabled", 0),
        INT("SizeModule.enabled", 0),
        INT("SizeBySpeedModule.enabled", 0),
        INT("RotationModule.enabled", 0),
        INT("RotationBySpeedModule.enabled", 0),
        INT("ExternalForcesModule.enabled", 0),
        INT("NoiseModule.enabled", 0),
        INT("CollisionModule.enabled", 0),
        INT("TriggerModule.enabled", 0),
        INT("SubModule.enabled", 0),
        INT("UVModule.enabled", 0),
        INT("LightsModule.enabled", 0),
        INT("TrailModule.enabled", 0),
        INT("CustomDataModule.enabled", 0),
        /* No file has these. */
        INT("m_IsPlaying", -1), /* not set: as playOnAwake has it */
        INT("m_IsPaused", 0),
        FLOAT("m_Time", 0)),
};

static const struct native_class class_sorting_group = {
    .name = "UnityEngine.Rendering.SortingGroup",
    .base = &class_behaviour,
    .properties = PROPERTIES(
        INT("m_SortingLayerID", 0),
        INT("m_SortingOrder", 0),
        INT("m_SortAtRoot", 0)),
    .form =
        FORM_COMPONENT
        "  m_Enabled: 1\n"
        "  m_SortingLayerID: 0\n"
        "  m_SortingLayer: 0\n"
        "  m_SortingOrder: 0\n"
        "  m_SortAtRoot: 0\n",
};

static const struct native_class class_particle_system_renderer = {
    .name = "UnityEngine.ParticleSystemRenderer",
    .base = &class_renderer,
    .properties = PROPERTIES(
        INT("m_RenderMode", 0),
        INT("m_SortMode", 0),
        FLOAT("m_MinParticleSize", 0),
        FLOAT("m_MaxParticleSize", 0.5f),
        FLOAT("m_CameraVelocityScale", 0),
        FLOAT("m_VelocityScale", 0),
        FLOAT("m_LengthScale", 2),
        FLOAT("m_SortingFudge", 0),
        FLOAT("m_NormalDirection", 1),
        INT("m_RenderAlignment", 0),
        VECTOR("m_Pivot", 0, 0, 0, 0),
        VECTOR("m_Flip", 0, 0, 0, 0),
        OBJECT("m_Mesh"),
        INT("m_MaskInteraction", 0)),
    .changed = PROPERTIES(
        INT("m_CastShadows", 0),
        INT("m_ReceiveShadows", 0)),
};

const struct native_class class_mesh_filter = {
    .name = "UnityEngine.MeshFilter",
    .base = &class_component,
    .properties = PROPERTIES(
        OBJECT("m_Mesh")),
    .form =
        FORM_COMPONENT
        "  m_Mesh: {fileID: 0}\n",
};

static const struct native_class class_text_mesh = {
    .name = "UnityEngine.TextMesh",
    .base = &class_component,
    .properties = PROPERTIES(
        TEXT("m_Text"),
        FLOAT("m_OffsetZ", 0),
        FLOAT("m_CharacterSize", 1),
        FLOAT("m_LineSpacing", 1),
        INT("m_Anchor", 0),
        INT("m_Alignment", 0),
        FLOAT("m_TabSize", 4),
        INT("m_FontSize", 0),
        INT("m_FontStyle", 0),
        INT("m_RichText", 1),
        OBJECT("m_Font"),
        VECTOR("m_Color", 1, 1, 1, 1)),
    .form =
        "  serializedVersion: 3\n"
        FORM_COMPONENT
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
        "    rgba: 4294967295\n",
};

static const struct native_class class_terrain = {
    .name = "UnityEngine.Terrain",
    .base = &class_behaviour,
    .properties = PROPERTIES(
        OBJECT("m_TerrainData"),
        FLOAT("m_TreeDistance", 5000),
        FLOAT("m_TreeBillboardDistance", 50),
        FLOAT("m_TreeCrossFadeLength", 5),
        INT("m_TreeMaximumFullLODCount", 50),
        FLOAT("m_DetailObjectDistance", 80),
        FLOAT("m_DetailObjectDensity", 1),
        FLOAT("m_HeightmapPixelError", 5),
        FLOAT("m_SplatMapDistance", 1000),
        INT("m_HeightmapMaximumLOD", 0),
        INT("m_ShadowCastingMode", 2),
        INT("m_DrawHeightmap", 1),
        INT("m_DrawInstanced", 0),
        INT("m_DrawTreesAndFoliage", 1),
        INT("m_ReflectionProbeUsage", 1),
        OBJECT("m_MaterialTemplate"),
        INT("m_BakeLightProbesForTrees", 1),
        INT("m_DeringLightProbesForTrees", 1),
        INT("m_PreserveTreePrototypeLayers", 0),
        INT("m_GroupingID", 0),
        INT("m_RenderingLayerMask", 1),
        INT("m_AllowAutoConnect", 1)),
};

const struct native_class *const render_classes[] = {
    &class_camera,
    &class_light,
    &class_renderer,
    &class_mesh_renderer,
    &class_skinned_mesh_renderer,
    &class_sprite_renderer,
    &class_line_renderer,
    &class_trail_renderer,
    &class_particle_system,
    &class_particle_system_renderer,
    &class_sorting_group,
    &class_mesh_filter,
    &class_text_mesh,
    &class_terrain,
    NULL,
};
/* clang-format on */
