/* Shared by several dialects: default texts, results as text blocks, the usual listings. */
#include "internal.h"

/* --- Messages --- */

const char *const common_fault_texts[] = {
    [RPC_NO_OBJECT] = "A message must be one JSON object",
    [RPC_BAD_VERSION] = "\"jsonrpc\" must be \"2.0\"",
    [RPC_NO_METHOD] = "\"method\" is required and must be a string",
    [RPC_BAD_ID] = "\"id\" must be a string or a number",
    [RPC_BAD_PARAMS] = "\"params\" must be an object or an array",
};

bool common_refuse_params(struct err *err, struct slice method, const char *key)
{
    if (!key)
        return err_set(err, ERR_PARAMS, "%.*s: params must be an object", SLICE_ARG(method));
    return err_set(err, ERR_PARAMS, "%.*s: params.%s is required and must be a string",
                   SLICE_ARG(method), key);
}

/* --- Answers --- */

bool is_object(struct slice raw)
{
    return raw.len && raw.p[0] == '{';
}

void put_items(struct json_out *w, struct slice array)
{
    struct slice items = slice_trim(array);

    items = slice_trim(slice_from(items.p + 1, items.len - 2));
    if (items.len)
        json_raw(w, items);
}

void text_block(struct json_out *w, struct slice text)
{
    json_object(w);
    json_put_string(w, "type", "text");
    json_put_text(w, "text", text);
    json_object_end(w);
}

void put_payload(struct json_out *w, const char *key, const struct outcome *o)
{
    json_key(w, key);
    if (o->is_text)
        json_text(w, o->payload);
    else
        json_raw(w, o->payload);
}

void put_truncated(struct json_out *w, const char *hint)
{
    json_put_bool(w, "truncated", true);
    json_put_string(w, "hint", hint);
}

void put_completeness(struct json_out *w, const struct outcome *o)
{
    json_put_bool(w, "complete", !o->is_pending);
    if (o->is_pending)
        json_put_string(w, "message", o->err->message);
    if (o->is_cut)
        put_truncated(w, VALUE_CUT_HINT);
}

void put_content(struct json_out *w, const struct outcome *o, struct slice note)
{
    json_key(w, "content");
    json_array(w);
    if (o->is_blocks)
        put_items(w, o->payload);
    else
        text_block(w, o->payload);
    for (size_t i = 0; i < o->n_diagnostics; i++)
        text_block(w, o->diagnostics[i]);
    if (note.len)
        text_block(w, note);
    json_array_end(w);
}

void common_success(struct json_out *w, const struct request *r, const struct outcome *o)
{
    (void)r;
    json_object(w);
    put_content(w, o, (struct slice){0});
    if (o->is_cut)
        put_truncated(w, VALUE_CUT_HINT);
    json_object_end(w);
}

void put_details(struct json_out *w, const struct err *err, bool has_hint)
{
    json_key(w, "data");
    json_object(w);
    json_put_text(w, "details", err_text(err));
    if (has_hint && err->hint[0])
        json_put_string(w, "hint", err->hint);
    json_object_end(w);
}

void common_progress(struct json_out *w, const struct request *r, const struct progress *p)
{
    rpc_open_notification(w, "notifications/progress");
    if (r->task.len)
        mcp_put_related_meta(w, r->task);
    json_put_raw(w, "progressToken", r->progress);
    json_key(w, "progress");
    json_double(w, p->done);
    if (p->total > 0) {
        json_key(w, "total");
        json_double(w, p->total);
    }
    if (p->message)
        json_put_string(w, "message", p->message);
    rpc_close_notification(w);
}

/* --- Listings --- */

const char common_instructions[] =
    "umcp shows and changes Unity: scenes, objects, components, assets, logs. Start with "
    "GetStatus and ListScenes, or project_info for a project on disk. Everything is read-only "
    "until the operator allows writes; the error of a refused tool names the option that opens "
    "it.";

bool common_offers(const struct listing *l, const struct tool *t)
{
    return (l->groups >> t->group & 1) && tool_tier(t) <= l->tier;
}

bool common_lists(const struct resource *res, bool templates)
{
    return templates ? res->uri_template != NULL : !res->is_template;
}

void put_server(struct json_out *w, const char *name, const struct self *s)
{
    json_key(w, "serverInfo");
    json_object(w);
    json_put_string(w, "name", name);
    json_put_string(w, "version", s->version);
    json_object_end(w);
}

static void write_annotations(struct json_out *w, const struct tool *t)
{
    json_key(w, "annotations");
    json_object(w);
    json_put_string(w, "title", t->title);
    json_put_bool(w, "readOnlyHint", t->hints & HINT_READ_ONLY);
    json_put_bool(w, "destructiveHint", t->hints & HINT_DESTRUCTIVE);
    json_put_bool(w, "idempotentHint", t->hints & HINT_IDEMPOTENT);
    json_put_bool(w, "openWorldHint", t->hints & HINT_OPEN_WORLD);
    json_object_end(w);
}

static void write_tool(struct json_out *w, const struct request *r, struct slice name,
                       const struct tool *t)
{
    json_object(w);
    json_put_text(w, "name", name);
    if (request_has(r, FEATURE_TITLES))
        json_put_string(w, "title", t->title);
    json_put_string(w, "description", t->text);
    mcp_put_icon(w, r, t->category);
    json_key(w, "inputSchema");
    tool_write_schema(w, t);
    if (request_has(r, FEATURE_STRUCTURED) && t->output)
        json_put_raw(w, "outputSchema", tool_output_schema(t));
    if (request_has(r, FEATURE_ANNOTATIONS))
        write_annotations(w, t);
    if (request_has(r, FEATURE_OLD_TASKS) && tool_task_mode(t) != TASK_NEVER)
        json_put_raw(w, "execution",
                     t->task == TASK_REQUIRED ? SLICE("{\"taskSupport\":\"required\"}")
                                              : SLICE("{\"taskSupport\":\"optional\"}"));
    json_object_end(w);
}

/* The row at `i`, and its name in this dialect's listing. */
static const struct tool *row_at(const struct dialect *d, const struct listing *l, size_t i,
                                 struct slice *ret_name)
{
    const struct tool *t;

    if (d->names == NAMES_KEBAB)
        return catalog_kebab_at(l->catalog, i, ret_name);
    if (d->names == NAMES_WIRE)
        return catalog_wire_at(l->catalog, i, ret_name);
    t = catalog_at(l->catalog, i);
    *ret_name = slice_of(t->name);
    return t;
}

void common_tools(struct json_out *w, const struct request *r, const struct listing *l)
{
    const struct dialect *d = dialect_of(r->dialect);
    struct pager pager = pager_begin(w, &l->page);
    struct slice name;

    json_object(w);
    json_key(w, "tools");
    json_array(w);
    for (size_t i = 0; i < catalog_count(l->catalog); i++) {
        const struct tool *t = row_at(d, l, i, &name);

        if (t->is_unlisted || !d->offers(l, t) || !pager_wants(&pager, w))
            continue;
        write_tool(w, r, name, t);
        pager_wrote(&pager, w);
    }
    json_array_end(w);
    pager_end(&pager, w);
    json_object_end(w);
}
