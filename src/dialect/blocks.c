/*
 * Content blocks, messages of prompts and contents of resources that a host has written in MCP's
 * shapes, for clients that do not know all of these: older revisions of MCP get a text that names
 * the missing ones, and other dialects only text.
 */
#include "internal.h"

/* The members of a type of block. */
static const struct block_type {
    const char *name;
    unsigned needs;       /* enum feature */
    const char *names[2]; /* members with its kind; NULL: none */
} types[] = {
    {"text", 0, {NULL, NULL}},
    {"image", 0, {"mimeType", NULL}},
    {"resource", 0, {"resource", "uri"}},
    {"audio", FEATURE_AUDIO, {"mimeType", NULL}},
    {"resource_link", FEATURE_LINKS, {"uri", NULL}},
};

static const struct block_type *type_of(const struct json *block)
{
    for (size_t i = 0; i < N_ELEMENTS(types); i++)
        if (slice_is(json_get_text(block, "type"), types[i].name))
            return &types[i];
    return NULL;
}

static bool is_known(const struct request *r, const struct json *block)
{
    const struct block_type *t = type_of(block);

    return !t || !t->needs || request_has(r, (enum feature)t->needs);
}

/* "[audio: audio/wav]" */
static void name_block(struct buf *to, const struct json *block)
{
    const struct block_type *t = type_of(block);
    const struct json *in = t && t->names[1] ? json_get(block, t->names[0]) : block;
    const char *key = !t ? NULL : t->names[1] ? t->names[1] : t->names[0];

    buf_printf(to, "[%.*s", SLICE_ARG(json_get_text(block, "type")));
    if (key)
        buf_printf(to, ": %.*s", SLICE_ARG(json_get_text(in, key)));
    buf_append(to, SLICE("]"));
}

static void write_block(struct json_out *w, const struct request *r, const struct json *block)
{
    struct buf text;

    if (is_known(r, block)) {
        json_raw(w, block->raw);
        return;
    }
    buf_init(&text, block->raw.len + 200);
    name_block(&text, block);
    buf_printf(&text, " This client's revision of MCP, %s, does not have such content.",
               revision_name(r->context.revision));
    if (!buf_ok(&text))
        w->to->failed = true;
    text_block(w, buf_slice(&text));
    buf_done(&text);
}

/* {"role":...,"content":...} */
static void write_message(struct json_out *w, const struct request *r, const struct json *message)
{
    json_object(w);
    for (const struct json *m = message->first; m; m = m->next) {
        json_key_slice(w, m->key);
        if (slice_is(m->key, "content"))
            write_block(w, r, m);
        else
            json_raw(w, m->raw);
    }
    json_object_end(w);
}

static void write_known(struct buf *to, const struct request *r, const struct json *items)
{
    struct json_out w;

    json_out_init(&w, to);
    json_array(&w);
    for (const struct json *item = items->first; item; item = item->next) {
        if (r->op == OP_PROMPT_GET && json_is(item, JSON_OBJECT))
            write_message(&w, r, item);
        else
            write_block(&w, r, item);
    }
    json_array_end(&w);
}

static void write_text(struct buf *to, const struct json *blocks)
{
    for (const struct json *block = blocks->first; block; block = block->next) {
        if (block != blocks->first)
            buf_append(to, SLICE("\n"));
        if (slice_is(json_get_text(block, "type"), "text"))
            buf_append(to, json_get_text(block, "text"));
        else
            name_block(to, block);
    }
}

bool dialect_fit_blocks(const struct request *r, struct arena *a, struct buf *blocks,
                        bool *ret_is_text, struct err *err)
{
    const struct json *items;
    struct json_fault fault;
    struct slice fitting;
    struct buf text;

    *ret_is_text = r->dialect != D_MCP && r->op != OP_RESOURCE_READ;
    if (r->op == OP_RESOURCE_READ ||
        (request_has(r, FEATURE_AUDIO) && request_has(r, FEATURE_LINKS)))
        return true;
    if (!json_parse(a, buf_slice(blocks), &items, &fault))
        return err_no_memory(err);
    buf_init(&text, 16 * blocks->len + 1000); /* a few bytes may become a sentence */
    if (*ret_is_text)
        write_text(&text, items);
    else
        write_known(&text, r, items);
    fitting = arena_take(a, &text);
    if (!fitting.p)
        return err_no_memory(err);
    buf_reset(blocks, blocks->cap);
    buf_append(blocks, fitting);
    return true;
}
