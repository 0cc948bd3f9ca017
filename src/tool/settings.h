/*
 * The settings that the operator chooses at the start and SetConfig changes while the server runs.
 * One row here defines the member of struct core_config, the member of GetConfig with its schema,
 * SetConfig's parameter, the line in settings.json, the key of the --config file, the option with
 * its environment variable and its line of --help, and the gate with its hint. A change takes
 * effect at once; the restart that SetConfig offers is only for the listeners. SetConfig opens a
 * gate only with --allow-config-changes, and never further than a given option allows.
 *
 * ROW(member, type, key, gate, text, option, value, help):
 *   type    FLAG: a bool, off unless the option is given; ON_FLAG: on, and the option turns it off;
 *           NAMES: a list of names, empty unless the option is given
 *   gate    the gate that it opens: enum tool_gate of a flag, enum allow_list of names
 *   text    the meaning of SetConfig's parameter; value and help are the option's
 */
#ifndef TOOL_SETTINGS_H
#define TOOL_SETTINGS_H

#define ROW_ALLOW_WRITES(ROW)                                                                      \
    ROW(allow_writes, FLAG, "allowWrites", GATE_WRITE, "Whether tools may change anything.",       \
        "allow-writes", NULL, "Let tools change the engine's state (default: read-only)")
#define ROW_REQUIRE_CONFIRM(ROW)                                                                   \
    ROW(require_confirm, ON_FLAG, "requireConfirm", GATE_CONFIRM,                                  \
        "Whether writes need confirm=true.", "no-confirm", NULL,                                   \
        "Run writes that lack confirm=true")
#define ROW_ENABLE_EVAL(ROW)                                                                       \
    ROW(enable_eval, FLAG, "enableConsoleEval", GATE_EVAL, "Whether clients may run C# code.",     \
        "allow-eval", NULL, "Let tools run code: ConsoleEval, execute_code, query, scripts")
#define ROW_COMPONENTS(ROW)                                                                        \
    ROW(components, NAMES, "componentAllowlist", ALLOW_COMPONENT,                                  \
        "Component types that AddComponent and RemoveComponent accept.", "component-allow",        \
        "T,...", "Component types that tools may add and remove")
#define ROW_MEMBERS(ROW)                                                                           \
    ROW(members, NAMES, "reflectionAllowlistMembers", ALLOW_MEMBER,                                \
        "Members that SetMember and CallMethod accept, each as Type.Member.", "member-allow",      \
        "T.M,...", "Members that SetMember and CallMethod may use")
#define ROW_HOOKS(ROW)                                                                             \
    ROW(hooks, NAMES, "hookAllowlistSignatures", ALLOW_HOOK,                                       \
        "Full names of the types whose methods HookAdd accepts.", "hook-allow", "T,...",           \
        "Types whose methods tools may hook")

/* In the order of --help, of SetConfig's parameters and of settings.json. */
#define SETTINGS(ROW)                                                                              \
    ROW_ALLOW_WRITES(ROW)                                                                          \
    ROW_REQUIRE_CONFIRM(ROW)                                                                       \
    ROW_ENABLE_EVAL(ROW)                                                                           \
    ROW_COMPONENTS(ROW)                                                                            \
    ROW_MEMBERS(ROW)                                                                               \
    ROW_HOOKS(ROW)

/* The members of GetConfig, in explorer's order. OTHER(key, schema, write) is not a setting: its
 * schema in the words of rows.h, and the statement that writes its value. */
#define CONFIG_SHOWN(ROW, OTHER)                                                                   \
    OTHER("enabled", S_BOOL, json_bool(w, true))                                                   \
    OTHER("bindAddress", S_STRING, json_string(w, config->bind_address))                           \
    OTHER("port", S_INT, json_int(w, config->port))                                                \
    ROW_ALLOW_WRITES(ROW)                                                                          \
    ROW_REQUIRE_CONFIRM(ROW)                                                                       \
    OTHER("exportRoot", S_STRING_OR_NULL, json_null(w))                                            \
    OTHER("logLevel", S_STRING, json_string(w, config->log_level))                                 \
    ROW_COMPONENTS(ROW)                                                                            \
    ROW_MEMBERS(ROW)                                                                               \
    ROW_ENABLE_EVAL(ROW)                                                                           \
    ROW_HOOKS(ROW)

#endif
