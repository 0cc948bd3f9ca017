/* Canvases of user interfaces, grids and tile maps. Rows of the class table; see internal.h. */
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

static const struct native_class class_grid = {
    .name = "UnityEngine.Grid",
    .base = &class_behaviour,
    .properties = PROPERTIES(
        VECTOR("m_CellSize", 1, 1, 0, 0),
        VECTOR("m_CellGap", 0, 0, 0, 0),
        INT("m_CellLayout", 0),
        INT("m_CellSwizzle", 0)),
    .form =
        FORM_COMPONENT
        "  m_Enabled: 1\n"
        "  m_CellSize: {x: 1, y: 1, z: 0}\n"
        "  m_CellGap: {x: 0, y: 0, z: 0}\n"
        "  m_CellLayout: 0\n"
        "  m_CellSwizzle: 0\n",
};

/* Tiles are not read; a size that is not 0 says that a file has some. */
static const struct native_class class_tilemap = {
    .name = "UnityEngine.Tilemaps.Tilemap",
    .base = &class_behaviour,
    .properties = PROPERTIES(
        FLOAT("m_AnimationFrameRate", 1),
        VECTOR("m_Color", 1, 1, 1, 1),
        VECTOR("m_Origin", 0, 0, 0, 0),
        VECTOR("m_Size", 0, 0, 1, 0),
        VECTOR("m_TileAnchor", 0.5f, 0.5f, 0, 0),
        INT("m_TileOrientation", 0),
        /* No file has this: did a script set tiles? A copy has none of them. */
        INT("m_HasOwnTiles", 0)),
};

const struct native_class *const canvas_classes[] = {
    &class_canvas,
    &class_canvas_group,
    &class_canvas_renderer,
    &class_grid,
    &class_tilemap,
    NULL,
};
/* clang-format on */
