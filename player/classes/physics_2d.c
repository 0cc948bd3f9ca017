/* Bodies and colliders in two dimensions. Rows of the class table; see internal.h. */
#include "internal.h"

/* clang-format off */
static const struct native_class class_rigidbody_2d = {
    .name = "UnityEngine.Rigidbody2D",
    .base = &class_component,
    .properties = PROPERTIES(
        INT("m_BodyType", 0),
        INT("m_Simulated", 1),
        INT("m_UseFullKinematicContacts", 0),
        INT("m_UseAutoMass", 0),
        FLOAT("m_Mass", 1),
        {.key = "m_LinearDrag", .newer_key = "m_LinearDamping", .type = VALUE_FLOAT},
        {.key = "m_AngularDrag", .newer_key = "m_AngularDamping", .type = VALUE_FLOAT,
         .def = {0.05f, 0, 0, 0}},
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
        FLOAT("m_AngularVelocity", 0)),
    .form =
        "  serializedVersion: 4\n"
        FORM_COMPONENT
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
        "  m_Constraints: 0\n",
};

static const struct native_class class_collider_2d = {
    .name = "UnityEngine.Collider2D",
    .base = &class_behaviour,
    .properties = PROPERTIES(
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
        VECTOR("m_Offset", 0, 0, 0, 0)),
};

static const struct native_class class_box_collider_2d = {
    .name = "UnityEngine.BoxCollider2D",
    .base = &class_collider_2d,
    .properties = PROPERTIES(
        INT("m_AutoTiling", 0),
        VECTOR("m_Size", 1, 1, 0, 0),
        FLOAT("m_EdgeRadius", 0)),
    .form =
        FORM_COMPONENT
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
        "  m_EdgeRadius: 0\n",
};

static const struct native_class class_circle_collider_2d = {
    .name = "UnityEngine.CircleCollider2D",
    .base = &class_collider_2d,
    .properties = PROPERTIES(
        FLOAT("m_Radius", 0.5f)),
    .form =
        FORM_COMPONENT
        "  m_Enabled: 1\n"
        "  serializedVersion: 3\n"
        "  m_Density: 1\n"
        "  m_Material: {fileID: 0}\n"
        FORM_LAYERS
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
        "  m_Radius: 0.5\n",
};

static const struct native_class class_polygon_collider_2d = {
    .name = "UnityEngine.PolygonCollider2D",
    .base = &class_collider_2d,
    .properties = PROPERTIES(
        INT("m_AutoTiling", 0),
        INT("m_UseDelaunayMesh", 0)),
};

static const struct native_class class_edge_collider_2d = {
    .name = "UnityEngine.EdgeCollider2D",
    .base = &class_collider_2d,
    .properties = PROPERTIES(
        FLOAT("m_EdgeRadius", 0),
        VECTOR("m_AdjacentStartPoint", 0, 0, 0, 0),
        VECTOR("m_AdjacentEndPoint", 0, 0, 0, 0),
        INT("m_UseAdjacentStartPoint", 0),
        INT("m_UseAdjacentEndPoint", 0)),
};

static const struct native_class class_capsule_collider_2d = {
    .name = "UnityEngine.CapsuleCollider2D",
    .base = &class_collider_2d,
    .properties = PROPERTIES(
        VECTOR("m_Size", 1, 1, 0, 0),
        INT("m_Direction", 0)),
};

const struct native_class *const physics_2d_classes[] = {
    &class_rigidbody_2d,
    &class_collider_2d,
    &class_box_collider_2d,
    &class_circle_collider_2d,
    &class_polygon_collider_2d,
    &class_edge_collider_2d,
    &class_capsule_collider_2d,
    NULL,
};
/* clang-format on */
