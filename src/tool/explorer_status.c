/*
 * Rows of the explorer's tools about the server itself: status, version, logs and configuration.
 * Declarations only; GetStatus, GetVersion and the unlisted ones run in the host, the others in
 * core.
 */
#include "rows.h"

#define STATUS                                                                                     \
    RECORD8("Version", S_STRING, "UnityVersion", S_STRING, "Platform", S_STRING, "Runtime",        \
            S_STRING, "ExplorerVersion", S_STRING, "Ready", S_BOOL, "ScenesLoaded", S_INT,         \
            "Selection", S_LIST(S_STRING))
#define VERSION_INFO                                                                               \
    RECORD4("ExplorerVersion", S_STRING, "McpVersion", S_STRING, "UnityVersion", S_STRING,         \
            "Runtime", S_STRING)
#define LOG_LINE                                                                                   \
    RECORD4_AND(FIELDS1("Category", S_STRING_OR_NULL), "T", S_STRING, "Level", S_STRING,           \
                "Message", S_STRING, "Source", S_STRING)
#define INSTANCE                                                                                   \
    RECORD10("Id", S_STRING, "Name", S_STRING, "Kind", S_STRING, "Project", S_STRING_OR_NULL,      \
             "UnityVersion", S_STRING, "Platform", S_STRING, "Runtime", S_STRING, "Pid", S_INT,    \
             "State", S_STRING, "Active", S_BOOL)
#define LEFT                                                                                       \
    RECORD5("Line", S_INT, "Column", S_INT, "What", S_STRING, "How", S_STRING, "Error", S_STRING)
#define SCRIPT                                                                                     \
    RECORD10("Path", S_STRING, "Assembly", S_STRING, "State", S_STRING, "Members", S_INT, "Kept",  \
             S_INT, "Stubbed", S_INT, "LeftOut", S_INT, "Reached", S_INT, "LeftTotal", S_INT,      \
             "Left", S_LIST(LEFT))
#define SCRIPT_TOTALS                                                                              \
    RECORD10("Scripts", S_INT, "Live", S_INT, "Partly", S_INT, "Out", S_INT, "Held", S_INT,        \
             "Members", S_INT, "Kept", S_INT, "Stubbed", S_INT, "LeftOut", S_INT, "Reached",       \
             S_INT)
#define LAST_BUILD                                                                                 \
    RECORD5("Number", S_INT, "Ended", S_STRING, "Ms", S_INT, "Assemblies", S_INT, "Compiled", S_INT)
#define HELD_SCRIPT                                                                                \
    RECORD4("Path", S_STRING, "Class", S_STRING, "Method", S_STRING, "Deaths", S_INT)
#define SCRIPT_REPORT                                                                              \
    RECORD10("State", S_STRING, "Complaint", S_STRING_OR_NULL, "Compiler", S_STRING_OR_NULL,       \
             "LastBuild", S_OR_NULL(LAST_BUILD), "Totals", SCRIPT_TOTALS, "Names",                 \
             S_LIST(RECORD2("Name", S_STRING, "Members", S_INT)), "Held", S_LIST(HELD_SCRIPT),     \
             "EngineReached", S_LIST(RECORD2("Name", S_STRING, "Times", S_INT)), "Total", S_INT,   \
             "Items", S_LIST(SCRIPT))
#define S_FLAG                                S_BOOL
#define S_ON_FLAG                             S_BOOL
#define S_NAMES                               S_LIST_OR_NULL(S_STRING)
#define SETTING_FIELD(member, type, key, ...) "," FIELDS1(key, S_##type)
#define OTHER_FIELD(key, schema, write)       "," FIELDS1(key, schema)
#define SHOWN_FIELDS                          CONFIG_SHOWN(SETTING_FIELD, OTHER_FIELD)

#define CONFIG S_RECORD("\"ok\"", FIELDS1("ok", S_BOOL) SHOWN_FIELDS)

#define P(field) .at = offsetof(struct tail_logs_args, field)
static const struct param tail_logs_params[] = {
    {"count", T_INT, P(count), .def = "200", .text = "Most lines to return, counted from the end."},
    {0},
};
#undef P

