/*
 * Rows of explorer's tools that change the running scene. All are gated: writes must be on, and the
 * call must confirm, except for SelectObject. Declarations only; all run in the host.
 */
#include "rows.h"

#define NO_POSE "pos and rot are required"

#define BLOCK RECORD2("name", S_STRING, "id", S_STRING)

static const char *const load_modes[] = {"single", "additive", NULL};

#define P(field) .at = offsetof(struct set_active_args, field)
static const struct param set_active_params[] = {
    {OBJECT_PARAM},
    {"active", T_BOOL, P(active), .is_required = true, .text = "True to activate the object, "
                                                               "false to deactivate it."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct object_args, field)
static const struct param object_params[] = {{OBJECT_PARAM}, {0}};
#undef P

#define P(field) .at = offsetof(struct confirm_object_args, field)
static const struct param confirm_object_params[] = {{OBJECT_PARAM}, {CONFIRM_PARAM}, {0}};
#undef P

#define P(field) .at = offsetof(struct clipboard_text_args, field)
static const struct param clipboard_text_params[] = {
    {"text", T_STRING, P(text), .is_required = true, .is_private = true,
     .text = "The new text of the clipboard."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct confirm_args, field)
static const struct param confirm_params[] = {{CONFIRM_PARAM}, {0}};
#undef P

#define P(field) .at = offsetof(struct set_member_args, field)
static const struct param set_member_params[] = {
    {OBJECT_PARAM},
    {COMPONENT_TYPE_PARAM},
    {"member", T_STRING, P(member), .is_required = true, .text = "Name of the field or property."},
    {"jsonValue", T_STRING, P(json_value), .is_required = true, .is_private = true,
     .text = "The new value as JSON text: 2.5, \"text\", {\"x\":0,\"y\":1,\"z\":0}, \"obj:12\"."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct call_method_args, field)
static const struct param call_method_params[] = {
    {OBJECT_PARAM},
    {COMPONENT_TYPE_PARAM},
    {"method", T_STRING, P(method), .is_required = true, .text = "Name of the method."},
    {"argsJson", T_STRING, P(args_json), .def = "\"[]\"", .is_private = true,
     .text = "The method's arguments as the text of a JSON array."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct add_component_args, field)
static const struct param add_component_params[] = {
    {OBJECT_PARAM},
    {"type", T_STRING, P(type), .is_required = true,
     .text = "Component type to add, as in UnityEngine.BoxCollider."},
    {CONFIRM_PARAM},
    {"replaces", T_STRING, P(replaces),
     .text =
         "Index in GetComponents (or type) of a missing script to replace. Values that fit and "
         "references to it are kept."},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct remove_component_args, field)
static const struct param remove_component_params[] = {
    {OBJECT_PARAM},
    {"typeOrIndex", T_STRING, P(type), .is_required = true,
     .text = "Component type, or its index in GetComponents as decimal digits."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct reparent_args, field)
static const struct param reparent_params[] = {
    {OBJECT_PARAM},
    {"newParentId", T_STRING, P(new_parent_id), .is_required = true,
     .text = "Object id of the new parent, as in obj:1234."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct load_scene_args, field)
static const struct param load_scene_params[] = {
    {"name", T_STRING, P(name), .is_required = true, .complaint = "name is required",
     .text = "Name or path of a scene from ListBuildScenes."},
    {"mode", T_STRING, P(mode), .def = "\"single\"", .choices = load_modes,
     .complaint = "mode must be \"single\" or \"additive\"",
     .text = "Whether to replace the loaded scenes or to add to them."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct save_scene_args, field)
static const struct param save_scene_params[] = {
    {"sceneId", T_STRING, P(scene_id),
     .text = "Scene to save, as in scn:0 (default: the active one)."},
    {"path", T_STRING, P(path),
     .text = "Writes a copy to this .unity file below Assets instead of the scene's own file."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct time_scale_args, field)
static const struct param time_scale_params[] = {
    {"value", T_NUMBER, P(value), .is_required = true,
     .text = "New time scale, clamped to 0 to 4; 1 is normal, 0 pauses."},
    {"lock", T_BOOL, P(lock), .text = "Whether to keep it when the game changes it."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct enabled_args, field)
static const struct param freecam_enabled_params[] = {
    {"enabled", T_BOOL, P(enabled), .is_required = true, .text = "True to switch it on, false to "
                                                                 "switch it off."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct freecam_speed_args, field)
static const struct param freecam_speed_params[] = {
    {"speed", T_NUMBER, P(speed), .is_required = true,
     .text = "Units per second, clamped to 0 to 1000."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct freecam_pose_args, field)
static const struct param freecam_pose_params[] = {
    {"pos", T_VECTOR3, P(pos), .is_required = true, .complaint = NO_POSE,
     .text = "World position."},
    {"rot", T_VECTOR3, P(rot), .is_required = true, .complaint = NO_POSE,
     .text = "Euler angles in degrees."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

static const struct tool rows[] = {
    {
        EXPLORER(TOOL_SET_ACTIVE, "SetActive"),
        .title = "Activate or deactivate an object",
        .text = "Switches a GameObject on or off, as GameObject.SetActive does; its children "
                "follow.",
        .category = "object",
        .hints = HINT_IDEMPOTENT,
        .gates = GUARDED,
        TAKES(set_active_params, set_active_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_SELECT_OBJECT, "SelectObject"),
        .title = "Select an object",
        .text = "Makes a GameObject the selection, so that the user sees it in the inspector. "
                "Needs writes to be on, but no confirmation.",
        .category = "selection",
        .hints = HINT_IDEMPOTENT,
        .gates = GATE_WRITE,
        TAKES(object_params, object_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_SET_CLIPBOARD_TEXT, "SetClipboardText"),
        .title = "Put a text on the clipboard",
        .text = "Puts a text on the explorer's clipboard, from which the user can paste it into a "
                "member.",
        .category = "clipboard",
        .hints = HINT_IDEMPOTENT,
        .gates = GUARDED,
        TAKES(clipboard_text_params, clipboard_text_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_SET_CLIPBOARD_OBJECT, "SetClipboardObject"),
        .title = "Put an object on the clipboard",
        .text = "Puts a reference to a GameObject on the explorer's clipboard.",
        .category = "clipboard",
        .hints = HINT_IDEMPOTENT,
        .gates = GUARDED,
        TAKES(confirm_object_params, confirm_object_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_CLEAR_CLIPBOARD, "ClearClipboard"),
        .title = "Clear the clipboard",
        .text = "Empties the explorer's clipboard.",
        .category = "clipboard",
        .hints = HINT_DESTRUCTIVE | HINT_IDEMPOTENT,
        .gates = GUARDED,
        TAKES(confirm_params, confirm_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_SET_MEMBER, "SetMember"),
        .title = "Set a component's member",
        .text = "Writes one field or property of a component. Type.Member must be on the "
                "reflection allowlist; a value that cannot be converted changes nothing.",
        .category = "component",
        .hints = HINT_DESTRUCTIVE | HINT_IDEMPOTENT, /* the old value is lost */
        .gates = GUARDED | GATE_ALLOW,
        .allow = ALLOW_MEMBER,
        .allow_key = {"componentType", "member"},
        TAKES(set_member_params, set_member_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_CALL_METHOD, "CallMethod"),
        .title = "Call a component's method",
        .text = "Calls a method of a component and returns its result as JSON. Type.Method must "
                "be on the reflection allowlist.",
        .category = "component",
        .hints = HINT_DESTRUCTIVE | HINT_OPEN_WORLD, /* whatever the method does */
        .gates = GUARDED | GATE_ALLOW,
        .allow = ALLOW_MEMBER,
        .allow_key = {"componentType", "method"},
        TAKES(call_method_params, call_method_args),
        .output = OK_RESULT_AND(FIELDS1("result", S_ANY_VALUE)),
    },
    {
        EXPLORER(TOOL_ADD_COMPONENT, "AddComponent"),
        .title = "Add a component",
        .text = "Adds a component to a GameObject. The type must be on the component allowlist.",
        .category = "component",
        .gates = GUARDED | GATE_ALLOW,
        .allow = ALLOW_COMPONENT,
        .allow_key = {"type"},
        TAKES(add_component_params, add_component_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_REMOVE_COMPONENT, "RemoveComponent"),
        .title = "Remove a component",
        .text = "Removes a component from a GameObject, by type or by index. The type must be on "
                "the component allowlist.",
        .category = "component",
        .hints = HINT_DESTRUCTIVE,
        .gates = GUARDED | GATE_ALLOW,
        .allow = ALLOW_COMPONENT,
        .allow_key = {"typeOrIndex"},
        TAKES(remove_component_params, remove_component_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_REPARENT, "Reparent"),
        .title = "Move an object in the hierarchy",
        .text = "Makes a GameObject the child of another. Objects other than the test UI may be "
                "moved only if the component allowlist has UnityEngine.GameObject.",
        .category = "object",
        .hints = HINT_IDEMPOTENT,
        .gates = GUARDED,
        .allow = ALLOW_COMPONENT,
        TAKES(reparent_params, reparent_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_DESTROY_OBJECT, "DestroyObject"),
        .title = "Destroy an object",
        .text = "Destroys a GameObject with all its children; there is no undo. Objects other than "
                "the test UI may be destroyed only if the component allowlist has "
                "UnityEngine.GameObject.",
        .category = "object",
        .hints = HINT_DESTRUCTIVE,
        .gates = GUARDED,
        .allow = ALLOW_COMPONENT,
        TAKES(confirm_object_params, confirm_object_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_LOAD_SCENE, "LoadScene"),
        .title = "Load a scene",
        .text = "Loads a scene of the build, in place of the loaded ones (single) or beside them "
                "(additive). Object ids of unloaded scenes are no longer valid.",
        .category = "scene",
        .hints = HINT_DESTRUCTIVE,
        .gates = GUARDED,
        TAKES(load_scene_params, load_scene_args),
        .output = OK_RESULT_AND(FIELDS2("name", S_STRING, "mode", S_STRING)),
    },
    {
        EXPLORER(TOOL_SAVE_SCENE, "SaveScene"),
        .title = "Save a scene",
        .text = "Writes what tools have changed in a scene back to its file: values in place, new "
                "objects in Unity's format, all else untouched. Changes of the running game are "
                "not saved. A scene with a broken link is refused.",
        .category = "scene",
        .hints = HINT_DESTRUCTIVE | HINT_IDEMPOTENT,
        .gates = GUARDED,
        TAKES(save_scene_params, save_scene_args),
        .output = OK_RESULT_AND(FIELDS2("path", S_STRING, "changed", S_BOOL)),
    },
    {
        EXPLORER(TOOL_SET_TIME_SCALE, "SetTimeScale"),
        .title = "Set the time scale",
        .text = "Sets how fast game time runs, and can lock that value; returns the current value.",
        .category = "time",
        .hints = HINT_IDEMPOTENT,
        .gates = GUARDED,
        TAKES(time_scale_params, time_scale_args),
        .output = OK_RESULT_AND(FIELDS2("value", S_NUMBER, "locked", S_BOOL)),
    },
    {
        EXPLORER(TOOL_SET_FREECAM_ENABLED, "SetFreecamEnabled"),
        .title = "Switch the free camera",
        .text = "Switches the free camera on or off; its pose is kept while it is off.",
        .category = "camera",
        .hints = HINT_IDEMPOTENT,
        .gates = GUARDED,
        TAKES(freecam_enabled_params, enabled_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_SET_FREECAM_SPEED, "SetFreecamSpeed"),
        .title = "Set the free camera's speed",
        .text = "Sets how fast the free camera moves; returns the current speed.",
        .category = "camera",
        .hints = HINT_IDEMPOTENT,
        .gates = GUARDED,
        TAKES(freecam_speed_params, freecam_speed_args),
        .output = OK_RESULT_AND(FIELDS1("speed", S_NUMBER)),
    },
    {
        EXPLORER(TOOL_SET_FREECAM_POSE, "SetFreecamPose"),
        .title = "Place the free camera",
        .text = "Sets position and rotation of the free camera, at once if it is on and for the "
                "next time otherwise.",
        .category = "camera",
        .hints = HINT_IDEMPOTENT,
        .gates = GUARDED,
        TAKES(freecam_pose_params, freecam_pose_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_SPAWN_TEST_UI, "SpawnTestUi"),
        .title = "Create the test UI",
        .text = "Creates a canvas with two blocks to try UI picking on and returns their ids; "
                "calling it again returns the same ones.",
        .category = "testui",
        .hints = HINT_IDEMPOTENT,
        .gates = GUARDED,
        TAKES(confirm_params, confirm_args),
        .output = OK_RESULT_AND(FIELDS2("rootId", S_STRING, "blocks", S_LIST(BLOCK))),
    },
    {
        EXPLORER(TOOL_DESTROY_TEST_UI, "DestroyTestUi"),
        .title = "Destroy the test UI",
        .text = "Destroys the objects of SpawnTestUi.",
        .category = "testui",
        .hints = HINT_DESTRUCTIVE | HINT_IDEMPOTENT,
        .gates = GUARDED,
        TAKES(confirm_params, confirm_args),
        .output = OK_RESULT,
    },
};

const struct tool_rows rows_explorer_write = {rows, N_ELEMENTS(rows)};
