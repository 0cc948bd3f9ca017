/* The Model Context Protocol: its methods, results, notifications and listings, by revision. */
#include "internal.h"

#define SESSIONS  .needs = FEATURE_SESSIONS
#define STATELESS .needs = FEATURE_STATELESS
#define OLD_TASKS .needs = FEATURE_OLD_TASKS

static const struct method methods[] = {
    {"tools/call", .op = OP_TOOL_CALL, .name_key = "name", .args_key = "arguments",
     .is_named = true},
    {"tools/list", .op = OP_TOOL_LIST},
    {"ping", .op = OP_PING, SESSIONS},
    {"initialize", .op = OP_INITIALIZE, SESSIONS},
    {"server/discover", .op = OP_DISCOVER, STATELESS},
    {"resources/list", .op = OP_RESOURCE_LIST},
    {"resources/templates/list", .op = OP_TEMPLATE_LIST},
    {"resources/read", .op = OP_RESOURCE_READ, .name_key = "uri", .is_named = true},
    {"resources/subscribe", .op = OP_SUBSCRIBE, .name_key = "uri", SESSIONS},
    {"resources/unsubscribe", .op = OP_UNSUBSCRIBE, .name_key = "uri", SESSIONS},
    {"prompts/list", .op = OP_PROMPT_LIST},
    {"prompts/get", .op = OP_PROMPT_GET, .name_key = "name", .args_key = "arguments",
     .is_named = true},
    {"completion/complete", .op = OP_COMPLETE},
    {"skills/list", .op = OP_SKILL_LIST, STATELESS},
    {"skills/get", .op = OP_SKILL_GET, .name_key = "uri", STATELESS},
    {"resources/directory/read", .op = OP_DIRECTORY_READ, .name_key = "uri", STATELESS},
    {"logging/setLevel", .op = OP_SET_LEVEL, .name_key = "level", SESSIONS},
    {"subscriptions/listen", .op = OP_LISTEN, STATELESS},
    {"tasks/get", .op = OP_TASK_GET, .name_key = "taskId", .is_named = true, STATELESS},
    {"tasks/update", .op = OP_TASK_UPDATE, .name_key = "taskId", .is_named = true, STATELESS},
    {"tasks/cancel", .op = OP_TASK_CANCEL, .name_key = "taskId", .is_named = true, STATELESS},
    {"tasks/get", .op = OP_TASK_GET, .name_key = "taskId", OLD_TASKS},
    {"tasks/result", .op = OP_TASK_RESULT, .name_key = "taskId", OLD_TASKS},
    {"tasks/cancel", .op = OP_TASK_CANCEL, .name_key = "taskId", OLD_TASKS},
    {"tasks/list", .op = OP_TASK_LIST, OLD_TASKS},
    {"notifications/initialized", .op = OP_INITIALIZED, SESSIONS},
    {"notifications/cancelled", .op = OP_CANCEL},
    {0},
};

/* How long clients may keep a result. Results that change without a notice may not be kept at
 * all. */
static const struct cached {
    enum op op;
    int64_t ms;
    const char *scope;
} cached[] = {
    {OP_DISCOVER, 3600000, "public"},      {OP_TOOL_LIST, 0, "private"},
    {OP_RESOURCE_LIST, 3600000, "public"}, {OP_TEMPLATE_LIST, 3600000, "public"},
    {OP_RESOURCE_READ, 0, "private"},      {OP_PROMPT_LIST, 3600000, "public"},
    {OP_SKILL_LIST, 3600000, "public"},    {OP_SKILL_GET, 3600000, "public"},
};

static void put_server_members(struct json_out *w, const char *version)
{
    json_put_string(w, "name", "umcp");
    json_put_string(w, "version", version);
}

/* The server's title and icon. */
static void put_looks(struct json_out *w, const struct request *r)
{
    if (request_has(r, FEATURE_TITLES))
        json_put_string(w, "title", SERVER_TITLE);
    if (!request_has(r, FEATURE_ICONS))
        return;
    json_key(w, "icons");
    json_array(w);
    json_object(w);
    json_put_string(w, "src", ICON_URI);
    json_put_string(w, "mimeType", ICON_TYPE);
    json_put_raw(w, "sizes", SLICE("[\"" ICON_SIZES "\"]"));
    json_object_end(w);
    json_array_end(w);
}

