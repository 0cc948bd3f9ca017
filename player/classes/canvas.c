/* Canvases of user interfaces. Rows of the class table; see internal.h. */
#include "internal.h"

/* clang-format off */
const struct native_class class_canvas = {
    .name = "UnityEngine.Canvas",
    .base = &class_behaviour,
    .properties = PROPERTIES(
        INT("m_RenderMode", 2), /* as AddComponent() sets it; the editor's menu sets 0 */
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
        FLOAT("m_ReferencePixelsPerUnit", 100)),
    .form =
        FORM_COMPONENT
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
        "  m_TargetDisplay: 0\n",
};

static const struct native_class class_canvas_group = {
    .name = "UnityEngine.CanvasGroup",
    .base = &class_behaviour,
    .properties = PROPERTIES(
        FLOAT("m_Alpha", 1),
        INT("m_Interactable", 1),
        INT("m_BlocksRaycasts", 1),
        INT("m_IgnoreParentGroups", 0)),
    .form =
        FORM_COMPONENT
        "  m_Enabled: 1\n"
        "  m_Alpha: 1\n"
        "  m_Interactable: 1\n"
        "  m_BlocksRaycasts: 1\n"
        "  m_IgnoreParentGroups: 0\n",
};

static const struct native_class class_canvas_renderer = {
    .name = "UnityEngine.CanvasRenderer",
    .base = &class_component,
    .properties = PROPERTIES(
        INT("m_CullTransparentMesh", 1),
        /* No file has these. */
        VECTOR("m_Color", 1, 1, 1, 1),
        INT("m_Cull", 0),
        INT("m_HasPopInstruction", 0),
        INT("m_AbsoluteDepth", 0),
        OBJECTS("m_Materials"),
        OBJECT("m_Texture")),
    .form =
        FORM_COMPONENT
        "  m_CullTransparentMesh: 1\n",
};

const struct native_class *const canvas_classes[] = {
    &class_canvas,
    &class_canvas_group,
    &class_canvas_renderer,
    NULL,
};
/* clang-format on */
