/*
 * Rows of explorer's C# console: code, script files and the start-up script. Tools that run code
 * check enableConsoleEval before all other gates. Declarations only; all run in the host.
 */
#include "rows.h"

#define SCRIPT RECORD2("Name", S_STRING, "Path", S_STRING)
#define SCRIPT_FILE                                                                                \
    RECORD6("Name", S_STRING, "Path", S_STRING, "Content", S_STRING, "SizeBytes", S_INT,           \
            "LastModifiedUtc", S_STRING, "Truncated", S_BOOL)
#define RUN_RESULT OK_RESULT_AND(FIELDS1("result", S_STRING_OR_NULL))

#define PATH_PARAM                                                                                 \
    "path", T_STRING, P(path),                                                                     \
        .is_required = true, .complaint = "path is required",                                      \
        .text = "Path of a .cs file in the Scripts folder, relative to it or absolute."
#define CONTENT_PARAM                                                                              \
    "content", T_STRING, P(content), .is_required = true, .is_private = true,                      \
                                     .text = "The whole file as UTF-8 text, at most 262144 bytes."

#define P(field) .at = offsetof(struct eval_args, field)
static const struct param eval_params[] = {
    {"code", T_STRING, P(code), .is_required = true, .is_private = true,
     .text = "C# statements; a trailing expression or return gives the result."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct page_args, field)
static const struct param page_params[] = {{LIMIT_PARAM("100")}, {OFFSET_PARAM}, {0}};
#undef P

#define P(field) .at = offsetof(struct read_script_args, field)
static const struct param read_script_params[] = {{PATH_PARAM}, {0}};
#undef P

#define P(field) .at = offsetof(struct script_args, field)
static const struct param script_params[] = {{PATH_PARAM}, {CONFIRM_PARAM}, {0}};
#undef P

#define P(field) .at = offsetof(struct write_script_args, field)
static const struct param write_script_params[] = {
    {PATH_PARAM}, {CONTENT_PARAM}, {CONFIRM_PARAM}, {0}};
#undef P

#define P(field) .at = offsetof(struct enabled_args, field)
static const struct param startup_enabled_params[] = {
    {"enabled", T_BOOL, P(enabled), .is_required = true, .text = "Whether the script runs at "
                                                                 "start-up."},
    {CONFIRM_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct write_startup_args, field)
static const struct param write_startup_params[] = {{CONTENT_PARAM}, {CONFIRM_PARAM}, {0}};
#undef P

#define P(field) .at = offsetof(struct confirm_args, field)
static const struct param confirm_params[] = {{CONFIRM_PARAM}, {0}};
#undef P

static const struct tool rows[] = {
    {
        EXPLORER(TOOL_CONSOLE_EVAL, "ConsoleEval"),
        .title = "Run C# code",
        .text = "Runs C# code in Unity and returns the value's text; an exception is returned as "
                "text too. Use it where no other tool does the job.",
        .category = "console",
        .hints = HINT_DESTRUCTIVE | HINT_OPEN_WORLD,
        .gates = GUARDED_EVAL,
        TAKES(eval_params, eval_args),
        .output = RUN_RESULT,
    },
    {
        EXPLORER(TOOL_LIST_CONSOLE_SCRIPTS, "ListConsoleScripts"),
        .title = "List console scripts",
        .text = "Lists the C# files in the Scripts folder with name and path.",
        .category = "console",
        .hints = READS,
        .is_unlisted = true,
        TAKES(page_params, page_args),
        .output = PAGE_OF(SCRIPT),
    },
    {
        EXPLORER(TOOL_READ_CONSOLE_SCRIPT, "ReadConsoleScript"),
        .title = "Read a console script",
        .text = "Returns the content, size and time of a C# file in the Scripts folder; content "
                "beyond 256 KB is cut and Truncated is true.",
        .category = "console",
        .hints = READS,
        TAKES(read_script_params, read_script_args),
        .output = SCRIPT_FILE,
    },
    {
        EXPLORER(TOOL_WRITE_CONSOLE_SCRIPT, "WriteConsoleScript"),
        .title = "Write a console script",
        .text = "Creates or replaces a C# file in the Scripts folder; it is not run.",
        .category = "console",
        .hints = HINT_DESTRUCTIVE | HINT_IDEMPOTENT,
        .gates = GUARDED,
        TAKES(write_script_params, write_script_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_DELETE_CONSOLE_SCRIPT, "DeleteConsoleScript"),
        .title = "Delete a console script",
        .text = "Deletes a C# file from the Scripts folder.",
        .category = "console",
        .hints = HINT_DESTRUCTIVE,
        .gates = GUARDED,
        TAKES(script_params, script_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_RUN_CONSOLE_SCRIPT, "RunConsoleScript"),
        .title = "Run a console script",
        .text = "Runs a C# file of the Scripts folder in Unity and returns the text of its value.",
        .category = "console",
        .hints = HINT_DESTRUCTIVE | HINT_OPEN_WORLD,
        .gates = GUARDED_EVAL,
        TAKES(script_params, script_args),
        .output = RUN_RESULT,
    },
    {
        EXPLORER(TOOL_GET_STARTUP_SCRIPT, "GetStartupScript"),
        .title = "Get the start-up script",
        .text = "Returns whether a script runs at start-up, its path and its content; a disabled "
                "script is returned with enabled=false.",
        .category = "console",
        .hints = READS,
        .output = OK_RESULT_AND(
            FIELDS3("enabled", S_BOOL, "path", S_STRING_OR_NULL, "content", S_STRING_OR_NULL)),
    },
    {
        EXPLORER(TOOL_SET_STARTUP_SCRIPT_ENABLED, "SetStartupScriptEnabled"),
        .title = "Switch the start-up script",
        .text = "Enables or disables the start-up script by renaming startup.cs; it is kept "
                "either way.",
        .category = "console",
        .hints = HINT_IDEMPOTENT,
        .gates = GUARDED,
        TAKES(startup_enabled_params, enabled_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_WRITE_STARTUP_SCRIPT, "WriteStartupScript"),
        .title = "Write the start-up script",
        .text = "Replaces startup.cs, which then runs at the next start, and removes a disabled "
                "copy.",
        .category = "console",
        .hints = HINT_DESTRUCTIVE | HINT_IDEMPOTENT,
        .gates = GUARDED,
        TAKES(write_startup_params, write_startup_args),
        .output = OK_RESULT,
    },
    {
        EXPLORER(TOOL_RUN_STARTUP_SCRIPT, "RunStartupScript"),
        .title = "Run the start-up script",
        .text = "Runs startup.cs now, or the disabled copy if there is no other, and returns the "
                "text of its value and its path.",
        .category = "console",
        .hints = HINT_DESTRUCTIVE | HINT_OPEN_WORLD,
        .gates = GUARDED_EVAL,
        TAKES(confirm_params, confirm_args),
        .output = OK_RESULT_AND(FIELDS2("result", S_STRING_OR_NULL, "path", S_STRING)),
    },
};

const struct tool_rows rows_explorer_scripts = {rows, N_ELEMENTS(rows)};
