/*
 * The classes of physics, of sound and of animation. Rows for classes.c.
 * Knows no objects.
 */
#include "player/graph/rows.h"

static const struct property collider_properties[] = {
    INT("m_Enabled", 1),
    OBJECT("m_Material"),
    INT("m_IsTrigger", 0),
    INT("m_IncludeLayers", 0),
    INT("m_ExcludeLayers", 0),
    INT("m_LayerOverridePriority", 0),
    INT("m_ProvidesContacts", 0),
    /* No file has these. */
    FLOAT("m_ContactOffset", 0.01f),
    INT("m_HasModifiableContacts", 0),
    END,
};

const struct native_class class_collider = {
    .name = "UnityEngine.Collider",
    .class_id = 56,
    .base = &class_component,
    .properties = collider_properties,
    .is_component = true,
};

static const struct property box_collider_properties[] = {
    VECTOR("m_Size", 1, 1, 1, 0),
    VECTOR("m_Center", 0, 0, 0, 0),
    END,
};

const struct native_class class_box_collider = {
    .name = "UnityEngine.BoxCollider",
    .class_id = 65,
    .base = &class_collider,
    .properties = box_collider_properties,
    .is_component = true,
};

static const struct property sphere_collider_properties[] = {
    FLOAT("m_Radius", 0.5f),
    VECTOR("m_Center", 0, 0, 0, 0),
    END,
};

const struct native_class class_sphere_collider = {
    .name = "UnityEngine.SphereCollider",
    .class_id = 135,
    .base = &class_collider,
    .properties = sphere_collider_properties,
    .is_component = true,
};

static const struct property capsule_collider_properties[] = {
    FLOAT("m_Radius", 0.5f),
    FLOAT("m_Height", 2),
    INT("m_Direction", 1),
    VECTOR("m_Center", 0, 0, 0, 0),
    END,
};

const struct native_class class_capsule_collider = {
    .name = "UnityEngine.CapsuleCollider",
    .class_id = 136,
    .base = &class_collider,
    .properties = capsule_collider_properties,
    .is_component = true,
};

static const struct property mesh_collider_properties[] = {
    INT("m_Convex", 0),
    INT("m_CookingOptions", 30),
    OBJECT("m_Mesh"),
    END,
};

const struct native_class class_mesh_collider = {
    .name = "UnityEngine.MeshCollider",
    .class_id = 64,
    .base = &class_collider,
    .properties = mesh_collider_properties,
    .is_component = true,
};

static const struct property character_controller_properties[] = {
    FLOAT("m_Height", 2),
    FLOAT("m_Radius", 0.5f),
    FLOAT("m_SlopeLimit", 45),
    FLOAT("m_StepOffset", 0.3f),
    FLOAT("m_SkinWidth", 0.08f),
    FLOAT("m_MinMoveDistance", 0.001f),
    VECTOR("m_Center", 0, 0, 0, 0),
    /* No file has these. */
    INT("m_DetectCollisions", 1),
    INT("m_EnableOverlapRecovery", 1),
    INT("m_CollisionFlags", 0),
    VECTOR("m_Velocity", 0, 0, 0, 0),
    END,
};

const struct native_class class_character_controller = {
    .name = "UnityEngine.CharacterController",
    .class_id = 143,
    .base = &class_collider,
    .properties = character_controller_properties,
    .is_component = true,
};

static const struct property rigidbody_properties[] = {
    FLOAT("m_Mass", 1),
    FLOAT("m_Drag", 0),
    FLOAT("m_AngularDrag", 0.05f),
    VECTOR("m_CenterOfMass", 0, 0, 0, 0),
    VECTOR("m_InertiaTensor", 1, 1, 1, 0),
    VECTOR("m_InertiaRotation", 0, 0, 0, 1),
    INT("m_IncludeLayers", 0),
    INT("m_ExcludeLayers", 0),
    INT("m_ImplicitCom", 1),
    INT("m_ImplicitTensor", 1),
    INT("m_UseGravity", 1),
    INT("m_IsKinematic", 0),
    INT("m_Interpolate", 0),
    INT("m_Constraints", 0),
    INT("m_CollisionDetection", 0),
    /* No file has these. */
    VECTOR("m_Velocity", 0, 0, 0, 0),
    VECTOR("m_AngularVelocity", 0, 0, 0, 0),
    FLOAT("m_MaxAngularVelocity", 7),
    FLOAT("m_MaxLinearVelocity", 1e16f),
    FLOAT("m_MaxDepenetrationVelocity", 1e32f),
    FLOAT("m_SleepThreshold", 0.005f),
    INT("m_DetectCollisions", 1),
    INT("m_SolverIterations", 6),
    INT("m_SolverVelocityIterations", 1),
    INT("m_IsSleeping", 0),
    END,
};

