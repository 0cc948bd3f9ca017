/*
 * Maps error kinds to what each dialect says. The only file that knows a dialect's JSON-RPC codes
 * and HTTP statuses. Where no specification fixes a cell, docs/dialects/ explains the choice.
 */
#include <stdio.h>

#include "internal.h"

#define IN_RESULT 0 /* a failed tool result, not a JSON-RPC error */
#define EVERY(code)                                                                                \
    {                                                                                              \
        code, code, code, code, code, code                                                         \
    }

struct error_row {
    const char *kind; /* explorer's data.kind */
    int http;         /* explorer's HTTP status */
    const char *type; /* editor's data.errorType */
    int code[D_COUNT];
    int inner; /* explorer: the code that events and logs show for a failure inside a result */
};

/* clang-format off */
static const struct error_row rows[ERR_COUNT] = {
    /* kind, HTTP, errorType, {mcp, plain, editor, explorer, bridge, framed}, inner */
    [ERR_PARSE] = {"InvalidRequest", 400, "validation", {-32700, -32700, -32700, -32700, -32700, -32600}, 0},
    [ERR_REQUEST] = {"InvalidRequest", 400, "validation", EVERY(-32600), 0},
    [ERR_METHOD] = {"MethodNotFound", 400, "not_found", EVERY(-32601), 0},
    [ERR_PARAMS] = {"InvalidArgument", 400, "validation", EVERY(-32602), 0},
    [ERR_UNKNOWN_TOOL] = {"InvalidArgument", 400, "not_found", {-32602, -32601, -32001, -32602, -32602, -32601}, 0},
    [ERR_SHAPE] = {"InvalidArgument", 400, "validation", {IN_RESULT, -32602, -32002, -32602, -32602, -32602}, 0},
    [ERR_ARGUMENT] = {"InvalidArgument", 400, "validation", {IN_RESULT, -32602, -32002, IN_RESULT, -32602, -32602}, -32602},
    [ERR_NOT_FOUND] = {"NotFound", 404, "unity", {IN_RESULT, -32602, -32004, IN_RESULT, -32603, -32602}, -32004},
    [ERR_NO_RESOURCE] = {"NotFound", 404, "unity", {-32002, -32602, -32004, -32004, -32602, -32602}, 0},
    [ERR_NOT_READY] = {"NotReady", 503, "unity", {IN_RESULT, -32000, -32004, -32002, -32603, -32603}, 0},
    [ERR_DENIED] = {"PermissionDenied", 403, "permission", {IN_RESULT, -32603, -32005, IN_RESULT, -32603, -32603}, -32003},
    [ERR_TIER] = {"PermissionDenied", 403, "permission", {IN_RESULT, -32603, -32005, IN_RESULT, -32603, -32603}, -32003},
    [ERR_AUTH] = {"PermissionDenied", 403, "permission", {-32600, -32603, -32005, -32003, -32603, 1000}, 0},
    [ERR_SESSION] = {"NotFound", 404, "not_found", EVERY(-32600), 0},
    [ERR_VERSION] = {"InvalidArgument", 400, "validation", {-32022, -32602, -32602, -32602, -32602, -32602}, 0},
    [ERR_RATE] = {"RateLimited", 429, "execution", {-32603, -32603, -32000, -32005, -32603, -32603}, 0},
    [ERR_TIMEOUT] = {"Internal", 500, "timeout", {IN_RESULT, -32603, -32003, IN_RESULT, -32603, -32603}, -32603},
    [ERR_TOOL] = {"Internal", 500, "execution", {IN_RESULT, -32603, -32000, IN_RESULT, -32603, -32603}, -32603},
    [ERR_ENGINE] = {"Internal", 500, "unity", {IN_RESULT, -32603, -32004, IN_RESULT, -32603, -32603}, -32603},
    [ERR_HEALTH] = {"NotReady", 503, "unity", {-32603, -32000, -32004, -32002, -32603, 1001}, 0},
    [ERR_TOO_LARGE] = {"InvalidArgument", 400, "execution", {IN_RESULT, -32603, -32000, IN_RESULT, -32603, -32603}, -32602},
    [ERR_MESSAGE_SIZE] = {"InvalidRequest", 413, "validation", EVERY(-32600), 0},
    [ERR_INTERNAL] = {"Internal", 500, "execution", EVERY(-32603), 0},
};
/* clang-format on */

/* The meaning of a code: used as the message by plain and bridge, whose own text goes into
 * data.details. */
static const struct {
    int code;
    const char *title;
} titles[] = {
    {-32700, "Parse error"},    {-32600, "Invalid request"}, {-32601, "Method not found"},
    {-32602, "Invalid params"}, {-32603, "Internal error"},  {-32000, "Server error"},
};

