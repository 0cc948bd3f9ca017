/*
 * Rows of explorer's method hooks. A type must be on the hook allowlist before its methods can be
 * listed or hooked. Declarations only; all but HookListAllowedTypes run in the host.
 */
#include "rows.h"

#define HOOK        RECORD2("Signature", S_STRING, "Enabled", S_BOOL)
#define HOOK_METHOD RECORD2("Name", S_STRING, "Signature", S_STRING)

#define TYPE_PARAM                                                                                 \
    "type", T_STRING, P(type),                                                                     \
        .is_required = true, .text = "Full name of an allowed type, as in UnityEngine.GameObject."
#define SIGNATURE_PARAM                                                                            \
    "signature", T_STRING, P(signature),                                                           \
        .is_required = true,                                                                       \
        .text = "Full signature, as in "                                                           \
                "System.Void UnityEngine.GameObject::SetActive(System.Boolean)."

#define P(field) .at = offsetof(struct page_args, field)
static const struct param page_params[] = {{LIMIT_PARAM("100")}, {OFFSET_PARAM}, {0}};
#undef P

#define P(field) .at = offsetof(struct hook_methods_args, field)
static const struct param methods_params[] = {
    {TYPE_PARAM},
    {"filter", T_STRING, P(filter), .text = "Only methods whose name or signature contains this."},
    {LIMIT_PARAM("100")},
    {OFFSET_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct hook_source_args, field)
static const struct param source_params[] = {{SIGNATURE_PARAM}, {0}};
#undef P

#define P(field) .at = offsetof(struct hook_add_args, field)
static const struct param add_params[] = {
    {TYPE_PARAM},
    {"methodOrSignature", T_STRING, P(method), .is_required = true,
     .text = "Method name, or the full signature from HookListMethods to choose an overload. "
             "Required, unless method is given."},
    {"method", T_STRING, P(method), .same_as = "methodOrSignature",
     .text = "Older name of methodOrSignature."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct hook_args, field)
static const struct param hook_params[] = {{SIGNATURE_PARAM}, {CONFIRM_PARAM}, {0}};
#undef P

#define P(field) .at = offsetof(struct hook_enabled_args, field)
static const struct param enabled_params[] = {
    {SIGNATURE_PARAM},
    {"enabled", T_BOOL, P(enabled), .is_required = true, .text = "True to enable the hook, false "
                                                                 "to disable it."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct hook_set_source_args, field)
static const struct param set_source_params[] = {
    {SIGNATURE_PARAM},
    {"source", T_STRING, P(source), .is_required = true, .is_private = true,
     .text = "C# source of the patch methods (Prefix, Postfix, Finalizer, Transpiler)."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct restore_hook_args, field)
static const struct param restore_hook_params[] = {
    {TYPE_PARAM},
    {SIGNATURE_PARAM},
    {"source", T_STRING, P(source), .is_private = true,
     .text = "Its source; without one it is the default patch."},
    {"enabled", T_BOOL, P(enabled), .is_required = true, .text = "True to enable the hook, false "
                                                                 "to disable it."},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct restore_state_args, field)
static const struct param restore_state_params[] = {
    {"state", T_STRING, P(state), .is_required = true, .is_private = true,
     .text = "State of the previous engine as JSON."},
    {0},
};
#undef P

static const struct tool rows[] = {
    {
        EXPLORER(TOOL_HOOK_LIST, "HookList"),
        .title = "List hooks",
        .text = "Lists the hooked methods with signature and whether the hook is enabled.",
        .category = "hooks",
        .hints = READS,
        .is_unlisted = true,
        TAKES(page_params, page_args),
        .output = PAGE_OF(HOOK),
    },
    {
        EXPLORER(TOOL_HOOK_LIST_ALLOWED_TYPES, "HookListAllowedTypes"),
        .title = "List types that may be hooked",
        .text = "Returns the full names of the types on the hook allowlist. Call it before "
                "HookListMethods and HookAdd.",
        .category = "hooks",
        .hints = READS,
        .place = RUN_SERVER,
        .output = OK_RESULT_AND(FIELDS1("items", S_LIST(S_STRING))),
    },
    {
        EXPLORER(TOOL_HOOK_LIST_METHODS, "HookListMethods"),
        .title = "List a type's methods",
        .text = "Lists the methods of an allowed type with the full signatures that HookAdd "
                "takes.",
        .category = "hooks",
        .hints = READS,
        .gates = GATE_ALLOW,
        .allow = ALLOW_HOOK,
        .allow_key = {"type"},
        TAKES(methods_params, hook_methods_args),
        .output = PAGE_OF(HOOK_METHOD),
    },
    {
        EXPLORER(TOOL_HOOK_GET_SOURCE, "HookGetSource"),
        .title = "Get a hook's source",
        .text = "Returns the C# patch source of a hooked method.",
        .category = "hooks",
        .hints = READS,
        TAKES(source_params, hook_source_args),
        .output = OK_RESULT_AND(FIELDS2("signature", S_STRING, "source", S_STRING_OR_NULL)),
    },
    {
        EXPLORER(TOOL_HOOK_ADD, "HookAdd"),
        .title = "Hook a method",
        .text = "Hooks a method of an allowed type with a default patch that logs its calls; "
                "change the patch with HookSetSource. Hooking a method twice is refused.",
        .category = "hooks",
        .gates = GUARDED | GATE_ALLOW,
        .allow = ALLOW_HOOK,
        .allow_key = {"type"},
        TAKES(add_params, hook_add_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_HOOK_REMOVE, "HookRemove"),
        .title = "Remove a hook",
        .text = "Removes a hook and its patch source; the method runs as before.",
        .category = "hooks",
        .hints = HINT_DESTRUCTIVE,
        .gates = GUARDED,
        TAKES(hook_params, hook_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_HOOK_SET_ENABLED, "HookSetEnabled"),
        .title = "Switch a hook",
        .text = "Switches a hook on or off and keeps its patch source.",
        .category = "hooks",
        .hints = HINT_IDEMPOTENT,
        .gates = GUARDED,
        TAKES(enabled_params, hook_enabled_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_HOOK_SET_SOURCE, "HookSetSource"),
        .title = "Set a hook's source",
        .text = "Compiles new C# patch source for a hooked method and applies it.",
        .category = "hooks",
        .hints = HINT_DESTRUCTIVE | HINT_IDEMPOTENT | HINT_OPEN_WORLD,
        .gates = GUARDED_EVAL,
        TAKES(set_source_params, hook_set_source_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_RESTORE_HOOK, "RestoreHook"),
        .title = "Restore a hook",
        .text = "Hooks a method as it was hooked before the engine was restarted.",
        .category = "hooks",
        .hints = HINT_OPEN_WORLD,
        .gates = GATE_EVAL | GATE_WRITE | GATE_ALLOW,
        .allow = ALLOW_HOOK,
        .allow_key = {"type"},
        .is_unlisted = true,
        TAKES(restore_hook_params, restore_hook_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_RESTORE_STATE, "RestoreState"),
        .title = "Restore the explorer's state",
        .text = "Restores what was selected, copied and locked before the engine was restarted.",
        .category = "hooks",
        .gates = GATE_WRITE,
        .is_unlisted = true,
        TAKES(restore_state_params, restore_state_args),
        .output = OK_RESULT_AND(FIELDS1("lost", S_LIST(S_STRING))),
    },
};

const struct tool_rows rows_explorer_hooks = {rows, N_ELEMENTS(rows)};
