/*
 * Rows of the bridge group: C# code and queries. Each has a log id for fetching a result that takes
 * longer than the caller waits. Declarations only; execute_code and query run in the host, the
 * others in core.
 */
#include "rows.h"

/* Where something was cut, and how to get the rest. */
#define TRUNCATED FIELDS2("truncated", S_BOOL, "hint", S_STRING)
/* The text is the value itself, of any type; this is its structured form. */
#define VALUE                                                                                      \
    RECORD3_AND(FIELDS2("result", S_ANY_VALUE, "message", S_STRING) "," TRUNCATED, "hasValue",     \
                S_BOOL, "logId", S_STRING, "complete", S_BOOL)
#define LINE                                                                                       \
    RECORD4_AND(TRUNCATED, "logId", S_STRING, "timestamp", S_STRING, "level", S_STRING, "message", \
                S_STRING)
#define RESULT                                                                                     \
    RECORD5_AND(FIELDS3("error", S_STRING_OR_NULL, "message", S_STRING, "logs",                    \
                        S_LIST(LINE)) "," TRUNCATED,                                               \
                "success", S_BOOL, "result", S_ANY_VALUE, "hasValue", S_BOOL, "logId", S_STRING,   \
                "complete", S_BOOL)
/* A line of Unity's log has the first five; an operation or result has the others that apply. */
#define LOG_FIELDS                                                                                 \
    FIELDS10("operationId", S_STRING, "engine", S_STRING, "tool", S_STRING, "status", S_STRING,    \
             "durationMs", S_INT, "success", S_BOOL, "result", S_ANY_VALUE, "hasValue", S_BOOL,    \
             "error", S_STRING, "complete", S_BOOL)                                                \
    "," TRUNCATED
#define LOG                                                                                        \
    RECORD5_AND(LOG_FIELDS, "logId", S_STRING, "timestamp", S_STRING, "level", S_STRING, "type",   \
                S_STRING, "message", S_STRING)
#define CALLER RECORD3("peer", S_STRING, "session", S_STRING, "client", S_STRING)
#define LOG_DETAILS                                                                                \
    RECORD5_AND(LOG_FIELDS                                                                         \
                "," FIELDS6("stack", S_STRING, "details", S_ANY_VALUE, "caller", CALLER,           \
                            "argumentBytes", S_INT, "logs", S_LIST(LINE), "logsTotal", S_INT),     \
                "logId", S_STRING, "timestamp", S_STRING, "level", S_STRING, "type", S_STRING,     \
                "message", S_STRING)
#define HELP_TOOL    RECORD2("id", S_STRING, "description", S_STRING)
#define HELP_EXAMPLE RECORD3("query", S_STRING, "form", S_STRING, "needsEval", S_BOOL)

#define TIMEOUT_PARAM                                                                              \
    "timeout", T_NUMBER, P(timeout), .def = "1000", .is_clamped = true,                            \
                                     .text = "Milliseconds to wait before only a log id is "       \
                                             "returned; 0 returns it at once."

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
     .text = "One C# expression or dot path, as in find(\"Player\").transform.position; see help."},
    {TIMEOUT_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct log_id_args, field)
static const struct param result_params[] = {
    {"logId", T_STRING, P(log_id),
     .text = "The log id that execute_code or query returned, or the name of a named result."},
    {"log_id", T_STRING, P(log_id_snake), .text = "Another spelling of logId."},
    {0},
};
static const struct param cancel_params[] = {
    {"logId", T_STRING, P(log_id),
     .text = "The operation's log id; answers, progress and errors of waiting calls have it."},
    {"log_id", T_STRING, P(log_id_snake), .text = "Another spelling of logId."},
    {0},
};
static const struct param log_params[] = {
    {"logId", T_STRING, P(log_id), .text = "A log id from get_logs."},
    {"log_id", T_STRING, P(log_id_snake), .text = "Another spelling of logId."},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct logs_args, field)
