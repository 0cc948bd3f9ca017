/*
 * Maps error kinds to the errors of each dialect. The only file that knows a dialect's JSON-RPC
 * codes and HTTP statuses. Where no specification fixes a cell, docs/dialects/ explains the choice.
 */
#include "internal.h"

#define IN_RESULT 0 /* a failed tool result, not a JSON-RPC error */
#define EVERY(code)                                                                                \
    {                                                                                              \
        code, code, code, code, code, code                                                         \
    }

struct error_row {
    const char *kind; /* explorer's data.kind */
    const char *type; /* editor's data.errorType */
    int status[N_STATUS];
    int code[D_COUNT];
    int inner; /* explorer: the code that events and logs show for a failure inside a result */
};

#define HTTP(explorer, mcp, stateless, rest)                                                       \
    {                                                                                              \
        200, explorer, mcp, stateless, rest                                                        \
    }

/* clang-format off */
static const struct error_row rows[ERR_COUNT] = {
    /* kind, errorType, HTTP status, {mcp, plain, editor, explorer, bridge, framed}, inner */
    [ERR_NONE] = {"", "", HTTP(200, 200, 200, 200), EVERY(0), 0},
    [ERR_PARSE] = {"InvalidRequest", "validation", HTTP(400, 400, 400, 400), {-32700, -32700, -32700, -32700, -32700, -32600}, 0},
    [ERR_REQUEST] = {"InvalidRequest", "validation", HTTP(400, 400, 400, 400), EVERY(-32600), 0},
    [ERR_METHOD] = {"MethodNotFound", "not_found", HTTP(400, 200, 404, 400), EVERY(-32601), 0},
    [ERR_PARAMS] = {"InvalidArgument", "validation", HTTP(400, 200, 200, 400), EVERY(-32602), 0},
    [ERR_UNKNOWN_TOOL] = {"InvalidArgument", "not_found", HTTP(400, 200, 200, 400), {-32602, -32601, -32001, -32602, -32602, -32601}, 0},
    [ERR_SHAPE] = {"InvalidArgument", "validation", HTTP(400, 200, 200, 400), {IN_RESULT, -32602, -32002, -32602, -32602, -32602}, 0},
    [ERR_ARGUMENT] = {"InvalidArgument", "validation", HTTP(400, 200, 200, 400), {IN_RESULT, -32602, -32002, IN_RESULT, -32602, -32602}, -32602},
    [ERR_NOT_FOUND] = {"NotFound", "unity", HTTP(404, 200, 200, 404), {IN_RESULT, -32602, -32004, IN_RESULT, -32603, -32602}, -32004},
    [ERR_NO_RESOURCE] = {"NotFound", "unity", HTTP(404, 200, 200, 400), {-32002, -32602, -32004, -32004, -32602, -32602}, 0},
    [ERR_NOT_READY] = {"NotReady", "unity", HTTP(503, 200, 200, 503), {IN_RESULT, -32000, -32004, -32002, -32603, -32603}, 0},
    [ERR_DENIED] = {"PermissionDenied", "permission", HTTP(403, 200, 200, 403), {IN_RESULT, -32603, -32005, IN_RESULT, -32603, -32603}, -32003},
    [ERR_TIER] = {"PermissionDenied", "permission", HTTP(403, 200, 200, 403), {IN_RESULT, -32603, -32005, IN_RESULT, -32603, -32603}, -32003},
    [ERR_AUTH] = {"PermissionDenied", "permission", HTTP(403, 200, 200, 400), {-32600, -32603, -32005, -32003, -32603, 1000}, 0},
    [ERR_SESSION] = {"NotFound", "not_found", HTTP(404, 400, 400, 400), EVERY(-32600), 0},
    [ERR_VERSION] = {"InvalidArgument", "validation", HTTP(400, 400, 400, 400), {-32022, -32602, -32602, -32602, -32602, -32602}, 0},
    [ERR_ENVELOPE] = {"InvalidArgument", "validation", HTTP(400, 400, 400, 400), EVERY(-32602), 0},
    [ERR_HEADER] = {"InvalidRequest", "validation", HTTP(400, 400, 400, 400), {-32020, -32600, -32600, -32600, -32600, -32600}, 0},
    [ERR_CAPABILITY] = {"InvalidRequest", "validation", HTTP(400, 200, 400, 400), {-32021, -32603, -32000, -32603, -32603, -32603}, 0},
    [ERR_RATE] = {"RateLimited", "execution", HTTP(429, 429, 429, 429), {-32603, -32603, -32000, -32005, -32603, -32603}, 0},
    [ERR_TIMEOUT] = {"Internal", "timeout", HTTP(500, 200, 200, 200), {IN_RESULT, -32603, -32003, IN_RESULT, -32603, -32603}, -32603},
    [ERR_TOOL] = {"Internal", "execution", HTTP(500, 200, 200, 200), {IN_RESULT, -32603, -32000, IN_RESULT, -32603, -32603}, -32603},
    [ERR_ENGINE] = {"Internal", "unity", HTTP(500, 200, 200, 200), {IN_RESULT, -32603, -32004, IN_RESULT, -32603, -32603}, -32603},
    [ERR_HEALTH] = {"NotReady", "unity", HTTP(503, 200, 200, 400), {-32603, -32000, -32004, -32002, -32603, 1001}, 0},
    [ERR_TOO_LARGE] = {"InvalidArgument", "execution", HTTP(400, 200, 200, 200), {IN_RESULT, -32603, -32000, IN_RESULT, -32603, -32603}, -32602},
    [ERR_MESSAGE_SIZE] = {"InvalidRequest", "validation", HTTP(413, 413, 413, 400), EVERY(-32600), 0},
    [ERR_INTERNAL] = {"Internal", "execution", HTTP(500, 200, 200, 500), EVERY(-32603), 0},
};
/* clang-format on */

