/* Assets that components refer to. Rows of the class table; see internal.h. */
#include "internal.h"

/* clang-format off */
static const struct native_class class_material = {
    .name = "UnityEngine.Material",
    .base = &class_object,
    .properties = PROPERTIES(
        OBJECT("m_Shader"),
        OBJECT("m_Parent"),
        TEXT("m_ShaderKeywords"),
        INT("m_LightmapFlags", 4),
        INT("m_EnableInstancingVariants", 0),
        INT("m_DoubleSidedGI", 0),
        INT("m_CustomRenderQueue", -1),
        VECTOR("m_SavedProperties.m_Colors._Color", 1, 1, 1, 1),
        VECTOR("m_SavedProperties.m_Colors._BaseColor", 1, 1, 1, 1),
        VECTOR("m_SavedProperties.m_Colors._EmissionColor", 0, 0, 0, 1),
        FLOAT("m_SavedProperties.m_Floats._Metallic", 0),
        FLOAT("m_SavedProperties.m_Floats._Glossiness", 0.5f),
        FLOAT("m_SavedProperties.m_Floats._Smoothness", 0.5f),
        OBJECT("m_SavedProperties.m_TexEnvs._MainTex.m_Texture"),
        VECTOR("m_SavedProperties.m_TexEnvs._MainTex.m_Scale", 1, 1, 0, 0),
        VECTOR("m_SavedProperties.m_TexEnvs._MainTex.m_Offset", 0, 0, 0, 0),
        OBJECT("m_SavedProperties.m_TexEnvs._BaseMap.m_Texture")),
};

const struct native_class class_mesh = {
    .name = "UnityEngine.Mesh",
    .base = &class_object,
    .properties = PROPERTIES(
        VECTOR("m_LocalAABB.m_Center", 0, 0, 0, 0),
        VECTOR("m_LocalAABB.m_Extent", 0, 0, 0, 0),
        INT("m_VertexData.m_VertexCount", 0),
        INT("m_IsReadable", 1)),
};

static const struct native_class class_texture = {
    .name = "UnityEngine.Texture",
    .base = &class_object,
    .properties = PROPERTIES(
        INT("m_Width", 0),
        INT("m_Height", 0),
        INT("m_IsReadable", 1),
        INT("m_TextureDimension", 2),
        INT("m_TextureSettings.m_FilterMode", 1),
        INT("m_TextureSettings.m_Aniso", 1),
        FLOAT("m_TextureSettings.m_MipBias", 0),
        INT("m_TextureSettings.m_WrapU", 0),
        INT("m_TextureSettings.m_WrapV", 0),
        INT("m_TextureSettings.m_WrapW", 0)),
};

static const struct native_class class_texture_2d = {
    .name = "UnityEngine.Texture2D",
    .base = &class_texture,
    .properties = PROPERTIES(
        INT("m_TextureFormat", 4),
        INT("m_MipCount", 1),
        INT("m_AlphaIsTransparency", 0),
        INT("m_StreamingMipmaps", 0),
        INT("m_StreamingMipmapsPriority", 0)),
};

const struct native_class class_sprite = {
    .name = "UnityEngine.Sprite",
    .base = &class_object,
    .properties = PROPERTIES(
        VECTOR("m_Rect", 0, 0, 0, 0),
        VECTOR("m_Offset", 0, 0, 0, 0),
        VECTOR("m_Border", 0, 0, 0, 0),
        FLOAT("m_PixelsToUnits", 100),
        VECTOR("m_Pivot", 0.5f, 0.5f, 0, 0),
        OBJECT("m_RD.texture")),
};

static const struct native_class class_audio_clip = {
    .name = "UnityEngine.AudioClip",
    .base = &class_object,
    .properties = PROPERTIES(
        INT("m_LoadType", 0),
        INT("m_Channels", 0),
        INT("m_Frequency", 0),
        FLOAT("m_Length", 0),
        INT("m_Ambisonic", 0),
        INT("m_PreloadAudioData", 1),
        INT("m_LoadInBackground", 0)),
};

static const struct native_class class_shader = {
    .name = "UnityEngine.Shader",
    .base = &class_object,
    .properties = PROPERTIES(
        TEXT("m_ParsedForm.m_Name"),
        /* No file has these. */
        INT("m_MaximumLOD", -1),
        INT("m_IsSupported", 1),
        INT("m_RenderQueue", 2000)),
};

