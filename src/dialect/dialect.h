/*
 * How peers speak: method tables, choosing a dialect, wrapping results, error codes. Turns a
 * JSON-RPC message into a request and an outcome into the bytes of an answer. Knows no session, no
 * host and no socket.
 */
#ifndef DIALECT_DIALECT_H
#define DIALECT_DIALECT_H

#include "base/base.h"
#include "rpc/rpc.h"
#include "tool/tool.h"
#include "json/json.h"

/* What a message asks for, whatever dialect says it. */
enum op {
    OP_NONE,
    OP_INITIALIZE,
    OP_INITIALIZED,
    OP_PING,
    OP_TOOL_LIST,
    OP_TOOL_CALL,
    OP_TOOL_DESCRIBE,
    OP_SERVER_INFO,
    OP_RESOURCE_LIST,
    OP_TEMPLATE_LIST,
    OP_RESOURCE_READ,
    OP_SUBSCRIBE,
    OP_UNSUBSCRIBE,
    OP_SET_LEVEL,
    OP_STREAM,
    OP_CANCEL,
    OP_IGNORE, /* a notification that needs no action */
    OP_SHUTDOWN,
    OP_AUTHENTICATE,
    OP_HEALTH
};

struct method {
    const char *name;
    enum op op;
    const char *name_key; /* the parameter that must be there: tool, uri, level; NULL: none */
    const char *args_key; /* where a tool's arguments are */
};

/* What is known of where a message came from. */
struct place {
    int pinned; /* dialect_id fixed by listener, path or option; -1: none */
    int shown;  /* dialect_id that the session has shown; -1: none yet */
    enum dialect_id fallback;
    bool is_framed;         /* errors take framed's codes */
    enum revision revision; /* of the session, for MCP */
};

/* A message understood. Everything points into the message's tree. */
struct request {
    struct slice id; /* raw; p is NULL for notifications */
    bool is_notification;
    enum dialect_id dialect; /* whose shapes the answer takes */
    enum dialect_id codes;   /* whose error codes: D_FRAMED on a framed connection */
    bool is_sniffed;         /* the dialect was known by its own marks */
    enum revision revision;
    enum op op;
    struct slice method;
    const struct json *params;
    struct slice name;       /* the value of the method's name_key */
    const struct json *args; /* a tool's arguments; NULL: none */
    struct slice progress;   /* raw progressToken; empty: none wanted */
};

/*
 * Reads a JSON value as a message of the dialect that `where` and the message itself choose. On
 * failure *ret_request still holds id and dialect, so that the error can be written.
 */
bool dialect_decode(const struct json *value, const struct place *where,
                    struct request *ret_request, struct err *err);
/* Makes the request whose answer goes to bytes that are not JSON. */
void dialect_unreadable(const struct place *where, struct request *ret_request);

bool dialect_parse(struct slice name, enum dialect_id *ret_id);
const char *dialect_name(enum dialect_id id);
/* True if any dialect has a method of this name. */
bool dialect_knows_method(struct slice name);
/* The error for an empty message; NULL: the same as for other bytes that are not JSON. */
const char *dialect_empty_text(enum dialect_id id);
/* Whether arguments that are not parameters of the tool are ignored. */
bool dialect_ignores_unknown(enum dialect_id id);

/* --- Revisions of MCP. --- */
const char *revision_name(enum revision r);
bool revision_parse(struct slice text, enum revision *ret_revision);

/* --- Answers. Each writes one whole JSON-RPC response. --- */

/* A tool's or resource's outcome. */
struct outcome {
    const struct tool *tool; /* NULL where the call did not get that far */
    struct slice asked;      /* the tool's name as the caller wrote it; may be empty */
    bool is_text;            /* plain text, not JSON */
    bool is_structured;      /* is_text: MCP shows it in structured form too */
    struct slice payload;
    const struct slice *diagnostics;
    size_t n_diagnostics;
    const struct err *err;          /* NULL or ERR_NONE: it worked */
    const struct arg_fault *faults; /* ERR_SHAPE: what is wrong, one by one */
    size_t n_faults;
    struct slice operation; /* its id, by which a late result can be fetched; or empty */
    bool is_value;          /* the payload is a value from code; MCP wraps it in an object */
    bool has_value;         /* is_value: the code returned a value */
    bool is_pending;        /* it goes on, and the payload says so */
    const char *source; /* of a resource that may come from two: "engine" or "files"; else NULL */
};

/* A tool call's answer, success or failure. */
void dialect_write_call(struct json_out *w, const struct request *r, const struct outcome *o);
/* A resource's contents, or its error. */
void dialect_write_contents(struct json_out *w, const struct request *r, const struct outcome *o);
/* Any other result: a raw JSON value. */
void dialect_write_result(struct json_out *w, const struct request *r, struct slice raw);
/* Any failure. */
void dialect_write_error(struct json_out *w, const struct request *r, const struct outcome *o);

/* {"code","message","data"} alone, in explorer's shape, as its events carry it. */
void dialect_write_error_object(struct json_out *w, enum dialect_id dialect,
                                const struct outcome *o);
/* {"ok":false,"error":{kind,message,hint}} */
void dialect_write_refusal(struct json_out *w, const struct err *err);
/* True if the failure of this call travels as a result. */
bool dialect_fails_in_result(const struct request *r, const struct outcome *o);
/* The code in the log line; for a failure inside a result, the code that it stands for. */
int dialect_error_code(enum dialect_id dialect, enum err_kind kind);
/* The message that the dialect's error object carries. */
struct slice dialect_error_message(enum dialect_id dialect, const struct err *err);
/* What HTTP says: 200, or the dialect's status for this failure. */
int dialect_http_status(const struct request *r, const struct outcome *o);

/* The HTTP status of the bridge's REST routes. */
int dialect_rest_status(enum err_kind kind);

/* How large a tool's result may be if the whole reply is to stay below `limit` bytes. */
size_t dialect_budget(const struct request *r, bool is_resource, size_t limit);

/* --- Listings: results only, to be framed by dialect_write_result. --- */

struct listing {
    const struct catalog *catalog;
    unsigned groups;                  /* bit per tool_group that the MCP listing offers */
    enum tier tier;                   /* the server's */
    struct slice category, only_tier; /* editor's filters; empty: all */
    size_t first;                     /* cursor */
    size_t budget;                    /* bytes a page may take; 0: no pages */
};

/* {"tools":[...]} in the request's dialect. */
void dialect_write_tools(struct json_out *w, const struct request *r, const struct listing *l);
/* Whether tools of user code are, or would be, among them. */
bool dialect_lists_plugins(enum dialect_id dialect, const struct listing *l);
size_t dialect_count_tools(enum dialect_id dialect, const struct listing *l);
/* {"tools":[...]} and {"tool":{...}} of the editor, also for its own tools of that name. Other
 * dialects can call those: `for_envelope` shows the inputs as the envelope wants them. */
void editor_write_tools(struct json_out *w, const struct listing *l);
void editor_write_tool(struct json_out *w, const struct tool *tool, bool for_envelope,
                       bool has_schema_version);
void dialect_write_resources(struct json_out *w, const struct request *r, bool templates);

/* What the server says of itself. */
struct self {
    const char *version;
    const char *unity_version; /* NULL: no engine */
    const char *platform, *runtime;
    enum tier tier;
};

void dialect_write_initialize(struct json_out *w, const struct request *r, const struct self *s);
void editor_write_info(struct json_out *w, const struct self *s, const struct catalog *catalog);

#endif
