/*
 * The classes that are seen: cameras, lights, renderers, canvases. Rows for classes.c.
 * Knows no objects.
 */
#include "player/graph/rows.h"

static const struct property camera_properties[] = {
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
    VECTOR("m_TransparencySortAxis", 0, 0, 1, 0),
    END,
};

const struct native_class class_camera = {
    .name = "UnityEngine.Camera",
    .class_id = 20,
    .base = &class_behaviour,
    .properties = camera_properties,
    .is_component = true,
};

static const struct property light_properties[] = {
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
    FLOAT("m_ShadowAngle", 0),
    END,
};

const struct native_class class_light = {
    .name = "UnityEngine.Light",
    .class_id = 108,
    .base = &class_behaviour,
    .properties = light_properties,
    .is_component = true,
};

/* Renderers and colliders are no behaviours, and have a switch of their own. */
static const struct property renderer_properties[] = {
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
    VECTOR("m_LightmapScaleOffset", 1, 1, 0, 0),
    END,
};

const struct native_class class_renderer = {
    .name = "UnityEngine.Renderer",
    .class_id = 25,
    .base = &class_component,
    .properties = renderer_properties,
    .is_component = true,
};

static const struct property mesh_renderer_properties[] = {
    OBJECT("m_AdditionalVertexStreams"),
    FLOAT("m_ScaleInLightmap", 1),
    INT("m_ReceiveGI", 1),
    INT("m_StitchLightmapSeams", 1),
    END,
};

const struct native_class class_mesh_renderer = {
    .name = "UnityEngine.MeshRenderer",
    .class_id = 23,
    .base = &class_renderer,
    .properties = mesh_renderer_properties,
    .is_component = true,
};

static const struct property skinned_mesh_renderer_properties[] = {
    INT("m_Quality", 0),
    INT("m_UpdateWhenOffscreen", 0),
    INT("m_SkinnedMotionVectors", 1),
    OBJECT("m_Mesh"),
    OBJECTS("m_Bones"),
    OBJECT("m_RootBone"),
    VECTOR("m_AABB.m_Center", 0, 0, 0, 0),
    VECTOR("m_AABB.m_Extent", 0, 0, 0, 0),
    END,
};

const struct native_class class_skinned_mesh_renderer = {
    .name = "UnityEngine.SkinnedMeshRenderer",
    .class_id = 137,
    .base = &class_renderer,
    .properties = skinned_mesh_renderer_properties,
    .is_component = true,
};

static const struct property sprite_renderer_properties[] = {
    OBJECT("m_Sprite"),
    VECTOR("m_Color", 1, 1, 1, 1),
    INT("m_FlipX", 0),
    INT("m_FlipY", 0),
    INT("m_DrawMode", 0),
    VECTOR("m_Size", 1, 1, 0, 0),
    FLOAT("m_AdaptiveModeThreshold", 0.5f),
    INT("m_SpriteTileMode", 0),
    INT("m_MaskInteraction", 0),
    INT("m_SpriteSortPoint", 0),
    END,
};

static const struct property sprite_renderer_changed[] = {
    INT("m_CastShadows", 0), INT("m_ReceiveShadows", 0), INT("m_RayTracingMode", 0), END};

const struct native_class class_sprite_renderer = {
    .name = "UnityEngine.SpriteRenderer",
    .class_id = 212,
    .base = &class_renderer,
    .properties = sprite_renderer_properties,
    .changed = sprite_renderer_changed,
    .is_component = true,
};

static const struct property line_renderer_properties[] = {
    FLOAT("m_Parameters.widthMultiplier", 1),
    INT("m_Parameters.numCornerVertices", 0),
    INT("m_Parameters.numCapVertices", 0),
    INT("m_Parameters.alignment", 0),
    INT("m_Parameters.textureMode", 0),
    FLOAT("m_Parameters.shadowBias", 0.5f),
    INT("m_Parameters.generateLightingData", 0),
    VECTOR("m_Parameters.colorGradient.key0", 1, 1, 1, 1),
    VECTOR("m_Parameters.colorGradient.key1", 1, 1, 1, 1),
    INT("m_UseWorldSpace", 1),
    INT("m_Loop", 0),
    END,
};

const struct native_class class_line_renderer = {
    .name = "UnityEngine.LineRenderer",
    .class_id = 120,
    .base = &class_renderer,
    .properties = line_renderer_properties,
    .is_component = true,
};

static const struct property trail_renderer_properties[] = {
    FLOAT("m_Time", 5),
    FLOAT("m_Parameters.widthMultiplier", 1),
    INT("m_Parameters.numCornerVertices", 0),
    INT("m_Parameters.numCapVertices", 0),
    INT("m_Parameters.alignment", 0),
    INT("m_Parameters.textureMode", 0),
    FLOAT("m_Parameters.shadowBias", 0.5f),
    INT("m_Parameters.generateLightingData", 0),
    VECTOR("m_Parameters.colorGradient.key0", 1, 1, 1, 1),
    VECTOR("m_Parameters.colorGradient.key1", 1, 1, 1, 1),
    FLOAT("m_MinVertexDistance", 0.1f),
    INT("m_Autodestruct", 0),
    INT("m_Emitting", 1),
    END,
};

