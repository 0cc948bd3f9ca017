/*
 * The method tables, and the choice of a dialect: pinned by the place, else what the session has
 * shown, else what the message identifies, else the place's fallback.
 */
#include "internal.h"

static const struct method mcp_methods[] = {
    {"tools/call", OP_TOOL_CALL, "name", "arguments"},
    {"tools/list", OP_TOOL_LIST, NULL, NULL},
    {"ping", OP_PING, NULL, NULL},
    {"initialize", OP_INITIALIZE, NULL, NULL},
    {"resources/list", OP_RESOURCE_LIST, NULL, NULL},
    {"resources/templates/list", OP_TEMPLATE_LIST, NULL, NULL},
    {"resources/read", OP_RESOURCE_READ, "uri", NULL},
    {"resources/subscribe", OP_SUBSCRIBE, "uri", NULL},
    {"resources/unsubscribe", OP_UNSUBSCRIBE, "uri", NULL},
    {"logging/setLevel", OP_SET_LEVEL, "level", NULL},
    {"notifications/initialized", OP_INITIALIZED, NULL, NULL},
    {"notifications/cancelled", OP_CANCEL, NULL, NULL},
    {0},
};

static const struct method plain_methods[] = {
    {"tools/call", OP_TOOL_CALL, "name", "arguments"},
    {"tools/list", OP_TOOL_LIST, NULL, NULL},
    {"resources/list", OP_RESOURCE_LIST, NULL, NULL},
    {"resources/read", OP_RESOURCE_READ, "uri", NULL},
    {"ping", OP_PING, NULL, NULL},
    {0},
};

static const struct method editor_methods[] = {
    {"tools/call", OP_TOOL_CALL, "tool", "arguments"},
    {"tools/list", OP_TOOL_LIST, NULL, NULL},
    {"tools/describe", OP_TOOL_DESCRIBE, "tool", NULL},
    {"server/info", OP_SERVER_INFO, NULL, NULL},
    {0},
};

static const struct method explorer_methods[] = {
    {"call_tool", OP_TOOL_CALL, "name", "arguments"},
    {"list_tools", OP_TOOL_LIST, NULL, NULL},
    {"list_resources", OP_RESOURCE_LIST, NULL, NULL},
    {"read_resource", OP_RESOURCE_READ, "uri", NULL},
    {"stream_events", OP_STREAM, NULL, NULL},
    {"ping", OP_PING, NULL, NULL},
    {"initialize", OP_INITIALIZE, NULL, NULL},
    {"notifications/initialized", OP_INITIALIZED, NULL, NULL},
    {"tools/call", OP_TOOL_CALL, "name", "arguments"},
    {"tools/list", OP_TOOL_LIST, NULL, NULL},
    {"resources/list", OP_RESOURCE_LIST, NULL, NULL},
    {"resources/read", OP_RESOURCE_READ, "uri", NULL},
    {0},
};

static const struct method bridge_methods[] = {
    {"invoke", OP_TOOL_CALL, "name", "parameters"},
    {"shutdown", OP_SHUTDOWN, NULL, NULL},
    /* Sent by the SDK of the bridge's real clients. */
    {"initialize", OP_INITIALIZE, NULL, NULL},
    {"notifications/initialized", OP_INITIALIZED, NULL, NULL},
    {"notifications/cancelled", OP_CANCEL, NULL, NULL},
    {"ping", OP_PING, NULL, NULL},
    {"tools/list", OP_TOOL_LIST, NULL, NULL},
    {"tools/call", OP_TOOL_CALL, "name", "arguments"},
    {0},
};

static const struct method framed_methods[] = {
    {"session.authenticate", OP_AUTHENTICATE, NULL, NULL},
    {"transport.healthCheck", OP_HEALTH, NULL, NULL},
    {0},
};

/* Methods that identify a dialect anywhere. */
static const struct mark {
    const char *method;
    const char *key; /* a parameter that must be present; NULL: the method is enough */
    enum dialect_id dialect;
} marks[] = {
    {"initialize", NULL, D_MCP},         {"list_tools", NULL, D_EXPLORER},
    {"call_tool", NULL, D_EXPLORER},     {"list_resources", NULL, D_EXPLORER},
    {"read_resource", NULL, D_EXPLORER}, {"stream_events", NULL, D_EXPLORER},
    {"invoke", NULL, D_BRIDGE},          {"shutdown", NULL, D_BRIDGE},
    {"tools/describe", NULL, D_EDITOR},  {"server/info", NULL, D_EDITOR},
    {"tools/call", "tool", D_EDITOR},    {"tools/list", "category", D_EDITOR},
    {"tools/list", "tier", D_EDITOR},
};

static void default_missing(struct err *err, struct slice method, const char *key)
{
    if (key)
        err_set(err, ERR_PARAMS, "%.*s: params.%s is required and must be a string",
                SLICE_ARG(method), key);
    else
        err_set(err, ERR_PARAMS, "%.*s: params must be an object", SLICE_ARG(method));
}

