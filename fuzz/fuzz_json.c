/*
 * Any bytes: the reader takes them or names a fault inside them. What it takes, the writer writes
 * on one line, and that reads back as the same tree. Any bytes as a string, and any eight as a
 * number, are written as JSON that reads back too.
 */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "json/json.h"

#define MAX_MEMORY ((size_t)64 << 20)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool holds)
{
    if (!holds)
        abort();
}

static bool lies_in(struct slice part, struct slice whole)
{
    return part.p >= whole.p && part.p + part.len <= whole.p + whole.len;
}

static void write_scalar(struct json_out *w, const struct json *v)
{
    bool value;

    if (v->type == JSON_STRING)
        json_text(w, v->text);
    else if (json_to_bool(v, &value))
        json_bool(w, value);
    else if (v->type == JSON_NUMBER)
        json_raw(w, v->raw);
    else
        json_null(w);
}

/* As deep as the reader allows. */
static void write_tree(struct json_out *w, const struct json *v)
{
    unsigned n_items = 0;

    if (v->type < JSON_ARRAY) {
        write_scalar(w, v);
        return;
    }
    if (v->type == JSON_OBJECT)
        json_object(w);
    else
        json_array(w);
    for (const struct json *item = v->first; item; item = item->next, n_items++) {
        require(lies_in(item->raw, v->raw));
        if (v->type == JSON_OBJECT)
            json_key_slice(w, item->key);
        write_tree(w, item);
    }
    require(n_items == v->n_items);
    if (v->type == JSON_OBJECT)
        json_object_end(w);
    else
        json_array_end(w);
}

static void compare_trees(const struct json *a, const struct json *b)
{
    require(a->type == b->type && a->n_items == b->n_items);
    require(slice_eq(a->key, b->key) && slice_eq(a->text, b->text));
    require(a->type >= JSON_STRING || slice_eq(a->raw, b->raw));
    require(utf8_valid(a->text) && utf8_valid(a->key));
    for (a = a->first, b = b->first; a && b; a = a->next, b = b->next)
        compare_trees(a, b);
    require(!a && !b);
}

static const struct json *read_back(struct arena *a, struct slice text)
{
    const struct json *root = NULL;
    struct json_fault fault;

    require(!memchr(text.p, '\n', text.len) && !memchr(text.p, '\r', text.len));
    require(json_parse(a, text, &root, &fault));
    require(slice_eq(root->raw, text));
    return root;
}

static void check_numbers(struct arena *a, struct buf *b, const struct json *v)
{
    struct json_out w;
    int64_t whole, whole_back;
    double value, back;

    for (const struct json *item = v->first; item; item = item->next)
        check_numbers(a, b, item);
    if (!json_to_double(v, &value))
        return;
    require(isfinite(value));
    buf_reset(b, MAX_MEMORY);
    json_out_init(&w, b);
    json_double(&w, value);
    require(json_to_double(read_back(a, buf_slice(b)), &back) && back == value);
    if (json_to_int(v, &whole)) {
        require((double)whole == value);
        buf_reset(b, MAX_MEMORY);
        json_out_init(&w, b);
        json_int(&w, whole);
        require(json_to_int(read_back(a, buf_slice(b)), &whole_back) && whole_back == whole);
    }
}

static void check_text(struct arena *a, struct buf *b, struct slice in)
{
    const struct json *root = NULL;
    const struct json *back;
    struct json_fault fault = {0};
    struct json_out w;

    if (!json_parse(a, in, &root, &fault)) {
        require(!root && fault.reason && fault.at <= in.len);
        return;
    }
    require(lies_in(root->raw, in));
    json_out_init(&w, b);
    write_tree(&w, root);
    require(buf_ok(b) && w.depth == 0);
    back = read_back(a, buf_slice(b));
    compare_trees(root, back);
    check_numbers(a, b, root);

    buf_reset(b, MAX_MEMORY);
    json_out_init(&w, b);
    json_raw(&w, in);
    require(json_parse(a, buf_slice(b), &back, &fault));
    compare_trees(root, back);
}

static void check_string(struct arena *a, struct buf *b, struct slice in)
{
    const struct json *root;
    struct json_out w;

    buf_reset(b, MAX_MEMORY);
    json_out_init(&w, b);
    json_text(&w, in);
    require(buf_ok(b));
    root = read_back(a, buf_slice(b));
    require(json_is(root, JSON_STRING));
    require(slice_eq(root->text, in) == utf8_valid(in));
}

static void check_bits(struct arena *a, struct buf *b, const uint8_t bits[8])
{
    struct json_out w;
    double value, back;
    float narrow;

    memcpy(&value, bits, sizeof(value));
    buf_reset(b, MAX_MEMORY);
    json_out_init(&w, b);
    json_double(&w, value);
    if (json_to_double(read_back(a, buf_slice(b)), &back))
        require(back == value);
    else
        require(!isfinite(value));

    memcpy(&narrow, bits, sizeof(narrow));
    buf_reset(b, MAX_MEMORY);
    json_out_init(&w, b);
    json_float(&w, narrow);
    if (json_to_double(read_back(a, buf_slice(b)), &back))
        require((float)back == narrow);
    else
        require(!isfinite(narrow));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct slice in = slice_from((const char *)data, size);
    struct arena a;
    struct buf b;

    arena_init(&a, MAX_MEMORY);
    buf_init(&b, MAX_MEMORY);
    check_text(&a, &b, in);
    check_string(&a, &b, in);
    if (size >= 8)
        check_bits(&a, &b, data);
    buf_done(&b);
    arena_done(&a);
    return 0;
}