const struct native_class class_trail_renderer = {
    .name = "UnityEngine.TrailRenderer",
    .class_id = 96,
    .base = &class_renderer,
    .properties = trail_renderer_properties,
    .is_component = true,
};

static const struct property particle_system_properties[] = {
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
    /* No file has these. */
    INT("m_IsPlaying", 0),
    INT("m_IsPaused", 0),
    FLOAT("m_Time", 0),
    END,
};

const struct native_class class_particle_system = {
    .name = "UnityEngine.ParticleSystem",
    .class_id = 198,
    .base = &class_component,
    .properties = particle_system_properties,
    .is_component = true,
};

static const struct property particle_system_renderer_properties[] = {
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
    INT("m_MaskInteraction", 0),
    END,
};

static const struct property particle_system_renderer_changed[] = {INT("m_CastShadows", 0),
                                                                   INT("m_ReceiveShadows", 0), END};

const struct native_class class_particle_system_renderer = {
    .name = "UnityEngine.ParticleSystemRenderer",
    .class_id = 199,
    .base = &class_renderer,
    .properties = particle_system_renderer_properties,
    .changed = particle_system_renderer_changed,
    .is_component = true,
};

static const struct property mesh_filter_properties[] = {OBJECT("m_Mesh"), END};

const struct native_class class_mesh_filter = {
    .name = "UnityEngine.MeshFilter",
    .class_id = 33,
    .base = &class_component,
    .properties = mesh_filter_properties,
    .is_component = true,
};

static const struct property text_mesh_properties[] = {
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
    VECTOR("m_Color", 1, 1, 1, 1),
    END,
};

const struct native_class class_text_mesh = {
    .name = "UnityEngine.TextMesh",
    .class_id = 102,
    .base = &class_component,
    .properties = text_mesh_properties,
    .is_component = true,
};

static const struct property canvas_properties[] = {
    INT("m_RenderMode", 2), /* what AddComponent() gives; the editor's menu makes 0 */
    OBJECT("m_Camera"),
    FLOAT("m_PlaneDistance", 100),
    INT("m_PixelPerfect", 0),
    INT("m_ReceivesEvents", 1),
    INT("m_OverrideSorting", 0),
    INT("m_OverridePixelPerfect", 0),
    FLOAT("m_SortingBucketNormalizedSize", 0),
    INT("m_VertexColorAlwaysGammaSpace", 0),
    INT("m_AdditionalShaderChannelsFlag", 0),
    INT("m_UpdateRectTransformForStandalone", 0),
    INT("m_SortingLayerID", 0),
    INT("m_SortingOrder", 0),
    INT("m_TargetDisplay", 0),
    /* No file has these. */
    FLOAT("m_ScaleFactor", 1),
    FLOAT("m_ReferencePixelsPerUnit", 100),
    END,
};

const struct native_class class_canvas = {
    .name = "UnityEngine.Canvas",
    .class_id = 223,
    .base = &class_behaviour,
    .properties = canvas_properties,
    .is_component = true,
};

static const struct property canvas_group_properties[] = {
    FLOAT("m_Alpha", 1),
    INT("m_Interactable", 1),
    INT("m_BlocksRaycasts", 1),
    INT("m_IgnoreParentGroups", 0),
    END,
};

const struct native_class class_canvas_group = {
    .name = "UnityEngine.CanvasGroup",
    .class_id = 225,
    .base = &class_behaviour,
    .properties = canvas_group_properties,
    .is_component = true,
};

static const struct property canvas_renderer_properties[] = {
    INT("m_CullTransparentMesh", 1),
    /* No file has these. */
    VECTOR("m_Color", 1, 1, 1, 1),
    INT("m_Cull", 0),
    INT("m_HasPopInstruction", 0),
    INT("m_AbsoluteDepth", 0),
    OBJECTS("m_Materials"),
    OBJECT("m_Texture"),
    END,
};

const struct native_class class_canvas_renderer = {
    .name = "UnityEngine.CanvasRenderer",
    .class_id = 222,
    .base = &class_component,
    .properties = canvas_renderer_properties,
    .is_component = true,
};

static const struct property terrain_properties[] = {
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
    INT("m_AllowAutoConnect", 1),
    END,
};

const struct native_class class_terrain = {
    .name = "UnityEngine.Terrain",
    .class_id = 218,
    .base = &class_behaviour,
    .properties = terrain_properties,
    .is_component = true,
};