const struct native_class class_rigidbody = {
    .name = "UnityEngine.Rigidbody",
    .class_id = 54,
    .base = &class_component,
    .properties = rigidbody_properties,
    .is_component = true,
};

static const struct property rigidbody_2d_properties[] = {
    INT("m_BodyType", 0),
    INT("m_Simulated", 1),
    INT("m_UseFullKinematicContacts", 0),
    INT("m_UseAutoMass", 0),
    FLOAT("m_Mass", 1),
    FLOAT("m_LinearDrag", 0),
    FLOAT("m_AngularDrag", 0.05f),
    FLOAT("m_GravityScale", 1),
    OBJECT("m_Material"),
    INT("m_IncludeLayers", 0),
    INT("m_ExcludeLayers", 0),
    INT("m_Interpolate", 0),
    INT("m_SleepingMode", 1),
    INT("m_CollisionDetection", 0),
    INT("m_Constraints", 0),
    /* No file has these. */
    VECTOR("m_Velocity", 0, 0, 0, 0),
    FLOAT("m_AngularVelocity", 0),
    END,
};

const struct native_class class_rigidbody_2d = {
    .name = "UnityEngine.Rigidbody2D",
    .class_id = 50,
    .base = &class_component,
    .properties = rigidbody_2d_properties,
    .is_component = true,
};

static const struct property collider_2d_properties[] = {
    FLOAT("m_Density", 1),
    OBJECT("m_Material"),
    INT("m_IncludeLayers", 0),
    INT("m_ExcludeLayers", 0),
    INT("m_LayerOverridePriority", 0),
    INT("m_ForceSendLayers", EVERY_LAYER),
    INT("m_ForceReceiveLayers", EVERY_LAYER),
    INT("m_ContactCaptureLayers", EVERY_LAYER),
    INT("m_CallbackLayers", EVERY_LAYER),
    INT("m_IsTrigger", 0),
    INT("m_UsedByEffector", 0),
    INT("m_UsedByComposite", 0),
    INT("m_CompositeOperation", 0),
    INT("m_CompositeOrder", 0),
    VECTOR("m_Offset", 0, 0, 0, 0),
    END,
};

const struct native_class class_collider_2d = {
    .name = "UnityEngine.Collider2D",
    .class_id = 53,
    .base = &class_behaviour,
    .properties = collider_2d_properties,
    .is_component = true,
};

static const struct property box_collider_2d_properties[] = {
    INT("m_AutoTiling", 0),
    VECTOR("m_Size", 1, 1, 0, 0),
    FLOAT("m_EdgeRadius", 0),
    END,
};

const struct native_class class_box_collider_2d = {
    .name = "UnityEngine.BoxCollider2D",
    .class_id = 61,
    .base = &class_collider_2d,
    .properties = box_collider_2d_properties,
    .is_component = true,
};

static const struct property circle_collider_2d_properties[] = {FLOAT("m_Radius", 0.5f), END};

const struct native_class class_circle_collider_2d = {
    .name = "UnityEngine.CircleCollider2D",
    .class_id = 58,
    .base = &class_collider_2d,
    .properties = circle_collider_2d_properties,
    .is_component = true,
};

static const struct property polygon_collider_2d_properties[] = {
    INT("m_AutoTiling", 0),
    INT("m_UseDelaunayMesh", 0),
    END,
};

const struct native_class class_polygon_collider_2d = {
    .name = "UnityEngine.PolygonCollider2D",
    .class_id = 60,
    .base = &class_collider_2d,
    .properties = polygon_collider_2d_properties,
    .is_component = true,
};

static const struct property edge_collider_2d_properties[] = {
    FLOAT("m_EdgeRadius", 0),
    VECTOR("m_AdjacentStartPoint", 0, 0, 0, 0),
    VECTOR("m_AdjacentEndPoint", 0, 0, 0, 0),
    INT("m_UseAdjacentStartPoint", 0),
    INT("m_UseAdjacentEndPoint", 0),
    END,
};

const struct native_class class_edge_collider_2d = {
    .name = "UnityEngine.EdgeCollider2D",
    .class_id = 68,
    .base = &class_collider_2d,
    .properties = edge_collider_2d_properties,
    .is_component = true,
};

