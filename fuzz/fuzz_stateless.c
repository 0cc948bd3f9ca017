/*
 * A request of 2026-07-28 by HTTP: the envelope in its _meta, the headers that repeat it, and those
 * that repeat arguments. The input is lines of headers, an empty line, and the body. Whatever
 * comes, the answer is one JSON object with the request's own id, and no request of the revision
 * gets through unless its envelope is whole and its headers agree with it.
 */
#include <stdlib.h>

#include "dialect/dialect.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define META "io.modelcontextprotocol/"

static const char schema[] =
    "{\"type\":\"object\",\"properties\":{"
    "\"region\":{\"type\":\"string\",\"x-mcp-header\":\"Region\"},"
    "\"level\":{\"type\":\"integer\",\"x-mcp-header\":\"Level\"},"
    "\"on\":{\"type\":\"boolean\",\"x-mcp-header\":\"On\"},"
    "\"in\":{\"type\":\"object\",\"properties\":{\"deep\":{\"type\":\"string\",\"x-mcp-header\":"
    "\"Deep\"}}}}}";

static void require(bool holds)
{
    if (!holds)
        abort();
}

static void read_headers(struct slice lines, struct mcp_headers *ret_headers)
{
    struct slice version = SLICE("MCP-Protocol-Version"), method = SLICE("Mcp-Method"),
                 name = SLICE("Mcp-Name");

    *ret_headers = (struct mcp_headers){.fields = lines};
    while (lines.len) {
        struct slice value = slice_cut(&lines, '\n');
        struct slice field = slice_cut(&value, ':');

        value = slice_trim(value);
        if (!value.p)
            value = SLICE("");
        if (slice_eq_nocase(field, version))
            ret_headers->version = value;
        else if (slice_eq_nocase(field, method))
            ret_headers->method = value;
        else if (slice_eq_nocase(field, name))
            ret_headers->name = value;
    }
}

/* What must hold of a request that was accepted. */
static void check_accepted(const struct request *r)
{
    const struct json *meta = json_get(r->params, "_meta");

    if (!request_has(r, FEATURE_STATELESS) || r->is_notification)
        return;
    require(slice_is(json_get_text(meta, META "protocolVersion"), "2026-07-28"));
    require(json_is(json_get(meta, META "clientCapabilities"), JSON_OBJECT));
    if (!r->headers)
        return;
    require(slice_is(r->headers->version, "2026-07-28"));
    require(slice_eq(r->headers->method, r->method));
    if (r->op == OP_TOOL_CALL || r->op == OP_RESOURCE_READ)
        require(r->headers->name.p != NULL);
}

static void check_answer(struct arena *a, const struct buf *out, struct slice id)
{
    const struct json *root;
    struct json_fault fault;

    if (!json_parse(a, buf_slice(out), &root, &fault))
        abort();
    require((json_get(root, "result") != NULL) != (json_get(root, "error") != NULL));
    if (id.p)
        require(slice_eq(json_get(root, "id")->raw, id));
}

static void answer(struct arena *a, const struct request *r, const struct outcome *o)
{
    struct buf out;
    struct json_out w;

    buf_init(&out, 16u << 20);
    json_out_init(&w, &out);
    dialect_write_call(&w, r, o);
    check_answer(a, &out, r->id);
    require(dialect_http_status(r, o) >= 200);
    buf_done(&out);
}

static void try_message(struct arena *a, const struct json *value, const struct place *where)
{
    struct request r;
    struct err err = {0};
    struct outcome failed = {.err = &err};
    struct outcome fine = {.payload = SLICE("{\"a\":1}"), .tool = tool_by_id(TOOL_GET_STATUS)};

    if (dialect_decode(value, where, &r, &err)) {
        check_accepted(&r);
        if (dialect_check_arguments(&r, slice_of(schema), a, &err))
            err_set(&err, ERR_TOOL, "it failed: %.*s", SLICE_ARG(r.name));
    }
    require(err.kind != ERR_NONE);
    failed.asked = r.name;
    answer(a, &r, &failed);
    answer(a, &r, &fine);
}

/* The lines before the first empty one; what follows it is left in *text. */
static struct slice cut_head(struct slice *text)
{
    const char *start = text->p;
    size_t len = 0;

    while (text->len) {
        struct slice line = slice_cut(text, '\n');

        if (!line.len)
            break;
        len = (size_t)(line.p - start) + line.len;
    }
    return slice_from(start, len);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct slice text = slice_from((const char *)data, size);
    struct mcp_headers headers;
    struct place where = {.pinned = -1,
                          .shown = -1,
                          .fallback = D_MCP,
                          .context = {.revision = REV_2025_11_25},
                          .version = "0"};
    const struct json *root;
    struct json_fault fault;
    struct arena a;

    read_headers(cut_head(&text), &headers);
    arena_init(&a, 256u << 20);
    if (json_parse(&a, text, &root, &fault)) {
        try_message(&a, root, &where);
        where.headers = &headers;
        try_message(&a, root, &where);
    }
    arena_done(&a);
    return 0;
}
