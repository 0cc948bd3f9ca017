/* The tables of the protocol: heads, their keys, words, kinds of errors. */
#include "internal.h"

/* --- Words --- */

#define EVENT_WORD(name, word, is_relayed)  [LINKMSG_EVENT_##name] = word,
#define EVENT_RELAY(name, word, is_relayed) [LINKMSG_EVENT_##name] = is_relayed,
static const char *const events[] = {[LINKMSG_EVENT_OTHER] = "",
                                     LINKMSG_EVENTS(EVENT_WORD)[LINKMSG_EVENT_COUNT] = NULL};
static const bool relayed[LINKMSG_EVENT_COUNT] = {LINKMSG_EVENTS(EVENT_RELAY)};
static const char *const states[] = {
    [LINKMSG_STATE_OTHER] = "",
    [LINKMSG_STATE_READY] = "ready",
    [LINKMSG_STATE_RELOADING] = "reloading",
    NULL,
};
static const char *const prepares[] = {
    [LINKMSG_PREPARE_OTHER] = "", [LINKMSG_PREPARE_EVAL] = "eval", NULL};
static const char *const secrets[] = {
    [LINKPROOF_BY_OTHER] = "", [LINKPROOF_BY_KEY] = "key", [LINKPROOF_BY_TOKEN] = "token", NULL};
static const char *const levels[] = {"Info", "Warning", "Error", NULL};

const char *linkproof_by_name(enum linkproof_by by)
{
    return secrets[by];
}

const char *linkmsg_event_name(enum linkmsg_event event)
{
    return events[event];
}

const char *linkmsg_build_target(struct slice platform)
{
    static const struct {
        const char *platform, *target;
    } rows[] = {
        {"WindowsPlayer", sizeof(void *) == 8 ? "StandaloneWindows64" : "StandaloneWindows"},
        {"OSXPlayer", "StandaloneOSX"},
        {"LinuxPlayer", "StandaloneLinux64"},
        {"IPhonePlayer", "iOS"},
        {"Android", "Android"},
        {"WebGLPlayer", "WebGL"},
    };

    for (size_t i = 0; i < N_ELEMENTS(rows); i++)
        if (slice_is(platform, rows[i].platform))
            return rows[i].target;
    return "Unknown";
}

bool linkmsg_is_relayed(enum linkmsg_event event)
{
    return relayed[event];
}

const struct kind_row linkmsg_kinds[] = {
    {"InvalidArgument", ERR_ARGUMENT},
    {"InvalidArgument", ERR_SHAPE},
    {"InvalidArgument", ERR_PARAMS},
    {"NotFound", ERR_NOT_FOUND},
    {"NotFound", ERR_UNKNOWN_TOOL},
    {"NotFound", ERR_NO_RESOURCE},
    {"NotReady", ERR_NOT_READY},
    {"PermissionDenied", ERR_DENIED},
    {"Timeout", ERR_TIMEOUT},
    {"Engine", ERR_ENGINE},
    {"Tool", ERR_TOOL},
    {"TooLarge", ERR_TOO_LARGE},
    {"Internal", ERR_INTERNAL},
    {NULL, ERR_NONE},
};

/* --- Fields, in the order in which they are written --- */

#define IN(type, member) .at = offsetof(struct type, member)
#define AT(member)       IN(linkmsg, member)
#define END                                                                                        \
    {                                                                                              \
        .key = NULL                                                                                \
    }