static const struct property capsule_collider_2d_properties[] = {
    VECTOR("m_Size", 1, 1, 0, 0),
    INT("m_Direction", 0),
    END,
};

const struct native_class class_capsule_collider_2d = {
    .name = "UnityEngine.CapsuleCollider2D",
    .class_id = 70,
    .base = &class_collider_2d,
    .properties = capsule_collider_2d_properties,
    .is_component = true,
};

static const struct property nav_mesh_agent_properties[] = {
    INT("m_AgentTypeID", 0),
    FLOAT("m_Radius", 0.5f),
    FLOAT("m_Speed", 3.5f),
    FLOAT("m_Acceleration", 8),
    INT("avoidancePriority", 50),
    FLOAT("m_AngularSpeed", 120),
    FLOAT("m_StoppingDistance", 0),
    INT("m_AutoTraverseOffMeshLink", 1),
    INT("m_AutoBraking", 1),
    INT("m_AutoRepath", 1),
    FLOAT("m_Height", 2),
    FLOAT("m_BaseOffset", 0),
    INT("m_WalkableMask", EVERY_LAYER),
    INT("m_ObstacleAvoidanceType", 4),
    /* No file has these. */
    VECTOR("m_Destination", 0, 0, 0, 0),
    VECTOR("m_Velocity", 0, 0, 0, 0),
    INT("m_IsStopped", 0),
    INT("m_UpdatePosition", 1),
    INT("m_UpdateRotation", 1),
    INT("m_UpdateUpAxis", 1),
    END,
};

const struct native_class class_nav_mesh_agent = {
    .name = "UnityEngine.AI.NavMeshAgent",
    .class_id = 195,
    .base = &class_behaviour,
    .properties = nav_mesh_agent_properties,
    .is_component = true,
};

const struct native_class class_audio_behaviour = {
    .name = "UnityEngine.AudioBehaviour",
    .class_id = 180,
    .base = &class_behaviour,
    .properties = NULL,
    .is_component = true,
};

static const struct property audio_source_properties[] = {
    OBJECT("OutputAudioMixerGroup"),
    OBJECT("m_audioClip"),
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
    INT("m_VelocityUpdateMode", 0),
    END,
};

const struct native_class class_audio_source = {
    .name = "UnityEngine.AudioSource",
    .class_id = 82,
    .base = &class_audio_behaviour,
    .properties = audio_source_properties,
    .is_component = true,
};

static const struct property audio_listener_properties[] = {
    /* No file has these. */
    INT("m_VelocityUpdateMode", 0),
    END,
};

const struct native_class class_audio_listener = {
    .name = "UnityEngine.AudioListener",
    .class_id = 81,
    .base = &class_audio_behaviour,
    .properties = audio_listener_properties,
    .is_component = true,
};

static const struct property animator_properties[] = {
    OBJECT("m_Avatar"),
    OBJECT("m_Controller"),
    INT("m_CullingMode", 0),
    INT("m_UpdateMode", 0),
    INT("m_ApplyRootMotion", 0),
    INT("m_LinearVelocityBlending", 0),
    INT("m_StabilizeFeet", 0),
    INT("m_AnimatePhysics", 0),
    INT("m_HasTransformHierarchy", 1),
    INT("m_KeepAnimatorStateOnDisable", 0),
    INT("m_WriteDefaultValuesOnDisable", 0),
    /* No file has these. */
    FLOAT("m_Speed", 1),
    INT("m_LogWarnings", 1),
    INT("m_FireEvents", 1),
    INT("m_LayersAffectMassCenter", 0),
    END,
};

const struct native_class class_animator = {
    .name = "UnityEngine.Animator",
    .class_id = 95,
    .base = &class_behaviour,
    .properties = animator_properties,
    .is_component = true,
};

static const struct property animation_properties[] = {
    OBJECT("m_Animation"),
    OBJECTS("m_Animations"),
    INT("m_WrapMode", 0),
    INT("m_PlayAutomatically", 1),
    INT("m_AnimatePhysics", 0),
    INT("m_UpdateMode", 0),
    INT("m_CullingType", 0),
    /* No file has these. */
    INT("m_IsPlaying", 0),
    END,
};

const struct native_class class_animation = {
    .name = "UnityEngine.Animation",
    .class_id = 111,
    .base = &class_behaviour,
    .properties = animation_properties,
    .is_component = true,
};
