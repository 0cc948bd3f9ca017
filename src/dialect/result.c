/* Wraps the result of a tool or a resource in the format of the request's dialect. */
#include "internal.h"

static bool is_object(struct slice raw)
{
    return raw.len && raw.p[0] == '{';
}

static void open_result(struct json_out *w, const struct request *r)
{
    rpc_open(w, r->id, dialects[r->codes].absent_id);
    json_key(w, "result");
}

void dialect_write_result(struct json_out *w, const struct request *r, struct slice raw)
{
    open_result(w, r);
    json_raw(w, raw);
    rpc_close(w);
}

static void text_block(struct json_out *w, struct slice text)
{
    json_object(w);
    json_put_string(w, "type", "text");
    json_put_text(w, "text", text);
    json_object_end(w);
}

static void put_value(struct json_out *w, const char *key, const struct outcome *o)
{
    json_key(w, key);
    if (o->is_text)
        json_text(w, o->payload);
    else
        json_raw(w, o->payload);
}

/* A value returned by code may have any type; MCP requires an object. */
static void structured_value(struct json_out *w, const struct outcome *o)
{
    json_key(w, "structuredContent");
    json_object(w);
    if (!o->is_pending)
        put_value(w, "result", o);
    json_put_bool(w, "hasValue", o->has_value && !o->is_pending);
    json_put_text(w, "logId", o->operation);
    json_put_bool(w, "complete", !o->is_pending);
    if (o->is_pending)
        json_put_string(w, "message", o->err->message);
    json_object_end(w);
}

static void structured_content(struct json_out *w, const struct outcome *o)
{
    bool has_object = !o->is_text && is_object(o->payload);

    if (o->is_value) {
        structured_value(w, o);
    } else if (has_object && (o->tool->id == TOOL_PLUGIN || o->tool->output)) {
        json_put_raw(w, "structuredContent", o->payload);
    } else if (o->tool->id == TOOL_PLUGIN && (!o->is_text || o->is_structured)) {
        json_key(w, "structuredContent"); /* must be an object */
        json_object(w);
        put_value(w, "result", o);
        json_object_end(w);
    }
}

static void content_result(struct json_out *w, const struct request *r, const struct outcome *o)
{
    json_object(w);
    json_key(w, "content");
    json_array(w);
    text_block(w, o->payload);
    for (size_t i = 0; i < o->n_diagnostics; i++)
        text_block(w, o->diagnostics[i]);
    json_array_end(w);
    /* From 2025-06-18 on, a tool that declares its output must also send it in structured form. */
    if (r->dialect == D_MCP && r->revision >= REV_2025_06_18)
        structured_content(w, o);
    json_object_end(w);
}

static void editor_result(struct json_out *w, const struct outcome *o)
{
    json_object(w);
    json_put_string(w, "tool", o->tool->name);
    json_key(w, "output");
    if (!o->is_text && is_object(o->payload)) {
        json_raw(w, o->payload);
    } else { /* the envelope requires an object */
        json_object(w);
        put_value(w, "value", o);
        json_object_end(w);
    }
    if (o->n_diagnostics) {
        json_key(w, "diagnostics");
        json_array(w);
        for (size_t i = 0; i < o->n_diagnostics; i++)
            json_text(w, o->diagnostics[i]);
        json_array_end(w);
    }
    json_object_end(w);
}

static void explorer_result(struct json_out *w, const struct outcome *o)
{
    json_object(w);
    json_key(w, "content");
    json_array(w);
    json_object(w);
    json_put_string(w, "type", "text");
    json_put_string(w, "mimeType", o->is_text ? "text/plain" : "application/json");
    json_put_text(w, "text", o->payload);
    put_value(w, "json", o);
    json_object_end(w);
    for (size_t i = 0; i < o->n_diagnostics; i++)
        text_block(w, o->diagnostics[i]);
    json_array_end(w);
    json_object_end(w);
}

static void success(struct json_out *w, const struct request *r, const struct outcome *o)
{
    open_result(w, r);
    switch (r->dialect) {
    case D_EDITOR:
        editor_result(w, o);
        break;
    case D_EXPLORER:
        explorer_result(w, o);
        break;
    default:
        content_result(w, r, o);
        break;
    }
    rpc_close(w);
}

/* isError with the message, the hint, and how to fetch a late result. */
static void mcp_failure(struct json_out *w, const struct outcome *o)
{
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

static void failed_result(struct json_out *w, const struct request *r, const struct outcome *o)
{
    struct buf text;
    struct json_out inner;

    open_result(w, r);
    if (r->dialect == D_EXPLORER) {
        /* Room for escaping every byte. */
        buf_init(&text, (2 * sizeof(*o->err) + err_text(o->err).len) * 6);
        json_out_init(&inner, &text);
        dialect_write_refusal(&inner, o->err);
        if (!buf_ok(&text))
            w->to->failed = true;
        explorer_result(w, &(struct outcome){.payload = buf_slice(&text)});
        buf_done(&text);
    } else {
        mcp_failure(w, o);
    }
    rpc_close(w);
}

void dialect_write_call(struct json_out *w, const struct request *r, const struct outcome *o)
{
    if (!o->err || o->err->kind == ERR_NONE)
        success(w, r, o);
    else if (dialect_fails_in_result(r, o))
        failed_result(w, r, o);
    else
        dialect_write_error(w, r, o);
}

/* Writes the object, with the source added as its last member. */
static void text_with_source(struct json_out *w, struct slice object, const char *source)
{
    size_t end = object.len - 1, last;
    struct buf text;

    while (object.p[end] != '}')
        end--;
    for (last = end - 1; strchr(" \t\r\n", object.p[last]);)
        last--;
    buf_init(&text, object.len + 64);
    buf_append(&text, slice_from(object.p, end));
    buf_printf(&text, "%s\"source\":\"%s\"}", last ? "," : "", source);
    if (!buf_ok(&text))
        w->to->failed = true;
    json_put_text(w, "text", buf_slice(&text));
    buf_done(&text);
}

void dialect_write_contents(struct json_out *w, const struct request *r, const struct outcome *o)
{
    if (o->err && o->err->kind != ERR_NONE) {
        dialect_write_error(w, r, o);
        return;
    }
    open_result(w, r);
    json_object(w);
    json_key(w, "contents");
    json_array(w);
    json_object(w);
    json_put_text(w, "uri", r->name);
    json_put_string(w, "mimeType", o->is_text ? "text/plain" : "application/json");
    /* Explorer's format has no room for the source. */
    if (o->source && r->dialect != D_EXPLORER && !o->is_text && is_object(o->payload))
        text_with_source(w, o->payload, o->source);
    else
        json_put_text(w, "text", o->payload);
    json_object_end(w);
    for (size_t i = 0; i < o->n_diagnostics; i++) {
        json_object(w);
        json_put_text(w, "uri", r->name);
        json_put_string(w, "mimeType", "text/plain");
        json_put_text(w, "text", o->diagnostics[i]);
        json_object_end(w);
    }
    json_array_end(w);
    json_object_end(w);
    rpc_close(w);
}

size_t dialect_budget(const struct request *r, bool is_resource, size_t limit)
{
    const size_t rest = limit - limit / 10; /* leaves room for ids, keys, diagnostics */

    if (is_resource || (r->dialect != D_EDITOR && r->dialect != D_MCP && r->dialect != D_EXPLORER))
        return rest / 3 * 2; /* as text: quotes and backslashes take two bytes */
    if (r->dialect == D_EDITOR)
        return rest;
    return rest / 5 * 2; /* once as text and once as JSON */
}