/* Without a type, which the address names, and without sizes: lists repeat it often. */
void mcp_put_icon(struct json_out *w, const struct request *r, const char *category)
{
    if (!request_has(r, FEATURE_ICONS))
        return;
    json_key(w, "icons");
    json_array(w);
    json_object(w);
    json_put_string(w, "src", icon_of(category));
    json_object_end(w);
    json_array_end(w);
}

static void put_related(struct json_out *w, struct slice task)
{
    json_key(w, "io.modelcontextprotocol/related-task");
    json_object(w);
    json_put_text(w, "taskId", task);
    json_object_end(w);
}

/* The _meta of a result in revisions with sessions. */
static void put_old_meta(struct json_out *w, const struct request *r, struct slice operation)
{
    if (!operation.len && !r->task.len)
        return;
    json_key(w, "_meta");
    json_object(w);
    if (operation.len)
        json_put_text(w, "operationId", operation);
    if (r->task.len)
        put_related(w, r->task);
    json_object_end(w);
}

void mcp_put_type(struct json_out *w, const struct request *r, const char *type,
                  struct slice operation)
{
    json_put_string(w, "resultType", type);
    if (r->is_nested)
        return;
    json_key(w, "_meta");
    json_object(w);
    json_key(w, "io.modelcontextprotocol/serverInfo");
    json_object(w);
    put_server_members(w, r->version);
    if (r->op == OP_DISCOVER) /* other results only say which server it was */
        put_looks(w, r);
    json_object_end(w);
    if (operation.len)
        json_put_text(w, "operationId", operation);
    json_object_end(w);
}

static void open(struct json_out *w, const struct request *r, struct slice operation)
{
    json_object(w);
    if (!request_has(r, FEATURE_STATELESS))
        return;
    mcp_put_type(w, r, "complete", operation);
    for (size_t i = 0; i < N_ELEMENTS(cached); i++)
        if (cached[i].op == r->op) {
            json_put_int(w, "ttlMs", cached[i].ms);
            json_put_string(w, "cacheScope", cached[i].scope);
        }
}

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
    put_completeness(w, o);
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
    open(w, r, (struct slice){0});
    put_content(w, o, o->is_cut ? SLICE(VALUE_CUT_HINT) : (struct slice){0});
    /* A tool that declares its output must also send it in structured form. */
    if (o->is_error)
        json_put_bool(w, "isError", true);
    if (!request_has(r, FEATURE_STRUCTURED) || o->is_blocks)
        ;
    else if (o->is_value)
        structured_value(w, o);
    else if (o->tool->id == TOOL_PLUGIN && (!o->is_text || o->is_structured))
        structured_result(w, o);
    else if (o->tool->output && !o->is_text && is_object(o->payload))
        json_put_raw(w, "structuredContent", o->payload);
    if (request_has(r, FEATURE_SESSIONS))
        put_old_meta(w, r, (struct slice){0});
    json_object_end(w);
}

/* isError with the message, the hint, and how to fetch a late result. */
static void failure(struct json_out *w, const struct request *r, const struct outcome *o)
{
    open(w, r, o->operation);
    json_key(w, "content");
    json_array(w);
    text_block(w, err_text(o->err));
    if (o->err->hint[0])
        text_block(w, slice_of(o->err->hint));
    for (size_t i = 0; i < o->n_faults; i++)
        text_block(w, o->faults[i].message);
    json_array_end(w);
    json_put_bool(w, "isError", true);
    if (request_has(r, FEATURE_SESSIONS))
        put_old_meta(w, r, o->operation);
    json_object_end(w);
}

void mcp_write_questions(struct json_out *w, const struct request *r, struct slice requests,
                         struct slice state)
{
    rpc_open(w, r->id, RPC_ID_OMIT);
    json_key(w, "result");
    json_object(w);
    mcp_put_type(w, r, "input_required", (struct slice){0});
    json_put_raw(w, "inputRequests", requests);
    json_put_text(w, "requestState", state);
    json_object_end(w);
    rpc_close(w);
}

static void put_revisions(struct json_out *w, const char *key)
{
    json_key(w, key);
    json_array(w);
    for (unsigned i = 0; i < REV_COUNT; i++)
        json_string(w, revisions[i].name);
    json_array_end(w);
}