static const struct native_class class_font = {
    .name = "UnityEngine.Font",
    .base = &class_object,
    .properties = PROPERTIES(
        FLOAT("m_FontSize", 16),
        FLOAT("m_LineSpacing", 0),
        FLOAT("m_Ascent", 0),
        OBJECT("m_DefaultMaterial"),
        OBJECT("m_Texture")),
};

static const struct native_class class_physic_material = {
    .name = "UnityEngine.PhysicMaterial",
    .base = &class_object,
    .properties = PROPERTIES(
        FLOAT("dynamicFriction", 0.6f),
        INT("frictionCombine", 0),
        FLOAT("staticFriction", 0.6f),
        FLOAT("bounciness", 0),
        INT("bounceCombine", 0)),
};

static const struct native_class class_physics_material_2d = {
    .name = "UnityEngine.PhysicsMaterial2D",
    .base = &class_object,
    .properties = PROPERTIES(
        FLOAT("friction", 0.4f),
        FLOAT("bounciness", 0)),
};

static const struct native_class class_text_asset = {
    .name = "UnityEngine.TextAsset",
    .base = &class_object,
    .properties = PROPERTIES(
        TEXT("m_Script")),
};

static const struct native_class class_motion = {
    .name = "UnityEngine.Motion",
    .base = &class_object,
};

static const struct native_class class_animation_clip = {
    .name = "UnityEngine.AnimationClip",
    .base = &class_motion,
    .properties = PROPERTIES(
        INT("m_Legacy", 0),
        INT("m_WrapMode", 0),
        FLOAT("m_SampleRate", 60),
        FLOAT("m_AnimationClipSettings.m_StartTime", 0),
        FLOAT("m_AnimationClipSettings.m_StopTime", 1),
        INT("m_AnimationClipSettings.m_LoopTime", 0),
        VECTOR("m_Bounds.m_Center", 0, 0, 0, 0),
        VECTOR("m_Bounds.m_Extent", 0, 0, 0, 0)),
};

static const struct native_class class_runtime_animator_controller = {
    .name = "UnityEngine.RuntimeAnimatorController",
    .file_class = "UnityEditor.Animations.AnimatorController",
    .base = &class_object,
};

static const struct native_class class_animator_override_controller = {
    .name = "UnityEngine.AnimatorOverrideController",
    .base = &class_runtime_animator_controller,
    .properties = PROPERTIES(
        OBJECT("m_Controller")),
};

static const struct native_class class_compute_shader = {
    .name = "UnityEngine.ComputeShader",
    .base = &class_object,
};

static const struct native_class class_audio_mixer = {
    .name = "UnityEngine.Audio.AudioMixer",
    .file_class = "UnityEditor.Audio.AudioMixerController",
    .base = &class_object,
    .properties = PROPERTIES(
        OBJECT("m_MasterGroup"),
        OBJECTS("m_Snapshots"),
        OBJECT("m_StartSnapshot")),
};

static const struct native_class class_audio_mixer_group = {
    .name = "UnityEngine.Audio.AudioMixerGroup",
    .file_class = "UnityEditor.Audio.AudioMixerGroupController",
    .base = &class_object,
    .properties = PROPERTIES(
        OBJECT("m_AudioMixer"),
        OBJECTS("m_Children")),
};

static const struct native_class class_audio_mixer_snapshot = {
    .name = "UnityEngine.Audio.AudioMixerSnapshot",
    .file_class = "UnityEditor.Audio.AudioMixerSnapshotController",
    .base = &class_object,
    .properties = PROPERTIES(
        OBJECT("m_AudioMixer")),
};

const struct native_class *const asset_classes[] = {
    &class_audio_mixer,
    &class_audio_mixer_group,
    &class_audio_mixer_snapshot,
    &class_material,
    &class_mesh,
    &class_texture,
    &class_texture_2d,
    &class_sprite,
    &class_audio_clip,
    &class_shader,
    &class_font,
    &class_physic_material,
    &class_physics_material_2d,
    &class_text_asset,
    &class_motion,
    &class_animation_clip,
    &class_runtime_animator_controller,
    &class_animator_override_controller,
    &class_compute_shader,
    NULL,
};
/* clang-format on */
