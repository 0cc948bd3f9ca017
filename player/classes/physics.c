/* Bodies, colliders and navigation agents. Rows of the class table; see internal.h. */
#include "internal.h"

/* clang-format off */
#define COLLIDER                                                                                   \
    FORM_COMPONENT                                                                                 \
    "  m_Material: {fileID: 0}\n"                                                                  \
    FORM_LAYERS                                                                                    \
    "  m_LayerOverridePriority: 0\n"                                                               \
    "  m_IsTrigger: 0\n"                                                                           \
    "  m_ProvidesContacts: 0\n"                                                                    \
    "  m_Enabled: 1\n"

const struct native_class class_collider = {
    .name = "UnityEngine.Collider",
    .base = &class_component,
    .properties = PROPERTIES(
        INT("m_Enabled", 1),
        OBJECT("m_Material"),
        INT("m_IsTrigger", 0),
        INT("m_IncludeLayers", 0),
        INT("m_ExcludeLayers", 0),
        INT("m_LayerOverridePriority", 0),
        INT("m_ProvidesContacts", 0),
        /* No file has these. */
        FLOAT("m_ContactOffset", 0.01f),
        INT("m_HasModifiableContacts", 0)),
};

const struct native_class class_box_collider = {
    .name = "UnityEngine.BoxCollider",
    .base = &class_collider,
    .properties = PROPERTIES(
        VECTOR("m_Size", 1, 1, 1, 0),
        VECTOR("m_Center", 0, 0, 0, 0)),
    .form =
        COLLIDER
        "  serializedVersion: 3\n"
        "  m_Size: {x: 1, y: 1, z: 1}\n"
        "  m_Center: {x: 0, y: 0, z: 0}\n",
};

const struct native_class class_sphere_collider = {
    .name = "UnityEngine.SphereCollider",
    .base = &class_collider,
    .properties = PROPERTIES(
        FLOAT("m_Radius", 0.5f),
        VECTOR("m_Center", 0, 0, 0, 0)),
    .form =
        COLLIDER
        "  serializedVersion: 3\n"
        "  m_Radius: 0.5\n"
        "  m_Center: {x: 0, y: 0, z: 0}\n",
};

const struct native_class class_capsule_collider = {
    .name = "UnityEngine.CapsuleCollider",
    .base = &class_collider,
    .properties = PROPERTIES(
        FLOAT("m_Radius", 0.5f),
        FLOAT("m_Height", 1),
        INT("m_Direction", 1),
        VECTOR("m_Center", 0, 0, 0, 0)),
    .form =
        COLLIDER
        "  serializedVersion: 2\n"
        "  m_Radius: 0.5\n"
        "  m_Height: 1\n"
        "  m_Direction: 1\n"
        "  m_Center: {x: 0, y: 0, z: 0}\n",
};

const struct native_class class_mesh_collider = {
    .name = "UnityEngine.MeshCollider",
    .base = &class_collider,
    .properties = PROPERTIES(
        INT("m_Convex", 0),
        INT("m_CookingOptions", 30),
        OBJECT("m_Mesh")),
    .form =
        COLLIDER
        "  serializedVersion: 5\n"
        "  m_Convex: 0\n"
        "  m_CookingOptions: 30\n"
        "  m_Mesh: {fileID: 0}\n",
};

const struct native_class class_character_controller = {
    .name = "UnityEngine.CharacterController",
    .base = &class_collider,
    .properties = PROPERTIES(
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
        VECTOR("m_Velocity", 0, 0, 0, 0)),
    .form =
        COLLIDER
        "  serializedVersion: 3\n"
        "  m_Height: 2\n"
        "  m_Radius: 0.5\n"
        "  m_SlopeLimit: 45\n"
        "  m_StepOffset: 0.3\n"
        "  m_SkinWidth: 0.08\n"
        "  m_MinMoveDistance: 0.001\n"
        "  m_Center: {x: 0, y: 0, z: 0}\n",
};

static const struct native_class class_rigidbody = {
    .name = "UnityEngine.Rigidbody",
    .base = &class_component,
    .properties = PROPERTIES(
        FLOAT("m_Mass", 1),
        {.key = "m_Drag", .newer_key = "m_LinearDamping", .type = VALUE_FLOAT},
        {.key = "m_AngularDrag", .newer_key = "m_AngularDamping", .type = VALUE_FLOAT,
         .def = {0.05f, 0, 0, 0}},
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
        INT("m_IsSleeping", 0)),
    .form =
        FORM_COMPONENT
        "  serializedVersion: 4\n"
        "  m_Mass: 1\n"
        "  m_Drag: 0\n"
        "  m_AngularDrag: 0.05\n"
        "  m_CenterOfMass: {x: 0, y: 0, z: 0}\n"
        "  m_InertiaTensor: {x: 1, y: 1, z: 1}\n"
        "  m_InertiaRotation: {x: 0, y: 0, z: 0, w: 1}\n"
        FORM_LAYERS
        "  m_ImplicitCom: 1\n"
        "  m_ImplicitTensor: 1\n"
        "  m_UseGravity: 1\n"
        "  m_IsKinematic: 0\n"
        "  m_Interpolate: 0\n"
        "  m_Constraints: 0\n"
        "  m_CollisionDetection: 0\n",
};

static const struct native_class class_nav_mesh_agent = {
    .name = "UnityEngine.AI.NavMeshAgent",
    .base = &class_behaviour,
    .properties = PROPERTIES(
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
        INT("m_UpdateUpAxis", 1)),
    .form =
        FORM_COMPONENT
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
        "  m_ObstacleAvoidanceType: 4\n",
};

const struct native_class *const physics_classes[] = {
    &class_collider,
    &class_box_collider,
    &class_sphere_collider,
    &class_capsule_collider,
    &class_mesh_collider,
    &class_character_controller,
    &class_rigidbody,
    &class_nav_mesh_agent,
    NULL,
};
/* clang-format on */