static const char *title_of(int code)
{
    size_t i = 0;

    while (i < N_ELEMENTS(titles) - 1 && titles[i].code != code)
        i++;
    return titles[i].title;
}

static enum err_kind kind_of(const struct outcome *o)
{
    return o->err ? o->err->kind : ERR_NONE;
}

int dialect_error_code(enum dialect_id dialect, enum err_kind kind)
{
    int code = rows[kind].code[dialect];

    if (code != IN_RESULT)
        return code;
    if (dialect == D_EXPLORER)
        return rows[kind].inner;
    return kind == ERR_ARGUMENT || kind == ERR_SHAPE ? -32602 : -32603;
}

bool dialect_fails_in_result(const struct request *r, const struct outcome *o)
{
    enum err_kind kind = kind_of(o);

    if (kind == ERR_NONE || r->op != OP_TOOL_CALL || !o->tool)
        return false;
    /* Explorer: a guarded tool that exists fails in its result, not with a JSON-RPC error. */
    if (r->codes == D_EXPLORER && o->tool->gates != 0 && kind != ERR_SHAPE && kind != ERR_RATE)
        return true;
    return rows[kind].code[r->codes] == IN_RESULT;
}

int dialect_http_status(const struct request *r, const struct outcome *o)
{
    enum err_kind kind = kind_of(o);

    if (kind == ERR_NONE || dialect_fails_in_result(r, o))
        return 200;
    if (r->dialect == D_EXPLORER)
        return rows[kind].http;
    if (r->dialect != D_MCP)
        return 200;
    switch (kind) {
    case ERR_PARSE:
    case ERR_REQUEST:
    case ERR_SESSION:
    case ERR_VERSION:
        return 400;
    case ERR_MESSAGE_SIZE:
        return 413;
    case ERR_RATE:
        return 429;
    default:
        return 200;
    }
}

int dialect_rest_status(enum err_kind kind)
{
    switch (kind) {
    case ERR_NONE:
    case ERR_TOOL: /* the code ran: it threw, was stopped, or crashed the engine */
    case ERR_TIMEOUT:
    case ERR_ENGINE:
    case ERR_TOO_LARGE:
        return 200;
    case ERR_NOT_READY:
        return 503;
    case ERR_DENIED:
    case ERR_TIER:
        return 403;
    case ERR_NOT_FOUND:
        return 404;
    case ERR_RATE:
        return 429;
    case ERR_INTERNAL:
        return 500;
    default:
        return 400;
    }
}

static void put_hint(struct json_out *w, const struct err *err)
{
    json_put_string(w, "hint", err->hint[0] ? err->hint : NULL);
}

static void explorer_data(struct json_out *w, const struct outcome *o)
{
    enum err_kind kind = o->err->kind;

    json_object(w);
    json_put_string(w, "kind", rows[kind].kind);
    put_hint(w, o->err);
    if (kind == ERR_INTERNAL || kind == ERR_PARSE)
        json_put_text(w, "detail", err_text(o->err));
    json_object_end(w);
}

/* For failed code, the bridge gives only the exception, without a hint. */
static void details_data(struct json_out *w, enum dialect_id dialect, const struct outcome *o)
{
    json_object(w);
    json_put_text(w, "details", err_text(o->err));
    if (o->err->hint[0] && (dialect != D_BRIDGE || o->err->kind != ERR_TOOL))
        json_put_string(w, "hint", o->err->hint);
    json_object_end(w);
}

/* The editor's "Unity Editor error". */
static bool is_unity_error(const struct err *err)
{
    return rows[err->kind].code[D_EDITOR] == -32004;
}

static void editor_faults(struct json_out *w, const struct arg_fault *faults, size_t n)
{
    json_key(w, "missingParameters");
    json_array(w);
    for (size_t i = 0; i < n; i++)
        if (faults[i].is_missing)
            json_text(w, faults[i].field);
    json_array_end(w);
    json_key(w, "errors");
    json_array(w);
    for (size_t i = 0; i < n; i++) {
        json_object(w);
        json_put_text(w, "fieldPath", faults[i].field);
        json_put_text(w, "message", faults[i].message);
        json_object_end(w);
    }
    json_array_end(w);
}