static const struct {
    int code;
    const char *title;
} titles[] = {
    {-32700, "Parse error"},    {-32600, "Invalid request"}, {-32601, "Method not found"},
    {-32602, "Invalid params"}, {-32603, "Internal error"},  {-32000, "Server error"},
};

const char *error_kind_name(enum err_kind kind)
{
    return rows[kind].kind;
}

const char *error_type_name(enum err_kind kind)
{
    return rows[kind].type;
}

bool error_is_unity(enum err_kind kind)
{
    return rows[kind].code[D_EDITOR] == -32004;
}

/* For a failure inside a result, the code that it stands for. */
static int code_of(enum dialect_id dialect, enum err_kind kind)
{
    int code = rows[kind].code[dialect];

    if (code != IN_RESULT)
        return code;
    if (dialect == D_EXPLORER)
        return rows[kind].inner;
    return kind == ERR_ARGUMENT || kind == ERR_SHAPE ? -32602 : -32603;
}

const char *error_code_title(enum dialect_id dialect, enum err_kind kind)
{
    int code = code_of(dialect, kind);
    size_t i = 0;

    while (i < N_ELEMENTS(titles) - 1 && titles[i].code != code)
        i++;
    return titles[i].title;
}

int dialect_error_code(const struct request *r, enum err_kind kind)
{
    /* From 2026-07-28 on, a missing resource is a bad parameter. */
    if (kind == ERR_NO_RESOURCE && request_has(r, FEATURE_STATELESS))
        return -32602;
    return code_of(r->codes, kind);
}

static enum err_kind kind_of(const struct outcome *o)
{
    return o->err ? o->err->kind : ERR_NONE;
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
    enum status_column column =
        request_has(r, FEATURE_STATELESS) ? STATUS_STATELESS : dialect_of(r->dialect)->status;

    return dialect_fails_in_result(r, o) ? 200 : rows[kind_of(o)].status[column];
}

int dialect_rest_status(enum err_kind kind)
{
    return rows[kind].status[STATUS_REST];
}