static void editor_missing(struct err *err, struct slice method, const char *key)
{
    if (key)
        err_set(err, ERR_PARAMS, "Params.%s (string) is required for %.*s", key, SLICE_ARG(method));
    else
        err_set(err, ERR_PARAMS, "Params is required for %.*s", SLICE_ARG(method));
}

static void explorer_missing(struct err *err, struct slice method, const char *key)
{
    (void)method;
    if (key)
        err_set(err, ERR_PARAMS, "Invalid params: '%s' is required.", key);
    else
        err_set(err, ERR_PARAMS, "Invalid params: 'params' object is required.");
}

static const char *const default_texts[] = {
    [RPC_NO_OBJECT] = "A message must be one JSON object",
    [RPC_BAD_VERSION] = "\"jsonrpc\" must be \"2.0\"",
    [RPC_NO_METHOD] = "\"method\" is required and must be a string",
    [RPC_BAD_ID] = "\"id\" must be a string or a number",
    [RPC_BAD_PARAMS] = "\"params\" must be an object or an array",
};

static const char *const editor_texts[RPC_BAD_PARAMS + 1] = {
    [RPC_NO_METHOD] = "Method is required.",
};

static const char *const explorer_texts[RPC_BAD_PARAMS + 1] = {
    [RPC_NO_METHOD] = "Invalid request: 'method' is required.",
};

const struct dialect dialects[D_COUNT] = {
    [D_MCP] = {.name = "mcp",
               .methods = mcp_methods,
               .absent_id = RPC_ID_OMIT,
               .missing = default_missing,
               .fault_texts = default_texts},
    [D_PLAIN] = {.name = "plain",
                 .methods = plain_methods,
                 .takes_null_id = true,
                 .missing = default_missing,
                 .fault_texts = default_texts},
    [D_EDITOR] = {.name = "editor",
                  .methods = editor_methods,
                  .refuses_notifications = true,
                  .missing = editor_missing,
                  .fault_texts = editor_texts},
    [D_EXPLORER] = {.name = "explorer",
                    .methods = explorer_methods,
                    .ignores_case = true,
                    .ignores_unknown = true,
                    .takes_null_id = true,
                    .empty_text = "Invalid request: 'method' is required.",
                    .missing = explorer_missing,
                    .fault_texts = explorer_texts},
    [D_BRIDGE] = {.name = "bridge",
                  .methods = bridge_methods,
                  .takes_null_id = true,
                  .missing = default_missing,
                  .fault_texts = default_texts},
    [D_FRAMED] = {.name = "framed",
                  .methods = framed_methods,
                  .refuses_notifications = true,
                  .missing = default_missing,
                  .fault_texts = default_texts},
};

bool dialect_parse(struct slice name, enum dialect_id *ret_id)
{
    for (unsigned i = 0; i < D_COUNT; i++)
        if (slice_is(name, dialects[i].name)) {
            *ret_id = (enum dialect_id)i;
            return true;
        }
    return false;
}

const char *dialect_name(enum dialect_id id)
{
    return dialects[id].name;
}

const char *dialect_empty_text(enum dialect_id id)
{
    return dialects[id].empty_text;
}

bool dialect_ignores_unknown(enum dialect_id id)
{
    return dialects[id].ignores_unknown;
}

static const struct method *find_method(enum dialect_id id, struct slice name)
{
    const struct dialect *d = &dialects[id];

    for (const struct method *m = d->methods; m->name; m++)
        if (d->ignores_case ? slice_eq_nocase(name, slice_of(m->name)) : slice_is(name, m->name))
            return m;
    return NULL;
}

bool dialect_knows_method(struct slice name)
{
    for (unsigned i = 0; i < D_COUNT; i++)
        if (find_method((enum dialect_id)i, name))
            return true;
    return false;
}

static const struct mark *find_mark(const struct rpc_message *m)
{
    for (size_t i = 0; i < N_ELEMENTS(marks); i++)
        if (slice_is(m->method, marks[i].method) &&
            (!marks[i].key || json_get(m->params, marks[i].key)))
            return &marks[i];
    return NULL;
}

/* Whether the session's dialect has this method, and the message has its required parameter. */
static bool fits_shown(const struct rpc_message *m, const struct place *where, bool needs_key)
{
    const struct method *method =
        where->shown >= 0 ? find_method((enum dialect_id)where->shown, m->method) : NULL;

    return method && (!needs_key || !method->name_key || json_get(m->params, method->name_key));
}

static void choose(const struct rpc_message *m, const struct place *where, struct request *r)
{
    const struct mark *mark;

    r->dialect = where->fallback;
    if (where->is_framed && find_method(D_FRAMED, m->method)) {
        r->dialect = D_FRAMED;
    } else if (where->pinned >= 0) {
        r->dialect = (enum dialect_id)where->pinned;
    } else if (fits_shown(m, where, true)) {
        r->dialect = (enum dialect_id)where->shown;
    } else if ((mark = find_mark(m)) != NULL) {
        r->dialect = mark->dialect;
        r->is_sniffed = true;
    } else if (fits_shown(m, where, false)) {
        r->dialect = (enum dialect_id)where->shown;
    }
    r->codes = where->is_framed ? D_FRAMED : r->dialect;
}

