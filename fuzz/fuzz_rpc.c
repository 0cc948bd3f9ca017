/*
 * JSON-RPC and the dialects: any text is read as a message in every place, and whatever comes of
 * it, the answer that is written must be one JSON object with the message's own id. A batch's items
 * are read one by one.
 */
#include <stdlib.h>

#include "dialect/dialect.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool holds)
{
    if (!holds)
        abort();
}

/* What was written must read back, with either a result or an error, and the id as it was. */
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

static void try_message(struct arena *a, const struct json *value, const struct place *where)
{
    struct request r;
    struct err err = {0};
    struct outcome failed = {.err = &err};
    struct outcome fine = {.payload = SLICE("{\"a\":1}"), .tool = tool_by_id(TOOL_GET_STATUS)};
    struct buf out;
    struct json_out w;

    if (dialect_decode(value, where, &r, &err))
        err_set(&err, ERR_TOOL, "it failed: %.*s", SLICE_ARG(r.name));
    require(err.kind != ERR_NONE);
    failed.asked = r.name;
    buf_init(&out, 16u << 20);
    json_out_init(&w, &out);
    dialect_write_call(&w, &r, &failed);
    check_answer(a, &out, r.id);
    require(dialect_http_status(&r, &failed) >= 200);
    buf_reset(&out, 4096);
    json_out_init(&w, &out);
    dialect_write_call(&w, &r, &fine);
    check_answer(a, &out, r.id);
    buf_done(&out);
}

static void try_places(struct arena *a, const struct json *value)
{
    for (int dialect = -1; dialect < D_FRAMED; dialect++)
        for (int shown = -1; shown < D_FRAMED; shown++) {
            struct place where = {.pinned = dialect,
                                  .shown = shown,
                                  .fallback = dialect < 0 ? D_MCP : D_PLAIN,
                                  .is_framed = dialect < 0 && shown % 2 == 0,
                                  .context = {.revision = REV_2025_11_25}};

            try_message(a, value, &where);
        }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena a;
    const struct json *root;
    struct json_fault fault;

    arena_init(&a, 256u << 20);
    if (json_parse(&a, slice_from((const char *)data, size), &root, &fault)) {
        const struct json *item = root->type == JSON_ARRAY ? root->first : root;

        for (; item; item = root->type == JSON_ARRAY ? item->next : NULL)
            try_places(&a, item);
    }
    arena_done(&a);
    return 0;
}