static const struct param logs_params[] = {
    {"count", T_INT, P(count), .def = "10", .text = "Most logs to return."},
    {"limit", T_INT, P(limit), .text = "Another spelling of count."},
    {"offset", T_INT, P(offset), .def = "0", .text = "Logs to skip, newest first."},
    {"since", T_TIME, P(since),
     .text = "Only logs of this time or later: 2025-12-17T18:00:00Z, or milliseconds since 1970."},
    {"level", T_STRING, P(level), .text = "Only logs of this level: error, warning, info or all."},
    {"log_type", T_STRING, P(log_type), .text = "Another spelling of level."},
    {"text", T_STRING, P(text), .text = "Only logs that have all of these words, at most 32."},
    {"log_name", T_STRING, P(log_name), .text = "Only the named result of this name."},
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
        .gates = GATE_EVAL | GATE_WRITE, /* arbitrary code can write */
        TAKES(execute_params, execute_args),
        .output = VALUE,
        .wait_key = "timeout",
    },
    {
        BRIDGE(TOOL_QUERY, "query"),
        .title = "Query a value",
        .text = "Evaluates one expression in dot notation in Unity and returns its value as JSON, "
                "or a log id for get_result if it takes longer than the timeout.",
        .category = "code",
        /* No gates: plain paths are always allowed, and the engine is told whether it may compile
         * others. */
        .hints = HINT_DESTRUCTIVE | HINT_OPEN_WORLD,
        TAKES(query_params, query_args),
        .output = VALUE,
        .wait_key = "timeout",
    },
    {
        BRIDGE(TOOL_GET_RESULT, "get_result"),
        .title = "Get a result",
        .text = "Returns the result of an execute_code or query that took longer than its "
                "timeout, or of any other operation; complete is false while it is still running.",
        .category = "logs",
        .hints = READS,
        .place = RUN_SERVER,
        TAKES(result_params, log_id_args),
        .output = RESULT,
    },
    {
        BRIDGE(TOOL_CANCEL_OPERATION, "cancel_operation"),
        .title = "Cancel an operation",
        .text = "Stops an operation that is still running, by its log id: your own, or one that "
                "holds the engine's main thread while others wait. What it did so far remains.",
        .category = "logs",
        .hints = HINT_IDEMPOTENT,
        .place = RUN_SERVER,
        TAKES(cancel_params, log_id_args),
        .output =
            RECORD4("success", S_BOOL, "logId", S_STRING, "complete", S_BOOL, "message", S_STRING),
    },
    {
        BRIDGE(TOOL_GET_LOGS, "get_logs"),
        .title = "Get logs",
        .text =
            "Lists logs from Unity and records of operations, newest first, one page at a time.",
        .category = "logs",
        .hints = READS,
        .place = RUN_SERVER,
        TAKES(logs_params, logs_args),
        .output = RECORD2_AND(FIELDS1("nextOffset", S_INT), "logs", S_LIST(LOG), "total", S_INT),
    },
    {
        BRIDGE(TOOL_GET_LOG_DETAILS, "get_log_details"),
        .title = "Get a log's details",
        .text =
            "Returns everything known about one log entry: stack traces, attached logs, caller.",
        .category = "logs",
        .hints = READS,
        .place = RUN_SERVER,
        TAKES(log_params, log_id_args),
        .output = LOG_DETAILS,
    },
    {
        BRIDGE(TOOL_HELP, "help"),
        .title = "Help",
        .text = "Returns documentation on the available commands and the query syntax.",
        .category = "help",
        .hints = READS,
        .place = RUN_SERVER,
        .output = RECORD2_AND(FIELDS2("query", S_STRING, "examples", S_LIST(HELP_EXAMPLE)),
                              "documentation", S_STRING, "tools", S_LIST(HELP_TOOL)),
    },
};

const struct tool_rows rows_bridge = {rows, N_ELEMENTS(rows)};