void dialect_unreadable(const struct place *where, struct request *ret_request)
{
    enum dialect_id dialect = where->pinned >= 0  ? (enum dialect_id)where->pinned
                              : where->shown >= 0 ? (enum dialect_id)where->shown
                                                  : where->fallback;

    *ret_request = (struct request){.dialect = dialect,
                                    .codes = where->is_framed ? D_FRAMED : dialect,
                                    .revision = where->revision};
}

static bool say_fault(const struct dialect *d, enum rpc_fault fault, const struct json *value,
                      struct err *err)
{
    const struct json *version = json_get(value, "jsonrpc");
    const char *text = d->fault_texts[fault];
    enum err_kind kind = fault == RPC_BAD_PARAMS ? ERR_PARAMS : ERR_REQUEST;

    if (fault == RPC_BAD_VERSION && d->fault_texts == editor_texts)
        return err_set(err, kind, "Unsupported JSON-RPC version: %.*s. Expected '2.0'.",
                       SLICE_ARG(json_is(version, JSON_STRING) ? version->text
                                 : version                     ? version->raw
                                                               : SLICE("null")));
    return err_set(err, kind, "%s", text ? text : default_texts[fault]);
}

/* Checks ids and notifications, where dialects differ. */
static bool check_id(const struct rpc_message *m, struct request *r, struct err *err)
{
    const struct dialect *d = &dialects[r->codes];
    bool is_notice = slice_starts(m->method, SLICE("notifications/"));

    if (m->has_null_id && !d->takes_null_id)
        return err_set(err, ERR_REQUEST, "\"id\" must not be null");
    if (m->has_null_id)
        r->id = SLICE("null");
    r->is_notification = m->kind == RPC_NOTIFICATION;
    if (r->is_notification && d->refuses_notifications && !(r->codes == D_FRAMED && is_notice))
        return err_set(err, ERR_REQUEST, "\"id\" is required: notifications are not supported");
    return true;
}

static bool read_params(const struct method *method, struct request *r, struct err *err)
{
    const struct dialect *d = &dialects[r->dialect];
    const struct json *meta = json_get(r->params, "_meta");
    const struct json *token = json_get(meta, "progressToken");
    const struct json *version = json_get(meta, "io.modelcontextprotocol/protocolVersion");
    const struct json *name;

    /* MCP 2026-07-28 requests carry their whole context in _meta; we do not support that revision
     * yet. */
    if (r->dialect == D_MCP && json_is(version, JSON_STRING) &&
        !revision_parse(version->text, &(enum revision){0}))
        return err_set(err, ERR_VERSION, "Unsupported protocol version: %.*s",
                       SLICE_ARG(version->text));
    if (method->name_key) {
        name = json_get(r->params, method->name_key);
        if (!json_is(r->params, JSON_OBJECT)) {
            d->missing(err, r->method, NULL);
            return false;
        }
        if (!json_is(name, JSON_STRING) || name->text.len == 0) {
            d->missing(err, r->method, method->name_key);
            return false;
        }
        r->name = name->text;
    }
    if (method->args_key) {
        r->args = json_get_value(r->params, method->args_key);
        if (!r->args && r->dialect == D_BRIDGE) /* its real clients send "arguments" */
            r->args = json_get_value(r->params, "arguments");
    }
    if (json_is(token, JSON_STRING) || json_is(token, JSON_NUMBER))
        r->progress = token->raw;
    return true;
}

bool dialect_decode(const struct json *value, const struct place *where,
                    struct request *ret_request, struct err *err)
{
    struct request *r = ret_request;
    struct rpc_message m;
    enum rpc_fault fault = rpc_read(value, &m);
    const struct method *method;

    dialect_unreadable(where, r);
    r->id = m.id;
    r->method = m.method;
    r->params = m.params;
    if (fault != RPC_FINE && fault != RPC_BAD_PARAMS)
        return say_fault(&dialects[r->codes], fault, value, err);
    if (m.kind == RPC_RESPONSE) {
        r->is_notification = true;
        r->op = OP_IGNORE; /* a response, but we have sent no request */
        return r->dialect == D_MCP || say_fault(&dialects[r->codes], RPC_NO_METHOD, value, err);
    }
    choose(&m, where, r);
    if (!check_id(&m, r, err))
        return false;
    if (fault != RPC_FINE)
        return say_fault(&dialects[r->codes], fault, value, err);
    method = find_method(r->dialect, m.method);
    if (!method && r->is_notification) {
        r->op = OP_IGNORE;
        return true;
    }
    if (!method)
        return err_set(err, ERR_METHOD, "Method not found: %.*s", SLICE_ARG(m.method));
    r->op = method->op;
    return read_params(method, r, err);
}
