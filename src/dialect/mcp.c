/* The Model Context Protocol: its methods, results, notifications and listings, by revision. */
#include "internal.h"

static const struct method methods[] = {
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

/* --- Results --- */

/* A value returned by code may have any type; MCP requires an object. */
static void structured_value(struct json_out *w, const struct outcome *o)
{
    json_key(w, "structuredContent");
    json_object(w);
    if (!o->is_pending)
        put_payload(w, "result", o);
    json_put_bool(w, "hasValue", o->has_value && !o->is_pending);
    json_put_text(w, "logId", o->operation);
    json_put_bool(w, "complete", !o->is_pending);
    if (o->is_pending)
        json_put_string(w, "message", o->err->message);
    json_object_end(w);
}

/* A plugin tool has no declared output: a value that is not an object is wrapped in one. */
static void structured_result(struct json_out *w, const struct outcome *o)
{
    json_key(w, "structuredContent");
    if (!o->is_text && is_object(o->payload)) {
        json_raw(w, o->payload);
        return;
    }
    json_object(w);
    put_payload(w, "result", o);
    json_object_end(w);
}

static void success(struct json_out *w, const struct request *r, const struct outcome *o)
{
    open_content(w, o);
    /* A tool that declares its output must also send it in structured form. */
    if (!request_has(r, FEATURE_STRUCTURED))
        ;
    else if (o->is_value)
        structured_value(w, o);
    else if (o->tool->id == TOOL_PLUGIN && (!o->is_text || o->is_structured))
        structured_result(w, o);
    else if (o->tool->output && !o->is_text && is_object(o->payload))
        json_put_raw(w, "structuredContent", o->payload);
    json_object_end(w);
}

/* isError with the message, the hint, and how to fetch a late result. */
static void failure(struct json_out *w, const struct request *r, const struct outcome *o)
{
    (void)r;
    json_object(w);
    json_key(w, "content");
    json_array(w);
    text_block(w, err_text(o->err));
    if (o->err->hint[0])
        text_block(w, slice_of(o->err->hint));
    for (size_t i = 0; i < o->n_faults; i++)
        text_block(w, o->faults[i].message);
    json_array_end(w);
    json_put_bool(w, "isError", true);
    if (o->operation.len) {
        json_key(w, "_meta");
        json_object(w);
        json_put_text(w, "operationId", o->operation);
        json_object_end(w);
    }
    json_object_end(w);
}

static void data(struct json_out *w, const struct outcome *o)
{
    const struct err *err = o->err;

    if (err->kind != ERR_VERSION && !err->hint[0] && !err->details.len)
        return;
    json_key(w, "data");
    json_object(w);
    if (err->kind == ERR_VERSION) {
        json_key(w, "supported");
        json_array(w);
        for (unsigned i = 0; i < REV_COUNT; i++)
            json_string(w, revisions[i].name);
        json_array_end(w);
    }
    if (err->details.len)
        json_put_raw(w, "details", err->details);
    if (err->hint[0])
        json_put_string(w, "hint", err->hint);
    json_object_end(w);
}

static void initialize(struct json_out *w, const struct request *r, const struct self *s)
{
    json_object(w);
    json_put_string(w, "protocolVersion", revision_name(r->revision));
    json_put_raw(w, "capabilities",
                 SLICE("{\"tools\":{\"listChanged\":true},"
                       "\"resources\":{\"subscribe\":true,\"listChanged\":true},"
                       "\"logging\":{}}"));
    put_server(w, "umcp", s);
    json_put_string(w, "instructions", common_instructions);
    json_object_end(w);
}

/* --- Notifications --- */

static void progress(struct json_out *w, const struct request *r, const struct progress *p)
{
    struct progress known = *p;

    if (!request_has(r, FEATURE_PROGRESS_TEXT))
        known.message = NULL;
    common_progress(w, r, &known);
}

/* RFC 5424's levels, least severe first. */
static const char *const levels[] = {"debug", "info",     "notice", "warning",
                                     "error", "critical", "alert",  "emergency"};

int mcp_level_parse(struct slice name)
{
    for (size_t i = 0; i < N_ELEMENTS(levels); i++)
        if (slice_is(name, levels[i]))
            return (int)i;
    return -1;
}

void mcp_write_log(struct json_out *w, enum mcp_level level, const char *logger, struct slice text)
{
    rpc_open_notification(w, "notifications/message");
    json_put_string(w, "level", levels[level]);
    json_put_string(w, "logger", logger);
    json_put_text(w, "data", text);
    rpc_close_notification(w);
}

void mcp_write_updated(struct json_out *w, const char *uri)
{
    rpc_open_notification(w, "notifications/resources/updated");
    json_put_string(w, "uri", uri);
    rpc_close_notification(w);
}

const struct dialect dialect_mcp = {
    .name = "mcp",
    .methods = methods,
    .ignores_responses = true,
    .refuse_params = common_refuse_params,
    .absent_id = RPC_ID_OMIT,
    .status = STATUS_MCP,
    .form = RESULT_BOTH,
    .shows_source = true,
    .success = success,
    .failure = failure,
    .data = data,
    .progress = progress,
    .offers = common_offers,
    .tools = common_tools,
    .lists = common_lists,
    .initialize = initialize,
};
