/*
 * Rows of the bridge group: C# and queries with a log id, under which a result that takes longer
 * than the caller waits can be fetched later. Declarations only; execute_code and query run in the
 * host, the others in core.
 */
#include "rows.h"

/* execute_code and query answer with the value itself, which may be of any type: no schema. */
#define RESULT                                                                                     \
    RECORD4_AND(FIELDS2("error", S_STRING_OR_NULL, "message", S_STRING), "success", S_BOOL,        \
                "result", S_ANY_VALUE, "logId", S_STRING, "complete", S_BOOL)
#define LOG                                                                                        \
    S_RECORD(NAMES1("logId", S_STRING),                                                            \
             FIELDS10("logId", S_STRING, "timestamp", S_STRING, "tool", S_STRING, "status",        \
                      S_STRING, "durationMs", S_INT, "success", S_BOOL, "result", S_ANY_VALUE,     \
                      "error", S_STRING_OR_NULL, "message", S_STRING, "complete", S_BOOL))
#define HELP_TOOL RECORD2("id", S_STRING, "description", S_STRING)

/* The longest wait is the hour for which results are kept. */
#define TIMEOUT_PARAM                                                                              \
    "timeout", T_INT, P(timeout), .def = "1000", .has_min = true, .min = 0, .has_max = true,       \
                                  .max = 3600000,                                                  \
                                  .text = "Milliseconds to wait before only a log id is returned."

#define P(field) .at = offsetof(struct execute_args, field)
static const struct param execute_params[] = {
    {"code", T_STRING, P(code), .is_required = true, .is_private = true,
     .text = "C# code to execute in Unity; return gives the result."},
    {TIMEOUT_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct query_args, field)
static const struct param query_params[] = {
    {"query", T_STRING, P(query), .is_required = true, .is_private = true,
     .text = "One C# expression, as in GameObject.Find(\"Player\").transform.position."},
    {TIMEOUT_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct result_args, field)
static const struct param result_params[] = {
    {"logId", T_STRING, P(log_id), .text = "The log id that execute_code or query returned."},
    {"log_id", T_STRING, P(log_id_snake), .text = "Another spelling of logId."},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct logs_args, field)
static const struct param logs_params[] = {
    {"count", T_INT, P(count), .def = "10", .text = "Most logs to return."},
    {"offset", T_INT, P(offset), .def = "0", .text = "Logs to skip, newest first."},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct log_args, field)
static const struct param log_params[] = {
    {"logId", T_STRING, P(log_id), .is_required = true, .text = "A log id from get_logs."},
    {0},
};
#undef P

static const struct tool rows[] = {
    {
        BRIDGE(TOOL_EXECUTE_CODE, "execute_code"),
        .title = "Execute C# code",
        .text = "Executes C# code in Unity at runtime and returns its value as JSON, or a log id "
                "for get_result if it takes longer than the timeout.",
        .category = "code",
        .hints = HINT_DESTRUCTIVE | HINT_OPEN_WORLD,
        .gates = GATE_EVAL | GATE_WRITE,
        TAKES(execute_params, execute_args),
        .wait_key = "timeout",
    },
    {
        BRIDGE(TOOL_QUERY, "query"),
        .title = "Query a value",
        .text = "Evaluates one expression in dot notation in Unity and returns its value as JSON, "
                "or a log id for get_result if it takes longer than the timeout.",
        .category = "code",
        .hints = HINT_DESTRUCTIVE | HINT_OPEN_WORLD,
        .gates = GATE_EVAL,
        TAKES(query_params, query_args),
        .wait_key = "timeout",
    },
    {
        BRIDGE(TOOL_GET_RESULT, "get_result"),
        .title = "Get a result",
        .text = "Returns the result of an execute_code or query that took longer than its "
                "timeout; complete is false while it is still running.",
        .category = "logs",
        .hints = READS,
        .place = RUN_SERVER,
        TAKES(result_params, result_args),
        .output = RESULT,
    },
    {
        BRIDGE(TOOL_GET_LOGS, "get_logs"),
        .title = "Get logs",
        .text = "Lists logs from Unity, newest first, one page at a time.",
        .category = "logs",
        .hints = READS,
        .place = RUN_SERVER,
        TAKES(logs_params, logs_args),
        .output = RECORD2("logs", S_LIST(LOG), "total", S_INT),
    },
    {
        BRIDGE(TOOL_GET_LOG_DETAILS, "get_log_details"),
        .title = "Get a log's details",
        .text = "Returns everything known about one log entry.",
        .category = "logs",
        .hints = READS,
        .place = RUN_SERVER,
        TAKES(log_params, log_args),
        .output = LOG,
    },
    {
        BRIDGE(TOOL_HELP, "help"),
        .title = "Help",
        .text = "Returns documentation on the available commands and the query syntax.",
        .category = "help",
        .hints = READS,
        .place = RUN_SERVER,
        .output = RECORD2_AND(FIELDS1("query", S_STRING), "documentation", S_STRING, "tools",
                              S_LIST(HELP_TOOL)),
    },
};

const struct tool_rows rows_bridge = {rows, N_ELEMENTS(rows)};