static void data(struct json_out *w, const struct request *r, const struct outcome *o)
{
    const struct err *err = o->err;
    bool names_uri = err->kind == ERR_NO_RESOURCE && request_has(r, FEATURE_STATELESS);

    if (err->kind != ERR_VERSION && !names_uri && !err->hint[0] && !err->details.len)
        return;
    json_key(w, "data");
    json_object(w);
    if (err->kind == ERR_VERSION) {
        put_revisions(w, "supported");
        json_put_text(w, "requested", stateless_version(r));
    }
    if (names_uri)
        json_put_text(w, "uri", r->name);
    if (err->details.len)
        json_put_raw(w, err->kind == ERR_CAPABILITY ? "requiredCapabilities" : "details",
                     err->details);
    if (err->hint[0])
        json_put_string(w, "hint", err->hint);
    json_object_end(w);
}

/* --- The server's own description --- */

static void put_capabilities(struct json_out *w, const struct request *r)
{
    json_key(w, "capabilities");
    json_object(w);
    json_put_raw(w, "tools", SLICE("{\"listChanged\":true}"));
    json_put_raw(w, "resources", SLICE("{\"subscribe\":true,\"listChanged\":true}"));
    json_put_raw(w, "prompts", SLICE("{\"listChanged\":true}"));
    json_put_raw(w, "logging", SLICE("{}"));
    if (request_has(r, FEATURE_COMPLETIONS))
        json_put_raw(w, "completions", SLICE("{}"));
    if (request_has(r, FEATURE_OLD_TASKS))
        json_put_raw(w, "tasks",
                     SLICE("{\"list\":{},\"cancel\":{},\"requests\":{\"tools\":{\"call\":{}}}}"));
    /* Clients recognize the tasks only if their value is an empty object. */
    if (request_has(r, FEATURE_STATELESS))
        json_put_raw(w, "extensions",
                     SLICE("{\"io.modelcontextprotocol/tasks\":{},"
                           "\"io.modelcontextprotocol/skills\":{\"directoryRead\":true}}"));
    json_object_end(w);
}

static void initialize(struct json_out *w, const struct request *r, const struct self *s)
{
    json_object(w);
    json_put_string(w, "protocolVersion", revision_name(r->context.revision));
    put_capabilities(w, r);
    json_key(w, "serverInfo");
    json_object(w);
    put_server_members(w, s->version);
    put_looks(w, r);
    json_object_end(w);
    json_put_string(w, "instructions", common_instructions);
    json_object_end(w);
}

void mcp_write_discover(struct json_out *w, const struct request *r)
{
    json_object(w);
    put_revisions(w, "supportedVersions");
    put_capabilities(w, r);
    json_put_string(w, "instructions", common_instructions);
    json_object_end(w);
}

/* --- Notifications and requests --- */

void mcp_write_request(struct json_out *w, struct slice id, struct slice method,
                       struct slice params)
{
    rpc_open(w, id, RPC_ID_OMIT);
    json_put_text(w, "method", method);
    if (params.len)
        json_put_raw(w, "params", params);
    rpc_close(w);
}

void mcp_put_related_meta(struct json_out *w, struct slice task)
{
    json_key(w, "_meta");
    json_object(w);
    put_related(w, task);
    json_object_end(w);
}

static void put_members(struct json_out *w, const struct json *object, const char *but)
{
    for (const struct json *i = json_is(object, JSON_OBJECT) ? object->first : NULL; i; i = i->next)
        if (!slice_is(i->key, but)) {
            json_key_slice(w, i->key);
            json_raw(w, i->raw);
        }
}

void mcp_write_task_request(struct json_out *w, struct slice id, const struct json *request,
                            struct slice task)
{
    const struct json *params = json_get(request, "params");

    rpc_open(w, id, RPC_ID_OMIT);
    json_put_text(w, "method", json_get_text(request, "method"));
    json_key(w, "params");
    json_object(w);
    json_key(w, "_meta");
    json_object(w);
    put_related(w, task);
    put_members(w, json_get(params, "_meta"), "io.modelcontextprotocol/related-task");
    json_object_end(w);
    put_members(w, params, "_meta");
    json_object_end(w);
    rpc_close(w);
}

void mcp_write_cancelled(struct json_out *w, struct slice id)
{
    rpc_open_notification(w, "notifications/cancelled");
    json_put_raw(w, "requestId", id);
    json_put_string(w, "reason", "The call no longer waits for the answer");
    rpc_close_notification(w);
}

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
    .traits = TRAIT_NOTES | TRAIT_QUESTIONS | TRAIT_CURSORS | TRAIT_SKILLS,
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
    .open = open,
    .progress = progress,
    .names = NAMES_WIRE,
    .offers = common_offers,
    .tools = common_tools,
    .lists = common_lists,
    .initialize = initialize,
};
