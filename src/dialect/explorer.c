/* The explorer's interface: its own methods, results with a JSON copy, refusals, events. */
#include "internal.h"

static const struct method methods[] = {
    {"call_tool", .op = OP_TOOL_CALL, .name_key = "name", .args_key = "arguments"},
    {"list_tools", .op = OP_TOOL_LIST},
    {"list_resources", .op = OP_RESOURCE_LIST},
    {"read_resource", .op = OP_RESOURCE_READ, .name_key = "uri"},
    {"stream_events", .op = OP_STREAM},
    {"ping", .op = OP_PING},
    {"initialize", .op = OP_INITIALIZE},
    {"notifications/initialized", .op = OP_INITIALIZED},
    {"tools/call", .op = OP_TOOL_CALL, .name_key = "name", .args_key = "arguments"},
    {"tools/list", .op = OP_TOOL_LIST},
    {"resources/list", .op = OP_RESOURCE_LIST},
    {"resources/read", .op = OP_RESOURCE_READ, .name_key = "uri"},
    {0},
};

static const char *const fault_texts[RPC_BAD_PARAMS + 1] = {
    [RPC_NO_METHOD] = "Invalid request: 'method' is required.",
};

static bool refuse_params(struct err *err, struct slice method, const char *key)
{
    (void)method;
    if (!key)
        return err_set(err, ERR_PARAMS, "Invalid params: 'params' object is required.");
    return err_set(err, ERR_PARAMS, "Invalid params: '%s' is required.", key);
}

/* --- Answers --- */

static void success(struct json_out *w, const struct request *r, const struct outcome *o)
{
    (void)r;
    json_object(w);
    json_key(w, "content");
    json_array(w);
    json_object(w);
    json_put_string(w, "type", "text");
    json_put_string(w, "mimeType", o->is_text ? "text/plain" : "application/json");
    json_put_text(w, "text", o->payload);
    put_payload(w, "json", o);
    json_object_end(w);
    for (size_t i = 0; i < o->n_diagnostics; i++)
        text_block(w, o->diagnostics[i]);
    json_array_end(w);
    json_object_end(w);
}

static void put_hint(struct json_out *w, const struct err *err)
{
    json_put_string(w, "hint", err->hint[0] ? err->hint : NULL);
}

void explorer_write_refusal(struct json_out *w, const struct err *err)
{
    json_object(w);
    json_put_bool(w, "ok", false);
    json_key(w, "error");
    json_object(w);
    json_put_string(w, "kind", error_kind_name(err->kind));
    json_put_text(w, "message", err_text(err));
    put_hint(w, err);
    json_object_end(w);
    json_object_end(w);
}

static void failure(struct json_out *w, const struct request *r, const struct outcome *o)
{
    struct buf text;
    struct json_out inner;

    /* Room for escaping every byte. */
    buf_init(&text, (2 * sizeof(*o->err) + err_text(o->err).len) * 6);
    json_out_init(&inner, &text);
    explorer_write_refusal(&inner, o->err);
    if (!buf_ok(&text))
        w->to->failed = true;
    success(w, r, &(struct outcome){.payload = buf_slice(&text)});
    buf_done(&text);
}

/* Faults of ours are not the client's business: their own text is data.detail. */
static bool hides_text(const struct err *err)
{
    return err->kind == ERR_INTERNAL || err->kind == ERR_PARSE;
}

static const char *title(const struct err *err)
{
    return hides_text(err) ? error_code_title(D_EXPLORER, err->kind) : NULL;
}

static void data(struct json_out *w, const struct request *r, const struct outcome *o)
{
    (void)r;
    json_key(w, "data");
    json_object(w);
    json_put_string(w, "kind", error_kind_name(o->err->kind));
    put_hint(w, o->err);
    if (hides_text(o->err))
        json_put_text(w, "detail", err_text(o->err));
    json_object_end(w);
}

/* --- Listings --- */

static bool offers(const struct listing *l, const struct tool *t)
{
    (void)l;
    return t->group == GROUP_EXPLORER;
}

/* It has no separate list of templates. */
static bool lists(const struct resource *res, bool templates)
{
    (void)templates;
    return res->is_explorer;
}

static void initialize(struct json_out *w, const struct request *r, const struct self *s)
{
    bool is_il2cpp = s->runtime && strcmp(s->runtime, "IL2CPP") == 0;

    (void)r;
    json_object(w);
    json_put_string(w, "protocolVersion", revision_name(REV_2024_11_05));
    json_put_raw(w, "capabilities",
                 SLICE("{\"tools\":{\"listChanged\":true},\"resources\":{\"listChanged\":true},"
                       "\"experimental\":{\"streamEvents\":{}}}"));
    put_server(w, is_il2cpp ? "UnityExplorer.Mcp" : "UnityExplorer.Mcp.Mono", s);
    json_put_string(
        w, "instructions",
        "Unity Explorer interface: list_tools, call_tool, list_resources, read_resource and "
        "stream_events. Read-only unless allowWrites is set; guarded tools want confirm=true.");
    json_object_end(w);
}

/* --- Events --- */

void explorer_write_event(struct json_out *w, const char *name, struct slice payload)
{
    rpc_open_notification(w, "notification");
    json_put_string(w, "event", name);
    json_put_raw(w, "payload", payload);
    rpc_close_notification(w);
}

void explorer_write_outcome(struct json_out *w, struct slice name, const struct outcome *o)
{
    const struct request request = {.dialect = D_EXPLORER, .codes = D_EXPLORER};
    bool is_ok = o->err->kind == ERR_NONE;

    json_object(w);
    json_put_text(w, "name", name);
    json_put_bool(w, "ok", is_ok);
    if (is_ok) {
        put_payload(w, "result", o);
    } else {
        json_key(w, "error");
        dialect_write_error_object(w, &request, o);
    }
    if (o->operation.len)
        json_put_text(w, "operationId", o->operation);
    json_object_end(w);
}

const struct dialect dialect_explorer = {
    .name = "explorer",
    .traits = TRAIT_MIRRORED | TRAIT_FIXED,
    .methods = methods,
    .ignores_case = true,
    .ignores_unknown = true,
    .takes_null_id = true,
    .empty_text = "Invalid request: 'method' is required.",
    .fault_texts = fault_texts,
    .refuse_params = refuse_params,
    .status = STATUS_EXPLORER,
    .form = RESULT_BOTH,
    .success = success,
    .failure = failure,
    .title = title,
    .data = data,
    .progress = common_progress,
    .offers = offers,
    .tools = common_tools,
    .lists = lists,
    .initialize = initialize,
};