static const struct field nonce_fields[] = {
    {"nonce", FIELD_TEXT, FIELD_MUST, AT(proof.nonce)},
    {"token", FIELD_BOOL, FIELD_MAY, AT(proof.knows_token)},
    {"key", FIELD_BOOL, FIELD_MAY, AT(proof.knows_key)},
    END,
};
static const struct field proof_fields[] = {
    {"proof", FIELD_TEXT, FIELD_MUST, AT(proof.proof)},
    END,
};
static const struct field challenge_fields[] = {
    {"nonce", FIELD_TEXT, FIELD_MUST, AT(proof.nonce)},
    {"by", FIELD_WORD, FIELD_MUST, AT(proof.by), .words = secrets},
    {"proof", FIELD_TEXT, FIELD_MUST, AT(proof.proof)},
    END,
};
static const struct field hello_fields[] = {
    {"protocol", FIELD_AMOUNT, FIELD_MUST, AT(hello.protocol), .max = LINKMSG_MAX_NUMBER},
    {"agent", FIELD_TEXT, FIELD_ALWAYS, AT(hello.agent)},
    {"name", FIELD_TEXT, FIELD_ALWAYS, AT(hello.name)},
    {"project", FIELD_TEXT, FIELD_MAY, AT(hello.project)},
    {"unityVersion", FIELD_TEXT, FIELD_ALWAYS, AT(hello.unity_version)},
    {"platform", FIELD_TEXT, FIELD_ALWAYS, AT(hello.platform)},
    {"runtime", FIELD_TEXT, FIELD_ALWAYS, AT(hello.runtime)},
    {"pid", FIELD_AMOUNT, FIELD_ALWAYS, AT(hello.pid), .max = LINKMSG_MAX_NUMBER},
    {"started", FIELD_AMOUNT, FIELD_MAY, AT(hello.started), .max = LINKMSG_MAX_NUMBER},
    {"kind", FIELD_TEXT, FIELD_ALWAYS, AT(hello.kind)},
    {"missing", FIELD_ARRAY, FIELD_MAY, AT(hello.missing)},
    END,
};
static const struct field progress_fields[] = {
    {"progress", FIELD_NUMBER, FIELD_MUST, AT(number)},
    {"done", FIELD_REAL, FIELD_MUST, AT(progress.done)},
    {"total", FIELD_REAL, FIELD_ALWAYS, AT(progress.total)},
    {"message", FIELD_TEXT, FIELD_MAY, AT(progress.message), .max = LINKMSG_MAX_TEXT},
    END,
};
static const struct field done_fields[] = {
    {"done", FIELD_NUMBER, FIELD_MUST, AT(number)},
    {"ok", FIELD_BOOL, FIELD_MUST, AT(done.ok)},
    {"hasValue", FIELD_NEGATED, FIELD_MAY, AT(done.has_no_value)},
    {"isValue", FIELD_BOOL, FIELD_MAY, AT(done.is_value)},
    {"isCut", FIELD_BOOL, FIELD_MAY, AT(done.is_cut)},
    {"kind", FIELD_KIND, FIELD_MAY, AT(done.kind)},
    {"message", FIELD_TEXT, FIELD_MAY, AT(done.message), .max = LINKMSG_MAX_TEXT},
    {"hint", FIELD_TEXT, FIELD_MAY, AT(done.hint)},
    {"details", FIELD_OBJECT, FIELD_MAY, AT(done.details), .max = LINKMSG_MAX_DETAILS},
    {"diagnostics", FIELD_ARRAY, FIELD_MAY, AT(done.diagnostics), .max = LINKMSG_MAX_DETAILS},
    END,
};
static const struct field event_fields[] = {
    {"event", FIELD_WORD, FIELD_ALWAYS, AT(event.name), .words = events},
    {"op", FIELD_ID, FIELD_MAY, AT(event.op), .max = LINKMSG_MAX_OP},
    {"lines", FIELD_NUMBER, FIELD_MAY, AT(event.lines)},
    END,
};
static const struct field state_fields[] = {
    {"state", FIELD_WORD, FIELD_ALWAYS, AT(state), .words = states},
    END,
};
static const struct field pong_fields[] = {
    {"pong", FIELD_NUMBER, FIELD_MUST, AT(number)},
    {"mainMs", FIELD_AMOUNT, FIELD_STRICT, AT(pong.main_ms), .max = LINKMSG_MAX_NUMBER},
    {"running", FIELD_NUMBER, FIELD_MAY, AT(pong.running)},
    END,
};
static const struct field tools_fields[] = {
    {"tools", FIELD_TREE, FIELD_MUST, AT(tools)},
    END,
};
static const struct field bye_fields[] = {
    {"bye", FIELD_TEXT, FIELD_ALWAYS, AT(bye), .max = LINKMSG_MAX_TEXT},
    END,
};