static const char *const script_states[] = {"live", "partly", "out", "held", NULL};

#define P(field) .at = offsetof(struct script_report_args, field)
static const struct param script_report_params[] = {
    {"state", T_STRING, P(state), .choices = script_states,
     .text = "Only scripts in this state: live, partly (some members are stubs or left out), out "
             "(the whole file), held (not run, because it held the engine)."},
    {"path", T_STRING, P(path), .text = "Only scripts whose path contains this."},
    {"left", T_INT, P(left), .def = "20",
     .text = "Most entries to return of the members that each script lost."},
    {LIMIT_PARAM("50")},
    {OFFSET_PARAM},
    {0},
};
#undef P

#define P(field)      .at = offsetof(struct set_config_args, field)
#define PARAM_FLAG    T_BOOL
#define PARAM_ON_FLAG T_BOOL
#define PARAM_NAMES   T_STRINGS
#define SETTING_PARAM(member, type, key, gate, text_, ...)                                         \
    {key, PARAM_##type, P(member), .text = text_},
static const struct param set_config_params[] = {
    SETTINGS(SETTING_PARAM){"restart", T_BOOL, P(restart), .def = "false",
                            .text = "Whether to restart the listeners with the new settings."},
    {0},
};
#undef P

static const struct tool rows[] = {
    {
        EXPLORER(TOOL_GET_STATUS, "GetStatus"),
        .title = "Get status",
        .text = "Returns whether Unity is ready, its version and platform, the number of loaded "
                "scenes and the selection. Call it first.",
        .category = "status",
        .hints = READS,
        .output = STATUS,
    },
    {
        EXPLORER(TOOL_GET_VERSION, "GetVersion"),
        .title = "Get versions",
        .text = "Returns the versions of the explorer, of this server and of Unity, and the "
                "scripting runtime (Mono or IL2CPP).",
        .category = "status",
        .hints = READS,
        .output = VERSION_INFO,
    },
    {
        EXPLORER(TOOL_TAIL_LOGS, "TailLogs"),
        .title = "Read the latest log lines",
        .text = "Returns the last lines of the log, oldest first, with time, level, message and "
                "source. Use it to see what a call did or why one failed.",
        .category = "logs",
        .hints = READS,
        .place = RUN_SERVER,
        TAKES(tail_logs_params, tail_logs_args),
        .output = RECORD1("Items", S_LIST(LOG_LINE)),
    },
    {
        EXPLORER(TOOL_GET_CONFIG, "GetConfig"),
        .title = "Get the configuration",
        .text = "Returns the server's settings: whether writes, confirmation and code are on, and "
                "the allowlists. Use it to learn why a write was refused.",
        .category = "config",
        .hints = READS,
        .place = RUN_SERVER,
        .output = CONFIG,
    },
    {
        EXPLORER(TOOL_SET_CONFIG, "SetConfig"),
        .title = "Change the configuration",
        .text = "Changes the settings that are given and leaves the others as they are. To close a "
                "gate, writes must be on; to open one, the operator must have allowed "
                "configuration changes.",
        .category = "config",
        .hints = HINT_IDEMPOTENT,
        .gates = GATE_CONFIG,
        .place = RUN_SERVER,
        TAKES(set_config_params, set_config_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_LIST_INSTANCES, "ListInstances"),
        .title = "List engines",
        .text = "Lists the engines that are connected to this server, and which of them answers "
                "calls.",
        .category = "status",
        .hints = READS,
        .is_unlisted = true,
        .output = PAGE_OF(INSTANCE),
    },
    {
        EXPLORER(TOOL_GET_SCRIPT_REPORT, "GetScriptReport"),
        .title = "Get the report on scripts",
        .text = "Reports how the project's scripts compiled: which are live, which members are "
                "stubs or left out and why, and which missing names affect the most members. "
                "Scripts that lost the most members are first.",
        .category = "status",
        .hints = READS,
        .is_unlisted = true,
        TAKES(script_report_params, script_report_args),
        .output = SCRIPT_REPORT,
    },
};

const struct tool_rows rows_explorer_status = {rows, N_ELEMENTS(rows)};
