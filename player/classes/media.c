/* Sound and animation. Rows of the class table; see internal.h. */
#include "internal.h"

/* clang-format off */
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

static const struct native_class class_audio_behaviour = {
    .name = "UnityEngine.AudioBehaviour",
    .base = &class_behaviour,
};

static const struct native_class class_audio_source = {
    .name = "UnityEngine.AudioSource",
    .base = &class_audio_behaviour,
    .properties = PROPERTIES(
        OBJECT("OutputAudioMixerGroup"),
        {.key = "m_audioClip", .newer_key = "m_Resource", .type = VALUE_OBJECT},
        INT("m_PlayOnAwake", 1),
        FLOAT("m_Volume", 1),
        FLOAT("m_Pitch", 1),
        INT("Loop", 0),
        INT("Mute", 0),
        INT("Spatialize", 0),
        INT("SpatializePostEffects", 0),
        INT("Priority", 128),
        FLOAT("DopplerLevel", 1),
        FLOAT("MinDistance", 1),
        FLOAT("MaxDistance", 500),
        FLOAT("Pan2D", 0),
        INT("rolloffMode", 0),
        INT("BypassEffects", 0),
        INT("BypassListenerEffects", 0),
        INT("BypassReverbZones", 0),
        FLOAT("panLevelCustomCurve", 0), /* spatialBlend */
        FLOAT("spreadCustomCurve", 0),
        FLOAT("reverbZoneMixCustomCurve", 1),
        /* No file has these. */
        INT("m_IsPlaying", 0),
        FLOAT("m_Time", 0),
        INT("m_IgnoreListenerPause", 0),
        INT("m_IgnoreListenerVolume", 0),
        INT("m_VelocityUpdateMode", 0)),
    .form =
        FORM_COMPONENT
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
        CURVE("reverbZoneMixCustomCurve", "1"),
};

static const struct native_class class_audio_listener = {
    .name = "UnityEngine.AudioListener",
    .base = &class_audio_behaviour,
    .properties = PROPERTIES(
        /* No file has these. */
        INT("m_VelocityUpdateMode", 0)),
    .form =
        FORM_COMPONENT
        "  m_Enabled: 1\n",
};

static const struct native_class class_animator = {
    .name = "UnityEngine.Animator",
    .base = &class_behaviour,
    .properties = PROPERTIES(
        OBJECT("m_Avatar"),
        OBJECT("m_Controller"),
        INT("m_CullingMode", 0),
        INT("m_UpdateMode", 0),
        INT("m_ApplyRootMotion", 0),
        INT("m_LinearVelocityBlending", 0),
        INT("m_StabilizeFeet", 0),
        INT("m_AnimatePhysics", 0),
        INT("m_HasTransformHierarchy", 1),
        {.key = "m_KeepAnimatorStateOnDisable",
         .newer_key = "m_KeepAnimatorControllerStateOnDisable", .type = VALUE_INT},
        INT("m_WriteDefaultValuesOnDisable", 0),
        /* No file has these. */
        FLOAT("m_Speed", 1),
        INT("m_LogWarnings", 1),
        INT("m_FireEvents", 1),
        INT("m_LayersAffectMassCenter", 0)),
    .form =
        "  serializedVersion: 3\n"
        FORM_COMPONENT
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
        "  m_KeepAnimatorControllerStateOnDisable: 0\n",
};

static const struct native_class class_animation = {
    .name = "UnityEngine.Animation",
    .base = &class_behaviour,
    .properties = PROPERTIES(
        OBJECT("m_Animation"),
        OBJECTS("m_Animations"),
        INT("m_WrapMode", 0),
        INT("m_PlayAutomatically", 1),
        INT("m_AnimatePhysics", 0),
        INT("m_UpdateMode", 0),
        INT("m_CullingType", 0),
        /* No file has these. */
        INT("m_IsPlaying", 0)),
};

const struct native_class *const media_classes[] = {
    &class_audio_behaviour,
    &class_audio_source,
    &class_audio_listener,
    &class_animator,
    &class_animation,
    NULL,
};
/* clang-format on */