static const struct field welcome_fields[] = {
    {"server", FIELD_TEXT, FIELD_ALWAYS, AT(server)},
    END,
};
static const struct field call_fields[] = {
    {"call", FIELD_NUMBER, FIELD_MUST, AT(number)},
    {"tool", FIELD_TEXT, FIELD_MUST, AT(call.tool)},
    {"deadlineMs", FIELD_AMOUNT, FIELD_ALWAYS, AT(call.deadline_ms), .max = LINKMSG_MAX_NUMBER,
     .def = LINKMSG_DEFAULT_MS},
    {"op", FIELD_ID, FIELD_MAY, AT(call.op), .max = LINKMSG_MAX_OP},
    {"eval", FIELD_BOOL, FIELD_MAY, AT(call.may_eval)},
    {"readOnly", FIELD_BOOL, FIELD_MAY, AT(call.is_read)},
    {"runMs", FIELD_AMOUNT, FIELD_MAY, AT(call.run_ms), .max = LINKMSG_MAX_NUMBER},
    {"waitMs", FIELD_AMOUNT, FIELD_MAY, AT(call.wait_ms), .max = LINKMSG_MAX_NUMBER, .def = -1},
    {"allow", FIELD_ARRAY, FIELD_MAY, AT(call.allow)},
    {"budget", FIELD_AMOUNT, FIELD_MAY, AT(call.budget), .max = LINKMSG_MAX_MESSAGE},
    END,
};
static const struct field cancel_fields[] = {
    {"cancel", FIELD_NUMBER, FIELD_MUST, AT(number)},
    END,
};
static const struct field prepare_fields[] = {
    {"prepare", FIELD_WORD, FIELD_ALWAYS, AT(prepare), .words = prepares},
    END,
};
static const struct field ping_fields[] = {
    {"ping", FIELD_NUMBER, FIELD_MUST, AT(number)},
    END,
};

const struct head linkmsg_heads[LINKMSG_HEADS] = {
    [LINKMSG_NONCE] = {"nonce", LINKMSG_ENGINE, false, nonce_fields},
    [LINKMSG_PROOF] = {"proof", LINKMSG_ENGINE, false, proof_fields},
    [LINKMSG_HELLO] = {"hello", LINKMSG_ENGINE, true, hello_fields},
    [LINKMSG_PROGRESS] = {"progress", LINKMSG_ENGINE, false, progress_fields},
    [LINKMSG_DONE] = {"done", LINKMSG_ENGINE, false, done_fields},
    [LINKMSG_EVENT] = {"event", LINKMSG_ENGINE, false, event_fields},
    [LINKMSG_STATE] = {"state", LINKMSG_ENGINE, false, state_fields},
    [LINKMSG_PONG] = {"pong", LINKMSG_ENGINE, false, pong_fields},
    [LINKMSG_TOOLS] = {"tools", LINKMSG_ENGINE, false, tools_fields},
    [LINKMSG_BYE] = {"bye", LINKMSG_ENGINE, false, bye_fields},
    [LINKMSG_CHALLENGE] = {"challenge", LINKMSG_SERVER, true, challenge_fields},
    [LINKMSG_WELCOME] = {"welcome", LINKMSG_SERVER, true, welcome_fields},
    [LINKMSG_CALL] = {"call", LINKMSG_SERVER, false, call_fields},
    [LINKMSG_CANCEL] = {"cancel", LINKMSG_SERVER, false, cancel_fields},
    [LINKMSG_PREPARE] = {"prepare", LINKMSG_SERVER, false, prepare_fields},
    [LINKMSG_PING] = {"ping", LINKMSG_SERVER, false, ping_fields},
};

const struct field linkmsg_tool_fields[] = {
    {"name", FIELD_TEXT, FIELD_MUST, IN(linkmsg_tool, name)},
    {"title", FIELD_TEXT, FIELD_MAY, IN(linkmsg_tool, title)},
    {"description", FIELD_TEXT, FIELD_MAY, IN(linkmsg_tool, description)},
    {"readOnly", FIELD_BOOL, FIELD_ALWAYS, IN(linkmsg_tool, read_only)},
    {"destructive", FIELD_BOOL, FIELD_ALWAYS, IN(linkmsg_tool, destructive)},
    {"inputSchema", FIELD_OBJECT, FIELD_MUST, IN(linkmsg_tool, input_schema)},
    {"where", FIELD_TEXT, FIELD_MAY, IN(linkmsg_tool, where)},
    {"timeoutMs", FIELD_AMOUNT, FIELD_MAY, IN(linkmsg_tool, timeout_ms), .max = LINKMSG_MAX_NUMBER,
     .def = -1},
    END,
};

const struct field linkmsg_line_fields[] = {
    {"level", FIELD_LEVEL, FIELD_ALWAYS, IN(linkmsg_line, level), .words = levels},
    {"message", FIELD_TEXT, FIELD_ALWAYS, IN(linkmsg_line, message)},
    {"stack", FIELD_TEXT, FIELD_MAY, IN(linkmsg_line, stack)},
    END,
};