static void editor_details(struct json_out *w, const struct outcome *o)
{
    const struct err *err = o->err;
    const struct arg_fault whole = {.field = SLICE("arguments"), .message = err_text(err)};
    struct slice members = SLICE(""); /* the contents of err->details, without the braces */

    if (err->details.len > 2)
        members = slice_from(err->details.p + 1, err->details.len - 2);
    if (slice_is_blank(members))
        members = SLICE("");
    json_object(w);
    if (o->n_faults)
        editor_faults(w, o->faults, o->n_faults);
    else if (is_unity_error(err) && !slice_contains(members, SLICE("\"unityError\"")))
        json_put_text(w, "unityError", err_text(err));
    else if (!members.len && err->kind == ERR_ARGUMENT)
        editor_faults(w, &whole, 1);
    else if (!members.len && err->kind == ERR_TOOL)
        json_put_text(w, "error", err_text(err));
    if (members.len)
        json_raw(w, members);
    if (err->hint[0] && (!members.len || is_unity_error(err)))
        json_put_string(w, "hint", err->hint);
    json_object_end(w);
}

static void editor_data(struct json_out *w, const struct outcome *o)
{
    const struct err *err = o->err;

    json_object(w);
    if (o->tool)
        json_put_string(w, "tool", o->tool->name);
    else if (o->asked.len)
        json_put_text(w, "tool", o->asked);
    json_put_string(w, "errorType", rows[err->kind].type);
    json_key(w, "details");
    editor_details(w, o);
    json_object_end(w);
}

/* The fixed text that the protocol has for a kind, or the error's own message. */
struct slice dialect_error_message(enum dialect_id dialect, const struct err *err)
{
    if (dialect == D_PLAIN || dialect == D_BRIDGE)
        return slice_of(title_of(dialect_error_code(dialect, err->kind)));
    if (dialect == D_EXPLORER && (err->kind == ERR_INTERNAL || err->kind == ERR_PARSE))
        return slice_of(title_of(dialect_error_code(dialect, err->kind)));
    if (dialect == D_FRAMED && err->kind == ERR_AUTH)
        return SLICE("Authentication failed");
    if (dialect == D_FRAMED && err->kind == ERR_HEALTH)
        return SLICE("Health check failed");
    return err_text(err);
}

static void mcp_data(struct json_out *w, const struct outcome *o)
{
    json_object(w);
    if (o->err->kind == ERR_VERSION) {
        json_key(w, "supported");
        json_array(w);
        for (unsigned i = 0; i < REV_COUNT; i++)
            json_string(w, revision_name((enum revision)i));
        json_array_end(w);
    }
    if (o->err->details.len)
        json_put_raw(w, "details", o->err->details);
    if (o->err->hint[0])
        json_put_string(w, "hint", o->err->hint);
    json_object_end(w);
}

static bool has_mcp_data(const struct err *err)
{
    return err->kind == ERR_VERSION || err->hint[0] || err->details.len;
}

static void write_message(struct json_out *w, enum dialect_id dialect, const struct outcome *o)
{
    const struct err *err = o->err;

    if (dialect == D_EDITOR && is_unity_error(err)) {
        char text[sizeof(err->message) + 32] = "Unity Editor error: ";

        memcpy(text + strlen(text), err->message, strlen(err->message) + 1);
        json_put_string(w, "message", text);
        return;
    }
    if (dialect == D_FRAMED && err->kind == ERR_DENIED && err->hint[0]) {
        char text[sizeof(err->message) + sizeof(err->hint) + 4]; /* there is no data for the hint */

        snprintf(text, sizeof(text), "%s: %s", err->message, err->hint);
        json_put_string(w, "message", text);
        return;
    }
    json_put_text(w, "message", dialect_error_message(dialect, err));
}

void dialect_write_error_object(struct json_out *w, enum dialect_id dialect,
                                const struct outcome *o)
{
    json_object(w);
    json_put_int(w, "code", dialect_error_code(dialect, o->err->kind));
    write_message(w, dialect, o);
    if (dialect != D_FRAMED && (dialect != D_MCP || has_mcp_data(o->err)))
        json_key(w, "data");
    switch (dialect) {
    case D_EXPLORER:
        explorer_data(w, o);
        break;
    case D_EDITOR:
        editor_data(w, o);
        break;
    case D_PLAIN:
    case D_BRIDGE:
        details_data(w, dialect, o);
        break;
    case D_MCP:
        if (has_mcp_data(o->err))
            mcp_data(w, o);
        break;
    default:
        break;
    }
    json_object_end(w);
}

void dialect_write_error(struct json_out *w, const struct request *r, const struct outcome *o)
{
    rpc_open(w, r->id, dialects[r->codes].absent_id);
    json_key(w, "error");
    dialect_write_error_object(w, r->codes, o);
    rpc_close(w);
}

void dialect_write_refusal(struct json_out *w, const struct err *err)
{
    json_object(w);
    json_put_bool(w, "ok", false);
    json_key(w, "error");
    json_object(w);
    json_put_string(w, "kind", rows[err->kind].kind);
    json_put_text(w, "message", err_text(err));
    put_hint(w, err);
    json_object_end(w);
    json_object_end(w);
}
